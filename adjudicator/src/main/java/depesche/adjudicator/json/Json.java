package depesche.adjudicator.json;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.RecordComponent;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.StringJoiner;

/// Values as one line of JSON: records, lists, maps, texts, numbers, truths, and nothing. The rules
/// depend on `java.base` alone, so this is written by hand.
public final class Json {

  private static final int FIRST_PLAIN = 0x20;

  private Json() {}

  /// {@return the value; a record is an object of its components}
  public static String line(Object value) {
    return switch (value) {
      case Record record -> object(record);
      case List<?> list -> array(list);
      case Map<?, ?> map -> object(map);
      case Number number -> number.toString();
      case Boolean truth -> truth.toString();
      case Optional<?> maybe -> maybe.isEmpty() ? "null" : line(maybe.get());
      default -> text(value.toString());
    };
  }

  private static String object(Record record) {
    StringJoiner members = new StringJoiner(",", "{", "}");
    for (RecordComponent component : record.getClass().getRecordComponents()) {
      members.add(text(component.getName()) + ":" + line(value(record, component)));
    }
    return members.toString();
  }

  private static String object(Map<?, ?> map) {
    StringJoiner members = new StringJoiner(",", "{", "}");
    map.forEach((key, value) -> members.add(text(key.toString()) + ":" + line(value)));
    return members.toString();
  }

  private static String array(List<?> list) {
    StringJoiner items = new StringJoiner(",", "[", "]");
    list.forEach(item -> items.add(line(item)));
    return items.toString();
  }

  private static String text(String plain) {
    StringBuilder text = new StringBuilder("\"");
    for (int i = 0; i < plain.length(); i++) {
      char sign = plain.charAt(i);
      switch (sign) {
        case '"', '\\' -> text.append('\\').append(sign);
        case '\b' -> text.append("\\b");
        case '\t' -> text.append("\\t");
        case '\n' -> text.append("\\n");
        case '\f' -> text.append("\\f");
        case '\r' -> text.append("\\r");
        default -> text.append(sign < FIRST_PLAIN ? control(sign) : String.valueOf(sign));
      }
    }
    return text.append('"').toString();
  }

  private static String control(char sign) {
    return (sign < 0x10 ? "\\u000" : "\\u00") + Integer.toHexString(sign).toUpperCase(Locale.ROOT);
  }

  /// {@return what a record holds there}
  public static Object value(Object record, RecordComponent component) {
    try {
      Method accessor = component.getAccessor();
      // A package may keep a record for itself, and print it all the same.
      accessor.trySetAccessible();
      return accessor.invoke(record);
    } catch (IllegalAccessException | InvocationTargetException e) {
      throw new IllegalStateException("a record that cannot be read: " + record.getClass(), e);
    }
  }
}
