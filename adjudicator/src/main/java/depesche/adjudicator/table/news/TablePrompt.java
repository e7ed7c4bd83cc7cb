package depesche.adjudicator.table.news;

import depesche.adjudicator.Fact;
import java.util.List;

/// What a seat at a moderated table is asked.
public sealed interface TablePrompt extends Fact {

  /// It is your turn.
  record TurnWanted(int turn, String phase, List<String> verbs) implements TablePrompt {
    public TurnWanted {
      verbs = List.copyOf(verbs);
    }
  }

  /// All act at once until each has ended.
  record EndWanted(int turn, String phase, List<String> verbs) implements TablePrompt {
    public EndWanted {
      verbs = List.copyOf(verbs);
    }
  }

  /// Sealed choices.
  record ChoiceDue(int turn, String phase, List<String> choices) implements TablePrompt {
    public ChoiceDue {
      choices = List.copyOf(choices);
    }
  }

  /// Everybody who might react is asked the same.
  record ReactionDue(String seat, String event) implements TablePrompt {}

  /// Another seat offers a trade.
  record TradeDue(List<String> from) implements TablePrompt {
    public TradeDue {
      from = List.copyOf(from);
    }
  }

  /// Another seat wants an entry undone.
  record UndoDue(int number, String seat) implements TablePrompt {}

  /// Several questions at once.
  record SeveralDue(List<Fact> prompts) implements TablePrompt {
    public SeveralDue {
      prompts = List.copyOf(prompts);
    }
  }
}
