package depesche.adjudicator.greatpowers.letters;

import depesche.adjudicator.Fact;
import depesche.adjudicator.Seat;
import depesche.adjudicator.greatpowers.plans.Plan;
import depesche.adjudicator.greatpowers.plans.PlanVerb;
import depesche.adjudicator.greatpowers.questions.PlanDemands;
import depesche.adjudicator.greatpowers.table.GreatPowersPosition;
import depesche.adjudicator.greatpowers.table.Stage;
import depesche.adjudicator.kit.CommandReader;
import depesche.adjudicator.kit.LineFacts;
import depesche.adjudicator.kit.ParsedCommand;
import depesche.adjudicator.notation.Lexicon;
import depesche.adjudicator.notation.Match;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/// Reads all the letters of a seat, oldest first, into its plan for the turn.
public final class PlanLetterReader extends CommandReader<PlanVerb, Stage.Moment, Plan> {

  // `PICK Naval Mutiny TARGET Blue` is two commands, and so is `BID 1 2 3 and PICK Jazz`.
  private static final Pattern PARTS =
      Pattern.compile(
          "(?i)\\s+(?:(?=target\\s)|(?:and|und|then)\\s+(?=(?:bid|pick|take|target|steal|keep|foe|ally)\\s))");

  private final GreatPowersPosition greatPowersPosition;
  private final Seat seat;
  private final Lexicon lexicon;
  private final PlanOnFile file = new PlanOnFile();

  public PlanLetterReader(GreatPowersPosition greatPowersPosition, Seat seat) {
    super(seat, PlanVerb.WORDS);
    this.greatPowersPosition = greatPowersPosition;
    this.seat = seat;
    this.lexicon = new TableLexicon(greatPowersPosition.world().others(seat), seat.name());
  }

  /// A letter of another turn says nothing of this one.
  @Override
  protected Optional<Stage.Moment> written(String phase) {
    int turn = greatPowersPosition.world().round().turn();
    return Stage.parse(phase).filter(moment -> moment.turn() == turn);
  }

  @Override
  protected void beginLetter() {
    file.beginLetter();
  }

  @Override
  protected void read(
      ParsedCommand<PlanVerb> command, PlanVerb planVerb, Stage.Moment written, LineFacts facts) {
    new CommandFiler(new PlanContext(greatPowersPosition, seat, written), file, facts)
        .read(command, planVerb);
  }

  @Override
  protected List<Fact> onFile() {
    return PlanOnFile.facts(file.plan(), greatPowersPosition.world().rulings());
  }

  @Override
  protected List<Fact> missing() {
    return PlanDemands.missing(greatPowersPosition, seat, file.plan());
  }

  @Override
  protected Optional<Plan> orders() {
    return file.isEmpty() ? Optional.empty() : Optional.of(file.plan());
  }

  @Override
  protected Lexicon lexicon() {
    return lexicon;
  }

  @Override
  protected Optional<Seat> speaker(String name) {
    return new SeatNames(greatPowersPosition.world().seats()).find(name)
            instanceof Match.Found(String id)
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
      return new PlanRefusalFact.AnotherSeat(name);
    }

    @Override
    public Fact notPlain(String word, String line) {
      return new PlanRefusalFact.NotPlain(word, line);
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
}
