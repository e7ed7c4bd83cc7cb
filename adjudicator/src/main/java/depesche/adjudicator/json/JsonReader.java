package depesche.adjudicator.json;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;

/// Reads a text of JSON (RFC 8259) from its beginning to its end. Written by hand, since the rules
/// depend on `java.base` alone.
final class JsonReader {

  /// More lists in lists than this are a mistake, and would end in a stack overflow.
  private static final int DEEPEST = 100;

  private static final char END = '\uFFFF';

  private final String file;
  private final String text;
  private int at;
  private int line = 1;
  private int depth;

  JsonReader(String file, String text) {
    this.file = file;
    this.text = text;
  }

  JsonValue read() {
    JsonValue value = value("");
    skipSpace();
    if (at < text.length()) {
      throw bad("there is something behind the last bracket; remove it");
    }
    return value;
  }

  private JsonValue value(String name) {
    skipSpace();
    int start = line;
    Object content =
        switch (peek()) {
          case '{' -> fields();
          case '[' -> items(name);
          case '"' -> string();
          case 't' -> word("true", true);
          case 'f' -> word("false", false);
          case 'n' -> word("null", JsonValue.Nothing.NULL);
          default -> number();
        };
    return new JsonValue(file, start, name, content);
  }

  private SequencedMap<String, JsonValue> fields() {
    SequencedMap<String, JsonValue> fields = new LinkedHashMap<>();
    open();
    while (more('}', fields.isEmpty())) {
      if (peek() != '"') {
        throw bad("the name of a field must be in \" \"");
      }
      String name = string();
      skipSpace();
      need(':');
      if (fields.put(name, value(name)) != null) {
        throw bad("\"" + name + "\" is there twice; remove one");
      }
    }
    return fields;
  }

  private List<JsonValue> items(String name) {
    List<JsonValue> items = new ArrayList<>();
    open();
    while (more(']', items.isEmpty())) {
      items.add(value(name));
    }
    return items;
  }

  private void open() {
    at++;
    depth++;
    if (depth > DEEPEST) {
      throw bad("too many brackets inside each other");
    }
  }

  /// Goes on to the next value of a list or an object, or past its end.
  private boolean more(char end, boolean first) {
    skipSpace();
    if (peek() == end) {
      at++;
      depth--;
      return false;
    }
    if (!first) {
      need(',');
      skipSpace();
    }
    return true;
  }

  private void need(char sign) {
    if (peek() != sign) {
      throw bad("a \"" + sign + "\" is missing" + here());
    }
    at++;
  }

  private Object word(String word, Object meaning) {
    if (!text.startsWith(word, at)) {
      throw bad("a value is missing" + here());
    }
    at += word.length();
    return meaning;
  }

  private Double number() {
    int start = at;
    if (peek() == '-') {
      at++;
    }
    int leading = at;
    boolean good = digits() && (text.charAt(leading) != '0' || at == leading + 1);
    if (good && peek() == '.') {
      at++;
      good = digits();
    }
    if (good && (peek() == 'e' || peek() == 'E')) {
      at++;
      if (peek() == '+' || peek() == '-') {
        at++;
      }
      good = digits();
    }
    if (!good) {
      at = start;
      throw bad("a value is missing" + here());
    }
    return Double.valueOf(text.substring(start, at));
  }

  private boolean digits() {
    int start = at;
    while (peek() >= '0' && peek() <= '9') {
      at++;
    }
    return at > start;
  }

  private String string() {
    at++;
    int start = at;
    while (peek() != '"' && peek() != '\\' && peek() >= ' ' && at < text.length()) {
      at++;
    }
    if (peek() == '"') {
      at++;
      return text.substring(start, at - 1);
    }
    StringBuilder string = new StringBuilder(text.substring(start, at));
    while (peek() != '"') {
      if (at >= text.length() || peek() < ' ') {
        throw bad("a text does not end; close it with \" in its line");
      }
      string.append(peek() == '\\' ? escaped() : peek());
      at++;
    }
    at++;
    return string.toString();
  }

  private char escaped() {
    at++;
    return switch (peek()) {
      case '"', '\\', '/' -> peek();
      case 'b' -> '\b';
      case 'f' -> '\f';
      case 'n' -> '\n';
      case 'r' -> '\r';
      case 't' -> '\t';
      case 'u' -> unicode();
      default -> throw bad("\\" + peek() + " means nothing; write \\\\ for a backslash");
    };
  }

  private char unicode() {
    int code = 0;
    for (int i = 0; i < 4; i++) {
      at++;
      int digit = Character.digit(peek(), 16);
      if (digit < 0 || peek() > 'f') {
        throw bad("\\u needs four hexadecimal digits");
      }
      code = 16 * code + digit;
    }
    return (char) code;
  }

  private char peek() {
    return at < text.length() ? text.charAt(at) : END;
  }

  private void skipSpace() {
    while (peek() == ' ' || peek() == '\n' || peek() == '\r' || peek() == '\t') {
      if (peek() == '\n') {
        line++;
      }
      at++;
    }
  }

  private String here() {
    return at < text.length() ? " before \"" + peek() + "\"" : " at the end of the file";
  }

  private BadFile bad(String problem) {
    return new BadFile(file, line, problem);
  }
}
