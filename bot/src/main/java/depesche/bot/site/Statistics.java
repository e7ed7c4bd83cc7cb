package depesche.bot.site;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.SequencedSet;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;

/// Games that are over, by their titles and series. Of each that changes its page is due; the
/// others cost nothing.
final class Statistics {

  private static final String END = ".html";

  /// What a page counts.
  ///
  /// @param name of the title or the series, for people
  /// @param isSeries which of them
  record Subject(String page, String name, boolean isSeries) {}

  private final SortedMap<String, Optional<Ended>> known = new TreeMap<>();
  private final SortedMap<String, Subject> subjects = new TreeMap<>();
  private final SortedMap<String, SortedMap<String, Ended>> games = new TreeMap<>();
  private final SequencedSet<String> due = new LinkedHashSet<>();

  /// Takes a game down as it is now.
  ///
  /// @param ended empty while it is played
  void put(String game, Optional<Ended> ended) {
    Optional<Ended> before = Objects.requireNonNullElse(known.put(game, ended), Optional.empty());
    if (!before.equals(ended)) {
      before.ifPresent(old -> subjects(old).forEach(subject -> remove(subject, game)));
      ended.ifPresent(after -> subjects(after).forEach(subject -> add(subject, game, after)));
    }
  }

  private static Stream<Subject> subjects(Ended ended) {
    return Stream.concat(
        Stream.of(new Subject("title-" + ended.titleId() + END, ended.title(), false)),
        ended.series().stream().map(name -> new Subject("series-" + name + END, name, true)));
  }

  private void add(Subject subject, String game, Ended ended) {
    subjects.put(subject.page(), subject);
    games.computeIfAbsent(subject.page(), _ -> new TreeMap<>()).put(game, ended);
    due.add(subject.page());
  }

  private void remove(Subject subject, String game) {
    SortedMap<String, Ended> left = games.getOrDefault(subject.page(), new TreeMap<>());
    left.remove(game);
    if (left.isEmpty()) {
      games.remove(subject.page());
      subjects.remove(subject.page());
    }
    due.add(subject.page());
  }

  /// {@return the pages that have changed, and those that are there no more, since this was asked
  /// last}
  List<String> due() {
    List<String> all = List.copyOf(due);
    due.clear();
    return all;
  }

  /// {@return what there are pages of: titles, then series}
  List<Subject> all() {
    return Stream.of(false, true)
        .flatMap(series -> subjects.values().stream().filter(one -> one.isSeries() == series))
        .toList();
  }

  Optional<Subject> subject(String page) {
    return Optional.ofNullable(subjects.get(page));
  }

  /// {@return the games that a page counts, by name}
  List<Ended> games(String page) {
    return List.copyOf(games.getOrDefault(page, new TreeMap<>()).values());
  }
}
