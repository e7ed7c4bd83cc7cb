package depesche.bot.report;

import depesche.adjudicator.Fact;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;

/// Makes records up, to try templates on.
///
/// @param fill whether lists and options hold something
/// @param facts to use where some fact is wanted
record SampleFacts(Fill fill, List<? extends Fact> facts) {

  /// How much is in a sample.
  enum Fill {
    BARE,
    FULL
  }

  /// {@return the records of a sealed kind, or the record itself}
  static List<Class<?>> records(Class<?> kind) {
    return kind.isRecord()
        ? List.of(kind)
        : Arrays.stream(kind.getPermittedSubclasses())
            .flatMap(part -> records(part).stream())
            .toList();
  }

  Record of(Class<?> record) {
    RecordComponent[] components = record.getRecordComponents();
    Class<?>[] types =
        Arrays.stream(components).map(RecordComponent::getType).toArray(Class<?>[]::new);
    Object[] values = Arrays.stream(components).map(part -> value(part.getGenericType())).toArray();
    try {
      return (Record) record.getDeclaredConstructor(types).newInstance(values);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException("no sample of " + record, e);
    }
  }

  private Object value(Type type) {
    return switch (type) {
      case ParameterizedType generic -> container(generic);
      case Class<?> plain -> plain(plain);
      default -> throw new IllegalStateException("no sample of " + type);
    };
  }

  private Object container(ParameterizedType type) {
    Type part = type.getActualTypeArguments()[0];
    if (type.getRawType() == List.class) {
      return fill == Fill.FULL ? several(part) : List.of();
    }
    if (type.getRawType() == Optional.class) {
      return fill == Fill.FULL ? Optional.of(value(part)) : Optional.empty();
    }
    return new LinkedHashMap<>();
  }

  private List<Object> several(Type part) {
    if (part == Fact.class) {
      return List.copyOf(facts);
    }
    if (part instanceof Class<?> kind && Fact.class.isAssignableFrom(kind) && kind.isSealed()) {
      // One may be within another of its kind.
      return facts.stream().filter(kind::isInstance).<Object>map(fact -> fact).toList();
    }
    if (part instanceof Class<?> kind && (kind.isRecord() || kind.isSealed())) {
      List<Object> several = new ArrayList<>();
      records(kind).forEach(record -> several.add(of(record)));
      several.add(several.getFirst());
      return several;
    }
    return List.of(value(part), value(part));
  }

  private Object plain(Class<?> type) {
    if (type == String.class) {
      return "Sample";
    }
    if (type == int.class || type == Integer.class) {
      return fill == Fill.FULL ? 2 : 1;
    }
    if (type == boolean.class) {
      return fill == Fill.FULL;
    }
    if (type == Instant.class) {
      return Instant.EPOCH;
    }
    if (type == ZoneId.class) {
      return ZoneOffset.UTC;
    }
    if (type == Fact.class) {
      return facts.getFirst();
    }
    return type.isEnum() ? type.getEnumConstants()[0] : of(records(type).getFirst());
  }
}
