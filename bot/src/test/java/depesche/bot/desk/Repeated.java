package depesche.bot.desk;

import depesche.adjudicator.table.acts.TableVerbs;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.SequencedMap;
import java.util.SequencedSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// What a letter may be made of, from its first line to its last: every command, every line that
/// players or masters are told to write, and every class of character.
final class Repeated {

  private static final List<String> BOOKS = List.of("commands.md", "reading.md", "masters.md");
  private static final Pattern TOLD = Pattern.compile("`([A-Z+(-][^`]*)`");

  private static final List<String> KNOWN =
      List.of(
          "\n",
          " ",
          "x",
          "consonants bcdfghjklmnpqrst ",
          "PRESS TO Blue\nhello you\nENDPRESS\n",
          "PRESS TO Blue\nhello you\n",
          "TO you\n",
          "REPLY TO Blue\nA BER H\n",
          "DIARY\nA BER H\nENDDIARY\n",
          "IF A BER OR ",
          "OR ",
          "IF A BER THEN A BER H ELSE\n",
          "IF A BER\n",
          "(",
          "(A BER H) ",
          "A BER H, ",
          "A BER - ",
          "A BER H\n",
          "# ",
          "> A BER H\n",
          "> > ",
          "A BER H and ",
          "Orders for spring: ",
          "Red: ",
          "PHASE F1865M\nA BER H\n",
          "* ",
          "SIGNON Red@bismarck wrong\n",
          "STATUS\nMAP\nHISTORY\n",
          "TRY\nA BER - KIE\nENDTRY\n",
          "TRY\nA BER - KIE\n",
          "WHO CAN REACH BER\n",
          "AROUND BER\nMOVES A BER\nWHERE Red\nCENTRES\n",
          "not ",
          "Dear all, shall we leave Saxony alone? ",
          "Dear all, shall we leave Saxony alone?\n",
          "I want to concede\n",
          "PICK Jazz > ",
          "anna@x.org ",
          "\u0301",
          "e\u0301",
          "\u202e",
          "\ud83d\ude00");

  private Repeated() {}

  /// {@return what has been slow, or is built to be}
  static SequencedSet<String> known() {
    return new LinkedHashSet<>(KNOWN);
  }

  /// {@return the acts of a moderated table}
  static SequencedSet<String> acts() {
    SequencedSet<String> acts = new LinkedHashSet<>();
    new TableVerbs(List.of(), List.of()).words().forEach(word -> acts.add(word + " 1\n"));
    return acts;
  }

  /// {@return every line that players and masters are told to write}
  static SequencedSet<String> told() {
    return BOOKS.stream()
        .flatMap(page -> TOLD.matcher(read(page)).results())
        .map((MatchResult one) -> one.group(1) + "\n")
        .collect(Collectors.toCollection(LinkedHashSet::new));
  }

  private static String read(String page) {
    try {
      return Files.readString(Path.of("..", "docs", page));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /// {@return one of each class, and every sign of ASCII}
  static List<String> characters() {
    SequencedMap<List<Object>, String> classes = new LinkedHashMap<>();
    IntStream.range(0, Character.MAX_CODE_POINT)
        .filter(point -> point != '\r' && Character.isDefined(point))
        .filter(point -> point < '\ud800' || point > '\udfff')
        .forEach(
            point ->
                classes.putIfAbsent(
                    List.of(
                        Character.getType(point),
                        Character.getDirectionality(point),
                        point < 128 && !Character.isLetterOrDigit(point) ? point : 0),
                    Character.toString(point)));
    return List.copyOf(classes.values());
  }

  /// {@return it in plain signs, for a list}
  static String shown(String piece) {
    StringBuilder shown = new StringBuilder();
    piece
        .codePoints()
        .forEach(
            point ->
                shown.append(
                    point >= ' ' && point < 127
                        ? Character.toString(point)
                        : "\\u{%x}".formatted(point)));
    return shown.toString();
  }
}
