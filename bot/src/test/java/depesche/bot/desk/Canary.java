package depesche.bot.desk;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Base64;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;

/// Something that must not be seen, in every form in which it could be.
///
/// @param name of what it is, for complaints
record Canary(String name, List<String> forms) {

  /// {@return bytes: raw, in hexadecimal, in Base64 wherever they begin, and all of it backwards}
  static Canary of(String name, byte[] secret) {
    List<String> forms = new ArrayList<>();
    String hex = HexFormat.of().formatHex(secret);
    forms.add(new String(secret, StandardCharsets.ISO_8859_1));
    forms.add(hex);
    forms.add(hex.toUpperCase(Locale.ROOT));
    forms.add(new StringBuilder(hex).reverse().toString());
    forms.add(Arrays.toString(secret).replaceAll("[\\[\\]]", ""));
    forms.add(HexFormat.ofDelimiter(":").formatHex(secret));
    for (int skipped = 0; skipped < 3; skipped++) {
      byte[] moved =
          Arrays.copyOfRange(secret, skipped, skipped + (secret.length - skipped) / 3 * 3);
      forms.add(Base64.getEncoder().encodeToString(moved));
      forms.add(Base64.getUrlEncoder().encodeToString(moved));
    }
    return new Canary(name, List.copyOf(forms));
  }

  /// {@return words: as they were written, and as the bytes they are}
  static Canary of(String name, String words) {
    List<String> forms = new ArrayList<>(of(name, words.getBytes(StandardCharsets.UTF_8)).forms);
    forms.add(new StringBuilder(words).reverse().toString());
    return new Canary(name, List.copyOf(forms));
  }

  /// {@return a text as it is, and with the blanks and the ends of lines that may lie in between}
  static List<String> views(String text) {
    return List.of(text, text.replaceAll("\\s+", " "), text.replaceAll("=?[\r\n]+", ""));
  }

  /// {@return whether it is seen in one of these views of a text}
  boolean isIn(List<String> views) {
    return forms.stream().anyMatch(form -> views.stream().anyMatch(view -> view.contains(form)));
  }
}
