package depesche.adjudicator.congress.play;

import depesche.adjudicator.Seat;
import depesche.adjudicator.congress.board.MajorPower;
import depesche.adjudicator.congress.board.WarFront;
import depesche.adjudicator.congress.decks.BattleUse;
import depesche.adjudicator.congress.decks.CongressCard;
import depesche.adjudicator.congress.game.CongressGame;
import depesche.adjudicator.congress.game.CongressSeats;
import depesche.adjudicator.congress.state.BattleState;
import depesche.adjudicator.congress.state.CongressState;
import depesche.adjudicator.congress.sums.SumTerm;
import depesche.adjudicator.congress.sums.SumTerm.Why;
import depesche.adjudicator.table.position.LiveTable;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// The cards of a battle: whose they are, and what they add.
final class BattleCards {

  private final CongressGame game;

  BattleCards(CongressGame game) {
    this.game = game;
  }

  /// What typed cards give a side, and what those of the other side take.
  List<SumTerm> terms(LiveTable table, WarFront front, boolean allied) {
    List<SumTerm> terms = new ArrayList<>();
    for (PlayedCard one : played(table, front)) {
      MajorPower power = one.power();
      String id = one.card();
      Optional<BattleUse> use = game.card(id).flatMap(card -> card.use(power, front));
      boolean own = power.isAllied() == allied;
      int value = use.map(fits -> own ? fits.own() : fits.opponent()).orElse(0);
      if (value != 0) {
        terms.add(
            new SumTerm(
                own ? Why.BATTLE_CARD : Why.ENEMY_CARD, table.book().card(id).title(), value));
      }
    }
    return terms;
  }

  /// A card that was played in a battle, and for which power.
  private record PlayedCard(String card, MajorPower power) {}

  /// All cards of a battle. One who has several powers plays a card for the first that can use it.
  private List<PlayedCard> played(LiveTable table, WarFront front) {
    BattleState battle = CongressState.of(table).battle();
    List<PlayedCard> played = new ArrayList<>();
    for (Seat seat : table.seats()) {
      for (String card : battle.of(seat)) {
        played.add(new PlayedCard(card, power(table, seat, card, front)));
      }
    }
    battle.bot().forEach(card -> played.add(new PlayedCard(card, MajorPower.FRANCE)));
    return played;
  }

  private MajorPower power(LiveTable table, Seat seat, String card, WarFront front) {
    String side = CongressState.of(table).stated().sides().getOrDefault(card, "");
    List<MajorPower> powers =
        CongressSeats.powers(table, seat).stream()
            .filter(power -> side.isEmpty() || LiveDisplays.side(power).equals(side))
            .filter(power -> !CongressSeats.isIntroBot(table, power))
            .toList();
    Optional<CongressCard> typed = game.card(card);
    return powers.stream()
        .filter(power -> typed.flatMap(one -> one.use(power, front)).isPresent())
        .findFirst()
        .orElseGet(() -> powers.isEmpty() ? CongressSeats.power(table, seat) : powers.getFirst());
  }

  /// {@return whether a side rolls twice}
  boolean best(LiveTable table, WarFront front, boolean allied) {
    return played(table, front).stream()
        .filter(one -> one.power().isAllied() == allied)
        .flatMap(one -> game.card(one.card()).stream())
        .mapToInt(CongressCard::bestOf)
        .anyMatch(rolls -> rolls > 1);
  }

  /// {@return whether a card was played}
  boolean includes(LiveTable table, WarFront front, String card) {
    return played(table, front).stream().anyMatch(one -> one.card().equals(card));
  }
}
