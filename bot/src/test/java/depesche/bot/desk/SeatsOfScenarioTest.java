package depesche.bot.desk;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.bot.chance.Secrets;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/// A game whose options say how many play begins with so many.
class SeatsOfScenarioTest {

  private static final String MASTER = "master@localhost";

  private final Bureau bureau = new Bureau(() -> Secrets.seeded("seats of a scenario"));

  @AfterEach
  void close() {
    bureau.close();
  }

  private String says(String from, String line) {
    return bureau.write(from, line).getLast().text().replaceAll("\\s+", " ");
  }

  @Test
  void aScenarioForFourDoesNotBeginWithThree() {
    // Clash of Armies has four powers (rulings/congress-of-vienna.md, set-ups).
    says(MASTER, "CREATE vienna congress-of-vienna scenario=CLASH");
    for (String player : new String[] {"a@x.org", "b@x.org", "c@x.org"}) {
      says(player, "JOIN vienna");
    }
    assertThat(says(MASTER, "START vienna")).contains("at least 4 players");
    says("d@x.org", "JOIN vienna");
    assertThat(says(MASTER, "START vienna")).doesNotContain("at least");
  }

  @Test
  void aGameForOneDoesNotBeginWithTwo() {
    // 21: one player has the Coalition, from the seat of any Allied Power.
    says(MASTER, "CREATE vienna congress-of-vienna scenario=CLASH solo=COALITION");
    says("a@x.org", "JOIN vienna AS RUSSIA");
    says("b@x.org", "JOIN vienna AS AUSTRIA");
    assertThat(says(MASTER, "START vienna")).contains("RESIGN vienna");
    assertThat(says("c@x.org", "JOIN vienna AS FRANCE")).doesNotContain("Welcome");
  }
}
