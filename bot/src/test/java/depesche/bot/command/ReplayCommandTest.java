package depesche.bot.command;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.bot.ledger.Ledger;
import depesche.bot.ledger.NewGame;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

class ReplayCommandTest {

  @TempDir private Path folder = Path.of("");

  private final StringWriter out = new StringWriter();

  @BeforeEach
  void gamesAreStored() throws IOException {
    Path data = Files.createDirectories(folder.resolve("data"));
    Files.writeString(folder.resolve("server.yaml"), "data: %s\n".formatted(data));
    try (Ledger ledger = Ledger.in(data)) {
      store(ledger, "same", "blood-and-iron", "1");
      store(ledger, "other", "blood-and-iron", "0");
      store(ledger, "gone", "whist", "1");
    }
  }

  private static void store(Ledger ledger, String name, String title, String edition) {
    List<String> seats = List.of("Red");
    NewGame made =
        new NewGame(name, title, edition, List.of(), "", "master@localhost", seats, Instant.EPOCH);
    ledger.work(unitOfWork -> unitOfWork.create(made));
  }

  @Test
  void aGameThatIsNotThereIsAnsweredWithTheNearest() {
    // A misspelt game is answered with those it may be, or else those there are.
    assertThat(replay("smae")).isEqualTo(2);
    assertThat(out.toString()).contains("no game smae; did you mean same?");
    assertThat(replay("bismarck")).isEqualTo(2);
    assertThat(out.toString()).contains("there are: gone, other, same");
  }

  private int replay(String game) {
    return new CommandLine(new ReplayCommand())
        .setExecutionExceptionHandler(
            (failure, line, _) -> {
              line.getOut().println(failure.getMessage());
              return 2;
            })
        .setOut(new PrintWriter(out, true))
        .execute("--config", folder.resolve("server.yaml").toString(), game);
  }

  @Test
  void aGameOfAnotherEditionIsNotCompared() {
    // Title.edition: a game stays with the edition it began with, so other rules prove nothing.
    assertThat(replay("same")).isZero();
    assertThat(replay("other")).isEqualTo(1);
    assertThat(replay("gone")).isEqualTo(1);
    assertThat(out.toString().lines())
        .containsExactly(
            "same: 0 turns, all as on file",
            "other: it began with edition 0 of the rules of blood-and-iron, and this version of"
                + " Depesche has edition 1. Replay it with the version it began with.",
            "gone: it began with edition 1 of the rules of whist, and this version of Depesche has"
                + " no such rules. Replay it with the version it began with.");
  }
}
