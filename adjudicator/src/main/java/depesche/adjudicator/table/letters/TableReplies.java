package depesche.adjudicator.table.letters;

import depesche.adjudicator.Fact;
import depesche.adjudicator.kit.CommandReader;
import depesche.adjudicator.table.news.TableLineFact;
import depesche.adjudicator.table.news.TableRefusal;
import java.util.List;

/// What is said of lines that hold no act.
///
/// @param verbs by which a line may begin
record TableReplies(List<String> verbs) implements CommandReader.Replies {

  TableReplies {
    verbs = List.copyOf(verbs);
  }

  @Override
  public Fact anotherSeat(String name) {
    return new TableRefusal.TableLineForAnother(name);
  }

  @Override
  public Fact notPlain(String word, String line) {
    return new TableRefusal.TableLineNotPlain(word, line);
  }

  @Override
  public Fact takenBack(String heading, String line) {
    return new TableRefusal.TableLineTakenBack(heading, line);
  }

  @Override
  public Fact notACommand(String text) {
    return new TableRefusal.NoTableVerb(text, verbs);
  }

  @Override
  public Fact several(List<Fact> facts) {
    return new TableLineFact.SeveralLines(facts);
  }
}
