package depesche.bot.desk;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// One line of a letter, in words.
///
/// @param line its number in the letter, from 1
/// @param text as it was written
/// @param words its words; never empty
record Command(int line, String text, List<String> words) {

  Command {
    words = List.copyOf(words);
  }

  static Command of(int line, String text) {
    return new Command(line, text, Arrays.asList(text.strip().split("\\s+", -1)));
  }

  /// {@return the word at this place in capitals, or an empty one}
  String word(int place) {
    return said(place).toUpperCase(Locale.ROOT);
  }

  /// {@return the word at this place as it was written, or an empty one}
  String said(int place) {
    return place < words.size() ? words.get(place) : "";
  }

  /// {@return the words from this place on, as they were written}
  String rest(int place) {
    return words.stream().skip(place).collect(Collectors.joining(" "));
  }

  /// {@return the same line with its first two words as one: `SIGN ON x` becomes `SIGNON x`}
  Command joined() {
    return new Command(
        line, text, Stream.concat(Stream.of(said(0) + said(1)), words.stream().skip(2)).toList());
  }
}
