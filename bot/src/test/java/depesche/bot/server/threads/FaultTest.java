package depesche.bot.server.threads;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import java.nio.file.NoSuchFileException;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.SQLNonTransientConnectionException;
import java.sql.Statement;
import java.util.List;
import org.junit.jupiter.api.Test;

/// What the log says of a fault, without a word of what was being worked on.
class FaultTest {

  @Test
  void whereTheDatabaseBrokeIsSaidAndWhatItWasAskedIsNot() throws SQLException {
    // Kind and place of the innermost cause, in the database too; never a word of the statement.
    try (Connection connection = DriverManager.getConnection("jdbc:h2:mem:");
        Statement statement = connection.createStatement()) {
      Throwable broken = catchThrowable(() -> statement.execute("select 1 from a_par_h"));
      Fault fault = Fault.of(new IllegalStateException(broken));
      assertThat(fault.cause())
          .startsWith("java.lang.IllegalStateException, by org.h2.jdbc.JdbcSQLSyntaxError")
          .contains(" at depesche.bot.server.threads.FaultTest.")
          .contains(", in org.h2.")
          .doesNotContainIgnoringCase("a_par_h");
      assertThat(fault.worlds()).isFalse();
    }
  }

  @Test
  void aDatabaseThatTakesNothingIsAwayWhateverTheWork() {
    // The first piece of work that meets it may speak for all; one that waited too long may not.
    for (String state : List.of("25006", "08006", "28P01", "57P01", "53100")) {
      assertThat(Fault.of(new IllegalStateException(new SQLException("", state))).away())
          .as(state)
          .isTrue();
    }
    for (String state : List.of("55P03", "40001", "22001", "54000")) {
      assertThat(Fault.of(new IllegalStateException(new SQLException("", state))).away())
          .as(state)
          .isFalse();
    }
  }

  @Test
  void aDatabaseThatIsAwayIsToldWithoutAPlaceInOurCode() {
    // Its reader has to look after the database.
    assertThat(Fault.of(new IllegalStateException(new SQLException("", "28P01"))).cause())
        .isEqualTo(
            "the database does not let our user in: set database.user and its password right, and"
                + " start the server again, SQL state 28P01");
    Fault damaged = Fault.of(new SQLNonTransientConnectionException("", "90030"));
    assertThat(damaged.cause())
        .isEqualTo(
            "the file of the database is damaged: stop the server and restore a backup, SQL state"
                + " 90030");
    assertThat(Fault.of(new IllegalStateException(new SQLException(""))).cause())
        .isEqualTo("there is no line to the database");
  }

  @Test
  void aFaultOfTheDiskIsTheWorlds() {
    // Nothing is added where it was not the database; the name of a file is a word, too.
    Fault fault = Fault.of(new IllegalStateException(new NoSuchFileException("anna-orders")));
    assertThat(fault.worlds()).isTrue();
    assertThat(fault.cause()).doesNotContain("anna").doesNotContain(", in ");
  }
}
