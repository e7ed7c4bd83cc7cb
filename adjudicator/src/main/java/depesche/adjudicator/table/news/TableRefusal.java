package depesche.adjudicator.table.news;

import depesche.adjudicator.Fact;
import depesche.adjudicator.Quoted;
import java.util.List;

/// Why a line at a moderated table is not done.
public sealed interface TableRefusal extends Fact {

  /// No verb of this table begins it.
  record NoTableVerb(@Quoted String text, List<String> verbs) implements TableRefusal {
    public NoTableVerb {
      verbs = List.copyOf(verbs);
    }
  }

  /// The verb needs more words.
  record TableWordsMissing(String verb, String example) implements TableRefusal {}

  /// Words too many, or not understood.
  ///
  /// @param kind what was looked for: `card`, `track`, `piece`, `place`, `seat`, `deck`, `space`
  record NoSuchTableThing(String kind, @Quoted String word, List<String> nearest)
      implements TableRefusal {
    public NoSuchTableThing {
      nearest = List.copyOf(nearest);
    }
  }

  /// A word that this verb does not know.
  ///
  /// @param known the words or lines that it does know
  record VerbWordUnknown(String verb, @Quoted String word, List<String> known)
      implements TableRefusal {
    public VerbWordUnknown {
      known = List.copyOf(known);
    }
  }

  /// A number that cannot be.
  record NumberPast(int number, int least, int most) implements TableRefusal {}

  record UnclearTableThing(String kind, @Quoted String word, List<String> candidates)
      implements TableRefusal {
    public UnclearTableThing {
      candidates = List.copyOf(candidates);
    }
  }

  /// It is somebody else's turn.
  ///
  /// @param seats whose it is
  record NotYourTurn(String verb, List<String> seats) implements TableRefusal {
    public NotYourTurn {
      seats = List.copyOf(seats);
    }
  }

  record NothingMoreToDo(String verb) implements TableRefusal {}

  record CardNotInHand(String card) implements TableRefusal {}

  /// Of a card that nobody sees nothing is stated.
  record CardNotOpen(String card) implements TableRefusal {}

  /// A card can be chosen for one thing only.
  ///
  /// @param where it is chosen already
  record CardChosenAlready(String card, String where) implements TableRefusal {}

  /// One line chooses the same card twice.
  record CardNamedTwice(String card) implements TableRefusal {}

  /// A deck or pile has not so many cards.
  record TooFewCards(String pile, int wanted, int there) implements TableRefusal {}

  /// A track would leave its bounds.
  record PastTrackEnd(String track, int value, int least, int most) implements TableRefusal {}

  /// All pieces of a kind are on the table.
  record SupplyEmpty(String piece, int supply) implements TableRefusal {}

  /// A place is full.
  record PlaceIsFull(String place, int room) implements TableRefusal {}

  record PieceNotThere(String piece, String place) implements TableRefusal {}

  /// These dice cannot be rolled.
  record BadDice(@Quoted String word, int most) implements TableRefusal {}

  /// The sealed choice was opened already, or is not made in this game.
  ///
  /// @param open those that can be made now or later
  record ChoiceClosed(@Quoted String choice, List<String> open) implements TableRefusal {
    public ChoiceClosed {
      open = List.copyOf(open);
    }
  }

  /// The sealed choice needs another number of things.
  record ChoiceCount(String choice, int least, int most, int given) implements TableRefusal {}

  /// The sealed choice cannot be this.
  record ChoiceNotOpen(String choice, @Quoted String word, List<String> options)
      implements TableRefusal {
    public ChoiceNotOpen {
      options = List.copyOf(options);
    }
  }

  record TradeWithSelf() implements TableRefusal {}

  /// Nothing was offered or asked that could be declined.
  record NothingToDecline() implements TableRefusal {}

  /// Nobody asks for reactions now.
  record NoReactionAsked() implements TableRefusal {}

  /// There is no such entry, or it is too old.
  record NoSuchEntry(int number, int first, int last) implements TableRefusal {}

  /// A roll, a card or a choice that was seen is never taken back.
  record NeverUndone(int number, String kind, String what) implements TableRefusal {}

  /// Later entries have changed the same thing.
  record ChangedSince(int number, String what, String now) implements TableRefusal {}

  /// A standing answer that is not understood.
  record StandingUnclear(@Quoted String line, List<String> forms) implements TableRefusal {
    public StandingUnclear {
      forms = List.copyOf(forms);
    }
  }

  /// A line above it could not be done.
  record BehindRefusal(@Quoted String line) implements TableRefusal {}

  /// No more lines are kept.
  record LinesFull(int most) implements TableRefusal {}
}
