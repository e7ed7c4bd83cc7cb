package depesche.bot.desk;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.bot.config.Settings;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/// Roles that the server of Discord gives its members.
class RolesTest {

  @Test
  void withoutRolesInTheSettingsNoneCounts() {
    // Both roles are the operator's choice: without them games are shown to all, and no role of
    // the server makes a master.
    try (Crowd crowd = new Crowd(Settings.standard())) {
      for (String game : Crowd.GAMES) {
        assertThat(crowd.verdict("bearer", game, "PAUSE GAME", "")).isEqualTo("-NotMaster");
        for (String command :
            List.of("STATUS GAME", "MAP GAME", "HISTORY GAME", "TRANSCRIPT GAME")) {
          String shown = crowd.verdict("player", game, command, "");
          for (String role : Crowd.ROLES) {
            assertThat(crowd.verdict(role, game, command, "")).as(role + command).isEqualTo(shown);
          }
        }
      }
    }
  }

  @Test
  void aRoleCountsNoLongerThanItIsBorne() {
    // Each command brings the roles of its own moment, and nothing is remembered of them.
    try (Crowd crowd = new Crowd()) {
      assertThat(crowd.kept("bearer", "running", "PAUSE running")).isEqualTo("+GamePaused");
      crowd.dismissMaster();
      assertThat(crowd.kept("bearer", "running", "RESUME running")).isEqualTo("-NotMaster");
    }
  }

  @Test
  void aMasterByRoleSeesNoOrders() {
    // A master may know no more than an onlooker.
    try (Crowd crowd = new Crowd()) {
      crowd.kept("player", "bidding", "BID COLONIES NAVIES");
      assertThat(crowd.bureau.works()).anyMatch(mail -> tells(mail, "colonies,? navies"));
      assertThat(crowd.kept("bearer", "bidding", "STATUS bidding")).isEqualTo("+Enclosed");
      assertThat(crowd.kept("bearer", "bidding", "TRANSCRIPT bidding")).isEqualTo("+Enclosed");
      assertThat(crowd.bureau.works())
          .anyMatch(mail -> tells(mail, "transcript"))
          .noneMatch(mail -> tells(mail, "colonies,? navies"));
    }
  }

  private static boolean tells(Bureau.Mail mail, String word) {
    return Pattern.compile(word, Pattern.CASE_INSENSITIVE)
        .matcher(mail.text() + mail.transcript())
        .find();
  }
}
