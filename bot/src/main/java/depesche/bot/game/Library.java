package depesche.bot.game;

import depesche.adjudicator.Fact;
import depesche.adjudicator.Moment;
import depesche.adjudicator.Rules;
import depesche.adjudicator.Seat;
import depesche.adjudicator.Table;
import depesche.adjudicator.Title;
import depesche.bot.chance.TurnChance;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;

/// The titles that can be played.
public final class Library {

  private final List<Rules<?, ?>> shelf;

  public Library(List<Rules<?, ?>> shelf) {
    this.shelf = List.copyOf(shelf);
  }

  /// {@return every title, in the order of the shelf}
  public List<Title> titles() {
    return shelf.stream().<Title>map(Rules::title).toList();
  }

  /// {@return the kinds of facts of every title, by its id: what its templates have to say}
  public SequencedMap<String, List<Class<? extends Fact>>> facts() {
    SequencedMap<String, List<Class<? extends Fact>>> facts = new LinkedHashMap<>();
    shelf.forEach(rules -> facts.put(rules.title().id(), rules.facts()));
    return facts;
  }

  /// {@return the rules of a title}
  ///
  /// @throws IllegalArgumentException if there is no such title
  public Rules<?, ?> rules(String title) {
    return shelf.stream()
        .filter(rules -> rules.title().id().equals(title))
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException("no title " + title));
  }

  /// {@return whether a line is plainly no order in any title}
  public boolean isProse(String line) {
    return shelf.stream().allMatch(rules -> rules.isProse(line));
  }

  /// {@return whether a game of the title may choose this answer: a table is set up with it, for
  /// trial}
  public boolean allows(Title title, String option, String value) {
    SequencedMap<String, String> options = new LinkedHashMap<>();
    options.put(option, value);
    List<Seat> seats = title.colours().stream().limit(title.most()).map(Seat::new).toList();
    try {
      Moment.open(rules(title.id()), new Table(seats, options), TurnChance.seeded("trial", 1));
      return true;
    } catch (IllegalArgumentException _) {
      return false;
    }
  }
}
