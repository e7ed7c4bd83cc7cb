package depesche.bot.game.rollback;

import depesche.adjudicator.Fact;
import depesche.adjudicator.Reader;
import depesche.adjudicator.rules.GamePosition;
import depesche.bot.game.GameNotice;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.stream.Collectors;

/// What everybody can see that two positions differ in, field by field. It is made of the public
/// view alone, so that it tells nothing that a report would not.
final class PositionDiff {

  private final SequencedMap<String, List<String>> fields = new LinkedHashMap<>();

  private PositionDiff(GamePosition<?, ?> position) {
    record("", position.view(new Reader.Onlooker()).state());
  }

  /// {@return what is different}
  static List<Fact> of(GamePosition<?, ?> before, GamePosition<?, ?> after) {
    SequencedMap<String, List<String>> was = new PositionDiff(before).fields;
    SequencedMap<String, List<String>> is = new PositionDiff(after).fields;
    List<String> names = new ArrayList<>(was.sequencedKeySet());
    is.sequencedKeySet().stream().filter(name -> !was.containsKey(name)).forEach(names::add);
    List<Fact> changes = new ArrayList<>();
    for (String name : names) {
      List<String> gone = without(was, is, name);
      List<String> come = without(is, was, name);
      if (!gone.isEmpty() || !come.isEmpty()) {
        changes.add(new GameNotice.Changed(name, gone, come));
      }
    }
    return changes.isEmpty() ? List.of(new GameNotice.NothingDiffers()) : changes;
  }

  private static List<String> without(
      Map<String, List<String>> these, Map<String, List<String>> those, String name) {
    List<String> rest = new ArrayList<>(these.getOrDefault(name, List.of()));
    those.getOrDefault(name, List.of()).forEach(rest::remove);
    return rest;
  }

  private void record(String of, Object state) {
    for (RecordComponent component : state.getClass().getRecordComponents()) {
      add(component.getName() + of, value(component, state));
    }
  }

  private static Object value(RecordComponent component, Object state) {
    try {
      component.getAccessor().setAccessible(true);
      return component.getAccessor().invoke(state);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException("a state without " + component.getName(), e);
    }
  }

  private void add(String name, Object value) {
    switch (value) {
      case Collection<?> many -> put(name, many.stream().map(PositionDiff::words).toList());
      case Map<?, ?> map -> map.forEach((key, one) -> add(name + " of " + key, one));
      case Record nested -> record(" of " + name.substring(name.indexOf(" of ") + 4), nested);
      default -> put(name, List.of(words(value)));
    }
  }

  /// {@return a value in one line; an entry of a list as its parts one after another}
  private static String words(Object value) {
    return switch (value) {
      case Optional<?> perhaps -> perhaps.map(PositionDiff::words).orElse("nothing");
      case Record entry ->
          Arrays.stream(entry.getClass().getRecordComponents())
              .map(component -> words(value(component, entry)))
              .collect(Collectors.joining(" "));
      default -> String.valueOf(value);
    };
  }

  private void put(String name, List<String> values) {
    fields.put(name, values);
  }
}
