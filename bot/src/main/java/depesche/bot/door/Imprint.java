package depesche.bot.door;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;

/// By which the lines of a mail of ours are known again when it comes back without marks of a
/// quote: of each line a number made of its words, never the words. A mail is written twice, as
/// text and as a page.
///
/// @param forms the lines that have words, of the text and of the page
public record Imprint(List<List<Line>> forms) {

  /// Of a mail of which nothing is known.
  public static final Imprint NONE = new Imprint(List.of());

  private static final long FACTOR = 0x100000001b3L;

  /// So much of a form is kept; no mail of ours has more lines.
  private static final int MOST_LINES = 2000;

  public Imprint {
    forms = forms.stream().map(List::copyOf).toList();
  }

  /// A line of ours.
  ///
  /// @param words how many there are in it
  /// @param number made of them
  public record Line(int words, long number) {}

  /// {@return the imprint of a mail}
  public static Imprint of(String text, String page) {
    return new Imprint(List.of(lines(text.lines().toList()), lines(HtmlLines.of(page))));
  }

  private static List<Line> lines(List<String> lines) {
    return lines.stream()
        .map(line -> LineShape.of(line).words())
        .filter(words -> !words.isEmpty())
        .map(words -> new Line(words.size(), number(words)))
        .limit(MOST_LINES)
        .toList();
  }

  /// {@return the number of these words in this order}
  static long number(List<String> words) {
    long number = 0;
    for (String word : words) {
      number = number * FACTOR + word.hashCode();
    }
    return number;
  }

  /// {@return the imprint as it is kept}
  public byte[] bytes() {
    int lines = forms.stream().mapToInt(List::size).sum();
    ByteBuffer bytes =
        ByteBuffer.allocate(forms.size() * Short.BYTES + lines * (Short.BYTES + Long.BYTES));
    for (List<Line> form : forms) {
      bytes.putShort((short) form.size());
      form.forEach(line -> bytes.putShort((short) line.words()).putLong(line.number()));
    }
    return bytes.array();
  }

  /// {@return an imprint that was kept}
  public static Imprint read(byte[] kept) {
    ByteBuffer bytes = ByteBuffer.wrap(kept);
    List<List<Line>> forms = new ArrayList<>();
    while (bytes.hasRemaining()) {
      List<Line> form = new ArrayList<>();
      for (int left = bytes.getShort(); left > 0; left--) {
        form.add(new Line(bytes.getShort(), bytes.getLong()));
      }
      forms.add(form);
    }
    return new Imprint(forms);
  }
}
