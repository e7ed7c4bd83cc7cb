package depesche.adjudicator.greatpowers.letters;

import depesche.adjudicator.Fact;
import depesche.adjudicator.kit.CommandReader;
import java.util.List;
import java.util.regex.Pattern;

/// What is said of lines that hold no command.
record PlanReplies() implements CommandReader.Replies {

  private static final Pattern CONDITION =
      Pattern.compile("(?i)if|unless|else|otherwise|wenn|falls|sofern");

  @Override
  public Fact anotherSeat(String name) {
    return new PlanRefusalFact.AnotherSeat(name);
  }

  @Override
  public Fact notPlain(String word, String line) {
    return CONDITION.matcher(word).matches()
        ? new PlanRefusalFact.NoConditions(line)
        : new PlanRefusalFact.NotPlain(word, line);
  }

  @Override
  public Fact takenBack(String heading, String line) {
    return new PlanRefusalFact.TakenBack(heading, line);
  }

  @Override
  public Fact notACommand(String text) {
    return new PlanRefusalFact.NotACommand(text);
  }

  @Override
  public Fact several(List<Fact> facts) {
    return new PlanFact.Both(facts);
  }
}
