package depesche.bot.desk;

import depesche.adjudicator.notation.Lines;
import depesche.adjudicator.notation.SmallWords;
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
/// @param below the lines below it, if they belong to it
public record Command(int line, String text, List<String> words, List<String> below) {

  /// What is around a word and is no part of it.
  private static final String OPENING = "\"'`“”„‘’‚«»<([*";

  private static final String CLOSING = "\"'`“”‘’«»>)]*.,:;!?";

  private static final List<String> VERBATIM = List.of("ENTROPY", "PLEDGE", "REVEAL", "MIX");

  private static final List<String> SMALL = List.of("the", "game", "das", "spiel");

  public Command {
    words = List.copyOf(words);
    below = List.copyOf(below);
  }

  public static Command of(int line, String text) {
    return new Command(line, text, Arrays.asList(text.strip().split("\\s+", -1)), List.of());
  }

  /// {@return the same with the lines below it that belong to it}
  public Command over(List<String> lines) {
    return new Command(line, text, words, lines);
  }

  /// {@return whether it ends the letter}
  public boolean isSignOff() {
    return word(0).equals("SIGNOFF") || (words.size() == 2 && joined().word(0).equals("SIGNOFF"));
  }

  /// {@return the word at this place in capitals, or an empty one}
  public String word(int place) {
    return said(place).toUpperCase(Locale.ROOT);
  }

  /// {@return the word at this place as it was written, or an empty one}
  public String said(int place) {
    return place < words.size() ? words.get(place) : "";
  }

  /// {@return the command in capitals as it was written: `SET DEADLINE`, which is read as one word}
  public String written() {
    Command said = of(line, text).given();
    String second = bare(said.word(1));
    return !second.isEmpty() && word(0).equals(said.word(0) + second)
        ? said.word(0) + " " + second
        : word(0);
  }

  /// {@return the words from this place on, as they were written}
  public String rest(int place) {
    return words.stream().skip(place).collect(Collectors.joining(" "));
  }

  /// {@return the same line with its first two words as one: `SIGN ON x` becomes `SIGNON x`}
  public Command joined() {
    return with(Stream.concat(Stream.of(said(0) + bare(said(1))), words.stream().skip(2)));
  }

  /// {@return the same line without a comment, such as the help texts print behind a command; what
  /// is to be kept as it is written has none}
  public Command withoutComment() {
    int sign = text.indexOf(" # ");
    return sign < 0 || VERBATIM.contains(word(0)) ? this : of(line, text.substring(0, sign));
  }

  /// {@return the command that a line gives, without bullet and polite words in front of it; what
  /// stands behind its first word is as it was written}
  public Command given() {
    Command asked = of(line, SmallWords.withoutRequest(Lines.withoutBullet(text)));
    return with(Stream.concat(Stream.of(bare(asked.said(0))), asked.words.stream().skip(1)));
  }

  /// {@return the same without marks around words, and without words that say nothing}
  public Command plain() {
    List<String> said = of(line, SmallWords.withoutPoliteness(String.join(" ", words))).words;
    return with(
        said.stream()
            .map(Command::bare)
            .filter(word -> !word.isEmpty() && !SMALL.contains(word.toLowerCase(Locale.ROOT))));
  }

  /// {@return the words in front of this one, or all of them}
  public Command before(String word) {
    return with(words.stream().takeWhile(one -> !one.equalsIgnoreCase(word)));
  }

  /// {@return the words behind this one as they were written, or an empty text}
  public String behind(String word) {
    return words.stream()
        .dropWhile(one -> !one.equalsIgnoreCase(word))
        .skip(1)
        .collect(Collectors.joining(" "));
  }

  /// {@return the same line without the words in front that say it is not to be done}
  public Command undenied() {
    return with(words.stream().dropWhile(word -> SmallWords.isObjection(word) || isFiller(word)));
  }

  private static boolean isFiller(String word) {
    return List.of("i", "we", "you", "please", "want", "to")
        .contains(word.toLowerCase(Locale.ROOT));
  }

  private Command with(Stream<String> other) {
    List<String> rest = other.toList();
    return new Command(line, text, rest.isEmpty() ? List.of("") : rest, below);
  }

  private static String bare(String word) {
    int begin = 0;
    int end = word.length();
    while (begin < end && OPENING.indexOf(word.charAt(begin)) >= 0) {
      begin++;
    }
    while (end > begin && CLOSING.indexOf(word.charAt(end - 1)) >= 0) {
      end--;
    }
    return word.substring(begin, end);
  }
}
