package depesche.bot.command;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.bot.chance.Secrets;
import depesche.bot.desk.Bureau;
import depesche.bot.game.TranscriptWriter;
import depesche.bot.ledger.Ledger;
import depesche.bot.ledger.StoredGame;
import depesche.bot.ledger.turn.TurnRow;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import picocli.CommandLine;

/// A game of Bismarck's Dance goes on from a backup as it would have gone on, and `replay` and
/// `verify` find it whole.
class DanceBackupTest {

  private static final List<String> PLAYERS = List.of("anna@x.org", "bert@x.org");
  private static final String[] TURN = {
    "ALLOCATE EVENT 1 DIPLOMACY 1",
    "SIDE GERMANY > GB > RUSSIA > AUSTRIA > ITALY > TURKEY",
    "LOSE PL > NL > C > Z",
    "DISC FROM INFLUENCE > EVENT > POLITICS > DIPLOMACY",
    "CHOOSE 1 > GB",
    "END"
  };

  @TempDir private Path folder = Path.of("");
  private final StringWriter out = new StringWriter();

  private Path at(String name) {
    return folder.resolve(name);
  }

  private int call(Callable<Integer> command, String... arguments) {
    List<String> all = new ArrayList<>(List.of(arguments));
    if (!(command instanceof VerifyCommand)) {
      all.addAll(0, List.of("--config", at("server.yaml").toString()));
    }
    return new CommandLine(command)
        .setOut(new PrintWriter(out, true))
        .setErr(new PrintWriter(out, true))
        .execute(all.toArray(String[]::new));
  }

  /// Each player plays a turn, and the next letter of one is in the inbox.
  private void played(Bureau bureau, String title) {
    bureau.write("master@localhost", "CREATE bismarck " + title);
    List<String> players = PLAYERS.subList(0, title.endsWith("contest") ? 2 : 1);
    players.forEach(player -> bureau.write(player, "JOIN bismarck"));
    List<Bureau.Mail> begun = bureau.write("master@localhost", "START bismarck");
    for (String player : players) {
      begun = new ArrayList<>(begun);
      begun.addAll(bureau.answer(newest(begun, player), TURN));
    }
    Bureau.Mail asked = newest(begun, PLAYERS.getFirst());
    bureau.arrives(PLAYERS.getFirst(), asked.replyTo(), bureau.now(), TURN);
  }

  private static Bureau.Mail newest(List<Bureau.Mail> mails, String player) {
    return mails.stream()
        .filter(mail -> mail.to().equals(player))
        .filter(mail -> !mail.subject().contains("Receipt"))
        .toList()
        .getLast();
  }

  /// {@return where each turn led and what it published, when the inbox has been read}
  private List<String> worked() throws IOException {
    try (Ledger ledger = Ledger.in(at("data"))) {
      Bureau bureau = new Bureau(ledger, Secrets::fresh);
      bureau.works();
      List<TurnRow> turns = bureau.asks(StoredGame::turns);
      String transcript = bureau.asks(game -> TranscriptWriter.of(game, Optional.empty()));
      Files.writeString(at("transcript.json"), transcript);
      return turns.stream().map(turn -> turn.published + "\n" + turn.position).toList();
    }
  }

  @ParameterizedTest
  @CsvSource({"bismarcks-dance, a look", "bismarcks-dance-contest, a contest"})
  void aGameGoesOnFromABackupAsItWouldHaveGoneOn(String title, String secret) throws IOException {
    // interfaces: `backup`, `restore`, `replay` and `verify`; the pile and the dice are the same.
    Files.createDirectories(at("data"));
    Files.writeString(at("server.yaml"), "data: " + at("data") + "\n");
    try (Ledger ledger = Ledger.in(at("data"))) {
      played(new Bureau(ledger, () -> Secrets.seeded(secret)), title);
    }
    assertThat(call(new BackupCommand(), at("copy").toString())).as(out.toString()).isZero();
    List<String> gone = worked();
    Files.move(at("data"), at("lost"));
    assertThat(call(new RestoreCommand(), at("copy").toString())).as(out.toString()).isZero();
    Files.copy(at("lost/chance.key"), at("data/chance.key"));
    assertThat(gone.size()).as("turns").isGreaterThan(title.endsWith("contest") ? 3 : 2);
    assertThat(worked().equals(gone)).as("the same positions and draws").isTrue();
    assertThat(call(new ReplayCommand(), "bismarck")).as(out.toString()).isZero();
    assertThat(out.toString()).contains("bismarck: " + gone.size() + " turns, all as on file");
    assertThat(call(new VerifyCommand(), at("transcript.json").toString()))
        .as(out.toString())
        .isZero();
  }
}
