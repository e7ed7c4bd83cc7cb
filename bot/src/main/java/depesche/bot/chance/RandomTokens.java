package depesche.bot.chance;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.util.HexFormat;
import java.util.stream.Collectors;

/// Words nobody can guess: reply tokens and passwords.
public final class RandomTokens {

  /// No vowels, so no words; no letters that look like digits.
  public static final String LETTERS = "bcdfghjkmnpqrstvwxz23456789";

  /// Letters of a reply token: 80 bits or more.
  public static final int TOKEN = 17;

  /// Letters of a password.
  public static final int PASSWORD = 10;

  private static final SecureRandom RANDOM = new SecureRandom();

  private RandomTokens() {}

  /// {@return a reply token of 80 bits or more}
  public static String token() {
    return word(TOKEN);
  }

  /// {@return whether a word could be a reply token, or the code of a question; most words of an id
  /// or an address cannot}
  public static boolean isToken(String word) {
    return word.length() == TOKEN && word.chars().allMatch(sign -> LETTERS.indexOf(sign) >= 0);
  }

  /// {@return a password that can be typed from paper, about 47 bits}
  public static String password() {
    return word(PASSWORD);
  }

  private static String word(int length) {
    return RANDOM
        .ints(length, 0, LETTERS.length())
        .mapToObj(i -> String.valueOf(LETTERS.charAt(i)))
        .collect(Collectors.joining());
  }

  /// {@return what is kept of a password: salted, so that equal ones look different}
  public static String hash(String salt, String password) {
    return HexFormat.of()
        .formatHex(Fairdraw.sha256(Fairdraw.fields("depesche/password", salt, password)));
  }

  /// {@return whether the password is the one that was hashed; takes as long for a wrong one}
  public static boolean matches(String hash, String salt, String password) {
    return MessageDigest.isEqual(
        hash.getBytes(StandardCharsets.US_ASCII),
        hash(salt, password).getBytes(StandardCharsets.US_ASCII));
  }
}
