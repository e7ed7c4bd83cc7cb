package depesche.adjudicator.greatpowers.table;

import depesche.adjudicator.Seat;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.ToIntFunction;

/// Ranked lists of players, applied.
public record Aims(SharedTable sharedTable, List<Aim> aims) {

  public Aims {
    aims = List.copyOf(aims);
  }

  /// {@return the players a list names, the best first, of those that may be named}
  ///
  /// @param open clockwise from the one who names them
  public List<Seat> named(List<Seat> open) {
    List<Seat> named = new ArrayList<>();
    for (Aim aim : aims) {
      switch (aim) {
        case Aim.At(Seat seat) -> add(named, open.contains(seat), seat);
        case Aim.Most(Token token) ->
            best(open, seat -> sharedTable.level(seat, token))
                .ifPresent(seat -> add(named, true, seat));
        case Aim.Least(Token token) ->
            best(open, seat -> -sharedTable.level(seat, token))
                .ifPresent(seat -> add(named, true, seat));
        case Aim.Nobody _ -> {}
      }
    }
    return named;
  }

  private static void add(List<Seat> named, boolean open, Seat seat) {
    if (open && !named.contains(seat)) {
      named.add(seat);
    }
  }

  private static Optional<Seat> best(List<Seat> open, ToIntFunction<Seat> worth) {
    Optional<Seat> best = Optional.empty();
    for (Seat seat : open) {
      if (best.filter(other -> worth.applyAsInt(other) >= worth.applyAsInt(seat)).isEmpty()) {
        best = Optional.of(seat);
      }
    }
    return best;
  }

  /// {@return the target of a card: the first on the list who has something to lose, or else the
  /// first}
  public Optional<Seat> target(Seat seat, ActionCard actionCard) {
    boolean steals = actionCard.effects().stream().anyMatch(Effect.Steal.class::isInstance);
    return victim(seat, actionCard.taken(), steals);
  }

  /// {@return from whom a colony is stolen}
  public Optional<Seat> robbed(Seat seat) {
    return victim(seat, List.of(Token.COLONIES), true);
  }

  private Optional<Seat> victim(Seat seat, List<Token> taken, boolean steals) {
    // Ruling targetSelf: the target player is another.
    List<Seat> others = sharedTable.others(seat);
    List<Seat> named = named(others);
    Optional<Seat> holder = named.stream().filter(one -> holds(one, taken)).findFirst();
    // Ruling stealEmpty: one who has nothing may be named, unless only holders may.
    boolean holdersOnly =
        steals
            && sharedTable.rulings().stealEmpty() == GreatPowersRulings.StealEmpty.HOLDER_IF_ANY
            && others.stream().anyMatch(one -> holds(one, taken));
    return holder.isPresent() || holdersOnly ? holder : named.stream().findFirst();
  }

  private boolean holds(Seat seat, List<Token> tokens) {
    return tokens.stream().anyMatch(token -> sharedTable.level(seat, token) > 0);
  }
}
