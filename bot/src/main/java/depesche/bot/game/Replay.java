package depesche.bot.game;

import depesche.adjudicator.Letter;
import depesche.adjudicator.News;
import depesche.adjudicator.Phase;
import depesche.adjudicator.Seat;
import depesche.adjudicator.Table;
import depesche.adjudicator.rules.GamePosition;
import depesche.adjudicator.rules.GamePosition.Judged;
import depesche.adjudicator.rules.Rules;
import depesche.bot.chance.TurnChance;
import depesche.bot.ledger.GameLife;
import depesche.bot.ledger.StoredGame;
import depesche.bot.ledger.StoredSeat;
import depesche.bot.ledger.turn.LetterRow;
import depesche.bot.ledger.turn.TurnRow;
import depesche.bot.report.Mail.Chapter;
import depesche.bot.report.Mail.Sent;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;

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
    Optional<Trouble.OtherEdition> other = library.otherEdition(game);
    if (other.isPresent()) {
      return new Replay(List.of(), other.map(Replay::line));
    }
    List<Chapter> chapters = new ArrayList<>();
    Optional<String> difference = Optional.empty();
    Rules<?, ?> rules = library.rules(game.titleId());
    Optional<GamePosition<?, ?>> moment = Optional.empty();
    long before = 0;
    for (TurnRow turn : game.turns()) {
      String mix = game.seal(turn.turn).map(seal -> seal.mix).orElse("");
      TurnChance chance = new TurnChance(Commitments.pact(game), turn.turn, mix);
      Phase phase = moment.map(GamePosition::phase).orElse(new Phase("", "Set-up", "", ""));
      Judged judged =
          moment.isEmpty()
              ? GamePosition.open(rules, table(game), chance)
              : moment.get().judge(letters(game, turn.lastLetter, turn.absent), chance);
      List<Sent> sent = sent(game, before, turn);
      chapters.add(new Chapter(phase, List.<News>copyOf(judged.news()), sent));
      before = turn.lastLetter;
      moment = Optional.of(judged.next());
      if (difference.isEmpty() && !judged.next().text().equals(turn.position)) {
        difference =
            Optional.of(
                "%s: turn %d gives another position than the one on file"
                    .formatted(game.name(), turn.turn));
      }
    }
    return new Replay(chapters, difference);
  }

  /// {@return what was sent between two turns and counted; nothing before the game is over}
  private static List<Sent> sent(StoredGame game, long before, TurnRow turn) {
    List<String> absent = turn.absent.lines().toList();
    return game.state() != GameLife.State.OVER
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

  private static String line(Trouble.OtherEdition other) {
    String here = other.here().isEmpty() ? "no such rules" : "edition " + other.here();
    return "%s: it began with edition %s of the rules of %s, and this version of Depesche has %s."
            .formatted(other.game(), other.began(), other.title(), here)
        + " Replay it with the version it began with.";
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
