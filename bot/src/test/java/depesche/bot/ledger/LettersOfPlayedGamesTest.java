package depesche.bot.ledger;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.bot.chance.Vault;
import depesche.bot.ledger.mail.InboxRow;
import depesche.bot.ledger.turn.LetterRow;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Letters of phases that are over stay in memory for as long as their game is played: kept beyond
/// that, they would be all letters of all games after some years.
class LettersOfPlayedGamesTest {

  @TempDir private Path folder;

  @Test
  void aGameThatIsOverLeavesNoLettersInMemory() {
    try (Ledger ledger =
        Ledger.open("jdbc:h2:file:" + folder.resolve("ledger"), Vault.in(folder.resolve("key")))) {
      long game = ledger.work(LettersOfPlayedGamesTest::begun);

      assertThat(in(ledger, game, LettersOfPlayedGamesTest::letters)).hasSize(1);
      assertThat(kept(ledger, game)).isPositive();

      in(
          ledger,
          game,
          stored -> {
            stored.life().end();
            return 0;
          });
      assertThat(kept(ledger, game)).isZero();

      // Somebody looks back.
      assertThat(in(ledger, game, LettersOfPlayedGamesTest::letters)).hasSize(1);
      assertThat(kept(ledger, game)).isZero();
    }
  }

  private static long begun(UnitOfWork unitOfWork) {
    StoredGame game = BareGame.enter(unitOfWork, "bismarck");
    game.askMaster();
    game.life().begin();
    LetterRow letter = new LetterRow();
    letter.gameId = game.id();
    letter.seatId = game.writers().getFirst().id();
    letter.phase = "S1865M";
    letter.text = "Berlin H";
    letter.inboxId = unitOfWork.enter(message()).id;
    unitOfWork.enter(letter);
    return game.id();
  }

  private static InboxRow message() {
    InboxRow message = new InboxRow();
    message.mailbox = "depesche@localhost";
    message.digest = "sha256:00";
    message.received = Instant.parse("1866-07-03T12:00:00Z");
    return message;
  }

  private static List<LetterRow> letters(StoredGame game) {
    return game.letters(game.writers().getFirst());
  }

  private static <T> T in(Ledger ledger, long game, Function<StoredGame, T> work) {
    return ledger.work(
        unitOfWork ->
            work.apply(
                new StoredGame(
                    unitOfWork,
                    unitOfWork
                        .ask
                        .first(GameRow.class, "from GameRow where id = ?1", game)
                        .orElseThrow())));
  }

  private static long kept(Ledger ledger, long game) {
    return ledger.work(unitOfWork -> unitOfWork.oldLetters.last(game));
  }
}
