package depesche.bot.mime;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Optional;
import java.util.SequencedMap;

/// What a part is, by its `Content-Type`. Type, subtype and the names of parameters are lower case.
public record MediaType(String type, String subtype, SequencedMap<String, String> parameters) {

  public static final MediaType PLAIN = new MediaType("text", "plain", new LinkedHashMap<>());

  public MediaType {
    parameters = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(parameters));
  }

  public boolean is(String otherType, String otherSubtype) {
    return type.equals(otherType) && subtype.equals(otherSubtype);
  }

  public Optional<String> parameter(String name) {
    return Optional.ofNullable(parameters.get(name));
  }

  /// {@return what a header value names; plain text when it names nothing}
  public static MediaType parse(String value) {
    int semicolon = value.indexOf(';');
    String name = (semicolon < 0 ? value : value.substring(0, semicolon)).strip();
    int slash = name.indexOf('/');
    if (slash <= 0 || slash == name.length() - 1) {
      return PLAIN;
    }
    String lower = name.toLowerCase(Locale.ROOT);
    String type = lower.substring(0, slash).strip();
    String subtype = word(lower.substring(slash + 1));
    // Some scripts turn the two round: `plain/text`.
    boolean round = subtype.equals("text");
    return new MediaType(
        round ? subtype : type,
        round ? type : subtype,
        semicolon < 0 ? new LinkedHashMap<>() : parameters(value, semicolon + 1));
  }

  /// Words behind a blank, such as a comment or a parameter without its semicolon, are no part of
  /// the name.
  private static String word(String text) {
    return text.strip().split("[ \t(]", 2)[0];
  }

  /// Reads `name=value; name="value"`; the first of a name counts.
  static SequencedMap<String, String> parameters(String value, int from) {
    SequencedMap<String, String> found = new LinkedHashMap<>();
    int at = from;
    while (at < value.length()) {
      int equals = value.indexOf('=', at);
      int semicolon = value.indexOf(';', at);
      if (equals < 0) {
        break;
      }
      if (semicolon >= 0 && semicolon < equals) {
        at = semicolon + 1;
        continue;
      }
      String name = value.substring(at, equals).strip().toLowerCase(Locale.ROOT);
      StringBuilder content = new StringBuilder();
      at = content(value, equals + 1, content);
      found.putIfAbsent(name, content.toString());
    }
    return found;
  }

  private static int content(String value, int from, StringBuilder content) {
    int at = from;
    while (at < value.length() && Character.isWhitespace(value.charAt(at))) {
      at++;
    }
    if (at < value.length() && value.charAt(at) == '"') {
      at = quoted(value, at + 1, content);
      int semicolon = value.indexOf(';', at);
      return semicolon < 0 ? value.length() : semicolon + 1;
    }
    int semicolon = value.indexOf(';', at);
    int end = semicolon < 0 ? value.length() : semicolon;
    content.append(value.substring(at, end).strip());
    return semicolon < 0 ? value.length() : semicolon + 1;
  }

  private static int quoted(String value, int from, StringBuilder content) {
    int at = from;
    while (at < value.length() && value.charAt(at) != '"') {
      if (value.charAt(at) == '\\' && at + 1 < value.length()) {
        at++;
      }
      content.append(value.charAt(at++));
    }
    return Math.min(at + 1, value.length());
  }
}
