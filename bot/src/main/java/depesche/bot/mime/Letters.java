package depesche.bot.mime;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Optional;

/// Bytes to letters, by the few character sets that mail is written in.
///
/// @param odd whether the character set is unknown, or the bytes do not fit it
public record Letters(String text, boolean odd) {

  /// {@return the text; under an unknown or misfit character set read as UTF-8 with replacements}
  public static Letters decode(byte[] bytes, Optional<String> named) {
    Optional<Charset> charset = charset(named.orElse("us-ascii"));
    if (charset.isPresent()) {
      try {
        return new Letters(strict(bytes, charset.get()), false);
      } catch (CharacterCodingException e) {
        // Falls through: the label is wrong.
      }
    }
    try {
      // Many programs write UTF-8 and say nothing.
      return new Letters(strict(bytes, StandardCharsets.UTF_8), charset.isEmpty());
    } catch (CharacterCodingException e) {
      return new Letters(new String(bytes, StandardCharsets.UTF_8), true);
    }
  }

  private static String strict(byte[] bytes, Charset charset) throws CharacterCodingException {
    return charset
        .newDecoder()
        .onMalformedInput(CodingErrorAction.REPORT)
        .onUnmappableCharacter(CodingErrorAction.REPORT)
        .decode(ByteBuffer.wrap(bytes))
        .toString();
  }

  private static Optional<Charset> charset(String named) {
    String name = named.strip().toLowerCase(Locale.ROOT);
    boolean known =
        name.equals("us-ascii")
            || name.equals("ascii")
            || name.equals("utf-8")
            || name.equals("utf8")
            || name.startsWith("iso-8859-")
            || name.startsWith("windows-125");
    boolean plain = name.matches("[a-z0-9-]+");
    return known && plain && Charset.isSupported(name)
        ? Optional.of(Charset.forName(name))
        : Optional.empty();
  }
}
