package depesche.bot.door;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;

/// By which marks mail programs say in HTML what nobody sees, and what is not the author's.
final class HtmlMarks {

  private static final Pattern BLANK = Pattern.compile("\\s");

  private static final Pattern HIDDEN =
      Pattern.compile(
          "display:none|visibility:(hidden|collapse)|mso-hide:all"
              + "|(opacity|font-size|max-height):0?(\\.0*)?(?![.\\d])(?<=[0.])"
              + "|clip:rect\\(0|(left|top|text-indent):-\\d{3}");

  private static final Pattern FLAT = Pattern.compile("(?<!-)height:[01](px)?(;|$)");

  /// Words that an author has struck out are not said.
  private static final Pattern STRUCK =
      Pattern.compile("text-decoration(-line)?:[^;]*line-through");

  private static final Pattern STRIKES =
      Pattern.compile("<(s|strike|del)[ >]|line-through", Pattern.CASE_INSENSITIVE);

  /// Programs that know no blockquote draw a line at the left.
  private static final Pattern LINE_AT_LEFT =
      Pattern.compile("border-left(-style|-width)?:(?!none|0|initial|inherit)");

  /// Outlook draws one above an old mail's head.
  private static final Pattern LINE_ABOVE =
      Pattern.compile("border:none;border-top:solid#?[a-z0-9]+1\\.0pt");

  private static final Pattern PRE = Pattern.compile("white-space:(pre|break-spaces)");

  private static final List<String> QUOTE_CLASSES =
      List.of(
          "gmail_attr",
          "yahoo_quoted",
          "protonmail_quote",
          "tutanota_quote",
          "moz-cite-prefix",
          "moz-forward-container",
          "-x-evo-attribution",
          "outlookmessageheader",
          "ms-outlook-mobile-reference-message",
          "zmail_extra",
          "gmail_signature",
          "gmail_signature_prefix",
          "moz-signature",
          "protonmail_signature_block");

  private static final List<String> QUOTE_IDS =
      List.of(
          "mail-editor-reference-message-container",
          "olk_src_body_section",
          "appleoriginalcontents",
          "originbody",
          "reply-intro",
          "isreplycontent",
          "ms-outlook-mobile-signature");

  /// From here on nothing is the author's.
  private static final List<String> ENDS = List.of("appendonsend", "divrplyfwdmsg", "stopspelling");

  /// What nobody sees wherever it stands, and what an author has struck out.
  private static final List<String> UNSEEN =
      List.of(
          "head", "title", "script", "style", "template", "noscript", "svg", "s", "strike", "del");

  /// So many styles are remembered, and none that is longer than that.
  private static final int MOST_STYLES = 500;

  private static final int LONGEST_STYLE = 300;

  /// Styles that were looked at, by their words: programs use the same few over and over.
  private static final Map<String, Style> STYLES = new ConcurrentHashMap<>();

  private static final Style PLAIN = Style.of("");

  /// What a style says.
  private record Style(
      boolean hides, boolean atLeft, boolean above, boolean keepsLines, boolean borderless) {

    static Style of(String words) {
      String style = BLANK.matcher(words.toLowerCase(Locale.ROOT)).replaceAll("");
      return new Style(
          isUnseen(style),
          LINE_AT_LEFT.matcher(style).find(),
          LINE_ABOVE.matcher(style).find(),
          PRE.matcher(style).find(),
          style.contains("border:none"));
    }

    private static boolean isUnseen(String style) {
      return HIDDEN.matcher(style).find()
          || STRUCK.matcher(style).find()
          || (style.contains("overflow:hidden") && FLAT.matcher(style).find());
    }
  }

  private HtmlMarks() {}

  /// Takes out what a reader does not see, or sees struck out.
  static void removeUnseen(Document page) {
    List<Element> all = page.getAllElements();
    List<Element> unseen = all.stream().filter(HtmlMarks::isUnseen).toList();
    all.stream()
        .filter(element -> element.normalName().equals("style"))
        .flatMap(sheet -> StyleSheet.hidden(sheet.data()).stream())
        .forEach(name -> page.select(name).remove());
    unseen.forEach(Element::remove);
  }

  private static boolean isUnseen(Element element) {
    return UNSEEN.contains(element.normalName())
        || element.hasAttr("hidden")
        || style(element).hides();
  }

  /// {@return whether something may be struck out in a page, which its plain text does not show}
  static boolean strikes(String html) {
    return STRIKES.matcher(html).find();
  }

  static boolean isQuote(Element element) {
    String id = element.id().toLowerCase(Locale.ROOT);
    return switch (element.normalName()) {
      case "blockquote" -> !isIndented(element);
      default ->
          (element.hasAttr("class") && isOfQuote(element))
              || QUOTE_IDS.contains(id)
              || id.startsWith("yahoo_quoted")
              || style(element).atLeft();
    };
  }

  private static boolean isOfQuote(Element element) {
    return QUOTE_CLASSES.stream().anyMatch(element::hasClass)
        || (element.hasClass("gmail_quote") && element.select("blockquote").isEmpty());
  }

  /// {@return whether this element and all that follows it are an old mail}
  static boolean isEnd(Element element) {
    return ENDS.contains(element.id().toLowerCase(Locale.ROOT)) || style(element).above();
  }

  /// {@return whether an element begins a line}
  static boolean isBlock(Element element) {
    return element.isBlock() || element.normalName().equals("summary");
  }

  static boolean keepsLines(Element element) {
    return element.normalName().equals("pre") || style(element).keepsLines();
  }

  /// A mail program's indent is a blockquote, too, one without a line.
  private static boolean isIndented(Element element) {
    return !element.hasAttr("type")
        && !element.hasAttr("cite")
        && !element.className().contains("quote")
        && (element.hasClass("webkit-indent-blockquote") || style(element).borderless());
  }

  private static Style style(Element element) {
    String words = element.attr("style");
    if (words.isEmpty()) {
      return PLAIN;
    }
    if (words.length() > LONGEST_STYLE) {
      return Style.of(words);
    }
    if (STYLES.size() > MOST_STYLES) {
      STYLES.clear();
    }
    return STYLES.computeIfAbsent(words, Style::of);
  }
}
