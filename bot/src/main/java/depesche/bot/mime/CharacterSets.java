package depesche.bot.mime;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/// Bytes to letters, by the character sets that mail is written in.
///
/// @param odd whether the character set is unknown, or the bytes do not fit it
public record CharacterSets(String text, boolean odd) {

  /// What western programs write whatever they name (WHATWG Encoding 4.2).
  private static final Charset WESTERN = Charset.forName("windows-1252");

  /// Names under which mail comes in another set than the one named, a wider one (WHATWG Encoding
  /// 4.2).
  private static final Map<String, String> WIDER =
      Map.ofEntries(
          Map.entry("us-ascii", "windows-1252"),
          Map.entry("ascii", "windows-1252"),
          Map.entry("iso-8859-1", "windows-1252"),
          Map.entry("latin1", "windows-1252"),
          Map.entry("iso-8859-9", "windows-1254"),
          Map.entry("iso-8859-11", "windows-874"),
          Map.entry("tis-620", "windows-874"),
          Map.entry("utf8", "utf-8"),
          Map.entry("gb2312", "gb18030"),
          Map.entry("gbk", "gb18030"),
          Map.entry("shift_jis", "windows-31j"),
          Map.entry("ks_c_5601-1987", "x-windows-949"),
          Map.entry("euc-kr", "x-windows-949"),
          Map.entry("macintosh", "x-macroman"),
          Map.entry("cp437", "ibm437"),
          Map.entry("cp850", "ibm850"),
          Map.entry("unicode", "utf-16"));

  /// Sets in which an ASCII letter is one byte wherever it is, and the stateful one of Japan.
  private static final Pattern KNOWN =
      Pattern.compile(
          "utf-8|iso-8859-\\d+|windows-(125\\d|874|31j)|gb18030|big5|euc-jp|iso-2022-jp"
              + "|koi8-[ru]|ibm(437|85[02]|866)|x-windows-949|x-macroman");

  public CharacterSets {
    // A zero byte says nothing, and PostgreSQL has no room for it.
    text = text.replace('\0', '\ufffd');
  }

  /// {@return the text; under a wrong or no name read as UTF-8 if that fits, else as windows-1252}
  public static CharacterSets decode(byte[] bytes, Optional<String> named) {
    Optional<Charset> charset = charset(named.orElse("us-ascii"), bytes);
    // Nobody writes by chance what is UTF-8, so that goes before what a program names.
    boolean western = charset.isEmpty() || charset.get().equals(WESTERN);
    Optional<String> utf8 = strict(bytes, StandardCharsets.UTF_8);
    if (western && utf8.isPresent()) {
      return new CharacterSets(utf8.get(), charset.isEmpty());
    }
    return charset
        .flatMap(set -> strict(bytes, set))
        .map(text -> new CharacterSets(text, false))
        .orElseGet(
            () ->
                new CharacterSets(
                    utf8.orElseGet(() -> new String(bytes, WESTERN)),
                    !charset.filter(WESTERN::equals).isPresent()));
  }

  /// {@return what stands bare in a header, where no character set is named}
  ///
  /// @param bytes each as one char
  public static CharacterSets bare(String bytes) {
    return bytes.chars().allMatch(c -> c < 0x80)
        ? new CharacterSets(bytes, false)
        : decode(bytes.getBytes(StandardCharsets.ISO_8859_1), Optional.of("utf-8"));
  }

  private static Optional<String> strict(byte[] bytes, Charset charset) {
    try {
      return Optional.of(
          charset
              .newDecoder()
              .onMalformedInput(CodingErrorAction.REPORT)
              .onUnmappableCharacter(CodingErrorAction.REPORT)
              .decode(ByteBuffer.wrap(bytes))
              .toString());
    } catch (CharacterCodingException e) {
      return Optional.empty();
    }
  }

  private static Optional<Charset> charset(String named, byte[] bytes) {
    String name = named.strip().toLowerCase(Locale.ROOT);
    String wider = WIDER.getOrDefault(name, name);
    if (wider.startsWith("utf-16")) {
      return twoBytes(wider, bytes);
    }
    return KNOWN.matcher(wider).matches() && Charset.isSupported(wider)
        ? Optional.of(Charset.forName(wider))
        : Optional.empty();
  }

  /// A Latin letter has a zero byte in it: before the other or, mostly, behind it. Where there is
  /// none at the start, something else was written than was named.
  private static Optional<Charset> twoBytes(String named, byte[] bytes) {
    if (bytes.length < 2) {
      return Optional.empty();
    }
    boolean marked = (bytes[0] & bytes[1] & 0xFE) == 0xFE;
    if (marked && named.equals("utf-16")) {
      return Optional.of(StandardCharsets.UTF_16);
    }
    int at = marked ? 2 : 0;
    if (bytes.length >= at + 2 && bytes[at] != 0 && bytes[at + 1] == 0) {
      return Optional.of(StandardCharsets.UTF_16LE);
    }
    return bytes.length >= at + 2 && bytes[at] == 0
        ? Optional.of(StandardCharsets.UTF_16BE)
        : Optional.empty();
  }
}
