package depesche.adjudicator.congress.play;

import depesche.adjudicator.Fact;
import depesche.adjudicator.Seat;
import depesche.adjudicator.congress.board.MajorPower;
import depesche.adjudicator.congress.game.CongressGame;
import depesche.adjudicator.congress.game.CongressPhases;
import depesche.adjudicator.congress.game.CongressSeats;
import depesche.adjudicator.congress.game.CongressTracks;
import depesche.adjudicator.congress.news.SoloRefusal.LeaderNotWagered;
import depesche.adjudicator.congress.news.SoloRefusal.OneFrenchCard;
import depesche.adjudicator.congress.news.SoloRefusal.WagerCount;
import depesche.adjudicator.congress.news.SoloRefusal.WageredAlready;
import depesche.adjudicator.congress.scenarios.PlayMode;
import depesche.adjudicator.congress.state.CongressState;
import depesche.adjudicator.table.acts.ActWords;
import depesche.adjudicator.table.acts.ChoiceWords;
import depesche.adjudicator.table.acts.TableVerb;
import depesche.adjudicator.table.position.LiveCards;
import depesche.adjudicator.table.position.LiveTable;
import depesche.adjudicator.table.position.SealedChoice;
import java.util.List;
import java.util.Optional;

/// Who wagers what: sealed, or from a card display.
final class WagerActs {

  /// In which order one seat names the cards of its powers.
  private static final List<MajorPower> NAMED =
      List.of(MajorPower.FRANCE, MajorPower.BRITAIN, MajorPower.RUSSIA, MajorPower.AUSTRIA);

  private final CongressGame game;

  WagerActs(CongressGame game) {
    this.game = game;
  }

  List<TableVerb> verbs() {
    return List.of(TableVerb.any("WAGER {card}", this::wager));
  }

  /// Sealed; with card displays a card that the fate die has opened, one for each power (20.3).
  private Optional<Fact> wager(LiveTable table, Seat seat, ActWords words) {
    if (CongressGame.mode(table).hasDisplays()) {
      return CongressGame.in(CongressPhases.WAGER)
          .stops(table, "WAGER")
          .or(() -> wagerShown(table, seat, words));
    }
    return ChoiceWords.seal(
        table, seat, CongressTracks.WAGER, words.text(), choice -> stops(table, choice));
  }

  private Optional<Fact> stops(LiveTable table, SealedChoice choice) {
    List<String> cards = choice.cards(table.book());
    if (cards.isEmpty()) {
      return Optional.empty();
    }
    int needed = wagering(table, choice.seat()).size();
    Optional<Fact> leader =
        cards.stream().flatMap(card -> leader(table, card).stream()).findFirst();
    if (leader.isPresent()) {
      return leader;
    }
    if (cards.size() != needed) {
      return Optional.of(new WagerCount(needed, cards.size()));
    }
    long french =
        cards.stream()
            .flatMap(card -> game.card(card).stream())
            .filter(card -> card.nation().isOf(MajorPower.FRANCE))
            .count();
    return CongressGame.mode(table) == PlayMode.THREE_PLAYERS && needed == 2 && french > 1
        ? Optional.of(new OneFrenchCard())
        : Optional.empty();
  }

  private static Optional<Fact> leader(LiveTable table, String card) {
    return CongressGame.isLeader(card)
        ? Optional.of(new LeaderNotWagered(table.book().card(card).title()))
        : Optional.empty();
  }

  /// The powers for which a seat wagers, in the order in which it names their cards.
  static List<MajorPower> wagering(LiveTable table, Seat seat) {
    List<MajorPower> negotiating = CongressSeats.negotiating(CongressGame.mode(table));
    return NAMED.stream()
        .filter(negotiating::contains)
        .filter(power -> !CongressSeats.isIntroBot(table, power))
        .filter(power -> CongressSeats.seat(table, power).equals(seat))
        .toList();
  }

  private Optional<Fact> wagerShown(LiveTable table, Seat seat, ActWords words) {
    String card = words.card();
    MajorPower power = CongressGame.powerAs(table, seat, words);
    Optional<Fact> refused = words.end().or(() -> leader(table, card));
    if (refused.isEmpty() && CongressState.of(table).wager().cards().containsKey(power)) {
      return Optional.of(new WageredAlready(power.name()));
    }
    refused = refused.or(() -> DisplayActs.lacks(table, seat, power, card));
    if (refused.isPresent()) {
      return refused;
    }
    DisplayActs.play(table, power, card);
    table.cards().put(card, LiveCards.front(seat), false);
    CongressState.wager(table, wager -> wager.with(power, card));
    String value = table.cards().value(card).map(String::valueOf).orElse("");
    table.enter("PLAY", table.book().shown(card), value, power.name(), words.why());
    if (Wagers.cards(table).size() == CongressSeats.clockwise(table).size()) {
      table.stage().endPhase();
    }
    return Optional.empty();
  }
}
