package depesche.adjudicator.greatpowers.letters;

import depesche.adjudicator.Fact;
import depesche.adjudicator.Seat;
import depesche.adjudicator.greatpowers.plans.Plan;
import depesche.adjudicator.greatpowers.plans.Verb;
import depesche.adjudicator.greatpowers.questions.Owed;
import depesche.adjudicator.greatpowers.table.Position;
import depesche.adjudicator.greatpowers.table.Stage;
import depesche.adjudicator.kit.CommandReader;
import depesche.adjudicator.kit.LetterCommand;
import depesche.adjudicator.kit.LineFacts;
import depesche.adjudicator.notation.Lexicon;
import depesche.adjudicator.notation.Match;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/// Reads all the letters of a seat, oldest first, into its plan for the turn.
public final class LetterReader extends CommandReader<Verb, Stage.Moment, Plan> {

  // `PICK Naval Mutiny TARGET Blue` is two commands.
  private static final Pattern PARTS = Pattern.compile("\\s+(?=(?i:target)\\s)");

  private final Position position;
  private final Seat seat;
  private final OnFile file = new OnFile();

  public LetterReader(Position position, Seat seat) {
    super(seat, Verb.WORDS);
    this.position = position;
    this.seat = seat;
  }

  /// A letter of another turn says nothing of this one.
  @Override
  protected Optional<Stage.Moment> written(String phase) {
    int turn = position.world().round().turn();
    return Stage.parse(phase).filter(moment -> moment.turn() == turn);
  }

  @Override
  protected void beginLetter() {
    file.beginLetter();
  }

  @Override
  protected void read(
      LetterCommand<Verb> command, Verb verb, Stage.Moment written, LineFacts facts) {
    new CommandFiler(new Scene(position, seat, written), file, facts).read(command, verb);
  }

  @Override
  protected List<Fact> onFile() {
    return OnFile.facts(file.plan(), position.world().rulings());
  }

  @Override
  protected List<Fact> missing() {
    return Owed.missing(position, seat, file.plan());
  }

  @Override
  protected Optional<Plan> orders() {
    return file.isEmpty() ? Optional.empty() : Optional.of(file.plan());
  }

  @Override
  protected Lexicon lexicon() {
    return new TableLexicon(position.world().others(seat), seat.name());
  }

  @Override
  protected Optional<Seat> speaker(String name) {
    return Words.seat(position.world().seats(), name) instanceof Match.Found(String id)
        ? Optional.of(new Seat(id))
        : Optional.empty();
  }

  @Override
  protected Pattern parts() {
    return PARTS;
  }

  @Override
  protected Replies replies() {
    return new Answer();
  }

  private record Answer() implements Replies {

    @Override
    public Fact anotherSeat(String name) {
      return new RefusalFact.AnotherSeat(name);
    }

    @Override
    public Fact notPlain(String word, String line) {
      return new RefusalFact.NotPlain(word, line);
    }

    @Override
    public Fact takenBack(String heading, String line) {
      return new RefusalFact.TakenBack(heading, line);
    }

    @Override
    public Fact notACommand(String text) {
      return new RefusalFact.NotACommand(text);
    }

    @Override
    public Fact several(List<Fact> facts) {
      return new PlanFact.Both(facts);
    }
  }
}
