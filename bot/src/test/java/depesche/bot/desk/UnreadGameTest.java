package depesche.bot.desk;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.bot.ledger.GameLife;
import depesche.bot.ledger.StoredGame;
import depesche.bot.ledger.mail.InboxRow;
import java.sql.SQLException;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// No row that cannot be read makes a game unreachable.
class UnreadGameTest {

  private static final String MASTER = "master@localhost";

  private final Bureau bureau = new Bureau();

  @AfterEach
  void close() {
    bureau.close();
  }

  private void broken(String column, String value) {
    try (var connection = bureau.ledger.source().getConnection();
        var update =
            connection.prepareStatement(
                "update game set " + column + " = ?, version = version + 1 where name = ?")) {
      update.setString(1, value);
      update.setString(2, "bismarck");
      update.executeUpdate();
      connection.commit();
    } catch (SQLException e) {
      throw new IllegalStateException(e);
    }
  }

  private String said(List<Bureau.Mail> mails, String to) {
    return String.join(
        " ", mails.stream().filter(mail -> mail.to().equals(to)).map(Holders::flat).toList());
  }

  private List<InboxRow> putAside() {
    return bureau.ask(unitOfWork -> unitOfWork.registry().failed());
  }

  @Test
  void aShortTimeWithAClockIsReadBack() {
    // cases/01-clock: what the answer to SET RETREAT accepts, every later mail reads.
    bureau.begin();
    String set =
        said(bureau.write(MASTER, "SET CLOCK bismarck 20:00", "SET RETREAT bismarck 1"), MASTER);
    assertThat(set).contains("OK").doesNotContain("NOT ACCEPTED");
    assertThat(said(bureau.write(MASTER, "SET GRACE bismarck 12"), MASTER))
        .contains("12 h of grace");
    bureau.crashes();
    assertThat(said(bureau.write(MASTER, "SET GRACE bismarck 6"), MASTER)).contains("6 h of grace");
    assertThat(putAside()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "clock, '??', SET CLOCK bismarck hours 72 24 24",
    "clock, '', SET CLOCK bismarck hours 72 24 24",
    "clock, 'in Mars/Olympus; move next 72h', SET CLOCK bismarck hours 72 24 24",
    "clock, 'in UTC; holidays broken.ics', SET CLOCK bismarck holidays none",
    "table_rules, 'patience=many|allmissing=JUDGE', SET RULE bismarck patience=2",
    "table_rules, 'nonsense|allmissing=JUDGE', SET RULE bismarck patience=2",
    "table_rules, 'anonymous=PERHAPS|allmissing=JUDGE', SET RULE bismarck anonymous=ON",
    "options, 'nonsense', ''",
    "options, 'moon=full', ''",
    "position, '??', ''",
  })
  void whatCannotBeReadPausesThatGameAlone(String column, String value, String command) {
    // Its master hears what to write; the command mends it, and the game goes on. Others do all the
    // time.
    List<Bureau.Mail> reports = bureau.begin();
    SeveralGames.begin(bureau, "zwei");
    broken(column, value.replace('|', '\n'));
    bureau.crashes();
    bureau.workLoop.begin();
    List<Bureau.Mail> told = bureau.works();
    boolean healed = column.equals("position");
    if (!healed) {
      assertThat(bureau.game().state()).isEqualTo(GameLife.State.PAUSED);
      assertThat(said(told, MASTER)).contains("bismarck", command);
      assertThat(said(bureau.write(MASTER, "RESUME bismarck"), MASTER))
          .contains("NOT ACCEPTED", command);
    }
    for (String line : List.of("STATUS bismarck", "HELP", "SET ABSENCE bismarck 1 Dec to 3 Dec")) {
      assertThat(said(bureau.answer(reports.getFirst(), line), reports.getFirst().to()))
          .isNotEmpty();
    }
    for (String line :
        List.of("STATUS bismarck", "LOG bismarck", "SET MASTER bismarck", "PREVIEW bismarck")) {
      assertThat(said(bureau.write(MASTER, line), MASTER)).isNotEmpty();
    }
    if (!command.isEmpty()) {
      assertThat(said(bureau.write(MASTER, command), MASTER)).doesNotContain("NOT ACCEPTED");
      assertThat(said(bureau.write(MASTER, "RESUME bismarck"), MASTER))
          .doesNotContain("NOT ACCEPTED");
      assertThat(bureau.game().state()).isEqualTo(GameLife.State.RUNNING);
    }
    assertThat(putAside()).isEmpty();
    bureau.passes(Duration.ofDays(5));
    bureau.works();
    StoredGame other = bureau.ask(unitOfWork -> unitOfWork.game("zwei").orElseThrow());
    assertThat(other.turn()).isEqualTo(2);
    assertThat(bureau.game().turn()).isEqualTo(healed || !command.isEmpty() ? 2 : 1);
  }

  @Test
  void whatBreaksWhileTheServerRunsIsNotJudged() {
    // It is seen before the deadline passes by a clock that is not the game's.
    bureau.begin();
    bureau.workLoop.begin();
    bureau.works();
    broken("clock", "??");
    bureau.passes(Duration.ofDays(4));
    assertThat(said(bureau.works(), MASTER)).contains("SET CLOCK bismarck");
    assertThat(bureau.game().state()).isEqualTo(GameLife.State.PAUSED);
    assertThat(bureau.game().turn()).isEqualTo(1);
  }
}
