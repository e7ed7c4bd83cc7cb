package depesche.bot.game;

import depesche.bot.ledger.StoredGame;
import depesche.bot.ledger.turn.AlarmRow;
import depesche.bot.report.CalendarFile;
import depesche.bot.report.MailWriter;
import depesche.bot.report.page.TimeText;
import java.time.Instant;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.function.ToIntFunction;
import java.util.function.UnaryOperator;

/// What calendars say of the deadlines of games, worked out of the ledger alone. Of each game it is
/// the deadline of its phase, and those that were still to come when it left theirs: they are
/// cancelled, as is that of a game that rests or is over. Nothing of it is a player's.
///
/// @param host in whose name deadlines are known for ever
public record GameCalendar(MailWriter mailWriter, String host) {

  /// {@return the deadlines of a game, the first of them first; of one in which none is to come any
  /// more, the last}
  ///
  /// @param titles of phases that it has left, as far as they are known, by their ids
  /// @param zone in which they are said
  /// @param page of the game, if it has one
  public List<CalendarFile.Event> events(
      Game game, Map<String, String> titles, ZoneId zone, Optional<String> page) {
    return events(game, new PhaseTitles(game, titles)::of, zone, page);
  }

  /// As above.
  ///
  /// @param titles what phases are called, by their ids
  List<CalendarFile.Event> events(
      StoredGame game, UnaryOperator<String> titles, ZoneId zone, Optional<String> page) {
    SequencedMap<String, List<AlarmRow>> phases = new LinkedHashMap<>();
    for (AlarmRow row : game.deadlines()) {
      phases.computeIfAbsent(row.phase, _ -> new ArrayList<>()).add(row);
    }
    if (phases.isEmpty()) {
      return List.of();
    }
    Instant since = game.lastStep();
    List<CalendarFile.Event> all = new ArrayList<>();
    phases.forEach(
        (phase, rows) -> {
          if (phase.equals(game.phase()) || due(rows).isAfter(since)) {
            all.add(event(game, phase, rows, since, titles, zone, page));
          }
        });
    if (all.isEmpty()) {
      Map.Entry<String, List<AlarmRow>> last =
          phases.entrySet().stream()
              .max(Comparator.comparing(phase -> due(phase.getValue())))
              .orElseThrow();
      all.add(event(game, last.getKey(), last.getValue(), since, titles, zone, page));
    }
    all.sort(Comparator.comparing(CalendarFile.Event::due));
    return List.copyOf(all);
  }

  /// {@return when the time of a phase is over, or was to be}
  private static Instant due(List<AlarmRow> rows) {
    List<AlarmRow> open = rows.stream().filter(row -> !row.done).toList();
    return (open.isEmpty() ? rows : open)
        .stream().map(row -> row.due).max(Comparator.naturalOrder()).orElseThrow();
  }

  private CalendarFile.Event event(
      StoredGame game,
      String phase,
      List<AlarmRow> rows,
      Instant since,
      UnaryOperator<String> titles,
      ZoneId zone,
      Optional<String> page) {
    Instant due = due(rows);
    boolean counts = phase.equals(game.phase()) && isAwake(game);
    boolean cancelled = !counts && due.isAfter(since);
    String time = TimeText.say(due, zone);
    String title =
        phase.isEmpty() ? mailWriter.of("calendar", "Beginning", Map.of()) : titles.apply(phase);
    Map<String, String> said = Map.of("game", game.name(), "phase", title, "time", time);
    return new CalendarFile.Event(
        game.name() + "." + phase.replaceAll("[^A-Za-z0-9-]", "_") + "@" + host,
        sequence(rows) + (cancelled ? 1 : 0),
        since,
        due,
        cancelled,
        mailWriter.of("calendar", "Summary", said),
        mailWriter.of("calendar", phase.isEmpty() ? "DueBefore" : "Due", said),
        page);
  }

  private static boolean isAwake(StoredGame game) {
    return !game.isPaused() && !game.isOver();
  }

  /// It is even for one that counts: so it rises when that is cancelled, and when it counts again.
  private static int sequence(List<AlarmRow> rows) {
    ToIntFunction<AlarmRow> times = row -> row.moves + 1;
    return 2 * (rows.stream().mapToInt(times).sum() - 1);
  }
}
