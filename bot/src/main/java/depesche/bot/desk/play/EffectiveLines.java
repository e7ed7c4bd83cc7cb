package depesche.bot.desk.play;

import depesche.adjudicator.Fact;
import depesche.adjudicator.Letter;
import depesche.adjudicator.Seat;
import depesche.adjudicator.rules.GamePosition;
import depesche.bot.game.Game;
import depesche.bot.ledger.StoredSeat;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;

/// The lines of many letters without which something else would be on file: what a later line
/// replaced or took back is left out.
public final class EffectiveLines {

  private final Function<List<Letter>, List<Fact>> reader;
  private final List<Fact> onFile;
  private final List<Letter> letters;

  private EffectiveLines(List<Letter> letters, Function<List<Letter>, List<Fact>> reader) {
    this.reader = reader;
    this.onFile = reader.apply(letters);
    this.letters = new ArrayList<>(letters);
  }

  /// {@return these letters, each with the lines that matter; none that is empty}
  ///
  /// @param letters oldest first
  /// @param reader says what letters put on file
  static List<Letter> of(List<Letter> letters, Function<List<Letter>, List<Fact>> reader) {
    EffectiveLines effectiveLines = new EffectiveLines(letters, reader);
    for (int number = 0; number < letters.size(); number++) {
      effectiveLines.shorten(number);
    }
    return effectiveLines.letters.stream()
        .filter(letter -> !letter.lines().stream().allMatch(String::isBlank))
        .toList();
  }

  /// {@return the lines that put on file what letters of a seat do, and no others}
  ///
  /// @param letters oldest first
  public static String text(Game game, StoredSeat seat, List<Letter> letters) {
    GamePosition<?, ?> gamePosition = game.position();
    Function<List<Letter>, List<Fact>> reader =
        kept -> gamePosition.read(new Seat(seat.name()), kept).onFile();
    List<Letter> all = of(letters, reader);
    String joined = joined(all, "");
    boolean same =
        all.size() < 2
            || reader.apply(List.of(new Letter(game.phase(), joined))).equals(reader.apply(all));
    // A letter that ends with a part for a later phase must not swallow the next one.
    return same ? joined : joined(all, "PHASE " + game.phase() + "\n");
  }

  private static String joined(List<Letter> letters, String between) {
    return letters.stream()
        .map(letter -> letter.lines().stream().map(String::strip).collect(Collectors.joining("\n")))
        .collect(Collectors.joining("\n" + between));
  }

  private void shorten(int number) {
    if (canBe(number, List.of())) {
      return;
    }
    List<String> lines = letters.get(number).lines();
    List<String> left = lines;
    for (String line : lines) {
      List<String> shorter = new ArrayList<>(left);
      shorter.remove(line);
      left = canBe(number, shorter) ? shorter : left;
    }
  }

  /// Lets a letter say only this, if what is on file stays the same.
  private boolean canBe(int number, List<String> lines) {
    Letter before = letters.get(number);
    letters.set(number, new Letter(before.phase(), lines));
    boolean same = reader.apply(letters).equals(onFile);
    if (!same) {
      letters.set(number, before);
    }
    return same;
  }
}
