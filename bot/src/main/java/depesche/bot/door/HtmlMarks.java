package depesche.bot.door;

import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;

/// By which marks mail programs say in HTML what nobody sees, and what is not the author's.
final class HtmlMarks {

  private static final Pattern HIDDEN =
      Pattern.compile(
          "display:none|visibility:(hidden|collapse)|mso-hide:all"
              + "|(opacity|font-size|max-height):0?(\\.0*)?(?![.\\d])(?<=[0.])"
              + "|clip:rect\\(0|(left|top|text-indent):-\\d{3}");

  private static final Pattern FLAT = Pattern.compile("(?<!-)height:[01](px)?(;|$)");

  /// What an author has struck out is not said.
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

  private HtmlMarks() {}

  /// Takes out what a reader does not see, or sees struck out.
  static void removeUnseen(Document page) {
    for (Element style : page.select("style")) {
      StyleSheet.hidden(style.data()).forEach(name -> page.select(name).remove());
    }
    page.select("head, title, script, style, template, noscript, svg, [hidden]").remove();
    page.select("s, strike, del").remove();
    page.select("[style]").stream()
        .filter(element -> isUnseen(style(element)))
        .toList()
        .forEach(Element::remove);
  }

  /// {@return whether something may be struck out in a page, which its plain text does not show}
  static boolean strikes(String html) {
    return STRIKES.matcher(html).find();
  }

  private static boolean isUnseen(String style) {
    return HIDDEN.matcher(style).find()
        || STRUCK.matcher(style).find()
        || (style.contains("overflow:hidden") && FLAT.matcher(style).find());
  }

  static boolean isQuote(Element element) {
    String id = element.id().toLowerCase(Locale.ROOT);
    return switch (element.normalName()) {
      case "blockquote" -> !isIndented(element);
      default ->
          QUOTE_CLASSES.stream().anyMatch(element::hasClass)
              || QUOTE_IDS.contains(id)
              || id.startsWith("yahoo_quoted")
              || (element.hasClass("gmail_quote") && element.select("blockquote").isEmpty())
              || LINE_AT_LEFT.matcher(style(element)).find();
    };
  }

  /// {@return whether this element and all that follows it are an old mail}
  static boolean isEnd(Element element) {
    return ENDS.contains(element.id().toLowerCase(Locale.ROOT))
        || LINE_ABOVE.matcher(style(element)).find();
  }

  /// {@return whether an element begins a line}
  static boolean isBlock(Element element) {
    return element.isBlock() || element.normalName().equals("summary");
  }

  static boolean keepsLines(Element element) {
    return element.normalName().equals("pre") || PRE.matcher(style(element)).find();
  }

  /// A mail program's indent is a blockquote, too, one without a line.
  private static boolean isIndented(Element element) {
    return !element.hasAttr("type")
        && !element.hasAttr("cite")
        && !element.className().contains("quote")
        && (element.hasClass("webkit-indent-blockquote") || style(element).contains("border:none"));
  }

  private static String style(Element element) {
    return element.attr("style").toLowerCase(Locale.ROOT).replaceAll("\\s", "");
  }
}
