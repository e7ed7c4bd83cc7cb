package depesche.adjudicator.congress.state;

import depesche.adjudicator.Seat;
import depesche.adjudicator.table.position.CardPile;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;

/// The battle that is fought.
///
/// @param cards that each seat has played in it
/// @param bot the cards that the bot of the introductory scenario plays in it
/// @param withdrawn whether the bot has withdrawn: there is no battle
/// @param fought its sums, once the dice are rolled
public record BattleState(
    SequencedMap<Seat, CardPile> cards,
    List<String> bot,
    boolean withdrawn,
    Optional<Fought> fought) {

  /// No battle.
  public static final BattleState NONE =
      new BattleState(new LinkedHashMap<>(), List.of(), false, Optional.empty());

  public BattleState {
    cards = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(cards));
    bot = List.copyOf(bot);
  }

  /// A battle whose dice are rolled.
  ///
  /// @param allied the sum of the Allies
  /// @param french that of France
  /// @param major whether it is a major battle
  /// @param napoleon whether Napoleon was in it
  public record Fought(int allied, int french, boolean major, boolean napoleon) {}

  /// {@return the cards that a seat has played}
  public List<String> of(Seat seat) {
    return Optional.ofNullable(cards.get(seat)).map(CardPile::cards).orElse(List.of());
  }

  public BattleState with(Seat seat, List<String> played) {
    SequencedMap<Seat, CardPile> more = new LinkedHashMap<>(cards);
    if (played.isEmpty()) {
      more.remove(seat);
    } else {
      more.put(seat, new CardPile(played));
    }
    return new BattleState(more, bot, withdrawn, fought);
  }

  public BattleState withBot(List<String> played) {
    return new BattleState(cards, played, withdrawn, fought);
  }

  public BattleState left() {
    return new BattleState(cards, bot, true, fought);
  }

  public BattleState fought(Fought sums) {
    return new BattleState(cards, bot, withdrawn, Optional.of(sums));
  }
}
