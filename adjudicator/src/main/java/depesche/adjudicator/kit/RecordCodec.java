package depesche.adjudicator.kit;

import depesche.adjudicator.kit.TextLines.TextLine;
import depesche.adjudicator.rules.Codec;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;

/// A position as text, from nothing but its records: a title need not write a codec. The first line
/// names the phase. Each component is a line that begins with its name, each element of a list of
/// records and each entry of a map a line of its own; a record too big for a line gives its
/// components a line each, and none if it is an optional one that is not there.
public final class RecordCodec<P> implements Codec<P> {

  private static final String PHASE = "phase";
  private static final String OPTIONS = "options";

  private final Class<P> kind;
  private final RecordText records;
  private final SequencedMap<Class<?>, Class<?>> meant;
  private final List<String> names;

  /// @param kind the sealed kind whose records are the phases
  /// @param records how its values are written
  public RecordCodec(Class<P> kind, RecordText records) {
    this(kind, records, new LinkedHashMap<>());
  }

  /// @param meant the record that stands where a component is declared as an open interface
  public RecordCodec(Class<P> kind, RecordText records, SequencedMap<Class<?>, Class<?>> meant) {
    this.kind = kind;
    this.records = records;
    this.meant = new LinkedHashMap<>(meant);
    names = List.copyOf(kindWords());
  }

  @Override
  public String write(P position) {
    List<String> lines = new ArrayList<>();
    lines.add(PHASE + " " + position.getClass().getSimpleName());
    writeParts("", (Record) position, lines);
    return String.join("\n", lines) + "\n";
  }

  /// {@return the lines of one record in a position, each beginning with its name}
  public List<String> lines(String name, Record record) {
    List<String> lines = new ArrayList<>();
    writeParts(name + ".", record, lines);
    return lines;
  }

  private void writeParts(String before, Record record, List<String> lines) {
    for (RecordComponent part : RecordShape.of(record.getClass()).parts()) {
      write(before + part.getName(), part.getGenericType(), valueOf(part, record), lines);
    }
  }

  private static Object valueOf(RecordComponent part, Record record) {
    return RecordText.valueOf(part, record);
  }

  private void write(String name, Type type, Object value, List<String> lines) {
    if (records.isLine(type)) {
      lines.add(records.kind(name, RecordText.raw(type), value).text());
    } else if (value instanceof List<?> list && records.isSimple(argument(type, 0))) {
      lines.add(records.line(name, list).text());
    } else if (value instanceof List<?> list) {
      list.forEach(
          one -> lines.add(records.kind(name, RecordText.raw(argument(type, 0)), one).text()));
    } else if (value instanceof Map<?, ?> map) {
      map.forEach((key, one) -> lines.add(records.line(name, key, one).text()));
    } else if (value instanceof Optional<?> maybe && isBig(argument(type, 0))) {
      maybe.ifPresent(one -> writeParts(name + ".", (Record) one, lines));
    } else if (value instanceof Optional<?> maybe) {
      maybe.ifPresent(one -> lines.add(records.line(name, one).text()));
    } else {
      writeParts(name + ".", (Record) value, lines);
    }
  }

  private static Type argument(Type type, int at) {
    return ((ParameterizedType) type).getActualTypeArguments()[at];
  }

  @Override
  public P read(String text) {
    List<String> words = new ArrayList<>(List.of(PHASE));
    words.addAll(names);
    TextLines lines = new TextLines(text, words);
    Class<?> phase = lines.must(PHASE, line -> RecordText.named(kind, line.words().getFirst()));
    return kind.cast(readParts("", phase, lines));
  }

  @Override
  public String with(SequencedMap<String, String> options, String text) {
    String word =
        names.stream()
            .filter(one -> one.equals(OPTIONS) || one.endsWith("." + OPTIONS))
            .findFirst()
            .orElseThrow(() -> new IllegalArgumentException("this title has no options"));
    StringBuilder whole = new StringBuilder();
    options.forEach((key, value) -> whole.append(word + " " + key + " " + value + "\n"));
    return whole.append(text).toString();
  }

  private Class<?> meant(Class<?> declared) {
    return meant.getOrDefault(declared, declared);
  }

  /// The words with which lines may begin, gathered once: each look at a record costs time.
  private List<String> kindWords() {
    List<String> words = new ArrayList<>();
    for (Class<?> phase : kind.getPermittedSubclasses()) {
      names("", phase, words);
    }
    return words;
  }

  /// Whether a record gives its components a line each.
  private boolean isBig(Type type) {
    return RecordText.raw(type).isRecord() && !records.isLine(type);
  }

  private void names(String before, Class<?> type, List<String> names) {
    for (RecordComponent part : RecordShape.of(type).parts()) {
      names.add(before + part.getName());
      Class<?> raw =
          part.getType() == Optional.class
              ? RecordText.raw(argument(part.getGenericType(), 0))
              : meant(part.getType());
      if (raw.isRecord() && !records.isLine(raw)) {
        names(before + part.getName() + ".", raw, names);
      }
    }
  }

  private Object readParts(String before, Class<?> type, TextLines lines) {
    Map<String, Object> values = new LinkedHashMap<>();
    RecordShape.of(type)
        .parts()
        .forEach(
            part ->
                values.put(
                    part.getName(), read(before + part.getName(), part.getGenericType(), lines)));
    return RecordText.made(type, values);
  }

  private Object read(String name, Type type, TextLines lines) {
    Class<?> raw = meant(RecordText.raw(type));
    if (records.isLine(type)) {
      return lines.must(name, line -> records.value(line, type));
    }
    if (raw == List.class && records.isSimple(argument(type, 0))) {
      return lines.must(name, line -> records.value(line, type));
    }
    if (raw == List.class) {
      return lines.each(name, line -> records.value(line, argument(type, 0)));
    }
    if (raw == Optional.class && isBig(argument(type, 0))) {
      return lines.hasPart(name + ".")
          ? Optional.of(readParts(name + ".", RecordText.raw(argument(type, 0)), lines))
          : Optional.empty();
    }
    if (raw == Optional.class) {
      return lines.one(name, line -> records.value(line, argument(type, 0)));
    }
    if (Map.class.isAssignableFrom(raw)) {
      return map(name, type, lines);
    }
    return readParts(name + ".", raw, lines);
  }

  /// A key is one word.
  private Object map(String name, Type type, TextLines lines) {
    Map<Object, Object> map = new LinkedHashMap<>();
    lines.each(
        name,
        line -> {
          List<String> words = line.words();
          TextLine key = new TextLine(name, words.subList(0, 1), List.of());
          TextLine value = new TextLine(name, words.subList(1, words.size()), line.items());
          return map.put(
              records.value(key, argument(type, 0)), records.value(value, argument(type, 1)));
        });
    return map;
  }
}
