package depesche.adjudicator.json;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.stream.Collectors;

/// A value of a data file, and where it is written. Asking for something else than what is there
/// throws a [BadFile] that says where it is and how to fix it.
public final class JsonValue {

  /// What `null` becomes.
  enum Nothing {
    NULL
  }

  private final String file;
  private final int line;
  private final String name;
  private final Object content;

  /// @param name of the field it is in; empty for the whole file
  /// @param content a list or a map of values, a text, a double, a truth, or [Nothing]
  JsonValue(String file, int line, String name, Object content) {
    this.file = file;
    this.line = line;
    this.name = name;
    this.content = content;
  }

  /// {@return the value of a text of JSON}
  ///
  /// @param file its name, for messages and for [#id]
  /// @throws BadFile if it is not JSON (RFC 8259), or an object has a field twice
  public static JsonValue read(String file, String text) {
    return new JsonReader(file, text).read();
  }

  /// {@return the name of the file without folder and ending}
  public String id() {
    return file.substring(1 + Math.max(file.lastIndexOf('/'), file.lastIndexOf('\\')))
        .replaceFirst("\\.json$", "");
  }

  /// {@return what to throw about this value}
  public BadFile bad(String problem) {
    return new BadFile(file, line, problem);
  }

  /// {@return the value of a field that must be there}
  public JsonValue at(String field) {
    return find(field).orElseThrow(() -> bad("\"" + field + "\" is missing; add it"));
  }

  /// {@return the value of a field, unless it is not there or `null`}
  public Optional<JsonValue> find(String field) {
    return Optional.ofNullable(fields().get(field))
        .filter(value -> !(value.content instanceof Nothing));
  }

  /// {@return the fields of an object}
  @SuppressWarnings("unchecked") // The reader makes no other map.
  public SequencedMap<String, JsonValue> fields() {
    return (SequencedMap<String, JsonValue>) as(SequencedMap.class, "an object in { }");
  }

  /// {@return the same object with another value in a field; what is wrong with it is where that
  /// value is written}
  public JsonValue with(String field, JsonValue value) {
    SequencedMap<String, JsonValue> changed = new LinkedHashMap<>(fields());
    changed.put(field, new JsonValue(value.file, value.line, field, value.content));
    return new JsonValue(file, line, name, changed);
  }

  /// {@return the same value with these items in place of its own}
  public JsonValue holding(List<JsonValue> items) {
    return new JsonValue(file, line, name, List.copyOf(items));
  }

  /// {@return the same value with this text in place of its own}
  public JsonValue saying(String text) {
    return new JsonValue(file, line, name, text);
  }

  /// {@return the values of a list}
  @SuppressWarnings("unchecked") // The reader makes no other list.
  public List<JsonValue> items() {
    return (List<JsonValue>) as(List.class, "a list in [ ]");
  }

  /// {@return the values of a list in a field; none if there is no list}
  public List<JsonValue> listed(String field) {
    return find(field).filter(JsonValue::isList).map(JsonValue::items).orElse(List.of());
  }

  /// {@return what is written here as one text, the same for any two files that mean the same}
  /// Fields are in the order of their names.
  ///
  /// @param without fields that are left out, wherever they stand
  public String content(List<String> without) {
    return switch (content) {
      case SequencedMap<?, ?> _ ->
          fields().entrySet().stream()
              .filter(field -> !without.contains(field.getKey()))
              .sorted(Map.Entry.comparingByKey())
              .map(field -> quoted(field.getKey()) + ":" + field.getValue().content(without))
              .collect(Collectors.joining(",", "{", "}"));
      case List<?> _ ->
          items().stream()
              .map(item -> item.content(without))
              .collect(Collectors.joining(",", "[", "]"));
      case String text -> quoted(text);
      case Nothing _ -> "null";
      default -> String.valueOf(content);
    };
  }

  private static String quoted(String text) {
    return '"' + text.replace("\\", "\\\\").replace("\"", "\\\"").replace("\n", "\\n") + '"';
  }

  public boolean isList() {
    return content instanceof List;
  }

  public boolean isText() {
    return content instanceof String;
  }

  public boolean isObject() {
    return content instanceof SequencedMap;
  }

  public boolean isTrue() {
    return Boolean.TRUE.equals(content);
  }

  public String text() {
    return as(String.class, "a text in \" \"");
  }

  public boolean truth() {
    return as(Boolean.class, "true or false");
  }

  public double number() {
    return as(Double.class, "a number");
  }

  public int whole() {
    double number = number();
    if (number != (int) number) {
      throw bad(named() + "must be a whole number");
    }
    return (int) number;
  }

  /// {@return a list of texts}
  public List<String> texts() {
    List<String> texts = new ArrayList<>();
    items().forEach(item -> texts.add(item.text()));
    return texts;
  }

  /// {@return the constant that is written there, in small or capital letters}
  public <E extends Enum<E>> E one(Class<E> type) {
    List<E> all = Arrays.asList(type.getEnumConstants());
    String word = text().toUpperCase(Locale.ROOT);
    return all.stream()
        .filter(constant -> constant.name().equals(word))
        .findFirst()
        .orElseThrow(() -> bad(named() + "\"" + text() + "\" is none of " + all));
  }

  private <T> T as(Class<T> type, String form) {
    if (!type.isInstance(content)) {
      throw bad(named() + "must be " + form);
    }
    return type.cast(content);
  }

  private String named() {
    return name.isEmpty() ? "" : "\"" + name + "\": ";
  }
}
