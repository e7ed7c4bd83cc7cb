package depesche.bot.desk.play;

import depesche.bot.clock.Absence;
import depesche.bot.desk.Command;
import depesche.bot.desk.CommonVerdicts;
import depesche.bot.desk.Desk;
import depesche.bot.desk.LineOutcome;
import depesche.bot.desk.Request;
import depesche.bot.desk.TimeFact;
import depesche.bot.desk.Unproven;
import depesche.bot.game.Game;
import depesche.bot.ledger.StoredSeat;
import depesche.bot.ledger.people.AbsenceRow;
import depesche.bot.report.page.TimeText;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;

/// `SET ABSENCE 24 Dec TO 2 Jan`: no deadline is set into this time. Each seat has so many days in
/// the whole game, so that nobody can stop it for ever. The current deadline stays as it is.
public final class AbsenceDesk implements Desk {

  /// So many may lie ahead at a time.
  private static final int MOST = 3;

  @Override
  public List<String> words() {
    return List.of(
        "SETABSENCE",
        "SETABSENCES",
        "SETHOLIDAY",
        "SETHOLIDAYS",
        "SETVACATION",
        "SETVACATIONS",
        "ABSENCE",
        "VACATION");
  }

  /// `Absence makes the heart grow fonder` is prose.
  @Override
  public boolean means(Request request, Command command) {
    return command.word(0).startsWith("SET")
        || !(new SpanReader(request.now, request.zone()).read(command.rest(1))
            instanceof SpanReader.Span.None);
  }

  @Override
  public Form form(String word) {
    return Form.TIMED;
  }

  @Override
  public LineOutcome serve(Request request, Command command) {
    Optional<StoredSeat> seat = request.seat();
    if (seat.isEmpty()) {
      return LineOutcome.refused(Unproven.of(request));
    }
    Game game = request.game(seat.get());
    if (game.isOver()) {
      return CommonVerdicts.notNow("SET ABSENCE", game);
    }
    if (isStandIn(request, seat.get())) {
      return refused(game, seat.get());
    }
    boolean named = command.said(1).equalsIgnoreCase(game.name());
    String text = command.rest(named ? 2 : 1);
    return switch (new SpanReader(request.now, request.zone()).read(text)) {
      case SpanReader.Span.Meant(Absence absence) -> take(request, game, seat.get(), absence);
      case SpanReader.Span.Unclear(String end, List<LocalDate> days) ->
          LineOutcome.refused(DateRefusal.unsure(end, days));
      case SpanReader.Span.None() -> LineOutcome.refused(new TimeFact.Refused.AbsenceUnclear(text));
    };
  }

  private static boolean isStandIn(Request request, StoredSeat seat) {
    return request.player().filter(seat::isOf).isEmpty();
  }

  private static LineOutcome refused(Game game, StoredSeat seat) {
    return LineOutcome.refused(new TimeFact.Refused.AbsenceOfStandIn(seat.name(), game.name()));
  }

  private static LineOutcome take(Request request, Game game, StoredSeat seat, Absence absence) {
    if (!absence.until().isAfter(request.now)) {
      return LineOutcome.refused(
          new TimeFact.Refused.AbsencePast(TimeText.say(absence.until(), request.zone())));
    }
    List<AbsenceRow> known = seat.absences();
    if (known.stream().filter(row -> row.ends.isAfter(request.now)).count() >= MOST) {
      return LineOutcome.refused(new TimeFact.Refused.AbsencesTooMany(MOST));
    }
    Optional<AbsenceRow> twice =
        known.stream()
            .filter(
                row -> row.begins.isBefore(absence.until()) && absence.from().isBefore(row.ends))
            .findFirst();
    if (twice.isPresent()) {
      String from = TimeText.say(twice.get().begins, request.zone());
      String until = TimeText.say(twice.get().ends, request.zone());
      return LineOutcome.refused(new TimeFact.Refused.AbsenceTwice(from, until));
    }
    int budget = game.policy().absence();
    int left = left(game, seat);
    if (absence.days() > left) {
      return LineOutcome.refused(new TimeFact.Refused.AbsenceTooLong(absence.days(), left, budget));
    }
    seat.beAway(absence.from(), absence.until());
    return LineOutcome.taken(
        new TimeFact.AbsenceTaken(
            TimeText.say(absence.from(), request.zone()),
            TimeText.say(absence.until(), request.zone()),
            absence.days(),
            left - absence.days(),
            game.deadline().filter(absence::covers).isPresent()));
  }

  /// {@return how many days a seat may still be away}
  private static int left(Game game, StoredSeat seat) {
    int used =
        seat.absences().stream().mapToInt(row -> new Absence(row.begins, row.ends).days()).sum();
    return Math.max(0, game.policy().absence() - used);
  }

  /// Ends the absence of a day, or the only one there is. One that has begun ends now.
  static LineOutcome end(Request request, String text) {
    Optional<StoredSeat> seat = request.seat();
    if (seat.isEmpty()) {
      return LineOutcome.refused(Unproven.of(request));
    }
    Game game = request.game(seat.get());
    if (isStandIn(request, seat.get())) {
      return refused(game, seat.get());
    }
    List<AbsenceRow> ahead =
        seat.get().absences().stream().filter(row -> row.ends.isAfter(request.now)).toList();
    Optional<AbsenceRow> meant =
        new SpanReader(request.now, request.zone()).read(text)
                instanceof SpanReader.Span.Meant(Absence named)
            ? meant(ahead, named)
            : ahead.stream().findFirst().filter(_ -> ahead.size() == 1 && text.isBlank());
    if (meant.isEmpty()) {
      return LineOutcome.refused(
          new TimeFact.Refused.AbsenceUnknown(
              ahead.stream().map(row -> TimeText.say(row.begins, request.zone())).toList()));
    }
    AbsenceRow row = meant.get();
    String from = TimeText.say(row.begins, request.zone());
    String until = TimeText.say(row.ends, request.zone());
    if (row.begins.isBefore(request.now)) {
      row.ends = request.now;
    } else {
      seat.get().beThere(row);
    }
    return LineOutcome.taken(new TimeFact.AbsenceEnded(from, until, left(game, seat.get())));
  }

  /// The absence that begins on a day is meant rather than one that ends on it: in another zone its
  /// midnight is in the middle of a day.
  private static Optional<AbsenceRow> meant(List<AbsenceRow> ahead, Absence day) {
    return ahead.stream()
        .filter(row -> day.covers(row.begins))
        .findFirst()
        .or(() -> ahead.stream().filter(row -> isIn(row, day.from())).findFirst());
  }

  private static boolean isIn(AbsenceRow row, Instant moment) {
    return new Absence(row.begins, row.ends).covers(moment);
  }
}
