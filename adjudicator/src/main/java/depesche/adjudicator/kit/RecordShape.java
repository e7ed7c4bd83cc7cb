package depesche.adjudicator.kit;

import java.lang.reflect.Constructor;
import java.lang.reflect.Method;
import java.lang.reflect.RecordComponent;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.stream.Stream;

/// What a type of records is made of. It is looked up once, since each look costs as much as
/// writing a line.
public final class RecordShape {

  private static final ClassValue<RecordShape> SHAPES =
      new ClassValue<>() {
        @Override
        protected RecordShape computeValue(Class<?> type) {
          return new RecordShape(type);
        }
      };

  private final Class<?> type;
  private final List<RecordComponent> parts;
  private final List<RecordComponent> listsLast;
  private final SequencedMap<String, Method> accessors = new LinkedHashMap<>();
  private final Constructor<?> constructor;

  private RecordShape(Class<?> type) {
    this.type = type;
    parts = List.of(type.getRecordComponents());
    listsLast =
        Stream.of(type.getRecordComponents())
            .sorted(Comparator.comparing(part -> part.getType() == List.class))
            .toList();
    for (RecordComponent part : parts) {
      Method accessor = part.getAccessor();
      accessor.setAccessible(true);
      accessors.put(part.getName(), accessor);
    }
    try {
      constructor =
          type.getDeclaredConstructor(
              parts.stream().map(RecordComponent::getType).toArray(Class<?>[]::new));
    } catch (NoSuchMethodException cause) {
      throw new IllegalStateException("no constructor of " + type, cause);
    }
    constructor.setAccessible(true);
  }

  /// {@return what a type is made of}
  public static RecordShape of(Class<?> type) {
    return SHAPES.get(type);
  }

  /// {@return the components, in their order}
  List<RecordComponent> parts() {
    return parts;
  }

  /// {@return the components, lists behind all others}
  List<RecordComponent> listsLast() {
    return listsLast;
  }

  Object value(RecordComponent part, Record record) {
    try {
      return Optional.ofNullable(accessors.get(part.getName())).orElseThrow().invoke(record);
    } catch (ReflectiveOperationException cause) {
      throw new IllegalStateException("no value of " + part, cause);
    }
  }

  /// {@return the values of all components, in their order}
  public List<Object> values(Record record) {
    return parts.stream().map(part -> value(part, record)).toList();
  }

  /// {@return a record}
  ///
  /// @throws IllegalArgumentException if it does not take these values
  Object made(Map<String, Object> values) {
    return made(parts.stream().map(part -> values.get(part.getName())).toArray());
  }

  /// {@return a record with these values, in the order of its components}
  ///
  /// @throws IllegalArgumentException if it does not take them
  public Object made(Object... values) {
    try {
      return constructor.newInstance(values);
    } catch (ReflectiveOperationException cause) {
      throw new IllegalArgumentException("no " + type.getSimpleName(), cause);
    }
  }
}
