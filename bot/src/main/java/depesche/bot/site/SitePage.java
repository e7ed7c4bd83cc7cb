package depesche.bot.site;

import static depesche.bot.report.page.PagePart.literal;

import depesche.bot.report.form.FormSection;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// A page: what stands around its words. It needs nothing from elsewhere; scripts and styles are
/// files of their own, and it is whole without them.
///
/// @param title of the page
/// @param made what it was made of, and what others say of it; empty if it is made again each time
/// @param up the way to the folder of all games, such as `../../`
/// @param links to what is above it; empty if nothing is
/// @param orders the script that says what may be ordered; empty if the page has no form
/// @param words its own
/// @param said what pages call things
record SitePage(
    String title,
    String made,
    String up,
    String links,
    Turning turning,
    Optional<String> orders,
    String words,
    UnaryOperator<String> said) {

  private static final Pattern MADE = Pattern.compile("content=\"Depesche ([0-9a-f.]+ [^\"]*)\"");

  /// The end of what has to be read of a page to know of what it was made.
  static final int HEAD = 4000;

  /// Where one turns pages.
  ///
  /// @param folder the way to the folder of the game
  /// @param place of the page among the turns, from 0; below 0 if it is none
  record Turning(String folder, int place, Optional<String> before, Optional<String> behind) {

    static final Turning NONE = new Turning("", -1, Optional.empty(), Optional.empty());
  }

  /// A page without a form.
  SitePage(
      String title,
      String made,
      String up,
      String links,
      Turning turning,
      String words,
      UnaryOperator<String> said) {
    this(title, made, up, links, turning, Optional.empty(), words, said);
  }

  String html() {
    StringBuilder page = new StringBuilder();
    page.append("<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n");
    page.append("<meta name=\"generator\" content=\"Depesche ").append(made).append("\">\n");
    page.append("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n");
    page.append("<meta name=\"color-scheme\" content=\"light dark\">\n");
    page.append("<title>").append(literal(title)).append("</title>\n");
    page.append("<link rel=\"stylesheet\" href=\"").append(up).append("site.css\">\n");
    boolean turns = turning.place() >= 0;
    if (turns) {
      page.append("<script src=\"").append(turning.folder()).append("turns.js\" defer></script>\n");
      page.append("<script src=\"").append(up).append("site.js\" defer></script>\n");
    }
    orders.ifPresent(script -> form(page, script));
    page.append("</head>\n<body>\n");
    if (!links.isEmpty()) {
      header(page, turns);
    }
    page.append("<main>\n").append(words).append("</main>\n");
    if (turns) {
      page.append("<footer>\n");
      nav(page, "PagesBelow");
      page.append("</footer>\n");
    }
    return page.append("</body>\n</html>\n").toString();
  }

  private void header(StringBuilder page, boolean turns) {
    page.append("<header>\n");
    nav(page, "Pages");
    if (turns) {
      page.append("<div id=\"turns\" data-folder=\"").append(turning.folder());
      page.append("\" data-place=\"").append(turning.place()).append("\"></div>\n");
    }
    page.append("</header>\n");
  }

  private void form(StringBuilder page, String script) {
    page.append("<link rel=\"stylesheet\" href=\"").append(up).append(FormSection.STYLE);
    page.append("\">\n<script src=\"").append(script).append("\" defer></script>\n<script src=\"");
    page.append(up).append(FormSection.SCRIPT).append("\" defer></script>\n");
  }

  private void nav(StringBuilder page, String label) {
    page.append("<nav aria-label=\"").append(literal(said.apply(label))).append("\">");
    page.append(links);
    turning.before().ifPresent(href -> page.append(link("prev", href, said.apply("Previous"))));
    turning.behind().ifPresent(href -> page.append(link("next", href, said.apply("Next"))));
    page.append("</nav>\n");
  }

  private static String link(String rel, String href, String words) {
    return " <a rel=\"" + rel + "\" href=\"" + href + "\">" + literal(words) + "</a>";
  }

  /// {@return the same without the link to the page behind it, which may not be there yet}
  SitePage last() {
    Turning alone =
        new Turning(turning.folder(), turning.place(), turning.before(), Optional.empty());
    return new SitePage(title, "", up, links, alone, orders, words, said);
  }

  /// {@return of what the page was made that begins like this, and what others say of it; empty if
  /// it does not say}
  static String made(String head) {
    Matcher matcher = MADE.matcher(head);
    return matcher.find() ? matcher.group(1) : "";
  }
}
