package depesche.bot.mime;

import java.net.IDN;
import java.text.Normalizer;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/// A mail address in the one form in which two are compared, kept and written to (RFC 5321 4.1.2,
/// 6531, 5890). This is the only place that says when two addresses are one person's.
///
/// @param local in small letters, composed (NFC), with quotes only where it needs them
/// @param domain in small letters, a label beyond ASCII as the `xn--` that the DNS knows
public record Address(String local, String domain) {

  private static final int LONGEST = 254;
  private static final int LONGEST_LABEL = 63;
  private static final String SIGNS = ".!#$%&'*+/=?^_`{|}~-";

  /// Inside quotes, whatever another program could take for the end of the address stays out.
  private static final String NOT_QUOTED = "\"\\<>@";

  /// Letters that java.net.IDN writes as others, though today they are letters of their own (RFC
  /// 5892 2.6): `straße.example` is not `strasse.example`.
  private static final String DEVIANT = "ßς";

  /// {@return the address a text is; empty when it is none, or one that could be read in two ways}
  public static Optional<Address> read(String text) {
    boolean isQuoted = text.startsWith("\"");
    int quote = isQuoted ? text.indexOf('"', 1) : 0;
    int sign = quote < 0 ? -1 : text.indexOf('@', quote);
    if (sign <= 0 || text.length() > LONGEST || text.contains("=?")) {
      return Optional.empty();
    }
    String before = text.substring(0, sign).stripTrailing();
    String domain = text.substring(sign + 1).stripLeading();
    Optional<String> local =
        isQuoted
            ? quoted(before, quote)
            : Optional.of(before).filter(word -> word.codePoints().allMatch(Address::plain));
    return local
        .map(Address::small)
        .filter(word -> !word.isEmpty())
        .flatMap(word -> domain(domain).map(found -> new Address(dressed(word), found)))
        .filter(address -> isQuoted || dotted(before));
  }

  /// {@return the form in which a name from a file or a command is compared: its address, or what
  /// stands there in small letters}
  public static String same(String text) {
    return read(text.strip()).map(Address::text).orElse(text.strip().toLowerCase(Locale.ROOT));
  }

  /// {@return `local@domain`}
  public String text() {
    return local + "@" + domain;
  }

  /// {@return whether every mail server can be told it; others need SMTPUTF8 (RFC 6531)}
  public boolean isAscii() {
    return local.chars().allMatch(c -> c < 0x80);
  }

  private static Optional<String> quoted(String text, int end) {
    boolean whole = end == text.length() - 1 && end > 1;
    return Optional.of(text.substring(1, whole ? end : 1))
        .filter(word -> whole && word.codePoints().allMatch(Address::inQuotes));
  }

  private static boolean inQuotes(int c) {
    return c < 0x80 ? c >= 0x20 && c < 0x7F && NOT_QUOTED.indexOf(c) < 0 : foreign(c);
  }

  private static boolean plain(int c) {
    return c < 0x80 ? word(c) || SIGNS.indexOf(c) >= 0 : foreign(c);
  }

  /// A letter, digit, mark or picture beyond ASCII that does not become ASCII when it is composed
  /// or made small, as the sign for Kelvin does.
  private static boolean foreign(int c) {
    String composed = Normalizer.normalize(Character.toString(c), Normalizer.Form.NFC);
    boolean shown =
        switch (Character.getType(c)) {
          case Character.NON_SPACING_MARK, Character.COMBINING_SPACING_MARK -> true;
          case Character.OTHER_SYMBOL -> true;
          default -> Character.isLetterOrDigit(c);
        };
    return shown && c != 'İ' && composed.charAt(0) >= 0x80;
  }

  private static String small(String word) {
    return Normalizer.normalize(word, Normalizer.Form.NFC).toLowerCase(Locale.ROOT);
  }

  private static String dressed(String word) {
    boolean bare = word.codePoints().allMatch(Address::plain) && dotted(word);
    return bare ? word : '"' + word + '"';
  }

  private static Optional<String> domain(String text) {
    if (text.startsWith("[")) {
      return Optional.of(text.toLowerCase(Locale.ROOT))
          .filter(literal -> literal.matches("\\[(ipv6:)?[0-9a-f:.]{2,45}\\]"));
    }
    if (!dotted(text)) {
      return Optional.empty();
    }
    String domain =
        Arrays.stream(text.split("\\.", -1)).map(Address::label).collect(Collectors.joining("."));
    return Optional.of(domain).filter(found -> dotted(found) && found.length() <= LONGEST);
  }

  /// {@return the label as the DNS knows it; empty when it is none}
  private static String label(String text) {
    if (!text.codePoints().allMatch(c -> c < 0x80 || foreign(c))) {
      return "";
    }
    String small =
        text.codePoints()
            .map(Character::toLowerCase)
            .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
            .toString();
    String ascii =
        small.chars().allMatch(c -> c < 0x80)
            ? small
            : encoded(Normalizer.normalize(small, Normalizer.Form.NFC));
    boolean fits =
        ascii.length() <= LONGEST_LABEL
            && !ascii.startsWith("-")
            && !ascii.endsWith("-")
            && ascii.chars().allMatch(c -> word(c) || c == '-');
    return fits ? ascii : "";
  }

  /// A label that would become plain ASCII is somebody else's, and none.
  private static String encoded(String label) {
    if (label.chars().anyMatch(c -> DEVIANT.indexOf(c) >= 0)) {
      return Punycode.PREFIX + Punycode.encode(label);
    }
    try {
      String ascii = IDN.toASCII(label, IDN.ALLOW_UNASSIGNED | IDN.USE_STD3_ASCII_RULES);
      return ascii.startsWith(Punycode.PREFIX) ? ascii : "";
    } catch (IllegalArgumentException e) {
      return "";
    }
  }

  private static boolean dotted(String text) {
    return !text.isEmpty() && !text.startsWith(".") && !text.endsWith(".") && !text.contains("..");
  }

  private static boolean word(int c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
  }
}
