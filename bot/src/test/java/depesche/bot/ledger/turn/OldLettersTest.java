package depesche.bot.ledger.turn;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/// Rows read in a transaction that came to nothing are read anew.
final class OldLettersTest {

  @Test
  void whatWasForgottenIsReadFromTheLedger() {
    LetterRow letter = new LetterRow();
    letter.id = 7;
    letter.phase = "S1865M";
    List<Long> asked = new ArrayList<>();
    OldLetters letters = new OldLetters();

    letters.and(1, "F1865M", last -> read(asked, last, List.of(letter)));
    assertThat(letters.and(1, "F1865M", last -> read(asked, last, List.of())))
        .containsExactly(letter);
    letters.forget();
    assertThat(letters.and(1, "F1865M", last -> read(asked, last, List.of()))).isEmpty();

    assertThat(asked).containsExactly(0L, 7L, 0L);
  }

  private static List<LetterRow> read(List<Long> asked, long last, List<LetterRow> found) {
    asked.add(last);
    return found;
  }
}
