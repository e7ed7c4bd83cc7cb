package depesche.bot.game;

import depesche.adjudicator.Letter;
import depesche.adjudicator.Line;
import depesche.adjudicator.Reading;
import depesche.adjudicator.Seat;
import depesche.adjudicator.Verdict;
import depesche.adjudicator.rules.GamePosition;
import depesche.adjudicator.rules.Rules;
import depesche.bot.ledger.StoredGame;
import depesche.bot.ledger.StoredSeat;
import depesche.bot.ledger.turn.LetterRow;
import depesche.bot.ledger.turn.Timeline;
import depesche.bot.ledger.turn.TurnRow;
import depesche.bot.people.UnreadSetting;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/// Where games stand and what their seats have said, read by their rules. Both are asked for with
/// every letter and change seldom, so what was read is kept.
final class Positions {

  /// So many positions are kept once they have been read: those of the games that are written to.
  private static final int KEPT = 256;

  /// Of so many seats the letters are not read again before another comes or a turn is judged.
  private static final int KEPT_READINGS = 1024;

  private final Library library;
  private final DeadlineSchedule deadlineSchedule;
  private final Map<Standing, GamePosition<?, ?>> positions = kept(KEPT);
  private final Map<Heard, Reading<?>> readings = kept(KEPT_READINGS);

  /// Where a game stands: the same text of the same title is the same position.
  private record Standing(String title, String text) {}

  /// What a seat has said in a position: up to the same letter it is the same.
  private record Heard(GamePosition<?, ?> position, long seat, long last, String code) {}

  Positions(Library library, DeadlineSchedule deadlineSchedule) {
    this.library = library;
    this.deadlineSchedule = deadlineSchedule;
  }

  private static <K, V> Map<K, V> kept(int most) {
    return Collections.synchronizedMap(
        new LinkedHashMap<>(16, 0.75f, true) {
          @Override
          protected boolean removeEldestEntry(Map.Entry<K, V> eldest) {
            return size() > most;
          }
        });
  }

  Rules<?, ?> rules(String title) {
    return library.rules(title);
  }

  /// {@return where a game stands that has begun} The position on file is a cache: where it cannot
  /// be read, the last turn has it, too.
  GamePosition<?, ?> of(StoredGame game) {
    try {
      return of(game.titleId(), game.positionText());
    } catch (RuntimeException e) {
      List<TurnRow> turns = new Timeline(game.turns()).counting();
      if (turns.isEmpty() || turns.getLast().turn != game.turn()) {
        throw e;
      }
      return of(game.titleId(), turns.getLast().position);
    }
  }

  /// {@return the position of which this text tells}
  GamePosition<?, ?> of(String title, String text) {
    Standing standing = new Standing(title, text);
    GamePosition<?, ?> known = positions.get(standing);
    if (known == null) {
      // Not under the lock: others read theirs meanwhile.
      known = GamePosition.at(library.rules(title), text);
      positions.put(standing, known);
    }
    return known;
  }

  /// {@return the position of which this text tells, which need not be read: the one that is known,
  /// or this one}
  GamePosition<?, ?> keep(String title, String text, GamePosition<?, ?> position) {
    GamePosition<?, ?> known = positions.putIfAbsent(new Standing(title, text), position);
    return known == null ? position : known;
  }

  /// {@return what the letters of a seat say in this position} A table is asked about all its seats
  /// with every letter of one.
  ///
  /// @param rows the letters, oldest first
  Reading<?> reading(GamePosition<?, ?> position, StoredSeat seat, List<LetterRow> rows) {
    Heard heard = heard(position, seat, rows);
    Reading<?> known = readings.get(heard);
    if (known == null) {
      List<Letter> letters = rows.stream().map(row -> new Letter(row.phase, row.text)).toList();
      known = position.read(new Seat(seat.name()), letters);
      readings.put(heard, known);
    }
    return known;
  }

  /// A letter that has just come, the last of these, was read with those before it. Unless
  /// something in it was refused, what is on file says the same and need not be read; a greeting
  /// and a signature say nothing.
  void know(
      GamePosition<?, ?> position, StoredSeat seat, List<LetterRow> rows, Reading<?> reading) {
    boolean whole =
        reading.lines().stream()
            .filter(line -> !(line.verdict() instanceof Verdict.Skipped))
            .map(Line::text)
            .collect(Collectors.joining("\n"))
            .equals(rows.getLast().text);
    if (whole) {
      readings.put(heard(position, seat, rows), reading);
    }
  }

  private static Heard heard(GamePosition<?, ?> position, StoredSeat seat, List<LetterRow> rows) {
    return rows.isEmpty()
        ? new Heard(position, seat.id(), 0, "")
        : new Heard(position, seat.id(), rows.getLast().id, rows.getLast().code);
  }

  /// {@return why a game cannot be judged here: other rules, other cards, or what cannot be read}
  Optional<Trouble.OtherRules> otherRules(StoredGame game) {
    Optional<Trouble.OtherRules> other = library.otherRules(game);
    return other.isPresent() ? other : unread(game).map(unread -> said(game, unread));
  }

  private Optional<UnreadSetting> unread(StoredGame game) {
    return UnreadSetting.of(game.name(), game.clock(), game.tableRules())
        .or(() -> deadlineSchedule.unreadHolidays(game).map(why -> holidays(game, why)))
        .or(() -> library.unread(game))
        .or(() -> unreadPosition(game));
  }

  private Optional<UnreadSetting> unreadPosition(StoredGame game) {
    if (game.hasBegun()) {
      try {
        of(game);
      } catch (RuntimeException _) {
        return Optional.of(new UnreadSetting("position", "it does not fit its rules", ""));
      }
    }
    return Optional.empty();
  }

  private static UnreadSetting holidays(StoredGame game, String why) {
    String write = "SET CLOCK %s holidays none".formatted(game.name());
    return new UnreadSetting("holidays", why, write);
  }

  private static Trouble.OtherRules said(StoredGame game, UnreadSetting unread) {
    return new Trouble.Unreadable(
        game.name(), unread.what(), unread.kept(), unread.write(), game.hasBegun());
  }
}
