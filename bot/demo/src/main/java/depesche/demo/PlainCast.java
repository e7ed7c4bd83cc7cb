package depesche.demo;

import depesche.adjudicator.Seat;
import depesche.adjudicator.Table;
import depesche.adjudicator.rules.GamePosition;
import depesche.adjudicator.rules.Rules;
import depesche.adjudicator.rules.Seated;
import depesche.adjudicator.rules.Seating;
import depesche.adjudicator.rules.SelfPlaying;
import depesche.adjudicator.rules.TableSize;
import depesche.adjudicator.rules.Title;
import depesche.bot.chance.TurnChance;
import depesche.bot.config.UnusableInput;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;

/// Who plays the demonstration of a title whose rules have a plain player of their own: that
/// player, on every seat.
final class PlainCast {

  private static final Instant START = Instant.parse("2070-03-02T18:00:00Z");

  private static final int MOST = 4;

  private PlainCast() {}

  /// {@return the casting of a title; empty if its rules have no player}
  ///
  /// @throws UnusableInput if the title is not for so many
  static Optional<DemoCast> of(List<Rules<?, ?>> titles, String title, int seats) {
    return titles.stream()
        .filter(rules -> rules.title().id().equals(title) && hasPlayer(rules))
        .findFirst()
        .map(rules -> cast(rules, seats));
  }

  /// {@return the ids of the titles that have one}
  static List<String> ids(List<Rules<?, ?>> titles) {
    return titles.stream().filter(PlainCast::hasPlayer).map(rules -> rules.title().id()).toList();
  }

  /// {@return whether the rules answer what they ask first}
  private static boolean hasPlayer(Rules<?, ?> rules) {
    if (!rules.has(SelfPlaying.class)) {
      return false;
    }
    Seating seating = Seated.of(rules, new LinkedHashMap<>());
    List<Seat> seats =
        seating.seats().stream().limit(seating.size().fewest()).map(Seat::new).toList();
    GamePosition<?, ?> first =
        GamePosition.open(
                rules, new Table(seats, new LinkedHashMap<>()), TurnChance.seeded("player", 1))
            .next();
    return seats.stream().anyMatch(seat -> !first.played(seat.name()).isEmpty());
  }

  /// Where the seats have names of their own, they are all at the table.
  private static int usual(Title title, int most) {
    return title.naming() == Title.Naming.SEATS ? Math.min(most, MOST) : title.fewest();
  }

  private static DemoCast cast(Rules<?, ?> rules, int seats) {
    Title title = rules.title();
    SequencedMap<String, String> options =
        rules.<SelfPlaying<?>>as(SelfPlaying.class).map(SelfPlaying::shown).orElseThrow();
    List<String> names = Seated.of(rules, options).seats();
    int count = seats == 0 ? usual(title, names.size()) : seats;
    TableSize size = Seated.of(rules, options).size();
    if (!size.allows(count)) {
      throw new UnusableInput(
          "%s is for %d to %d seats, not for %d"
              .formatted(title.name(), size.fewest(), size.most(), count));
    }
    return new DemoCast(
        title.id(),
        title.name(),
        START,
        options.entrySet().stream()
            .map(option -> option.getKey() + "=" + option.getValue())
            .toList(),
        names.stream()
            .limit(count)
            .map(seat -> new DemoCast.Role(seat, "", WritingStyle.FIELD, true, ""))
            .toList(),
        _ -> 0);
  }
}
