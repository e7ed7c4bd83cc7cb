package depesche.bot.report;

import depesche.bot.report.page.Block;
import depesche.bot.report.page.ForumPage;
import depesche.bot.report.page.PagePart;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/// The public report of a phase, laid out once and printed for its page and for forums.
public final class Posted {

  private final List<Block> blocks;
  private final Function<Instant, String> when;

  /// @param when says a moment
  Posted(List<Block> blocks, Function<Instant, String> when) {
    this.blocks = List.copyOf(blocks);
    this.when = when;
  }

  /// {@return the lines to be pasted}
  public List<String> lines(ForumPage.Markup markup, Optional<ForumPage.Shown> shown) {
    return ForumPage.of(blocks, markup, shown, when);
  }

  /// {@return the part of a page on a web server}
  ///
  /// @param pictures what is to be seen before all is told: HTML below the headlines
  public String page(String pictures) {
    return PagePart.of(blocks, PagePart.Top.TITLE, pictures);
  }
}
