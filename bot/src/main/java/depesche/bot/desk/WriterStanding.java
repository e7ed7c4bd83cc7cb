package depesche.bot.desk;

import depesche.bot.game.Game;
import depesche.bot.ledger.StoredGame;
import depesche.bot.ledger.StoredSeat;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// For whom and for what a line of a letter is, by the lines above it. A line that changes it says
/// so by [LetterEffect.Turned], and the next line is read by that.
///
/// @param seat it is for, if that is proved
/// @param former the seat its writer had once, if they have left it or answer a mail to it
/// @param meant the phase it is meant for: the one it names, or that of the mail it answers
/// @param part the phase in the heading above it, if that is not the current one
/// @param forgotten whether its writer has been erased
/// @param house whether its writer runs every game of this server
/// @param runs the games its writer has signed on to as their master, by their numbers
/// @param played the seat a master writes for
/// @param pictures so many states are told with a picture
/// @param begun whether a line above was more than a proof of being the master
public record WriterStanding(
    Optional<StoredSeat> seat,
    Optional<StoredSeat> former,
    Optional<String> meant,
    Optional<String> part,
    boolean forgotten,
    boolean house,
    List<Long> runs,
    Optional<Played> played,
    int pictures,
    boolean begun) {

  /// So many pictures a letter brings about at most; histories and trials as many.
  public static final int MOST_PICTURES = 3;

  /// A seat for which a master writes.
  ///
  /// @param from the first line that is for it
  public record Played(StoredSeat seat, int from) {}

  public WriterStanding {
    runs = List.copyOf(runs);
  }

  /// {@return the phase that the line is meant for, if it is not the current one}
  public Optional<String> otherPhase(Game game) {
    return part.or(() -> meant).filter(phase -> !isNow(game, phase));
  }

  /// {@return whether a phase is the current one for the writer}
  public boolean isNow(Game game, String phase) {
    return phase.equalsIgnoreCase(game.phase())
        || seat.flatMap(row -> game.begun().filter(now -> now.isStillAsked(row.name(), phase)))
            .isPresent();
  }

  /// {@return how it stands with a writer who has proved nothing}
  public static WriterStanding unproved() {
    return new WriterStanding(
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        false,
        false,
        List.of(),
        Optional.empty(),
        0,
        false);
  }

  /// {@return the same, for this seat}
  public WriterStanding proved(StoredSeat row) {
    return turned(Optional.of(row), meant);
  }

  /// {@return the same, for another seat and phase}
  public WriterStanding turned(Optional<StoredSeat> other, Optional<String> phase) {
    return new WriterStanding(
        other, former, phase, part, forgotten, house, runs, played, pictures, begun);
  }

  /// {@return the same, for this phase: it no longer matters which mail the letter answers}
  public WriterStanding meaning(String phase) {
    return turned(seat, Optional.of(phase));
  }

  /// {@return the same below a heading}
  ///
  /// @param other the phase it names; nothing for the current one
  public WriterStanding below(Optional<String> other) {
    return new WriterStanding(
        seat, former, meant, other, forgotten, house, runs, played, pictures, begun);
  }

  /// {@return the same of somebody who had this seat once}
  public WriterStanding formerly(StoredSeat row) {
    return new WriterStanding(
        seat, Optional.of(row), meant, part, forgotten, house, runs, played, pictures, begun);
  }

  /// {@return the same of somebody who has given this seat up: what follows is not for it}
  public WriterStanding without(StoredSeat row) {
    return formerly(row).turned(Optional.empty(), Optional.empty());
  }

  /// {@return the same of somebody who has been erased}
  public WriterStanding erased() {
    return new WriterStanding(
        Optional.empty(),
        Optional.empty(),
        meant,
        part,
        true,
        house,
        runs,
        played,
        pictures,
        begun);
  }

  /// {@return the same of somebody who runs every game}
  public WriterStanding operating() {
    return new WriterStanding(
        seat, former, meant, part, forgotten, true, runs, played, pictures, begun);
  }

  /// {@return the same of somebody who has signed on as a master of this game}
  public WriterStanding running(StoredGame game) {
    List<Long> all = Stream.concat(runs.stream(), Stream.of(game.id())).toList();
    return new WriterStanding(
        seat, former, meant, part, forgotten, house, all, played, pictures, begun);
  }

  /// {@return the same of a master who writes for a seat from this line on}
  public WriterStanding playing(StoredSeat row, int line) {
    Optional<Played> own = Optional.of(new Played(row, line));
    return new WriterStanding(
        Optional.of(row), former, meant, part, forgotten, house, runs, own, pictures, begun);
  }

  /// {@return the same with one more picture}
  public WriterStanding painted() {
    return new WriterStanding(
        seat, former, meant, part, forgotten, house, runs, played, pictures + 1, begun);
  }

  /// {@return the same below a line that did something}
  public WriterStanding begin() {
    return new WriterStanding(
        seat, former, meant, part, forgotten, house, runs, played, pictures, true);
  }
}
