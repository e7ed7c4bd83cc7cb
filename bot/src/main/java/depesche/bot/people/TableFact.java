package depesche.bot.people;

import depesche.adjudicator.Fact;
import depesche.bot.ledger.StoredGame;
import java.util.ArrayList;
import java.util.List;

/// What is to be said of a whole table.
public sealed interface TableFact extends Fact {

  /// Its rules that are not the usual ones; all players have agreed to them.
  ///
  /// @param rules as `press=GREY`
  record TableRulesDiffer(List<String> rules) implements TableFact {
    public TableRulesDiffer {
      rules = List.copyOf(rules);
    }
  }

  /// Nothing is asked of anybody any more.
  record TableIsOver(String game) implements TableFact {}

  /// So many of its seats are taken; nobody may be told which.
  record SeatsTaken(int taken, int seats) implements TableFact {}

  /// {@return its rules, if they are not the usual ones}
  static List<Fact> rules(StoredGame game) {
    List<String> differing = TableRules.of(game).differing();
    return differing.isEmpty() ? List.of() : List.of(new TableRulesDiffer(differing));
  }

  /// {@return what is to be said of a game beside how it stands}
  static List<Fact> all(StoredGame game) {
    List<Fact> facts = new ArrayList<>();
    if (game.isOver()) {
      facts.add(new TableIsOver(game.name()));
    }
    if (new Veil(game).covers()) {
      facts.add(new SeatsTaken(new Veil(game).taken(), game.seats().size()));
    }
    facts.addAll(rules(game));
    return facts;
  }
}
