package depesche.adjudicator.bismarck.letters;

import depesche.adjudicator.Fact;
import depesche.adjudicator.bismarck.news.DanceLineFact;
import depesche.adjudicator.bismarck.news.DanceRefusalFact;
import depesche.adjudicator.kit.CommandReader;
import java.util.List;

/// What is said of lines that hold no command.
record DanceReplies() implements CommandReader.Replies {

  @Override
  public Fact anotherSeat(String name) {
    return new DanceRefusalFact.SaidForAnother(name);
  }

  @Override
  public Fact notPlain(String word, String line) {
    return new DanceRefusalFact.NotPlainlySaid(word, line);
  }

  @Override
  public Fact takenBack(String heading, String line) {
    return new DanceRefusalFact.BelowHeading(heading, line);
  }

  @Override
  public Fact notACommand(String text) {
    return new DanceRefusalFact.NoDanceCommand(text);
  }

  @Override
  public Fact several(List<Fact> facts) {
    return new DanceLineFact.SeveralMeanings(facts);
  }
}
