package depesche.bot.desk.letter;

import depesche.adjudicator.Fact;
import depesche.adjudicator.Line;
import depesche.adjudicator.Verdict;
import depesche.bot.desk.DeskFact;
import depesche.bot.desk.LetterEffect;
import depesche.bot.desk.LetterNote;
import depesche.bot.desk.Request;
import depesche.bot.desk.TimeFact;
import depesche.bot.ledger.StoredSeat;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;

/// What a letter is answered about one seat: what became of the lines that were for it. Lines for
/// nobody are answered with those above them.
///
/// @param seat whose lines they are, if it is proved
/// @param enclosed mails beside the receipt
record SeatAnswer(
    Optional<StoredSeat> seat,
    List<Line> lines,
    List<Fact> notes,
    List<LetterEffect.Beside> enclosed) {

  SeatAnswer {
    lines = List.copyOf(lines);
    notes = List.copyOf(notes);
    enclosed = List.copyOf(enclosed);
  }

  /// {@return the answers to a letter, one at least}
  ///
  /// @param about what is said of the letter as a whole
  static List<SeatAnswer> of(
      LetterCourse course, List<Fact> about, List<SeatSections.Section> sections) {
    Optional<StoredSeat> first =
        sections.stream().flatMap(section -> section.seat().stream()).findFirst();
    Optional<StoredSeat> seat = first;
    SequencedMap<Long, List<SeatSections.Section>> seats = new LinkedHashMap<>();
    for (SeatSections.Section section : sections) {
      seat = section.seat().isPresent() ? section.seat() : seat;
      long place = seat.map(StoredSeat::id).orElse(0L);
      seats.computeIfAbsent(place, _ -> new ArrayList<>()).add(section);
    }
    List<Line> lines =
        course.lines().stream().sorted(Comparator.comparingInt(Line::number)).toList();
    if (seats.size() < 2) {
      List<Fact> notes = new ArrayList<>(about);
      notes.addAll(course.notes());
      return List.of(
          new SeatAnswer(first.or(course.request()::seat), lines, notes, course.enclosed()));
    }
    List<SeatAnswer> answers = new ArrayList<>();
    for (List<SeatSections.Section> own : seats.sequencedValues()) {
      List<Fact> notes = new ArrayList<>(answers.isEmpty() ? about : List.of());
      own.forEach(section -> notes.addAll(section.notes()));
      notes.add(new LetterNote.OtherSeats(others(course.request(), own, sections)));
      answers.add(
          new SeatAnswer(
              own.stream().flatMap(section -> section.seat().stream()).findFirst(),
              lines.stream().filter(line -> isIn(line, own, sections)).toList(),
              notes,
              own.stream().flatMap(section -> section.enclosed().stream()).toList()));
    }
    return answers;
  }

  private static List<String> others(
      Request request, List<SeatSections.Section> own, List<SeatSections.Section> all) {
    return all.stream()
        .filter(section -> !own.contains(section))
        .flatMap(section -> section.seat().stream())
        .map(seat -> seat.name() + "@" + request.game(seat).name())
        .distinct()
        .toList();
  }

  private static boolean isIn(
      Line line, List<SeatSections.Section> own, List<SeatSections.Section> all) {
    return own.contains(
        all.stream()
            .filter(section -> section.from() <= line.number())
            .reduce(all.getFirst(), (_, later) -> later));
  }

  /// {@return whether the mails beside it say all there is to say}
  boolean isTold() {
    return notes.isEmpty()
        && !enclosed.isEmpty()
        && lines.stream().allMatch(line -> hasMailOfItsOwn(line.verdict()));
  }

  /// {@return whether it asks for nothing but what is answered in a line: then nothing else is
  /// said}
  boolean isShort() {
    List<Verdict> verdicts =
        lines.stream()
            .map(Line::verdict)
            .filter(verdict -> !(verdict instanceof Verdict.Skipped))
            .toList();
    return !verdicts.isEmpty() && verdicts.stream().allMatch(SeatAnswer::isInALine);
  }

  private static boolean isInALine(Verdict verdict) {
    return verdict instanceof Verdict.Taken(Fact meaning)
        && (meaning instanceof DeskFact.PlayersTold
            || meaning instanceof DeskFact.ScoresTold
            || meaning instanceof TimeFact.DeadlineTold);
  }

  /// {@return whether a verdict is answered by a mail of its own}
  private static boolean hasMailOfItsOwn(Verdict verdict) {
    return verdict instanceof Verdict.Skipped
        || (verdict instanceof Verdict.Taken(Fact meaning)
            && (meaning instanceof DeskFact.Enclosed
                || meaning instanceof DeskFact.Joined
                || meaning instanceof DeskFact.SignedOn
                || meaning instanceof DeskFact.SignedOff));
  }
}
