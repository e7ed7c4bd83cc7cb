package depesche.adjudicator.greatpowers;

import depesche.adjudicator.Fact;
import depesche.adjudicator.Letter;
import depesche.adjudicator.Line;
import depesche.adjudicator.Reading;
import depesche.adjudicator.Seat;
import depesche.adjudicator.Verdict;
import depesche.adjudicator.notation.LetterLine;
import depesche.adjudicator.notation.Match;
import depesche.adjudicator.notation.Prose;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Reads all the letters of a seat, oldest first, into its plan for the turn.
final class LetterReader {

  private final Position position;
  private final Seat seat;
  private final OnFile file = new OnFile();

  LetterReader(Position position, Seat seat) {
    this.position = position;
    this.seat = seat;
  }

  Reading<Plan> read(List<Letter> letters) {
    List<Line> lines = List.of();
    for (Letter letter : letters) {
      // A letter of another turn says nothing of this one.
      int turn = position.world().round().turn();
      Optional<Stage.Moment> written =
          Stage.parse(letter.phase()).filter(moment -> moment.turn() == turn);
      lines = written.isPresent() ? read(letter.lines(), written.get()) : List.of();
    }
    Plan plan = file.plan();
    return new Reading<>(
        lines,
        OnFile.facts(plan, position.world().rulings()),
        Owed.missing(position, seat, plan),
        file.isEmpty() ? Optional.empty() : Optional.of(plan));
  }

  private List<Line> read(List<String> text, Stage.Moment written) {
    Scene scene = new Scene(position, seat, written);
    file.beginLetter();
    return LetterLine.of(text).stream().map(line -> read(scene, line)).toList();
  }

  private Line read(Scene scene, LetterLine line) {
    CommandReader reader = new CommandReader(scene, file);
    Optional<Seat> speaker = speaker(line.speaker());
    if (speaker.filter(name -> !name.equals(seat)).isPresent()) {
      reader.refusals().add(new RefusalFact.AnotherSeat(line.speaker()));
    } else {
      reader.read(line, speaker.isPresent());
    }
    boolean prose = reader.isUnheard() && Prose.is(line.text(), lexicon(scene));
    return new Line(line.number(), line.text(), prose ? new Verdict.Skipped() : verdict(reader));
  }

  private static TableLexicon lexicon(Scene scene) {
    return new TableLexicon(scene.others(), scene.seat().name());
  }

  private Optional<Seat> speaker(String name) {
    return !name.isEmpty()
            && Words.seat(position.world().seats(), name) instanceof Match.Found(String id)
        ? Optional.of(new Seat(id))
        : Optional.empty();
  }

  private static Verdict verdict(CommandReader reader) {
    if (reader.meanings().isEmpty()) {
      return reader.refusals().isEmpty()
          ? new Verdict.Skipped()
          : new Verdict.Refused(together(reader.refusals()));
    }
    List<Fact> against = new ArrayList<>(reader.doubts());
    against.addAll(reader.refusals());
    Fact meaning = together(reader.meanings());
    return against.isEmpty()
        ? new Verdict.Taken(meaning)
        : new Verdict.Doubted(meaning, together(against));
  }

  private static Fact together(List<Fact> facts) {
    List<Fact> distinct = facts.stream().distinct().toList();
    return distinct.size() == 1 ? distinct.getFirst() : new PlanFact.Both(distinct);
  }
}
