package depesche.bot.post.smtp;

import depesche.bot.mime.Address;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Base64;
import java.util.Locale;
import java.util.Optional;

/// Header values that cannot break out of their header: the only way into an {@link OutgoingMail}
/// mail.
final class SafeHeader {

  private static final int LONGEST = 200;

  /// The longest line that every mail program passes on unchanged.
  private static final int WIDTH = 78;

  private SafeHeader() {}

  /// {@return the text, folded at its blanks, in encoded words (RFC 2047) where it is not plain
  /// ASCII}
  ///
  /// @param used how many letters of the line are taken before it begins
  static String text(String text, int used) {
    String line = checked(text);
    boolean plain = line.chars().allMatch(c -> c >= 0x20 && c < 0x7F) && !line.contains("=?");
    boolean folds = Arrays.stream(line.split(" ", -1)).allMatch(word -> foldable(word, used));
    return plain && folds ? folded(line, used) : words(line, used);
  }

  /// Two blanks in a row would leave a line of nothing but blanks.
  private static boolean foldable(String word, int used) {
    return !word.isEmpty() && word.length() + used < WIDTH;
  }

  private static String folded(String line, int used) {
    StringBuilder folded = new StringBuilder();
    int room = WIDTH - used;
    for (String word : line.split(" ", -1)) {
      boolean first = folded.isEmpty();
      if (!first && word.length() >= room) {
        folded.append("\r\n");
        room = WIDTH;
      }
      folded.append(first ? "" : " ").append(word);
      room -= word.length() + 1;
    }
    return folded.toString();
  }

  /// A line with an encoded word has 76 letters at most, and a word holds whole letters.
  private static String words(String line, int used) {
    StringBuilder words = new StringBuilder();
    StringBuilder word = new StringBuilder();
    int most = capacity(used);
    for (int at = 0; at < line.length(); ) {
      int letter = line.codePointAt(at);
      at += Character.charCount(letter);
      String one = Character.toString(letter);
      if (bytes(word).length + bytes(one).length > most) {
        words.append(encoded(word)).append("\r\n ");
        word.setLength(0);
        most = capacity(1);
      }
      word.append(one);
    }
    return words.append(encoded(word)).toString();
  }

  /// {@return how many bytes an encoded word may hold: Base64 makes four letters of three}
  private static int capacity(int used) {
    return (76 - used - encoded("").length()) / 4 * 3;
  }

  private static byte[] bytes(CharSequence text) {
    return text.toString().getBytes(StandardCharsets.UTF_8);
  }

  private static String encoded(CharSequence text) {
    return "=?utf-8?B?" + Base64.getEncoder().encodeToString(bytes(text)) + "?=";
  }

  /// {@return the address as mail servers know it; only its local part may be beyond ASCII}
  static String address(String address) {
    Optional<Address> read = Address.read(address);
    require(read.isPresent(), address, "an address");
    return read.orElseThrow().text();
  }

  /// {@return `Name <address>` or the bare address}
  static String sender(String sender) {
    int open = sender.lastIndexOf('<');
    if (open < 0) {
      return address(sender);
    }
    require(sender.endsWith(">"), sender, "a sender");
    String name = sender.substring(0, open).strip();
    String address = address(sender.substring(open + 1, sender.length() - 1));
    boolean atoms = name.matches("[A-Za-z0-9 ]*");
    return name.isEmpty()
        ? address
        : (atoms ? name : words(checked(name), "From: ".length())) + " <" + address + ">";
  }

  /// {@return an id in angle brackets}
  static String id(String id) {
    boolean fits =
        id.length() > 4
            && id.length() <= 900
            && id.startsWith("<")
            && id.endsWith(">")
            && id.substring(1, id.length() - 1)
                .chars()
                .allMatch(c -> c > 0x20 && c < 0x7F && c != '<' && c != '>');
    return require(fits, id, "a message id");
  }

  static String fileName(String name) {
    return require(
        name.matches("[A-Za-z0-9][A-Za-z0-9._-]{0,99}"), name, "a file name of letters and digits");
  }

  static String mediaType(String type) {
    return require(
        type.toLowerCase(Locale.ROOT).matches("[a-z]{1,20}/[a-z0-9.+-]{1,80}"),
        type,
        "a media type");
  }

  /// {@return the text, cut when it is too long for a heading}
  private static String checked(String text) {
    require(text.codePoints().noneMatch(SafeHeader::breaks), text, "one line");
    return text.length() <= LONGEST
        ? text
        : text.substring(0, text.offsetByCodePoints(0, text.codePointCount(0, LONGEST) - 2)) + "…";
  }

  private static boolean breaks(int c) {
    int kind = Character.getType(c);
    return kind == Character.CONTROL
        || kind == Character.LINE_SEPARATOR
        || kind == Character.PARAGRAPH_SEPARATOR
        || kind == Character.SURROGATE;
  }

  /// The value itself stays out of the message: it may be a player's.
  private static String require(boolean fits, String value, String what) {
    if (!fits) {
      throw new IllegalArgumentException(
          "a header value of " + value.length() + " letters is not " + what);
    }
    return value;
  }
}
