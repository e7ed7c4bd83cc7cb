package depesche.adjudicator.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class PatternWorkTest {

  private static final int LENGTH = 500;

  private static final int DEEP = 40_000;

  /// Twice the length may take twice the work, and a little more.
  private static final double MOST = 2.6;

  private static final List<String> HOSTILE =
      List.of(
          " ",
          "a",
          "A ",
          "- ",
          "-",
          "(",
          "()",
          "(a",
          "[(",
          "* ",
          "*a",
          ">",
          "= ",
          ".",
          ". a ",
          ", ",
          "; ",
          "and a b ",
          "north",
          "north ",
          "north coast ",
          "spain north coast ",
          "sc ",
          "of the ",
          "please ",
          "please, ",
          "1. ",
          "A PAR - BUR ",
          "if ",
          "x:",
          ":",
          "'s ",
          "\" ",
          "~",
          "_",
          "é",
          "(*",
          "(* *) ",
          "i want to ",
          "A. ",
          " please",
          "(HAN H) ");

  /// A text that counts how often somebody looks at a sign of it.
  private static final class Counted implements CharSequence {

    private final String text;
    private final long[] looks;

    Counted(String text, long[] looks) {
      this.text = text;
      this.looks = looks;
    }

    @Override
    public int length() {
      return text.length();
    }

    @Override
    public char charAt(int index) {
      looks[0]++;
      return text.charAt(index);
    }

    @Override
    public CharSequence subSequence(int start, int end) {
      return new Counted(text.substring(start, end), looks);
    }

    @Override
    public String toString() {
      return text;
    }
  }

  static List<Field> patterns() {
    return Stream.of(
            Coasts.class,
            inLetter("Headings"),
            inLetter("LetterLine"),
            inLetter("Owners"),
            inLetter("Provisos"),
            Lines.class,
            LineSplit.class,
            OrderTokens.class,
            PlaceWithCoast.class,
            ProseDetector.class,
            Remarks.class,
            Sayings.class,
            SmallWords.class,
            Spelling.class)
        .flatMap(type -> Stream.of(type.getDeclaredFields()))
        .filter(
            field -> field.getType() == Pattern.class && Modifier.isStatic(field.getModifiers()))
        .toList();
  }

  private static Class<?> inLetter(String name) {
    try {
      return Class.forName("depesche.adjudicator.letter." + name);
    } catch (ClassNotFoundException e) {
      throw new IllegalStateException(e);
    }
  }

  @ParameterizedTest
  @MethodSource("patterns")
  void theWorkForALineGrowsWithItsLength(Field field) throws IllegalAccessException {
    // No line makes a pattern go over it again and again.
    field.setAccessible(true);
    Pattern pattern = (Pattern) field.get(null);
    List<String> slow = new ArrayList<>();
    for (String hostile : HOSTILE) {
      double growth = (double) work(pattern, hostile, 2 * LENGTH) / work(pattern, hostile, LENGTH);
      if (growth > MOST) {
        slow.add("%s × %.1f".formatted(hostile, growth));
      }
    }
    assertThat(slow)
        .as(field.getDeclaringClass().getSimpleName() + "." + field.getName())
        .isEmpty();
  }

  @ParameterizedTest
  @MethodSource("patterns")
  void noLineIsTooDeepForAPattern(Field field) throws IllegalAccessException {
    // A pattern that calls itself for each word it repeats breaks at some thousand of them.
    field.setAccessible(true);
    Pattern pattern = (Pattern) field.get(null);
    for (String hostile : HOSTILE) {
      assertThatCode(() -> work(pattern, hostile, DEEP))
          .as(field.getDeclaringClass().getSimpleName() + "." + field.getName() + " " + hostile)
          .doesNotThrowAnyException();
    }
  }

  private static long work(Pattern pattern, String hostile, int length) {
    long[] looks = {LENGTH};
    String text = hostile.repeat(length / hostile.length());
    Matcher matcher = pattern.matcher(new Counted(text, looks));
    while (matcher.find()) {
      looks[0]++;
    }
    pattern.matcher(new Counted(text, looks)).matches();
    return looks[0];
  }
}
