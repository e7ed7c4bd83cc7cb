package depesche.adjudicator.title;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.adjudicator.Demand;
import depesche.adjudicator.Letter;
import depesche.adjudicator.Reader;
import depesche.adjudicator.Seat;
import depesche.adjudicator.Status;
import depesche.adjudicator.rules.Ahead;
import depesche.adjudicator.rules.Edit;
import depesche.adjudicator.rules.Editable;
import depesche.adjudicator.rules.Eliminates;
import depesche.adjudicator.rules.Lapses;
import depesche.adjudicator.rules.LastingDemands;
import depesche.adjudicator.rules.NeighbourSeats;
import depesche.adjudicator.rules.OpenState;
import depesche.adjudicator.rules.Rules;
import depesche.adjudicator.rules.Scored;
import depesche.adjudicator.rules.SelfPlaying;
import depesche.adjudicator.rules.Unforeseen;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;

/// What the capabilities of a title promise of one position of a game.
final class KeptCapabilities<P, O> {

  private final Rules<P, O> rules;
  private final List<Seat> seats;

  KeptCapabilities(Rules<P, O> rules, List<Seat> seats) {
    this.rules = rules;
    this.seats = seats;
  }

  void check(P position, long seed) {
    rules.<Scored<P>>as(Scored.class).ifPresent(one -> scores(one, position));
    rules.<Eliminates<P>>as(Eliminates.class).ifPresent(one -> out(one, position));
    rules.<NeighbourSeats<P>>as(NeighbourSeats.class).ifPresent(one -> neighbours(one, position));
    rules.<Ahead<P>>as(Ahead.class).ifPresent(one -> ahead(one, position));
    rules.<LastingDemands<P>>as(LastingDemands.class).ifPresent(one -> asked(one, position));
    rules.<SelfPlaying<P>>as(SelfPlaying.class).ifPresent(one -> plays(one, position));
    rules.<Unforeseen<P>>as(Unforeseen.class).ifPresent(one -> hides(one, position, seed));
    rules.<Lapses<P, O>>as(Lapses.class).ifPresent(one -> lapses(one, position, seed));
    rules.<Editable<P>>as(Editable.class).ifPresent(one -> edits(one, position));
    rules.<OpenState<P>>as(OpenState.class).ifPresent(one -> shows(one, position));
  }

  private List<Demand> demands(P position) {
    return rules.status(position) instanceof Status.Waiting(List<Demand> demands)
        ? demands
        : List.of();
  }

  /// Every seat has a score, or nobody has.
  private void scores(Scored<P> title, P position) {
    assertThat(List.copyOf(title.scores(position).keySet())).isIn(List.of(), seats);
  }

  /// A seat that is out is asked nothing.
  private void out(Eliminates<P> title, P position) {
    assertThat(demands(position)).noneMatch(demand -> title.isOut(position, demand.seat()));
  }

  private void neighbours(NeighbourSeats<P> title, P position) {
    for (Seat one : seats) {
      for (Seat other : seats) {
        assertThat(title.areNeighbours(position, one, other))
            .as("%s and %s", one, other)
            .isEqualTo(title.areNeighbours(position, other, one));
      }
    }
  }

  /// The phase of a position is now, and what may be written for later is later.
  private void ahead(Ahead<P> title, P position) {
    var now = rules.phase(position);
    if (!demands(position).isEmpty()) {
      assertThat(title.when(position, now.id())).contains(Ahead.When.NOW);
      assertThat(title.later(Optional.of(now)))
          .allMatch(
              phase -> title.when(position, phase.id()).equals(Optional.of(Ahead.When.LATER)));
    }
    assertThat(title.later(Optional.empty())).isNotEmpty();
    assertThat(title.when(position, "nothing of the kind")).isEmpty();
    assertThat(title.withheld(position, List.of())).isEmpty();
  }

  private void asked(LastingDemands<P> title, P position) {
    String phase = rules.phase(position).id();
    assertThat(demands(position))
        .allMatch(demand -> title.isStillAsked(position, demand.seat(), phase));
  }

  /// The plain player writes good orders.
  private void plays(SelfPlaying<P> title, P position) {
    String phase = rules.phase(position).id();
    for (Demand demand : demands(position)) {
      String letter = String.join("\n", title.played(position, demand.seat()));
      assertThat(rules.read(position, demand.seat(), List.of(new Letter(phase, letter))).lines())
          .as(letter)
          .allMatch(line -> line.verdict().counts() || line.text().isBlank());
    }
  }

  /// Another order of what nobody knows is nothing that an onlooker sees, and the same are asked.
  private void hides(Unforeseen<P> title, P position, long seed) {
    P other = title.unforeseen(position, new PlainChance(seed, 1));
    assertThat(String.valueOf(rules.view(other, new Reader.Onlooker())))
        .isEqualTo(String.valueOf(rules.view(position, new Reader.Onlooker())));
    assertThat(rules.phase(other)).isEqualTo(rules.phase(position));
    assertThat(demands(other).stream().map(Demand::seat))
        .containsExactlyElementsOf(demands(position).stream().map(Demand::seat).toList());
  }

  private void lapses(Lapses<P, O> title, P position, long seed) {
    if (!demands(position).isEmpty()) {
      P next = title.lapse(position, new LinkedHashMap<>(), new PlainChance(seed, 2)).position();
      assertThat(rules.codec().read(rules.codec().write(next))).isEqualTo(next);
    }
  }

  private void edits(Editable<P> title, P position) {
    assertThat(title.edit(position, "xyzzy")).isInstanceOf(Edit.Refused.class);
  }

  private void shows(OpenState<P> title, P position) {
    assertThat(title.state(position).getClass().isRecord()).isTrue();
  }
}
