package depesche.adjudicator.table.news;

import depesche.adjudicator.Fact;
import depesche.adjudicator.Quoted;
import java.util.List;

/// What a line at a moderated table means, and what of it is on file.
public sealed interface TableLineFact extends Fact {

  /// An act, as it will be done. Chance is not asked before.
  record WillBeDone(String line) implements TableLineFact {}

  /// An act that could not be done as the table lies; it may be when chance has spoken.
  record DependsOnChance(@Quoted String line, List<Fact> why) implements TableLineFact {
    public DependsOnChance {
      why = List.copyOf(why);
    }
  }

  /// A word that is not quite the name of a thing, and of one thing only.
  record NameReadAs(@Quoted String word, String name) implements TableLineFact {}

  /// A sealed choice.
  record ChoiceSealed(String choice, String value) implements TableLineFact {}

  /// A standing answer.
  record AnswerStands(String line) implements TableLineFact {}

  /// All standing answers and sealed choices are taken back.
  record AllCleared(int lines) implements TableLineFact {}

  /// The reader's own hand.
  record HandListed(List<String> cards) implements TableLineFact {
    public HandListed {
      cards = List.copyOf(cards);
    }
  }

  /// Some entries of the journal.
  record JournalListed(List<TableNews.ActEntered> entries) implements TableLineFact {
    public JournalListed {
      entries = List.copyOf(entries);
    }
  }

  /// The table in words; the picture is sent with the word MAP.
  record SheetListed(TableNews.TableLaidOut table) implements TableLineFact {}
}
