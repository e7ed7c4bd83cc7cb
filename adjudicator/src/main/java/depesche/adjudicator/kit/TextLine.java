package depesche.adjudicator.kit;

import java.util.Arrays;
import java.util.List;

/// One line of a written position: `taken Red | Opium Wars`.
///
/// @param word what the line is about
/// @param words what follows, each without a blank
/// @param items names with blanks in them, such as those of cards; each stands behind a `|`
public record TextLine(String word, List<String> words, List<String> items) {

  public TextLine {
    words = List.copyOf(words);
    items = List.copyOf(items);
  }

  static TextLine of(String line) {
    String[] parts = line.split("\\|");
    List<String> words = Arrays.asList(parts[0].strip().split("\\s+"));
    return new TextLine(
        words.getFirst(),
        words.subList(1, words.size()),
        Arrays.stream(parts).skip(1).map(String::strip).toList());
  }

  /// {@return the line as it is written}
  public String text() {
    StringBuilder text = new StringBuilder(word);
    words.forEach(one -> text.append(' ').append(one));
    items.forEach(one -> text.append(" | ").append(one));
    return text.toString();
  }
}
