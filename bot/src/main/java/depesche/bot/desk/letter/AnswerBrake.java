package depesche.bot.desk.letter;

import depesche.adjudicator.Fact;
import depesche.adjudicator.Line;
import depesche.adjudicator.Verdict;
import depesche.bot.desk.Command;
import depesche.bot.desk.DeskFact;
import depesche.bot.desk.LetterNote;
import depesche.bot.desk.Request;
import depesche.bot.ledger.PeopleQueries;
import depesche.bot.ledger.mail.IdleAnswerRow;
import depesche.bot.mime.Fingerprint;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// A brake on answers to letters in which nothing was carried out, and on nothing else: else a
/// program that answers our answers, and does not say that it is one, would go on for ever. What
/// somebody asks is carried out when it is answered; but `Help:` within a text of somebody who is
/// away asks nothing.
record AnswerBrake(LetterCourse course) {

  private static final Duration HOUR = Duration.ofHours(1);
  private static final Duration DAY = Duration.ofDays(1);

  /// So many such answers go out in an hour, before it is one an hour.
  private static final int AT_ONCE = 3;

  /// With more prose than that a question in small letters may be a part of it.
  private static final int FEW_WORDS = 12;

  /// Before the digest of commands that were carried out, as far as can be told.
  private static final String DONE = "did ";

  /// What a letter has done.
  private enum Deed {
    NOTHING,
    /// A command in small letters, as `Vacation until Monday` is in a notice of absence, too. Once
    /// more in the same phase it changes nothing.
    PERHAPS,
    CERTAIN
  }

  /// What is to be done about a letter.
  ///
  /// @param silence why it is not answered; empty if it is
  /// @param notes what its answer says of the brake
  record Answering(String silence, List<Fact> notes) {

    Answering {
      notes = List.copyOf(notes);
    }

    private static Answering freely() {
      return new Answering("", List.of());
    }

    private static Answering not(String why) {
      return new Answering(why, List.of());
    }
  }

  /// {@return whether a letter is answered that has been read; an answer is counted by it}
  ///
  /// @param words what was written
  Answering of(String words) {
    Request request = course.request();
    Deed deed = request.isCall() ? Deed.CERTAIN : deed();
    if (deed == Deed.CERTAIN) {
      return Answering.freely();
    }
    Instant now = request.now;
    List<IdleAnswerRow> day =
        request.unitOfWork.people().idleAnswers(request.address, now.minus(DAY));
    if (deed == Deed.PERHAPS) {
      String deeds = DONE + Fingerprint.ofWords(deeds());
      long before = day.stream().filter(row -> row.words.equals(deeds)).count();
      if (before < (isAlone() ? AT_ONCE : 1)) {
        count(deeds);
        return Answering.freely();
      }
    }
    String said = Fingerprint.ofWords(words);
    if (isAmong(day, said)) {
      return Answering.not("nothing was carried out, and the same words were answered today");
    }
    List<Instant> answered = day.stream().map((IdleAnswerRow row) -> row.answered).toList();
    if (isBurst(answered) && answered.getLast().plus(HOUR).isAfter(now)) {
      return Answering.not("nothing was carried out, and that was answered often enough");
    }
    count(said);
    return isBurst(Stream.concat(answered.stream(), Stream.of(now)).toList())
        ? new Answering("", List.of(new LetterNote.AnsweredLess()))
        : Answering.freely();
  }

  /// With the answer goes what was asked in small letters.
  private void count(String words) {
    Request request = course.request();
    PeopleQueries people = request.unitOfWork.people();
    people.forgetIdleAnswers(request.address, request.now.minus(DAY));
    for (int i = 0; i <= Math.min(course.enclosed().size(), AT_ONCE); i++) {
      people.answeredIdly(request.address, words, request.now);
    }
  }

  private static boolean isAmong(List<IdleAnswerRow> rows, String words) {
    return rows.stream().anyMatch(row -> row.words.equals(words));
  }

  /// {@return whether so many lie within an hour}
  private static boolean isBurst(List<Instant> answered) {
    for (int i = AT_ONCE - 1; i < answered.size(); i++) {
      if (answered.get(i - AT_ONCE + 1).plus(HOUR).isAfter(answered.get(i))) {
        return true;
      }
    }
    return false;
  }

  private Deed deed() {
    boolean alone = isAlone();
    return course.lines().stream()
        .map(line -> deed(course.request(), line, alone))
        .max(Deed::compareTo)
        .orElse(Deed.NOTHING);
  }

  /// {@return whether there is hardly any prose beside the commands}
  private boolean isAlone() {
    return course.lines().stream()
            .filter(line -> line.verdict() instanceof Verdict.Skipped)
            .mapToLong(line -> Command.of(line.number(), line.text()).words().size())
            .sum()
        <= FEW_WORDS;
  }

  private static Deed deed(Request request, Line line, boolean alone) {
    Optional<Fact> meaning = meaning(line);
    if (meaning.isEmpty()) {
      return Deed.NOTHING;
    }
    Command command = Command.of(line.number(), line.text()).withoutComment().given();
    boolean asks = meaning.get() instanceof DeskFact.Enclosed;
    if (!Desks.knows(command) || Desks.stands(request, command) || (asks && alone)) {
      return Deed.CERTAIN;
    }
    return asks ? Deed.NOTHING : Deed.PERHAPS;
  }

  /// {@return what was carried out by a line} A heading does nothing by itself, nor does the end.
  private static Optional<Fact> meaning(Line line) {
    return switch (line.verdict()) {
      case Verdict.Taken(DeskFact.SignedOff _), Verdict.Taken(DeskFact.PhaseAgreed _) ->
          Optional.empty();
      case Verdict.Taken(Fact meaning) -> Optional.of(meaning);
      case Verdict.Doubted(Fact meaning, _) -> Optional.of(meaning);
      case Verdict.Refused _, Verdict.Skipped _ -> Optional.empty();
    };
  }

  private String deeds() {
    return course.lines().stream()
        .map(AnswerBrake::meaning)
        .flatMap(Optional::stream)
        .toList()
        .toString();
  }
}
