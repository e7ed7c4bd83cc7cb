package depesche.bot.config;

import java.util.List;
import java.util.Locale;

/// Whether a password is easy to guess: short, of few different signs, or made of a word that
/// everybody tries first.
final class WeakPassword {

  private static final int SHORTEST = 12;
  private static final int FEWEST_SIGNS = 6;

  private static final List<String> TRIED_FIRST =
      List.of(
          "passwor",
          "passwd",
          "passwort",
          "kennwort",
          "secret",
          "geheim",
          "depesche",
          "master",
          "admin",
          "letmein",
          "welcome",
          "changeme",
          "qwert",
          "asdf",
          "12345",
          "abcdef");

  private WeakPassword() {}

  static boolean is(String password) {
    String small = password.toLowerCase(Locale.ROOT);
    String rest = TRIED_FIRST.stream().reduce(small, (left, word) -> left.replace(word, ""));
    return rest.length() < SHORTEST || rest.chars().distinct().count() < FEWEST_SIGNS;
  }
}
