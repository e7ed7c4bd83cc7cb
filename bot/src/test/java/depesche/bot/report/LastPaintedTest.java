package depesche.bot.report;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.adjudicator.Seat;
import depesche.adjudicator.picture.Picture.BoardPicture;
import depesche.adjudicator.picture.PicturedTable;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;

/// Who paints the pictures of several tables at a time.
class LastPaintedTest {

  private static BoardPicture board(int turn) {
    BoardPicture.Level level = new BoardPicture.Level(0, 0, true);
    return new BoardPicture(
        "Great Powers",
        "Turn " + turn,
        turn,
        12,
        false,
        "VP",
        List.of(),
        List.of(new BoardPicture.Row(new Seat("FRANCE"), true, 1, 1, level, List.of(), List.of(0))),
        List.of(),
        Optional.empty(),
        Optional.empty(),
        PicturedTable.NONE);
  }

  @Test
  void othersPaintingOtherTablesCostNobodyTheirPicture() throws InterruptedException {
    // A table's picture is painted once for all its readers, whatever other threads paint.
    LastPainted painter = new LastPainted(new Painters(List.of())::png);
    byte[] first = painter.apply(board(1));
    AtomicReference<byte[]> other = new AtomicReference<>(new byte[0]);
    Thread thread = Thread.ofPlatform().start(() -> other.set(painter.apply(board(2))));
    thread.join();
    assertThat(other.get()).isNotEmpty().isNotEqualTo(first);
    assertThat(painter.apply(board(1))).isSameAs(first);
  }
}
