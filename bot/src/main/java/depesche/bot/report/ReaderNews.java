package depesche.bot.report;

import depesche.adjudicator.Fact;
import depesche.adjudicator.News;
import depesche.adjudicator.Reader;
import depesche.adjudicator.Seat;
import depesche.bot.report.page.TemplateArguments;
import freemarker.template.TemplateMethodModelEx;
import freemarker.template.TemplateModelException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import java.util.SequencedSet;
import java.util.Set;
import java.util.stream.Stream;

/// The news of one step that a reader may hear, for a template to lay out: `news.of("Name", …)`
/// gives the facts of these names in their order, `news.grouped("owner", "Name", …)` the same by a
/// component, each group with `key` and `facts`, seats in table order before all others;
/// `news.rest()` those that no call has given yet; `news.headlines` and `news.yours` the lines of
/// those catalogues.
final class ReaderNews {

  private final List<Fact> facts;
  private final ReaderStyle readerStyle;
  private final SequencedSet<Fact> placed = new LinkedHashSet<>();

  ReaderNews(List<News> news, Reader reader, ReaderStyle readerStyle) {
    this.facts =
        news.stream().filter(item -> item.audience().includes(reader)).map(News::fact).toList();
    this.readerStyle = readerStyle;
  }

  Map<String, Object> model() {
    Map<String, Object> model = new LinkedHashMap<>();
    model.put("of", (TemplateMethodModelEx) names -> of(names));
    model.put("grouped", (TemplateMethodModelEx) this::grouped);
    model.put("rest", (TemplateMethodModelEx) _ -> rest());
    model.put("headlines", catalogue("headlines"));
    model.put("yours", readerStyle.me().isEmpty() ? List.of() : catalogue("yours"));
    return model;
  }

  private List<Fact> of(List<?> names) throws TemplateModelException {
    List<String> wanted = new ArrayList<>();
    for (Object name : names) {
      wanted.add(TemplateArguments.text(name));
    }
    List<Fact> found = facts.stream().filter(fact -> named(fact, wanted)).toList();
    placed.addAll(found);
    return found;
  }

  private List<Map<String, Object>> grouped(List<?> arguments) throws TemplateModelException {
    String component = TemplateArguments.text(arguments.getFirst());
    SequencedMap<String, List<Fact>> groups = new LinkedHashMap<>();
    for (Fact fact : of(arguments.subList(1, arguments.size()))) {
      Object key = ReaderStyle.components((Record) fact).get(component);
      if (key == null) {
        throw new TemplateModelException(fact.getClass().getSimpleName() + " has no " + component);
      }
      groups.computeIfAbsent(key.toString(), _ -> new ArrayList<>()).add(fact);
    }
    return Stream.concat(seated(groups.keySet()), groups.sequencedKeySet().stream())
        .distinct()
        .map(
            key -> Map.<String, Object>of("key", key, "facts", groups.getOrDefault(key, List.of())))
        .toList();
  }

  /// {@return those of the names that have a seat, in table order}
  private Stream<String> seated(Set<String> names) {
    return readerStyle.names().countries().sequencedKeySet().stream()
        .map(Seat::name)
        .filter(names::contains);
  }

  /// A fact answers to its own name and to that of the kind it belongs to, such as `MovementFact`.
  private static boolean named(Fact fact, List<String> names) {
    return names.contains(fact.getClass().getSimpleName())
        || Arrays.stream(fact.getClass().getInterfaces())
            .anyMatch(kind -> names.contains(kind.getSimpleName()));
  }

  private List<Fact> rest() {
    return facts.stream()
        .filter(fact -> !placed.contains(fact))
        .filter(fact -> !readerStyle.say(fact).isEmpty())
        .toList();
  }

  private List<String> catalogue(String name) {
    return facts.stream()
        .flatMap(
            fact ->
                readerStyle
                    .sentences()
                    .lines(readerStyle.title(), name, fact, readerStyle)
                    .stream())
        .toList();
  }
}
