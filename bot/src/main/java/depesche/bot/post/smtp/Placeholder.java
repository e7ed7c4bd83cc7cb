package depesche.bot.post.smtp;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Base64;
import java.util.HexFormat;
import java.util.Map;
import java.util.SequencedMap;

/// What stands for a file in a finished message until it leaves: its digest, SHA-256 in
/// hexadecimal, encoded as the file itself will be. The filled message is the same each time.
///
/// No text can pass for one: it ends with `=`, which a text part of a mail has only encoded or at
/// the end of a longer line, and a quotation mark within a string of JSON has a backslash before
/// it.
public enum Placeholder {
  /// A part of a mail in Base64, lines of 76 letters (RFC 2045).
  IN_MAIL("\r\n\r\n", "\r\n"),
  /// A string of JSON in Base64.
  IN_JSON("\"", "\"");

  private final String before;
  private final String after;

  Placeholder(String before, String after) {
    this.before = before;
    this.after = after;
  }

  private Base64.Encoder encoder() {
    return switch (this) {
      case IN_MAIL -> Base64.getMimeEncoder();
      case IN_JSON -> Base64.getEncoder();
    };
  }

  /// {@return what to write into a message instead of a file}
  public static byte[] of(String digest) {
    return HexFormat.of().parseHex(digest);
  }

  /// {@return a message with its files}
  ///
  /// @param files by digest
  /// @throws IllegalArgumentException if one of them is empty, or has no place in the message
  public byte[] fill(byte[] message, SequencedMap<String, byte[]> files) {
    byte[] filled = message;
    for (Map.Entry<String, byte[]> file : files.entrySet()) {
      filled = fill(filled, file.getKey(), file.getValue());
    }
    return filled;
  }

  private byte[] fill(byte[] message, String digest, byte[] file) {
    if (file.length == 0) {
      throw new IllegalArgumentException("a file is missing");
    }
    String place = before + encoder().encodeToString(of(digest)) + after;
    int at = find(message, place.getBytes(StandardCharsets.US_ASCII));
    if (at < 0) {
      throw new IllegalArgumentException("no place for a file of " + file.length + " bytes");
    }
    int begin = at + before.length();
    int end = at + place.length() - after.length();
    byte[] encoded = encoder().encode(file);
    ByteArrayOutputStream out = new ByteArrayOutputStream(message.length + encoded.length);
    out.write(message, 0, begin);
    out.writeBytes(encoded);
    out.write(message, end, message.length - end);
    return out.toByteArray();
  }

  private static int find(byte[] message, byte[] place) {
    for (int at = 0; at + place.length <= message.length; at++) {
      if (message[at] == place[0]
          && Arrays.equals(message, at, at + place.length, place, 0, place.length)) {
        return at;
      }
    }
    return -1;
  }
}
