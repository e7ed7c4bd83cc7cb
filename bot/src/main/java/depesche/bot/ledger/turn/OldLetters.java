package depesche.bot.ledger.turn;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import java.util.function.LongFunction;

/// The letters of phases that are over, as they were last read. None of them changes any more, and
/// none comes between them, so the ledger is asked only for what stands behind them: a game costs
/// as much late as early. Those of a game that is over are kept no longer, as hardly anybody asks
/// for them.
public final class OldLetters {

  /// So many bytes are kept in all; of the games, those stay that were asked for last.
  private static final int MOST = 10_000_000;

  /// What a letter takes beside its text and its code.
  private static final int BYTES = 250;

  private final SequencedMap<Long, List<LetterRow>> byGame = new LinkedHashMap<>(16, 0.75f, true);
  private int bytes;

  /// None read yet.
  public OldLetters() {}

  /// {@return all the letters of a game, oldest first}
  ///
  /// @param phase in which it is
  /// @param behind reads the letters with higher numbers than this from the ledger
  public List<LetterRow> and(long game, String phase, LongFunction<List<LetterRow>> behind) {
    List<LetterRow> letters = new ArrayList<>(of(game));
    letters.addAll(behind.apply(letters.isEmpty() ? 0 : letters.getLast().id));
    keep(game, letters.stream().takeWhile(letter -> !letter.phase.equals(phase)).toList());
    return letters;
  }

  /// A game is over.
  public synchronized void leave(long game) {
    bytes -= bytes(of(game));
    byGame.remove(game);
  }

  /// {@return the number of the last one that is kept of a game; 0 for none}
  public synchronized long last(long game) {
    List<LetterRow> letters = of(game);
    return letters.isEmpty() ? 0 : letters.getLast().id;
  }

  /// Some of them may never have been kept in the ledger.
  public synchronized void forget() {
    byGame.clear();
    bytes = 0;
  }

  private synchronized List<LetterRow> of(long game) {
    return byGame.getOrDefault(game, List.of());
  }

  private synchronized void keep(long game, List<LetterRow> letters) {
    if (letters.size() > of(game).size()) {
      leave(game);
      bytes += bytes(letters);
      byGame.put(game, letters);
    }
    while (bytes > MOST) {
      leave(byGame.sequencedKeySet().getFirst());
    }
  }

  private static int bytes(List<LetterRow> letters) {
    return letters.stream()
        .mapToInt(letter -> BYTES + letter.text.length() + letter.code.length())
        .sum();
  }
}
