package depesche.adjudicator.greatpowers.turns;

import depesche.adjudicator.Seat;
import depesche.adjudicator.greatpowers.table.CardFace;
import depesche.adjudicator.greatpowers.table.EventCard;
import depesche.adjudicator.greatpowers.table.EventCard.Happening;
import depesche.adjudicator.greatpowers.table.GreatPowersPosition;
import depesche.adjudicator.greatpowers.table.GreatPowersRulings;
import depesche.adjudicator.greatpowers.table.Highest;
import depesche.adjudicator.greatpowers.table.Power;
import depesche.adjudicator.greatpowers.table.Question;
import depesche.adjudicator.greatpowers.table.SharedTable;
import depesche.adjudicator.greatpowers.table.Token;
import depesche.adjudicator.greatpowers.table.WarSides;
import java.util.List;

/// Event Phase: the top event card is turned up and resolved. A Great War begins a phase of its
/// own.
public record EventPhase(TurnLog turnLog) {

  private static final int POINTS = 10;

  public GreatPowersPosition run() {
    EventCard card = turnLog.flip();
    SharedTable sharedTable = turnLog.world();
    CardFace cardFace = new CardFace(card.name(), card.text());
    turnLog.tell(new EventFact.EventFlipped(sharedTable.round().turn(), cardFace));
    Seat leader = sharedTable.leader();
    return switch (card.happening()) {
      case Happening.Award(List<Token> traits) -> {
        award(card, traits);
        yield new EndPhase(turnLog).run();
      }
      case Happening.GreatWar _ ->
          new GreatPowersPosition.War(
              sharedTable,
              new WarSides(List.of(leader), List.of(), sharedTable.others(leader)),
              new Question.Nothing(),
              1);
      case Happening.EastWar _ -> duel(leader, sharedTable.right(leader));
      case Happening.WestWar _ -> duel(leader, sharedTable.left(leader));
    };
  }

  private void award(EventCard card, List<Token> traits) {
    SharedTable sharedTable = turnLog.world();
    GreatPowersRulings.TieAward ties = sharedTable.rulings().tieAward();
    List<Power> powers = sharedTable.order().stream().map(sharedTable::power).toList();
    Highest highest = Highest.of(powers, traits, ties);
    if (highest.reached().size() > 1) {
      turnLog.tell(
          new EventFact.EventTied(card.name(), traits, highest.level(), highest.reached()));
    }
    int shares = ties == GreatPowersRulings.TieAward.SPLIT_DOWN ? highest.awarded().size() : 1;
    for (Seat seat : highest.awarded()) {
      int points = turnLog.change(seat, Token.VP, POINTS / shares).by();
      turnLog.tell(new EventFact.EventWon(seat, card.name(), traits, highest.level(), points));
    }
  }

  private GreatPowersPosition duel(Seat leader, Seat foe) {
    new Battle(turnLog, new WarSides(List.of(leader), List.of(foe), List.of())).fought();
    return new EndPhase(turnLog).run();
  }
}
