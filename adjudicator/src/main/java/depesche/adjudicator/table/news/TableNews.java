package depesche.adjudicator.table.news;

import depesche.adjudicator.Fact;
import depesche.adjudicator.kit.MeantFact;
import depesche.adjudicator.kit.UnclearCommandFact;
import java.util.List;

/// What happens at a moderated table.
public sealed interface TableNews extends Fact {

  /// The kinds of facts that all tables say.
  List<Class<? extends Fact>> KINDS =
      List.of(
          TableNews.class,
          CardField.class,
          TableLineFact.class,
          TablePrompt.class,
          TableRefusal.class,
          MeantFact.class,
          UnclearCommandFact.class);

  /// An entry of the journal: somebody did something in the sight of all.
  ///
  /// @param seat who; empty if the rules did it
  /// @param kind what, in a word: `PLAY`, `TRACK`, `ROLL`; a title has words of its own
  /// @param what the card, track, piece or dice
  /// @param before how it was; may be empty
  /// @param after how it is; may be empty
  /// @param why as the seat said it; may be empty
  record ActEntered(
      int number, String seat, String kind, String what, String before, String after, String why)
      implements TableNews {}

  /// Cards that only one seat sees.
  ///
  /// @param source where they come from: `DRAW`, `DEAL`, `SHOW`, `GIVE`, `TRADE`, `SEARCH`
  /// @param from the seat or deck they come from
  record SecretCards(String source, String from, List<String> cards) implements TableNews {
    public SecretCards {
      cards = List.copyOf(cards);
    }
  }

  /// A letter of many acts went well up to one that could not be done.
  ///
  /// @param done how many acts were done
  /// @param line the first that was not
  /// @param left how many behind it were not tried
  record ActsStopped(int done, String line, List<Fact> why, int left) implements TableNews {
    public ActsStopped {
      why = List.copyOf(why);
    }
  }

  /// What was entered in the journal since the last report, for those who have not heard of it.
  record JournalTold(List<ActEntered> entries) implements TableNews {
    public JournalTold {
      entries = List.copyOf(entries);
    }
  }

  /// What of a journal a seat has heard of before: all up to the entry of this number, when its
  /// last turn began.
  record JournalHeard(int number) implements TableNews {}

  /// The letter of a seat was judged.
  ///
  /// @param acts how many lines of it were done
  record ActsDone(int acts) implements TableNews {}

  /// A seat is next.
  record TurnPassed(String seat) implements TableNews {}

  /// Everybody else may react to something.
  record ReactionsAsked(String seat, String event, List<String> seats) implements TableNews {
    public ReactionsAsked {
      seats = List.copyOf(seats);
    }
  }

  /// All have answered whether they react.
  ///
  /// @param seats who reacted
  record ReactionsHeard(String event, List<String> seats) implements TableNews {
    public ReactionsHeard {
      seats = List.copyOf(seats);
    }
  }

  /// A sealed choice is opened.
  record ChoicesOpened(String choice, List<ChoiceLine> lines) implements TableNews {
    public ChoicesOpened {
      lines = List.copyOf(lines);
    }
  }

  /// What one seat had chosen.
  ///
  /// @param value empty if nothing
  record ChoiceLine(String seat, String value) implements TableNews {}

  /// A seat has offered another a trade of cards; which cards, nobody hears.
  record TradeOffered(String from, String to) implements TableNews {}

  /// A card that was chosen has left the hand before the choice was opened.
  record ChoiceGone(String choice) implements TableNews {}

  /// A trade that was offered will not be made.
  record TradeDropped(String from, String to) implements TableNews {}

  /// A seat wants an entry undone; all seats must want it.
  record UndoAsked(int number, String seat, List<String> others) implements TableNews {
    public UndoAsked {
      others = List.copyOf(others);
    }
  }

  /// Seats have kept an entry that another wanted undone.
  record UndoRefused(int number, List<String> seats) implements TableNews {
    public UndoRefused {
      seats = List.copyOf(seats);
    }
  }

  /// A deadline ended the turn of a seat.
  record TurnLapsed(String seat) implements TableNews {}

  /// The table is set up.
  ///
  /// @param byNumber decks of which the cards are not typed in
  record TableSet(String name, List<String> seats, List<String> byNumber) implements TableNews {
    public TableSet {
      seats = List.copyOf(seats);
      byNumber = List.copyOf(byNumber);
    }
  }

  /// The table as it lies.
  ///
  /// @param seats what each seat has that all may know: `VP 5`, `hand 10`
  /// @param tracks of which there is one marker
  /// @param places those that are not empty
  /// @param decks what is left of each
  record TableLaidOut(
      int turn,
      String phase,
      List<TableRow> seats,
      List<TableRow> tracks,
      List<TableRow> places,
      List<DeckRow> decks)
      implements TableNews {
    public TableLaidOut {
      seats = List.copyOf(seats);
      tracks = List.copyOf(tracks);
      places = List.copyOf(places);
      decks = List.copyOf(decks);
    }
  }

  /// What of the table is another since the last report; what a seat has is always told.
  ///
  /// @param seats as in [TableLaidOut]
  /// @param tracks those whose marker was moved
  /// @param places those where pieces came or went; no words if none is left
  /// @param decks those of which cards were drawn, are discarded or out of the game
  record TableChanged(
      List<TableRow> seats, List<TableRow> tracks, List<TableRow> places, List<DeckRow> decks)
      implements TableNews {
    public TableChanged {
      seats = List.copyOf(seats);
      tracks = List.copyOf(tracks);
      places = List.copyOf(places);
      decks = List.copyOf(decks);
    }
  }

  /// How many cards of a deck are left, are discarded and are out of the game.
  record DeckRow(String name, int left, int discarded, int removed) {}

  /// One thing of a table and what there is to say of it.
  record TableRow(String name, List<String> words) implements TableNews {
    public TableRow {
      words = List.copyOf(words);
    }
  }

  /// What only its own seat sees: its hand, and what it has said in advance.
  record OwnTable(List<String> hand, List<String> filed) implements TableNews {
    public OwnTable {
      hand = List.copyOf(hand);
      filed = List.copyOf(filed);
    }
  }

  /// Why a seat has its place in the standing.
  record TablePlaced(int points, String reason) implements TableNews {}
}
