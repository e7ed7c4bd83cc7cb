package depesche.bot.game;

import depesche.adjudicator.Fact;
import depesche.adjudicator.Phase;
import depesche.bot.config.Settings;
import depesche.bot.ledger.PlayerRow;
import depesche.bot.ledger.UnitOfWork;
import depesche.bot.people.PeopleFact;
import depesche.bot.post.Attachment;
import depesche.bot.report.CalendarFile;
import depesche.bot.report.Mail;
import depesche.bot.report.MailWriter;
import depesche.bot.votes.GameEnd;
import java.nio.charset.StandardCharsets;
import java.time.ZoneId;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/// The deadlines of a game as a part of its reports, and of what else moves them, for those who
/// have their mail program put them into a calendar.
record CalendarPart(Settings settings, MailWriter mailWriter) {

  /// What is told of a deadline that has moved.
  private static final List<Class<? extends Fact>> MOVING =
      List.of(
          GameNotice.DeadlineMoved.class,
          GameNotice.DeadlinePutOff.class,
          GameNotice.IsPaused.class,
          GameNotice.PausedUntil.class,
          GameNotice.NobodyLeft.class,
          GameNotice.GoesOn.class,
          GameNotice.GameWaits.class,
          GameNotice.GraceBegins.class,
          GameNotice.OutageOver.class,
          GameNotice.JudgedAgain.class,
          GameNotice.OrdersReopened.class,
          PeopleFact.MusterCalled.class,
          PeopleFact.SeatHoldsUp.class,
          Trouble.AllMissing.class,
          GameEnd.GameGivenUp.class);

  /// {@return the files of a mail, and behind them the deadlines of its game, if its reader wants
  /// them}
  List<Attachment> behind(
      List<Attachment> files, UnitOfWork unitOfWork, Mail mail, Optional<PlayerRow> reader) {
    return reader
        .filter(player -> player.calendarMail && tells(mail))
        .flatMap(player -> part(unitOfWork, mail, ZoneId.of(player.zone)))
        .map(part -> Stream.concat(files.stream(), Stream.of(part)).toList())
        .orElse(files);
  }

  private static boolean tells(Mail mail) {
    return switch (mail) {
      case Mail.StartReport _, Mail.TurnReport _, Mail.FinalReport _ -> true;
      case Mail.Notice notice -> isMoving(notice.facts());
      // A game was given up.
      case Mail.Transcript sheet -> isMoving(sheet.facts());
      default -> false;
    };
  }

  private static boolean isMoving(List<Fact> facts) {
    return facts.stream().anyMatch(fact -> MOVING.contains(fact.getClass()));
  }

  private Optional<Attachment> part(UnitOfWork unitOfWork, Mail mail, ZoneId zone) {
    String name = mail.heading().game();
    return unitOfWork
        .game(name)
        .map(
            game ->
                new GameCalendar(mailWriter, settings.host())
                    .events(game, id -> title(mail, id), zone, Optional.empty()))
        .filter(events -> !events.isEmpty())
        .map(
            events ->
                new CalendarFile(
                    mailWriter.of("calendar", "Name", Map.of("game", name)),
                    Optional.of(settings.address()),
                    events))
        .map(
            file ->
                new Attachment(
                    CalendarFile.NAME,
                    "deadlines",
                    CalendarFile.TYPE,
                    file.text().getBytes(StandardCharsets.UTF_8)));
  }

  /// {@return what a phase is called that the mail speaks of; of another, its id}
  private static String title(Mail mail, String id) {
    Stream<Phase> judged =
        switch (mail) {
          case Mail.TurnReport report -> Stream.of(report.judged());
          case Mail.FinalReport report -> Stream.of(report.judged());
          default -> Stream.empty();
        };
    return Stream.concat(mail.heading().phase().stream(), judged)
        .filter(phase -> phase.id().equals(id))
        .findFirst()
        .map(Phase::title)
        .orElse(id);
  }
}
