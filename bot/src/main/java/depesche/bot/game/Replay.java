package depesche.bot.game;

import depesche.adjudicator.Letter;
import depesche.adjudicator.News;
import depesche.adjudicator.Phase;
import depesche.adjudicator.Seat;
import depesche.adjudicator.Step;
import depesche.adjudicator.Table;
import depesche.adjudicator.rules.Edit;
import depesche.adjudicator.rules.GamePosition;
import depesche.adjudicator.rules.GamePosition.Judged;
import depesche.adjudicator.rules.Rules;
import depesche.bot.chance.RepeatedChance;
import depesche.bot.chance.Transcript;
import depesche.bot.chance.TranscriptFile;
import depesche.bot.chance.TurnChance;
import depesche.bot.ledger.StoredGame;
import depesche.bot.ledger.StoredSeat;
import depesche.bot.ledger.turn.LetterRow;
import depesche.bot.ledger.turn.Timeline;
import depesche.bot.ledger.turn.TurnRow;
import depesche.bot.report.Mail.Chapter;
import depesche.bot.report.Mail.Sent;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// A stored game played again from what is true of it: title, options, secrets and accepted
/// letters. The positions in the ledger are only a cache, and this is what they are compared with.
///
/// @param chapters the news of every judged turn, oldest first
/// @param difference what shows that the ledger is wrong, or that these rules cannot tell; one line
public record Replay(List<Chapter> chapters, Optional<String> difference) {

  public Replay {
    chapters = List.copyOf(chapters);
  }

  /// {@return the game, replayed; without chapters if it began with another edition of its rules}
  public static Replay of(StoredGame game, Library library) {
    Optional<Trouble.OtherRules> other = library.otherRules(game);
    if (other.isPresent()) {
      return new Replay(List.of(), other.map(Replay::line));
    }
    List<Chapter> chapters = new ArrayList<>();
    Optional<String> difference = Optional.empty();
    Timeline timeline = new Timeline(game.turns());
    SequencedMap<Integer, GamePosition<?, ?>> moments = new LinkedHashMap<>();
    long before = 0;
    Set<TurnRow> counting = new LinkedHashSet<>(timeline.counting());
    for (TurnRow turn : timeline.all()) {
      Judged judged = judged(game, library.rules(game.titleId()), timeline, turn, moments);
      boolean counts = counting.contains(turn);
      chapters.add(
          chapter(turn, moments.get(turn.begins()), judged, counts, sent(game, before, turn)));
      before = Math.max(before, turn.lastLetter);
      // What an earlier version judged and a rollback replaced was published as it stands on file.
      boolean same = judged.next().isWritten(turn.position);
      moments.put(turn.turn, counts ? judged.next() : position(game, library, turn));
      if (difference.isEmpty() && counts && !same) {
        difference =
            Optional.of(
                "%s: turn %d gives another position than the one on file"
                    .formatted(game.name(), turn.turn));
      }
    }
    return new Replay(chapters, difference);
  }

  private static GamePosition<?, ?> position(StoredGame game, Library library, TurnRow turn) {
    return GamePosition.at(library.rules(game.titleId()), turn.position);
  }

  private static Chapter chapter(
      TurnRow turn,
      @Nullable GamePosition<?, ?> before,
      Judged judged,
      boolean counts,
      List<Sent> sent) {
    Phase phase = before == null ? new Phase("", "Set-up", "", "") : before.phase();
    List<News> news = new ArrayList<>(judged.news());
    if (!counts) {
      news.addFirst(News.forAll(new GameNotice.CountsNoMore(turn.phase)));
    }
    return new Chapter(phase, news, sent);
  }

  /// {@return what came of a turn}
  ///
  /// @param moments the positions in which turns began, by their numbers; that of this turn is
  ///   among them, unless it sets up the table
  public static Judged judged(
      StoredGame game,
      Rules<?, ?> rules,
      Timeline timeline,
      TurnRow turn,
      SequencedMap<Integer, GamePosition<?, ?>> moments) {
    GamePosition<?, ?> from = moments.get(turn.begins());
    if (from == null) {
      return GamePosition.open(rules, table(game), chance(game, turn.turn));
    }
    GamePosition<?, ?> edited = edited(from, turn.edits.lines().toList());
    List<News> told = List.of(News.forAll(notice(turn)));
    return switch (turn.kind) {
      case JUDGED ->
          from.close(letters(game, turn.lastLetter, turn.absent), chance(game, turn.turn));
      case AGAIN -> {
        Judged again = again(game, timeline, turn, turn.turn, edited).judged();
        yield again.telling(Stream.concat(told.stream(), again.news().stream()).toList());
      }
      case EDITED, REOPENED -> new Judged(edited, told, Step.Size.PHASE);
    };
  }

  private static GameNotice notice(TurnRow turn) {
    return switch (turn.kind) {
      case JUDGED, AGAIN -> new GameNotice.JudgedAgain(turn.phase, "", turn.reason);
      case EDITED -> new GameNotice.PositionEdited(turn.edits.lines().toList(), turn.reason);
      case REOPENED -> new GameNotice.OrdersReopened(turn.phase, "", turn.reason);
    };
  }

  private static TurnChance chance(StoredGame game, int turn) {
    String mix = game.seal(turn).map(seal -> seal.mix).orElse("");
    return new TurnChance(Commitments.pact(game), turn, mix);
  }

  /// {@return a position with these changes}
  ///
  /// @throws IllegalStateException if one of them is refused: they were made once
  private static GamePosition<?, ?> edited(GamePosition<?, ?> from, List<String> edits) {
    GamePosition<?, ?> edited = from;
    for (String edit : edits) {
      edited =
          switch (edited.edit(edit)) {
            case Edit.Done<GamePosition<?, ?>>(GamePosition<?, ?> next) -> next;
            case Edit.Refused<GamePosition<?, ?>>(Edit.Why why, String word, _) ->
                throw new IllegalStateException("edit %s: %s".formatted(why, word));
          };
    }
    return edited;
  }

  /// A turn that was judged again.
  public record Again(Judged judged, RepeatedChance chance) {}

  /// Judges the letters of an earlier turn again, by the same draws.
  ///
  /// @param step the turn, or one that judged it again
  /// @param turn the number of the turn that this is
  /// @param from the position before it
  public static Again again(
      StoredGame game, Timeline timeline, TurnRow step, int turn, GamePosition<?, ?> from) {
    List<RepeatedChance.Before> before =
        timeline.sameLetters(step).stream()
            .filter(one -> one.turn < turn)
            .map(
                one ->
                    new RepeatedChance.Before(
                        chance(game, one.turn),
                        TranscriptFile.part(one.published, Transcript.Turn.class),
                        List.of(TranscriptFile.part(one.secrets, Transcript.Hidden[].class))))
            .toList();
    RepeatedChance chance = new RepeatedChance(before, chance(game, turn));
    return new Again(from.close(letters(game, step.lastLetter, step.absent), chance), chance);
  }

  /// {@return what was sent between two turns and counted; nothing before the game is over}
  private static List<Sent> sent(StoredGame game, long before, TurnRow turn) {
    List<String> absent = turn.absent.lines().toList();
    return !game.isOver()
        ? List.of()
        : game.writers().stream()
            .filter(seat -> !absent.contains(seat.name()))
            .map(
                seat ->
                    new Sent(
                        seat.name(),
                        game.letters(seat).stream()
                            .filter(row -> row.id > before && row.id <= turn.lastLetter)
                            .flatMap((LetterRow row) -> row.text.lines())
                            .toList()))
            .filter(sent -> !sent.lines().isEmpty())
            .toList();
  }

  private static String line(Trouble.OtherRules other) {
    return switch (other) {
      case Trouble.OtherEdition(String game, String title, String began, String here, boolean _) ->
          "%s: it began with edition %s of the rules of %s, and this version of Depesche has %s."
                  .formatted(
                      game, began, title, here.isEmpty() ? "no such rules" : "edition " + here)
              + " Replay it with the version it began with.";
      case Trouble.OtherDeck(String game, String file, boolean here, boolean _) ->
          "%s: it began with the cards of %s, and that file %s."
                  .formatted(game, file, here ? "has been changed" : "is missing or broken")
              + " Replay it with the file it began with.";
      case Trouble.Unreadable(String game, String what, String kept, String _, boolean _) ->
          "%s: its %s cannot be read: %s".formatted(game, what, kept);
    };
  }

  static Table table(StoredGame game) {
    return new Table(
        game.seats().stream().map(row -> new Seat(row.name())).toList(), game.options());
  }

  /// {@return the letters that count: up to the last one, of all seats but those absent}
  static SequencedMap<Seat, List<Letter>> letters(StoredGame game, long last, String absentSeats) {
    List<String> absent = absentSeats.lines().toList();
    SequencedMap<Seat, List<Letter>> letters = new LinkedHashMap<>();
    for (StoredSeat seat : game.writers()) {
      if (!absent.contains(seat.name())) {
        letters.put(
            new Seat(seat.name()),
            game.letters(seat).stream()
                .filter(letter -> letter.id <= last)
                .map(letter -> new Letter(letter.phase, letter.text))
                .toList());
      }
    }
    return letters;
  }
}
