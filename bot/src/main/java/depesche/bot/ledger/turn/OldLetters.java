package depesche.bot.ledger.turn;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import java.util.function.LongFunction;

/// The letters of phases that are over, as they were last read. None of them changes any more, and
/// none comes between them, so the ledger is asked only for what stands behind them: a game costs
/// as much late as early.
public final class OldLetters {

  /// So many signs are kept in all; of the seats, those stay that were asked for last.
  private static final int MOST = 4_000_000;

  private final SequencedMap<Long, List<LetterRow>> bySeat = new LinkedHashMap<>(16, 0.75f, true);
  private int signs;

  /// None read yet.
  public OldLetters() {}

  /// {@return all the letters of a seat, oldest first}
  ///
  /// @param phase in which its game is
  /// @param behind reads the letters with higher numbers than this from the ledger
  public List<LetterRow> and(long seat, String phase, LongFunction<List<LetterRow>> behind) {
    List<LetterRow> letters = new ArrayList<>(of(seat));
    letters.addAll(behind.apply(letters.isEmpty() ? 0 : letters.getLast().id));
    keep(seat, letters.stream().takeWhile(letter -> !letter.phase.equals(phase)).toList());
    return letters;
  }

  /// Some of them may never have been kept in the ledger.
  public synchronized void forget() {
    bySeat.clear();
    signs = 0;
  }

  private synchronized List<LetterRow> of(long seat) {
    return bySeat.getOrDefault(seat, List.of());
  }

  private synchronized void keep(long seat, List<LetterRow> letters) {
    if (letters.size() > of(seat).size()) {
      signs += signs(letters) - signs(of(seat));
      bySeat.put(seat, letters);
    }
    while (signs > MOST) {
      long eldest = bySeat.sequencedKeySet().getFirst();
      signs -= signs(of(eldest));
      bySeat.remove(eldest);
    }
  }

  private static int signs(List<LetterRow> letters) {
    return letters.stream().mapToInt(letter -> letter.text.length() + letter.code.length()).sum();
  }
}
