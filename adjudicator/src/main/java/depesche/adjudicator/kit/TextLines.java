package depesche.adjudicator.kit;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.SequencedSet;
import java.util.function.Function;

/// The lines of a written position. Whatever cannot be read is an exception that names the line.
public final class TextLines {

  /// One line of a written position: `taken Red | Opium Wars`.
  ///
  /// @param word what the line is about
  /// @param words what follows, each without a blank
  /// @param items names with blanks in them, such as those of cards; each is behind a `|`
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

  private record Numbered(int number, String text, TextLine line) {}

  private final SequencedMap<String, List<Numbered>> lines = new LinkedHashMap<>();

  /// @param words what a line may be about
  /// @throws IllegalArgumentException if a line is about something else
  public TextLines(String text, List<String> words) {
    SequencedSet<String> known = new LinkedHashSet<>(words);
    int number = 0;
    for (String line : text.split("\\R")) {
      Numbered numbered = new Numbered(++number, line.strip(), TextLine.of(line.strip()));
      String word = numbered.line().word();
      if (word.isEmpty()) {
        continue;
      }
      if (!known.contains(word)) {
        throw unreadable(numbered, new IllegalArgumentException("unknown word " + word));
      }
      lines.computeIfAbsent(word, _ -> new ArrayList<>()).add(numbered);
    }
  }

  private static IllegalArgumentException unreadable(Numbered line, RuntimeException cause) {
    return new IllegalArgumentException(
        "line " + line.number() + " of the position cannot be read: " + line.text(), cause);
  }

  /// {@return what each line about something says, in their order}
  public <T> List<T> each(String word, Function<TextLine, T> reader) {
    List<T> all = new ArrayList<>();
    for (Numbered numbered : lines.getOrDefault(word, List.of())) {
      try {
        all.add(reader.apply(numbered.line()));
      } catch (RuntimeException cause) {
        throw unreadable(numbered, cause);
      }
    }
    return all;
  }

  /// {@return what the last line about something says, if there is one}
  public <T> Optional<T> one(String word, Function<TextLine, T> reader) {
    List<T> all = each(word, reader);
    return all.isEmpty() ? Optional.empty() : Optional.of(all.getLast());
  }

  /// {@return whether there is a line whose word begins so}
  boolean hasPart(String beginning) {
    return lines.keySet().stream().anyMatch(word -> word.startsWith(beginning));
  }

  /// {@return what the one line about something says}
  ///
  /// @throws IllegalArgumentException if there is none
  public <T> T must(String word, Function<TextLine, T> reader) {
    return one(word, reader)
        .orElseThrow(() -> new IllegalArgumentException("the position has no line `" + word + "`"));
  }

  /// {@return the options of the table, from lines such as `option turns=8`}
  public SequencedMap<String, String> options() {
    SequencedMap<String, String> options = new LinkedHashMap<>();
    for (String[] option : each("option", line -> line.words().getFirst().split("=", 2))) {
      options.put(option[0], option[1]);
    }
    return options;
  }

  /// {@return the lines that [#options] reads}
  public static List<String> written(SequencedMap<String, String> options) {
    List<String> lines = new ArrayList<>();
    options.forEach((key, value) -> lines.add("option " + key + "=" + value));
    return lines;
  }
}
