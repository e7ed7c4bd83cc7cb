package depesche.adjudicator.greatpowers.letters;

import depesche.adjudicator.Line;
import depesche.adjudicator.greatpowers.table.PlanVerb;
import depesche.adjudicator.greatpowers.table.Stage;
import depesche.adjudicator.kit.LetterSections;
import depesche.adjudicator.kit.LineFacts;
import depesche.adjudicator.kit.ParsedCommand;
import depesche.adjudicator.kit.UnclearCommandFact;
import java.util.List;
import java.util.Optional;

/// What is meant by a list without a command.
record BareListVerbs(PlanLetterReader reader) {

  /// Reads a list as one command, if only one thing can be meant by it. {@return its lines}
  ///
  /// @param pieces among which they are
  List<Line> read(
      BareLists.Block list, BareLists all, List<LetterSections.Piece<Stage.Moment>> pieces) {
    List<LetterSections.Piece<Stage.Moment>> own =
        pieces.stream().filter(piece -> list.numbers().contains(piece.line().number())).toList();
    LineFacts facts = facts(list, all, own.getFirst().phase());
    if (facts.counts()) {
      own.forEach(piece -> reader.stands(piece.line().surrounding()));
    }
    return own.stream()
        .map(LetterSections.Piece::line)
        .map(
            line ->
                new Line(
                    line.number(), line.text(), facts.verdict(UnclearCommandFact.SeveralSaid::new)))
        .toList();
  }

  private LineFacts facts(BareLists.Block list, BareLists all, Stage.Moment phase) {
    LineFacts facts = new LineFacts();
    Optional<PlanVerb> verb = of(list, all, phase);
    ParsedCommand<PlanVerb> whole = list.list();
    if (verb.isEmpty()) {
      facts.refuse(
          new UnclearCommandFact.VerbMissing(whole.written(), suggested(list, phase.stage())));
    } else if (list.either() && verb.get() == PlanVerb.BID) {
      facts.refuse(new UnclearCommandFact.EitherOr(whole.written()));
    } else if (whole.doubt().isPresent()) {
      facts.refuse(whole.doubt().get());
    } else {
      reader.read(whole.of(verb.get()), verb.get(), phase, facts);
    }
    return facts;
  }

  /// {@return the command that a list stands for; empty if that is not clear}
  ///
  /// @param phase for which it is meant
  private Optional<PlanVerb> of(BareLists.Block list, BareLists all, Stage.Moment phase) {
    PlanVerb verb = list.heading() == PlanVerb.NONE ? asked(list, phase) : list.heading();
    long same =
        all.blocks().stream()
            .filter(
                other ->
                    other.heading() == verb
                        || (other.heading() == PlanVerb.NONE && other.kind() == list.kind()))
            .count();
    boolean once = same <= 1 && !all.commands().contains(verb);
    return Optional.of(verb).filter(one -> one != PlanVerb.NONE && once);
  }

  /// {@return the command that answers what is asked in a phase with such things} What was written
  /// in an earlier phase was asked for then.
  private PlanVerb asked(BareLists.Block list, Stage.Moment phase) {
    return switch (list.kind()) {
      case TRAITS -> phase.stage() == Stage.BID ? PlanVerb.BID : PlanVerb.NONE;
      case CARDS -> {
        PlanVerb verb =
            phase.stage() == Stage.ACTION
                ? PlanVerb.PICK
                : phase.stage() == Stage.SCORE ? PlanVerb.KEEP : PlanVerb.NONE;
        yield reader.asks(verb, phase) ? verb : PlanVerb.NONE;
      }
      // A seat may be a signature.
      case SEATS -> PlanVerb.NONE;
    };
  }

  /// {@return a list with a command in front that its writer may mean}
  private static String suggested(BareLists.Block list, Stage stage) {
    String verb =
        list.heading() == PlanVerb.STEAL
                || (list.kind() == BareLists.Kind.SEATS && stage == Stage.SCORE)
            ? "STEAL FROM"
            : list.heading() != PlanVerb.NONE
                ? list.heading().name()
                : switch (list.kind()) {
                  case TRAITS -> "BID";
                  case CARDS -> stage == Stage.SCORE ? "KEEP" : "PICK";
                  case SEATS -> stage == Stage.WAR ? "ALLY" : "TARGET";
                };
    return verb + " " + String.join(", ", list.list().items());
  }
}
