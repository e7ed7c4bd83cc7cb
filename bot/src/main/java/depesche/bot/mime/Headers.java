package depesche.bot.mime;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// A header block, in its order.
public record Headers(List<Header> fields) {

  public Headers {
    fields = List.copyOf(fields);
  }

  /// {@return the first value under that name}
  public Optional<String> first(String name) {
    return fields.stream().filter(f -> f.is(name)).map(Header::value).findFirst();
  }

  /// {@return all values under that name}
  public List<String> all(String name) {
    return fields.stream().filter(f -> f.is(name)).map(Header::value).toList();
  }

  /// {@return whether there is such a field}
  public boolean has(String name) {
    return fields.stream().anyMatch(f -> f.is(name));
  }

  /// Reads the fields between two positions; lines that are no field are left out.
  public static Headers read(byte[] bytes, int from, int to) {
    return read(bytes, from, to, 0);
  }

  static Headers read(Bytes bytes, int from, int to) {
    return read(bytes.copy(from, to), 0, to - from, from);
  }

  /// @param first the place of the first of these bytes in the message
  private static Headers read(byte[] bytes, int from, int to, int first) {
    List<Header> fields = new ArrayList<>();
    int at = from;
    while (at < to) {
      int end = ByteLines.next(bytes, at, to);
      while (end < to && (bytes[end] == ' ' || bytes[end] == '\t')) {
        end = ByteLines.next(bytes, end, to);
      }
      field(bytes, at, end, first, fields);
      at = end;
    }
    return new Headers(fields);
  }

  private static void field(byte[] bytes, int from, int to, int first, List<Header> fields) {
    int colon = from;
    while (colon < to && bytes[colon] != ':' && bytes[colon] != '\n') {
      colon++;
    }
    if (colon == to || bytes[colon] != ':' || colon == from) {
      return;
    }
    String name = new String(bytes, from, colon - from, StandardCharsets.ISO_8859_1);
    fields.add(new Header(name, unfold(bytes, colon + 1, to), first + from, first + to));
  }

  private static String unfold(byte[] bytes, int from, int to) {
    StringBuilder value = new StringBuilder(to - from);
    for (int at = from; at < to; ) {
      int next = ByteLines.next(bytes, at, to);
      int end = ByteLines.end(bytes, at, next);
      value.append(new String(bytes, at, end - at, StandardCharsets.ISO_8859_1));
      at = next;
    }
    return blankTrim(value);
  }

  private static String blankTrim(StringBuilder value) {
    int from = 0;
    int to = value.length();
    while (from < to && (value.charAt(from) == ' ' || value.charAt(from) == '\t')) {
      from++;
    }
    while (to > from && (value.charAt(to - 1) == ' ' || value.charAt(to - 1) == '\t')) {
      to--;
    }
    return value.substring(from, to);
  }
}
