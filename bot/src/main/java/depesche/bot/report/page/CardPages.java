package depesche.bot.report.page;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// Prints a deck as an HTML page for paper: nine cards of 63 by 88 mm on each sheet of A4, with
/// lines to cut along. Nothing is loaded from elsewhere.
///
/// @param origin whose deck it is, for the foot of each page; its title, if empty
/// @param note the remark at the top of its file; may be empty
public record CardPages(String title, String origin, String note, List<Card> cards) {

  /// One card as it is printed.
  ///
  /// @param kind its type in a word
  /// @param colour of its type, such as `#1f6f43`
  /// @param marks short words that stand for its icons
  /// @param parts what it does, a line each; the words before the first colon are a heading
  /// @param text its other words; may be empty
  /// @param foot number, or year and source; may be empty
  public record Card(
      String title,
      String kind,
      String colour,
      List<String> marks,
      List<String> parts,
      String text,
      String foot) {

    public Card {
      marks = List.copyOf(marks);
      parts = List.copyOf(parts);
    }
  }

  private static final int A_SHEET = 9;

  private static final String STYLE =
      """
      @page { size: A4; margin: 0 }
      * { box-sizing: border-box }
      body { margin: 0; background: #e8e4da; color: #1c1a17;
        font-family: Georgia, 'Times New Roman', serif; -webkit-print-color-adjust: exact;
        print-color-adjust: exact }
      .sheet { position: relative; width: 210mm; height: 297mm; margin: 6mm auto; padding: 16.5mm 10.5mm;
        background: white; display: grid; grid-template: repeat(3, 88mm) / repeat(3, 63mm);
        break-after: page; overflow: hidden }
      .sheet footer { position: absolute; left: 10.5mm; right: 10.5mm; bottom: 6mm; font-size: 7pt;
        color: #6b655b; text-align: center }
      article { border: 0.2mm solid #b9b2a3; padding: 3mm; display: flex; flex-direction: column;
        background: #fbf8f1; overflow: hidden }
      h2 { margin: -3mm -3mm 0; padding: 2.2mm 3mm 1.8mm; font-size: 11.5pt; line-height: 1.1;
        font-weight: bold; color: white; background: var(--kind) }
      .kind { margin: 1.8mm 0 2mm; font-size: 6.5pt; letter-spacing: 0.08em;
        text-transform: uppercase; color: var(--kind) }
      .mark { border: 0.25mm solid var(--kind); border-radius: 1mm; padding: 0.1mm 1mm;
        margin-left: 1mm; white-space: nowrap }
      .part { margin: 0 0 1.8mm; font-size: 9.6pt; line-height: 1.3 }
      .part b { color: var(--kind) }
      .text { margin: auto 0 1.4mm; padding-top: 1.4mm; font-size: 8.4pt; line-height: 1.3;
        font-style: italic; color: #4a443a }
      .foot { margin: 0; padding-top: 1mm; border-top: 0.15mm solid #cfc8b8; font-size: 6.2pt;
        line-height: 1.25; color: #6b655b }
      .note { max-width: 190mm; margin: 6mm auto; font-size: 9pt }
      @media print { body { background: none } .sheet { margin: 0 } .note { display: none } }
      """;

  public CardPages {
    cards = List.copyOf(cards);
  }

  /// {@return the page}
  public String html() {
    int sheets = (cards.size() + A_SHEET - 1) / A_SHEET;
    return """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>%s</title>
    <style>
    %s</style>
    </head>
    <body>
    %s%s</body>
    </html>
    """
        .formatted(
            safe(title),
            STYLE,
            note.isBlank() ? "" : "<p class=\"note\">" + safe(note) + "</p>\n",
            IntStream.range(0, sheets)
                .mapToObj(sheet -> sheet(sheet, sheets))
                .collect(Collectors.joining()));
  }

  private String sheet(int sheet, int sheets) {
    List<Card> here = cards.stream().skip((long) sheet * A_SHEET).limit(A_SHEET).toList();
    String whose = origin.isBlank() ? title : origin;
    return """
    <section class="sheet">
    %s<footer>%s, sheet %d of %d</footer>
    </section>
    """
        .formatted(
            here.stream().map(CardPages::card).collect(Collectors.joining()),
            safe(whose),
            sheet + 1,
            sheets);
  }

  private static String card(Card card) {
    return """
    <article style="--kind: %s">
    <h2>%s</h2>
    <p class="kind">%s%s</p>
    %s%s%s</article>
    """
        .formatted(
            safe(card.colour()),
            safe(card.title()),
            safe(card.kind()),
            card.marks().stream()
                .map(mark -> " <span class=\"mark\">" + safe(mark) + "</span>")
                .collect(Collectors.joining()),
            card.parts().stream().map(CardPages::part).collect(Collectors.joining()),
            paragraph("text", card.text()),
            paragraph("foot", card.foot()));
  }

  /// The words before the first colon are a heading.
  private static String part(String part) {
    int colon = part.indexOf(':');
    return colon < 0
        ? paragraph("part", part)
        : "<p class=\"part\"><b>%s</b>%s</p>\n"
            .formatted(safe(part.substring(0, colon + 1)), safe(part.substring(colon + 1)));
  }

  private static String paragraph(String kind, String words) {
    return words.isBlank() ? "" : "<p class=\"%s\">%s</p>\n".formatted(kind, safe(words));
  }

  private static String safe(String words) {
    return PlainText.harmless(words)
        .replace("&", "&amp;")
        .replace("<", "&lt;")
        .replace(">", "&gt;")
        .replace("\"", "&quot;");
  }
}
