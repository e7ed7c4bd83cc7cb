package depesche.adjudicator.greatpowers.letters;

import depesche.adjudicator.Fact;
import depesche.adjudicator.Letter;
import depesche.adjudicator.Line;
import depesche.adjudicator.Seat;
import depesche.adjudicator.greatpowers.table.GreatPowersPosition;
import depesche.adjudicator.greatpowers.table.GreatPowersRulings;
import depesche.adjudicator.greatpowers.table.Plan;
import depesche.adjudicator.greatpowers.table.PlanVerb;
import depesche.adjudicator.greatpowers.table.Stage;
import depesche.adjudicator.greatpowers.table.Token;
import depesche.adjudicator.greatpowers.turns.OpenQuestions;
import depesche.adjudicator.greatpowers.turns.PlanDemands;
import depesche.adjudicator.kit.AheadFact;
import depesche.adjudicator.kit.AheadRefusalFact;
import depesche.adjudicator.kit.CommandReader;
import depesche.adjudicator.kit.LetterSections;
import depesche.adjudicator.kit.LineFacts;
import depesche.adjudicator.kit.ParsedCommand;
import depesche.adjudicator.kit.ParsedList;
import depesche.adjudicator.kit.UnclearCommandFact;
import depesche.adjudicator.letter.LetterLine;
import depesche.adjudicator.notation.Lexicon;
import depesche.adjudicator.notation.Match;
import depesche.adjudicator.notation.ProseDetector;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// Reads all the letters of a seat, oldest first, into its plan for the turn.
public final class PlanLetterReader extends CommandReader<PlanVerb, Stage.Moment, Plan> {

  // `PICK Naval Mutiny TARGET Blue` is two commands, and so is `BID 1 2 3 and PICK Jazz`.
  private static final Pattern CONDITION =
      Pattern.compile("(?i)if|unless|else|otherwise|wenn|falls|sofern");

  private static final Pattern PARTS =
      Pattern.compile(
          "(?i)\\s+(?:(?=target\\s)|(?:and|und|then)\\s+(?=(?:bid|pick|take|target|steal|keep|foe|ally)\\s))");

  private final GreatPowersPosition greatPowersPosition;
  private final Seat seat;
  private final Lexicon lexicon;

  /// The turn whose plan is read: this one, or the one whose bids `AS BEFORE` means.
  private final int turn;

  private final PlanOnFile file = new PlanOnFile();
  private final PlansAhead ahead = new PlansAhead();
  private final List<Fact> standingFacts = new ArrayList<>();

  /// What an earlier letter said for this turn and cannot be done.
  private final List<Fact> lost = new ArrayList<>();

  /// The bids of earlier turns that were asked for already.
  private final SequencedMap<Integer, SequencedMap<Integer, Token>> laid;

  private final List<Letter> letters = new ArrayList<>();
  private Stage.Moment letter = PlansAhead.first(1);

  public PlanLetterReader(GreatPowersPosition greatPowersPosition, Seat seat) {
    this(greatPowersPosition, seat, greatPowersPosition.world().round().turn(), new TreeMap<>());
  }

  private PlanLetterReader(
      GreatPowersPosition greatPowersPosition,
      Seat seat,
      int turn,
      SequencedMap<Integer, SequencedMap<Integer, Token>> laid) {
    super(seat, PlanVerb.WORDS, verb -> verb != PlanVerb.BID && verb != PlanVerb.ALLY);
    this.greatPowersPosition = greatPowersPosition;
    this.seat = seat;
    this.lexicon = new TableLexicon(greatPowersPosition.world().others(seat), seat.name());
    this.turn = turn;
    this.laid = laid;
  }

  int turn() {
    return turn;
  }

  PlanOnFile file() {
    return file;
  }

  PlansAhead ahead() {
    return ahead;
  }

  /// {@return what is on file, as one would write it}
  List<String> contents() {
    List<String> all = new ArrayList<>(file.verbs());
    all.addAll(ahead.contents());
    return all;
  }

  /// {@return all on file, line by line, when the letters are read}
  public List<String> filed() {
    List<String> all = new ArrayList<>(file.plan().lines());
    all.addAll(ahead.lines());
    return all;
  }

  TurnCalendar calendar(Stage.Moment written) {
    return new TurnCalendar(written, greatPowersPosition.world().rulings().turns());
  }

  void lost(List<Fact> facts) {
    lost.addAll(facts);
  }

  private boolean isNow() {
    return turn == greatPowersPosition.world().round().turn();
  }

  @Override
  protected void begin(List<Letter> all) {
    letters.addAll(all);
  }

  /// A letter of another turn says nothing of this one, but in a part for it.
  @Override
  protected Optional<Stage.Moment> written(String phase) {
    return Stage.parse(phase).filter(moment -> moment.turn() <= turn);
  }

  @Override
  protected void beginLetter() {
    file.beginLetter();
    ahead.beginLetter();
  }

  @Override
  protected List<Line> file(List<String> text, Stage.Moment written) {
    beginLetter();
    signed(text);
    letter = written;
    List<LetterSections.Piece<Stage.Moment>> pieces =
        LetterSections.of(
            calendar(written),
            this::isProse,
            UnclearCommandFact.BelowHeading::new,
            written,
            text.stream().map(PlanWording::plain).toList());
    return new PlanPieces(this, written)
        .filed(pieces).stream()
            .map(line -> new Line(line.number(), text.get(line.number() - 1), line.verdict()))
            .toList();
  }

  /// {@return the lists of a letter that have no command in front}
  BareLists bareLists(List<LetterSections.Piece<Stage.Moment>> pieces) {
    return BareLists.of(
        pieces,
        line ->
            isSetAside(line)
                || maySign(line.number(), line.text())
                || ProseDetector.is(BareLists.unnumbered(line.text()), lexicon()),
        this::commands,
        word -> speaker(word).isPresent());
  }

  /// {@return whether a command answers what is asked now; earlier letters were asked then}
  boolean asks(PlanVerb planVerb, Stage.Moment phase) {
    return !phase.equals(greatPowersPosition.moment())
        || new OpenQuestions(greatPowersPosition).declinable(seat).equals(Optional.of(planVerb));
  }

  /// {@return what puts commands on file}
  ///
  /// @param known whether the board is known that they are judged by
  CommandFiler filer(Stage.Moment written, boolean known, PlanOnFile onto, LineFacts facts) {
    PlanContext planContext =
        known
            ? new PlanContext(greatPowersPosition, seat, written)
            : PlanContext.elsewhere(greatPowersPosition, seat, written);
    return new CommandFiler(planContext, onto, facts, this::contents);
  }

  @Override
  protected void read(
      ParsedCommand<PlanVerb> command, PlanVerb planVerb, Stage.Moment written, LineFacts facts) {
    boolean late = letter.turn() == turn && letter.stage() != Stage.BID;
    if (isNow() || !late || planVerb != PlanVerb.BID) {
      filer(written, isNow(), file, facts).read(command, planVerb);
    }
  }

  /// Lays the bids of the turn before once more. {@return which of them cannot be laid}
  List<Fact> repeat(LineFacts facts) {
    SequencedMap<Integer, Token> before = bidsOf(turn - 1);
    String phase = PlansAhead.first(turn - 1).title();
    ParsedList<Token> remarks = new ParsedList<>();
    PlanContext planContext =
        isNow()
            ? new PlanContext(greatPowersPosition, seat, greatPowersPosition.moment())
            : PlanContext.elsewhere(greatPowersPosition, seat, PlansAhead.first(turn));
    SequencedMap<Integer, Token> bids = BidReader.possible(planContext, before, remarks);
    if (isNow() && greatPowersPosition.stage() != Stage.BID) {
      return List.of();
    }
    List<Fact> missing = new ArrayList<>(remarks.refusals());
    missing.forEach(facts::doubt);
    if (bids.isEmpty()) {
      Fact nothing = new AheadRefusalFact.NothingBefore(phase);
      facts.refuse(nothing);
      missing.add(nothing);
    } else {
      file.bids(bids);
      Fact meaning = PlanOnFile.laid(bids, greatPowersPosition.world().rulings());
      facts.mean(new AheadFact.Repeated(phase, List.of(meaning)));
      BidReader.shortfall(planContext, bids).ifPresent(facts::doubt);
    }
    return missing;
  }

  /// {@return the bids that the letters of an earlier turn laid, whatever the board was then}
  private SequencedMap<Integer, Token> bidsOf(int before) {
    if (before < 1) {
      return new TreeMap<>();
    }
    if (!laid.containsKey(before)) {
      PlanLetterReader earlier = new PlanLetterReader(greatPowersPosition, seat, before, laid);
      earlier.read(letters);
      laid.put(before, earlier.file.bids());
    }
    return laid.get(before);
  }

  /// Standing commands fill what nothing else has filled.
  @Override
  protected void end() {
    if (isNow()) {
      ahead.standing().forEach(this::fill);
    }
  }

  private void fill(PlansAhead.Standing standing) {
    PlanVerb planVerb = standing.planVerb();
    boolean asked =
        standing.from() <= turn
            && new OpenQuestions(greatPowersPosition).may(seat, planVerb)
            && !file.speaksOf(planVerb);
    if (asked) {
      LineFacts facts = new LineFacts();
      PlanOnFile wanted = new PlanOnFile();
      LetterLine line = LetterLine.of(List.of(standing.text())).getFirst();
      boolean known = planVerb != PlanVerb.BID;
      read(
          line,
          new LineFacts(),
          (command, verb) ->
              filer(PlansAhead.first(turn), known, known ? file : wanted, facts)
                  .read(command, verb));
      if (!known) {
        PlanContext now = new PlanContext(greatPowersPosition, seat, PlansAhead.first(turn));
        file.bids(BidReader.possible(now, wanted.bids(), new ParsedList<>()));
      }
    }
    standingFacts.add(
        new AheadFact.StandingOrder(standing.text(), asked && file.speaksOf(planVerb)));
  }

  @Override
  protected List<Fact> onFile() {
    GreatPowersRulings greatPowersRulings = greatPowersPosition.world().rulings();
    List<Fact> facts = new ArrayList<>(PlanOnFile.facts(file.plan(), greatPowersRulings));
    facts.addAll(standingFacts);
    facts.addAll(ahead.facts(greatPowersRulings));
    return facts;
  }

  @Override
  protected List<Fact> missing() {
    List<Fact> missing = new PlanDemands(greatPowersPosition).missing(seat, file.plan());
    return missing.isEmpty() ? missing : Stream.concat(missing.stream(), lost.stream()).toList();
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
    return new NamedSeats(greatPowersPosition.world().seats()).find(name)
            instanceof Match.Found(String id)
        ? Optional.of(new Seat(id))
        : Optional.empty();
  }

  @Override
  protected Pattern parts() {
    return PARTS;
  }

  @Override
  protected Fact notACommand(String text) {
    return new PlanRefusalFact.NotACommand(text);
  }

  @Override
  protected Fact notPlain(String word, String line) {
    return CONDITION.matcher(word).matches()
        ? new PlanRefusalFact.NoConditions(line)
        : super.notPlain(word, line);
  }
}
