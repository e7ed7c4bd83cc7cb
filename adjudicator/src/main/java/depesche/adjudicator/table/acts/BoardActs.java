package depesche.adjudicator.table.acts;

import static depesche.adjudicator.table.acts.TableVerb.turn;

import depesche.adjudicator.Fact;
import depesche.adjudicator.Seat;
import depesche.adjudicator.table.news.TableRefusal;
import depesche.adjudicator.table.position.LiveTable;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Acts with tracks, pieces and dice.
final class BoardActs {

  private static final Pattern DICE = Pattern.compile("(\\d{1,2})?[dDwW](\\d{1,3})");

  /// A roll is one number of a draw, so all its outcomes must fit in one.
  private static final long MOST_OUTCOMES = 1_000_000_000L;

  private static final int MOST_DICE = 11;

  private BoardActs() {}

  static List<TableVerb> all() {
    return List.of(
        turn("ADD {track} 1", BoardActs::add).or("ADD {track} -1"),
        turn("SET {marker}", BoardActs::set),
        turn("MOVE {laid} TO {place}", BoardActs::move),
        turn("PLACE {piece} {place}", BoardActs::place),
        turn("REMOVE {laid}", BoardActs::remove),
        turn("ROLL 2d6", BoardActs::roll));
  }

  private static Optional<Fact> add(LiveTable table, Seat seat, ActWords words) {
    String track = words.track(seat);
    int more = words.number();
    return words.then(() -> table.tracks().add(track, more, words.why()));
  }

  private static Optional<Fact> set(LiveTable table, Seat seat, ActWords words) {
    String track = words.track(seat);
    int value = words.space(track);
    return words.then(() -> table.tracks().set(track, value, words.why()));
  }

  /// Moves a piece between two places, or the marker of a track.
  private static Optional<Fact> move(LiveTable table, Seat seat, ActWords words) {
    if (!words.isPiece() && words.isTrack()) {
      return set(table, seat, words);
    }
    String piece = words.piece(seat);
    String first = words.place();
    String to = words.place();
    return words.then(() -> table.pieces().move(piece, first, to, words.why()));
  }

  private static Optional<Fact> place(LiveTable table, Seat seat, ActWords words) {
    String piece = words.piece(seat);
    String place = words.place();
    return words.then(() -> table.pieces().place(piece, place, words.why()));
  }

  /// A piece from its place, or a card out of the game.
  private static Optional<Fact> remove(LiveTable table, Seat seat, ActWords words) {
    if (!words.isPiece()) {
      return CardActs.remove(table, seat, words);
    }
    String piece = words.piece(seat);
    String place = words.place();
    return words.then(() -> table.pieces().remove(piece, place, words.why()));
  }

  private static Optional<Fact> roll(LiveTable table, Seat seat, ActWords words) {
    String word = words.isAtEnd() ? "1d6" : words.word().toLowerCase(Locale.ROOT);
    Matcher dice = DICE.matcher(word);
    if (!dice.matches()) {
      return Optional.of(new TableRefusal.BadDice(word, MOST_DICE));
    }
    int count = Integer.parseInt(Optional.ofNullable(dice.group(1)).orElse("1"));
    int sides = Integer.parseInt(dice.group(2));
    if (count < 1 || sides < 2 || Math.pow(sides, count) > MOST_OUTCOMES) {
      return Optional.of(new TableRefusal.BadDice(word, MOST_DICE));
    }
    String rest = KnownWords.take(table, words);
    return words.then(() -> table.roll(count, sides, words.why().isEmpty() ? rest : words.why()));
  }
}
