package depesche.adjudicator.congress.play;

import depesche.adjudicator.Fact;
import depesche.adjudicator.Seat;
import depesche.adjudicator.congress.board.MajorPower;
import depesche.adjudicator.congress.board.WarFront;
import depesche.adjudicator.congress.decks.CongressCard;
import depesche.adjudicator.congress.game.CongressGame;
import depesche.adjudicator.congress.game.CongressTracks;
import depesche.adjudicator.congress.news.SoloFact.FogDrawn;
import depesche.adjudicator.congress.state.CongressState;
import depesche.adjudicator.table.acts.ActWords;
import depesche.adjudicator.table.acts.TableVerb;
import depesche.adjudicator.table.layout.ChoiceLayout.After;
import depesche.adjudicator.table.position.LiveCards;
import depesche.adjudicator.table.position.LiveTable;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/// The fog of war (23.1, 20.11.2, 21.10.2): a card of the deck for each that a side has played. It
/// is played if its side can use it here, or else by the other side; kept if its side can use it in
/// a later battle, and discarded if nobody can.
final class FogOfWar {

  private final CongressGame game;

  FogOfWar(CongressGame game) {
    this.game = game;
  }

  List<TableVerb> verbs() {
    return List.of(TableVerb.turn("FOG FRANCE", this::draw).when(CongressGame::hasDisplays));
  }

  private Optional<Fact> draw(LiveTable table, Seat seat, ActWords words) {
    String side =
        words.skip("ALLIES", "ALLIED")
            ? LiveDisplays.ALLIES
            : LiveDisplays.side(CongressGame.power(words));
    if (words.end().isPresent()) {
      return words.end();
    }
    List<String> top = table.cards().taken(table.book().deck(CongressTracks.MAIN), 1);
    top.forEach(card -> use(table, seat, card, side, words.why()));
    return Optional.empty();
  }

  private void use(LiveTable table, Seat seat, String card, String side, String why) {
    WarFront front = Battles.front(table);
    String use = use(card, side, front);
    table.enter("FOG", table.book().shown(card), front.name(), side, why);
    switch (use) {
      case "OWN", "ENEMY" -> {
        String other = side.equals(LiveDisplays.FRANCE) ? LiveDisplays.ALLIES : LiveDisplays.FRANCE;
        String whose = use.equals("OWN") ? side : other;
        CongressState.stated(table, stated -> stated.withSide(card, whose));
        table.cards().lay(seat, card, After.DISCARD);
        List<String> played = new ArrayList<>(CongressState.of(table).battle().of(seat));
        played.add(card);
        CongressState.battle(table, battle -> battle.with(seat, played));
      }
      case "DISCARD" -> table.cards().lay(seat, card, After.DISCARD);
      case String _ -> {
        CongressState.stated(table, stated -> stated.withSide(card, side));
        table.cards().put(card, LiveCards.hand(seat), false);
      }
    }
    table.tell(new FogDrawn(side, front.name(), table.book().shown(card), use));
  }

  /// {@return what becomes of a card; empty if nobody has typed it}
  private String use(String card, String side, WarFront front) {
    Optional<CongressCard> typed = game.card(card);
    if (typed.isEmpty()) {
      return "";
    }
    Predicate<MajorPower> own = power -> LiveDisplays.side(power).equals(side);
    Predicate<MajorPower> here = power -> typed.get().use(power, front).isPresent();
    if (anyOf(own.and(here))) {
      return "OWN";
    }
    if (anyOf(own.negate().and(here))) {
      return "ENEMY";
    }
    return anyOf(own.and(typed.get()::isMilitary)) ? "LATER" : "DISCARD";
  }

  private static boolean anyOf(Predicate<MajorPower> asked) {
    return List.of(MajorPower.values()).stream().anyMatch(asked);
  }
}
