package depesche.bot.mime;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/// Header text with encoded words (RFC 2047), `=?utf-8?q?Z=C3=BCrich?=`.
public final class EncodedWords {

  private EncodedWords() {}

  /// {@return the text as a person reads it, on one line, without control characters}
  public static String decode(String field) {
    String value = CharacterSets.bare(field).text();
    StringBuilder text = new StringBuilder();
    int at = 0;
    int afterWord = -1;
    while (at < value.length()) {
      Word word = value.startsWith("=?", at) ? word(value, at) : null;
      if (word == null) {
        text.append(value.charAt(at++));
        continue;
      }
      // Blanks between two encoded words are not text (RFC 2047 6.2).
      if (afterWord >= 0 && value.substring(afterWord, at).isBlank()) {
        text.setLength(text.length() - (at - afterWord));
      }
      text.append(word.text);
      at = word.end;
      afterWord = at;
    }
    return oneLine(text.toString());
  }

  private static String oneLine(String text) {
    StringBuilder line = new StringBuilder(text.length());
    text.codePoints()
        .forEach(
            c -> {
              int kind = Character.getType(c);
              boolean shown =
                  kind != Character.CONTROL
                      && kind != Character.FORMAT
                      && kind != Character.LINE_SEPARATOR
                      && kind != Character.PARAGRAPH_SEPARATOR;
              line.appendCodePoint(shown ? c : ' ');
            });
    return line.toString().strip();
  }

  private record Word(String text, int end) {}

  private static @org.jspecify.annotations.Nullable Word word(String value, int from) {
    int first = value.indexOf('?', from + 2);
    // A word is at most 75 letters long; a longer search would make the whole quadratic.
    if (first < 0
        || first - from > 60
        || first + 2 >= value.length()
        || value.charAt(first + 2) != '?') {
      return null;
    }
    int end = -1;
    for (int i = first + 3; i + 1 < value.length() && i - from < 1000; i++) {
      if (value.charAt(i) == '?' && value.charAt(i + 1) == '=') {
        end = i;
        break;
      }
    }
    if (end < 0) {
      return null;
    }
    String charset = value.substring(from + 2, first);
    byte[] content = value.substring(first + 3, end).getBytes(StandardCharsets.ISO_8859_1);
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    switch (value.charAt(first + 1)) {
      case 'b', 'B' -> TransferEncoding.base64(content, 0, content.length, content.length, out);
      case 'q', 'Q' -> {
        for (int i = 0; i < content.length; i++) {
          content[i] = content[i] == '_' ? (byte) ' ' : content[i];
        }
        TransferEncoding.hex(content, 0, content.length, out);
      }
      default -> {
        return null;
      }
    }
    int star = charset.indexOf('*');
    String name = star < 0 ? charset : charset.substring(0, star);
    return new Word(CharacterSets.decode(out.toByteArray(), Optional.of(name)).text(), end + 2);
  }
}
