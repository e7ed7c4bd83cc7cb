package depesche.bot.report.page;

import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// Prints the blocks of a mail as a part of a page that lies on a web server: the same words,
/// without the picture, the links that answer a mail, and its foot. It has classes where a mail has
/// styles: a strict server allows no style in a page.
public final class PagePart {

  /// Words have no quotation marks as such, so nothing in them looks like this.
  private static final Pattern STYLE = Pattern.compile(" style=\"([^\"]*)\"");

  /// A class and what in a style asks for it.
  private record Look(String name, String asked) {}

  private static final List<Look> LOOKS =
      List.of(
          new Look("good", "color: #3a8f3a"),
          new Look("bad", "color: #d9453d"),
          new Look("up", "writing-mode"),
          new Look("headlines", "list-style: none"),
          new Look("fine", "font-size: 0.85em"),
          new Look("whole", "nowrap"),
          new Look("narrow", "width: 1%"));

  private PagePart() {}

  /// What becomes of the title of a mail.
  public enum Top {
    /// It is that of the page.
    TITLE,
    /// It stands over a section.
    HEADING,
    /// The page has another.
    NONE
  }

  /// {@return the part of a page}
  ///
  /// @param pictures what is to be seen before all is told: HTML below the title and the headlines
  public static String of(List<Block> blocks, Top top, String pictures) {
    List<Block> all = blocks.stream().flatMap(block -> kept(block, top)).toList();
    int head = (int) all.stream().takeWhile(PagePart::isHead).count();
    String html = HtmlPage.part(all.subList(0, head), pictures, all.subList(head, all.size()));
    return STYLE.matcher(html).replaceAll(PagePart::classed);
  }

  private static boolean isHead(Block block) {
    return block instanceof Block.Title
        || block instanceof Block.Gap
        || (block instanceof Block.Items items && items.headlines());
  }

  /// {@return words of others in a page, every sign as it is}
  public static String literal(String words) {
    return HtmlWords.literal(words);
  }

  private static Stream<Block> kept(Block block, Top top) {
    if (block instanceof Block.PageOnly page) {
      return page.blocks().stream().flatMap(one -> kept(one, top));
    }
    if (block instanceof Block.Fine fine) {
      return Stream.of(
          new Block.Fine(fine.blocks().stream().flatMap(one -> kept(one, top)).toList()));
    }
    if (block instanceof Block.Title title && top != Top.TITLE) {
      return top == Top.NONE ? Stream.of() : Stream.of(new Block.Heading(title.words()));
    }
    boolean mailed =
        block instanceof Block.Foot
            || block instanceof Block.Draft
            || block instanceof Block.Picture;
    return mailed ? Stream.of() : Stream.of(block);
  }

  private static String classed(MatchResult style) {
    List<String> names =
        LOOKS.stream()
            .filter(look -> style.group(1).contains(look.asked()))
            .map(Look::name)
            .toList();
    return names.isEmpty() ? "" : " class=\"" + String.join(" ", names) + "\"";
  }
}
