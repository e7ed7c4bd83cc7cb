package depesche.adjudicator.kit;

import depesche.adjudicator.kit.TextLines.TextLine;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/// Records as words, and back. A record becomes its components in their order, a record within it
/// in its place. A list comes behind everything else and is as long as the line, so there may be
/// one of words and one of items. A value of a sealed kind begins with the name of its record.
public final class RecordText {

  private record Form(
      boolean item, Function<Object, String> write, Function<String, Object> read) {}

  private final Map<Class<?>, Form> forms;

  private RecordText(Map<Class<?>, Form> forms) {
    this.forms = forms;
  }

  /// Numbers, strings, enums, and records of them.
  public RecordText() {
    this(new LinkedHashMap<>());
  }

  private <T> RecordText with(
      Class<T> type, boolean item, Function<T, String> write, Function<String, T> read) {
    Map<Class<?>, Form> more = new LinkedHashMap<>(forms);
    more.put(type, new Form(item, one -> write.apply(type.cast(one)), read::apply));
    return new RecordText(more);
  }

  /// {@return this, with a type that is written as one word}
  public <T> RecordText word(Class<T> type, Function<T, String> write, Function<String, T> read) {
    return with(type, false, write, read);
  }

  /// {@return this, with a type that is written as one item, which may have blanks in it}
  public <T> RecordText item(Class<T> type, Function<T, String> write, Function<String, T> read) {
    return with(type, true, write, read);
  }

  /// {@return values as a line}
  public TextLine line(String word, Object... values) {
    List<String> words = new ArrayList<>();
    List<String> items = new ArrayList<>();
    for (Object value : values) {
      write(value, value.getClass(), words, items);
    }
    return new TextLine(word, words, items);
  }

  /// {@return a value of a sealed kind as a line}
  public TextLine kind(String word, Class<?> kind, Object value) {
    List<String> words = new ArrayList<>();
    List<String> items = new ArrayList<>();
    write(value, kind, words, items);
    return new TextLine(word, words, items);
  }

  private void write(Object value, Type declared, List<String> words, List<String> items) {
    Class<?> type = raw(declared);
    Form form = forms.get(type);
    if (form != null) {
      (form.item() ? items : words).add(form.write().apply(value));
    } else if (value instanceof List<?> list) {
      list.forEach(one -> write(one, elementOf(declared, one), words, items));
    } else if (value instanceof Record one) {
      if (type.isSealed()) {
        words.add(one.getClass().getSimpleName());
      }
      for (RecordComponent part : parts(one.getClass())) {
        write(valueOf(part, one), part.getGenericType(), words, items);
      }
    } else if (value instanceof Enum<?> constant) {
      words.add(constant.name());
    } else {
      words.add(value.toString());
    }
  }

  private static Type elementOf(Type list, Object element) {
    return list instanceof ParameterizedType generic
        ? generic.getActualTypeArguments()[0]
        : element.getClass();
  }

  /// {@return the components of a record, lists last}
  private static List<RecordComponent> parts(Class<?> type) {
    return RecordShape.of(type).listsLast();
  }

  static Object valueOf(RecordComponent part, Record record) {
    return RecordShape.of(record.getClass()).value(part, record);
  }

  static Class<?> raw(Type type) {
    return type instanceof ParameterizedType generic
        ? (Class<?>) generic.getRawType()
        : (Class<?>) type;
  }

  /// {@return the value that [#line] or [#kind] wrote}
  ///
  /// @throws RuntimeException if the line says something else
  public <T> T read(TextLine line, Class<T> type) {
    return type.cast(value(line, type));
  }

  /// {@return the list that [#line] wrote}
  public <T> List<T> list(TextLine line, Class<T> element) {
    Words words = new Words(line);
    List<T> list = new ArrayList<>();
    while (!words.isAtEnd()) {
      list.add(element.cast(words.read(element)));
    }
    return list;
  }

  Object value(TextLine line, Type type) {
    Words words = new Words(line);
    Object value = words.read(type);
    if (!words.isAtEnd()) {
      throw new IllegalArgumentException("more than a " + type);
    }
    return value;
  }

  /// Whether a type is written as an item.
  boolean isItem(Type type) {
    return Optional.ofNullable(forms.get(raw(type))).map(Form::item).orElse(false);
  }

  /// Whether a type is one word or one item.
  boolean isSimple(Type type) {
    Class<?> raw = raw(type);
    return forms.containsKey(raw)
        || raw.isPrimitive()
        || raw.isEnum()
        || raw == String.class
        || raw == Integer.class
        || raw == Boolean.class;
  }

  /// Whether a type fits on a line, and comes back from it.
  boolean isLine(Type type) {
    Class<?> raw = raw(type);
    if (isSimple(type)) {
      return true;
    }
    if (raw.isSealed()) {
      return Stream.of(raw.getPermittedSubclasses()).allMatch(this::isLine);
    }
    if (!raw.isRecord()) {
      return false;
    }
    List<Type> types = parts(raw).stream().map(RecordComponent::getGenericType).toList();
    List<Type> lists = types.stream().filter(one -> raw(one) == List.class).toList();
    boolean plain = types.stream().allMatch(one -> lists.contains(one) || isLine(one));
    List<Boolean> piles = lists.stream().map(one -> isItem(elementOf(one, one))).toList();
    return plain
        && lists.stream().allMatch(one -> isSimple(elementOf(one, one)))
        && piles.stream().distinct().count() == piles.size();
  }

  /// What is left to read of a line.
  private final class Words {

    private final List<String> words;
    private final List<String> items;

    Words(TextLine line) {
      words = new ArrayList<>(line.words());
      items = new ArrayList<>(line.items());
    }

    boolean isAtEnd() {
      return words.isEmpty() && items.isEmpty();
    }

    Object read(Type declared) {
      Class<?> type = raw(declared);
      Form form = forms.get(type);
      if (form != null) {
        return form.read().apply((form.item() ? items : words).removeFirst());
      }
      if (type == List.class) {
        return list(elementOf(declared, declared));
      }
      if (type.isRecord()) {
        return record(type);
      }
      String word = words.removeFirst();
      if (type.isSealed()) {
        return record(named(type, word));
      }
      if (type.isEnum()) {
        return constant(type, word);
      }
      if (type == int.class || type == Integer.class) {
        return Integer.valueOf(word);
      }
      return type == boolean.class || type == Boolean.class ? Boolean.valueOf(word) : word;
    }

    private List<Object> list(Type element) {
      List<String> left = isItem(element) ? items : words;
      List<Object> list = new ArrayList<>();
      while (!left.isEmpty()) {
        list.add(read(element));
      }
      return list;
    }

    private Object record(Class<?> type) {
      Map<String, Object> values = new LinkedHashMap<>();
      for (RecordComponent part : parts(type)) {
        values.put(part.getName(), read(part.getGenericType()));
      }
      return made(type, values);
    }
  }

  static Object made(Class<?> type, Map<String, Object> values) {
    return RecordShape.of(type).made(values);
  }

  static Class<?> named(Class<?> kind, String name) {
    return Arrays.stream(kind.getPermittedSubclasses())
        .filter(one -> one.getSimpleName().equals(name))
        .findFirst()
        .orElseThrow(
            () -> new IllegalArgumentException("no " + kind.getSimpleName() + " is a " + name));
  }

  private static Object constant(Class<?> type, String name) {
    return Stream.of(type.getEnumConstants())
        .filter(one -> ((Enum<?>) one).name().equals(name))
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException("no " + type.getSimpleName() + " " + name));
  }
}
