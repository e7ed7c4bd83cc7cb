package depesche.adjudicator.greatpowers.letters;

import depesche.adjudicator.Fact;
import depesche.adjudicator.Line;
import depesche.adjudicator.Verdict;
import depesche.adjudicator.greatpowers.table.PlanVerb;
import depesche.adjudicator.greatpowers.table.Stage;
import depesche.adjudicator.greatpowers.turns.PlanMissingFact;
import depesche.adjudicator.kit.AheadFact;
import depesche.adjudicator.kit.AheadLine;
import depesche.adjudicator.kit.AheadRefusalFact;
import depesche.adjudicator.kit.LetterSections;
import depesche.adjudicator.kit.LineFacts;
import depesche.adjudicator.kit.MeantFact;
import depesche.adjudicator.kit.ParsedCommand;
import depesche.adjudicator.kit.UnclearCommandFact;
import depesche.adjudicator.letter.LetterLine;
import depesche.adjudicator.rules.ConditionBlock;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.NavigableMap;
import java.util.Set;
import java.util.TreeMap;

/// Puts a letter on file that may speak of more than this turn. A line that takes back speaks of
/// all above it, in this letter as in earlier ones; between two such lines the bids that are
/// repeated come first, then all else, each for its turn.
final class PlanPieces {

  private static final Set<PlanVerb> STANDING =
      EnumSet.of(
          PlanVerb.BID,
          PlanVerb.PICK,
          PlanVerb.TARGET,
          PlanVerb.DISCARD,
          PlanVerb.STEAL,
          PlanVerb.KEEP,
          PlanVerb.FOE,
          PlanVerb.ALLY);

  private static final List<AheadLine.Kind> ORDER =
      List.of(AheadLine.Kind.REPEAT, AheadLine.Kind.STANDING, AheadLine.Kind.ORDER);

  private final PlanLetterReader reader;
  private final PlanOnFile file;
  private final PlansAhead ahead;
  private final Stage.Moment written;
  private final NavigableMap<Integer, Line> lines = new TreeMap<>();

  private final SaidOnce once = new SaidOnce();

  PlanPieces(PlanLetterReader reader, Stage.Moment written) {
    this.reader = reader;
    this.file = reader.file();
    this.ahead = reader.ahead();
    this.written = written;
  }

  List<Line> filed(List<LetterSections.Piece<Stage.Moment>> pieces) {
    List<LetterSections.Piece<Stage.Moment>> open = new ArrayList<>();
    ConditionBlock block = new ConditionBlock();
    for (LetterSections.Piece<Stage.Moment> piece : pieces) {
      String text = piece.line().text();
      boolean may = PlanConditions.mayBe(text);
      boolean condition = may && PlanConditions.is(text);
      boolean branch = condition || (may && ConditionBlock.isEdge(text));
      boolean under = block.next(condition ? "" : text);
      if (!piece.facts().isRefused() && (branch || (under && !text.isBlank()))) {
        piece.facts().refuse(new PlanRefusalFact.NoConditions(text));
      }
      if (piece.facts().isRefused() || piece.said().kind() == AheadLine.Kind.PHASE) {
        said(piece);
      } else {
        open.add(piece);
      }
    }
    List<LetterSections.Piece<Stage.Moment>> run = new ArrayList<>();
    for (LetterSections.Piece<Stage.Moment> piece : open) {
      if (takesBack(piece)) {
        read(run);
        run.clear();
        read(piece, kind(piece));
      } else {
        run.add(piece);
      }
    }
    read(run);
    return List.copyOf(lines.values());
  }

  private static boolean takesBack(LetterSections.Piece<Stage.Moment> piece) {
    return switch (piece.said().kind()) {
      case CLEAR, END_STANDING -> true;
      case ORDER ->
          piece.line().orders().stream()
              .anyMatch(order -> PlanVerb.of(order.strip().split("\\W+", 2)[0]) == PlanVerb.CLEAR);
      case PHASE, REPEAT, STANDING -> false;
    };
  }

  private void read(List<LetterSections.Piece<Stage.Moment>> run) {
    List<LetterSections.Piece<Stage.Moment>> now =
        run.stream()
            .filter(piece -> piece.phase().turn() == written.turn())
            .filter(_ -> written.turn() == reader.turn())
            .toList();
    BareLists bare = reader.bareLists(now);
    for (AheadLine.Kind kind : ORDER) {
      for (LetterSections.Piece<Stage.Moment> piece : run) {
        int number = piece.line().number();
        if (piece.said().kind() == kind && !lines.containsKey(number)) {
          var list = bare.at(number);
          if (list.isPresent()) {
            new BareListVerbs(reader)
                .read(list.get(), bare, now)
                .forEach(line -> lines.put(line.number(), line));
          } else {
            read(piece, kind);
          }
        }
      }
    }
  }

  private void read(LetterSections.Piece<Stage.Moment> piece, AheadLine.Kind kind) {
    switch (kind) {
      case CLEAR -> clear(piece);
      case END_STANDING -> endStanding(piece);
      case REPEAT -> repeat(piece);
      case STANDING -> stand(piece);
      case PHASE, ORDER -> command(piece);
    }
  }

  /// Without anything for later turns `CLEAR` and `CLEAR ALL` are commands like others.
  private AheadLine.Kind kind(LetterSections.Piece<Stage.Moment> piece) {
    AheadLine said = piece.said();
    boolean own = piece.phase().turn() == reader.turn();
    boolean more =
        AheadLine.isAll(said.rest())
            ? !ahead.contents().isEmpty() || !own
            : !said.rest().isEmpty() || !own || !ahead.turns().isEmpty();
    return said.kind() == AheadLine.Kind.CLEAR && !more ? AheadLine.Kind.ORDER : said.kind();
  }

  private void said(LetterSections.Piece<Stage.Moment> piece) {
    lines.put(
        piece.line().number(),
        new Line(
            piece.line().number(),
            piece.line().text(),
            piece.facts().verdict(UnclearCommandFact.SeveralSaid::new)));
  }

  private void clear(LetterSections.Piece<Stage.Moment> piece) {
    String words = piece.said().rest();
    Stage.Moment named = reader.calendar(written).read(words).orElse(piece.phase());
    boolean later = !ahead.turns().isEmpty() && written.turn() == reader.turn();
    List<String> gone = new ArrayList<>();
    if (words.isEmpty() && piece.phase().turn() == written.turn()) {
      if (later) {
        List<String> ids = ahead.turns().stream().map(turn -> PlansAhead.first(turn).id()).toList();
        piece.facts().refuse(new AheadRefusalFact.WhichCleared(written.id(), ids));
      }
      said(piece);
      return;
    }
    boolean all = AheadLine.isAll(words);
    if (all || named.turn() == reader.turn()) {
      gone.addAll(file.clear(PlanVerb.NONE));
    }
    for (int turn : ahead.turns()) {
      if ((all || named.turn() == turn) && ahead.drop(turn)) {
        gone.add(PlansAhead.first(turn).id());
      }
    }
    if (all) {
      gone.addAll(ahead.end(PlanVerb.NONE));
    }
    if (gone.isEmpty()) {
      piece
          .facts()
          .refuse(new AheadRefusalFact.NothingAhead(all ? "" : named.title(), reader.contents()));
    } else {
      piece.facts().mean(new MeantFact.Withdrawn(gone));
    }
    said(piece);
  }

  private void endStanding(LetterSections.Piece<Stage.Moment> piece) {
    String words = piece.said().rest();
    PlanVerb planVerb = PlanVerb.of(words.split("\\s+")[0]);
    boolean all = words.isEmpty() || AheadLine.isAll(words);
    List<String> gone = all || planVerb != PlanVerb.NONE ? ahead.end(planVerb) : List.of();
    if (gone.isEmpty()) {
      List<String> standing = ahead.standing().stream().map(PlansAhead.Standing::text).toList();
      piece.facts().refuse(new AheadRefusalFact.NoStanding(all ? "" : words, standing));
    } else {
      piece.facts().mean(new AheadFact.StandingEnded(gone));
    }
    said(piece);
  }

  /// `AS BEFORE`: the bids of the last turn, as far as they may be laid in this.
  private void repeat(LetterSections.Piece<Stage.Moment> piece) {
    int turn = piece.phase().turn();
    if (piece.phase().stage() != Stage.BID) {
      piece.facts().refuse(new AheadRefusalFact.NotRepeatable(piece.phase().title()));
    } else if (turn > reader.turn()) {
      ahead.repeat(turn);
      piece.facts().mean(new AheadFact.KeptForPhase("AS BEFORE", piece.phase().title()));
    } else if (turn == reader.turn()) {
      List<Fact> missing = reader.repeat(piece.facts());
      reader.stands(piece.line().surrounding());
      if (written.turn() < turn) {
        reader.lost(missing);
      }
    }
    said(piece);
  }

  /// `ALWAYS`: a command for every turn in which nothing else is said of the same.
  private void stand(LetterSections.Piece<Stage.Moment> piece) {
    reader.understood(
        line(piece, piece.said().rest()),
        piece.facts(),
        (command, planVerb) -> stand(piece, command, planVerb));
    settle(piece);
    said(piece);
  }

  private void stand(
      LetterSections.Piece<Stage.Moment> piece, ParsedCommand<PlanVerb> command, PlanVerb verb) {
    PlanOnFile tried = new PlanOnFile();
    tried.beginLetter();
    LineFacts facts = new LineFacts();
    reader.filer(piece.phase(), false, tried, facts).read(command, verb);
    if (!STANDING.contains(verb) || (verb == PlanVerb.BID && !SaidOnce.isWhole(command))) {
      piece.facts().refuse(new PlanRefusalFact.NotStanding(command.text()));
    } else if (facts.isRefused()) {
      facts.tell(piece.facts(), fact -> fact, UnclearCommandFact.SeveralSaid::new);
    } else {
      String text = command.text().replace("->", ">");
      once.note(
          "ALWAYS " + verb,
          piece,
          ahead.standing().stream().anyMatch(one -> one.planVerb() == verb));
      ahead.stand(new PlansAhead.Standing(verb, text, piece.phase().turn()));
      facts.tell(
          piece.facts(),
          _ -> new AheadFact.StandingTaken(text),
          UnclearCommandFact.SeveralSaid::new);
    }
  }

  /// The letter stands by what it says of the question asked now.
  private void settle(LetterSections.Piece<Stage.Moment> piece) {
    if (piece.facts().counts()) {
      reader.stands(piece.line().surrounding());
    }
  }

  private void command(LetterSections.Piece<Stage.Moment> piece) {
    int turn = piece.phase().turn();
    LetterLine line =
        piece.said().kind() == AheadLine.Kind.CLEAR
            ? line(piece, piece.line().text())
            : piece.line();
    if (turn < reader.turn()) {
      said(piece);
      return;
    }
    if (turn == reader.turn()) {
      Line read =
          reader.understood(
              line,
              piece.facts(),
              (command, verb) -> {
                once.note(command, verb, piece, file);
                reader.read(command, verb, piece.phase(), piece.facts());
              });
      settle(piece);
      lines.put(line.number(), read);
      if (written.turn() < turn && read.verdict() instanceof Verdict.Refused(Fact why)) {
        reader.lost(
            List.of(new PlanMissingFact.NoLongerPossible(line.text().strip(), List.of(why))));
      }
      return;
    }
    lines.put(
        line.number(),
        reader.understood(
            line,
            piece.facts(),
            (command, verb) -> {
              LineFacts facts = new LineFacts();
              once.note(command, verb, piece, ahead.file(turn));
              reader.filer(piece.phase(), false, ahead.file(turn), facts).read(command, verb);
              facts.tell(
                  piece.facts(),
                  fact -> new PlanFact.KeptAhead(piece.phase().title(), List.of(fact)),
                  UnclearCommandFact.SeveralSaid::new);
            }));
  }

  private static LetterLine line(LetterSections.Piece<Stage.Moment> piece, String text) {
    LetterLine inner = LetterLine.of(List.of(text)).getFirst();
    return new LetterLine(
        piece.line().number(),
        piece.line().text(),
        inner.speaker(),
        inner.orders(),
        piece.line().surrounding());
  }
}
