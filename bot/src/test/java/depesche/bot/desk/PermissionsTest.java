package depesche.bot.desk;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.bot.game.parcel.ReplyTokens;
import depesche.bot.ledger.StoredGame;
import depesche.bot.ledger.StoredSeat;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/// Who may do what on Discord: every command, by everybody, in games of every state. The table in
/// `permissions.txt` is what is expected; `-Ddepesche.rewrite=true` writes it anew, and what has
/// changed is then read by a person.
class PermissionsTest {

  private static final Path TABLE =
      Path.of("..", "bot", "src", "test", "resources", "permissions.txt");
  static final List<String> COMMANDS =
      List.of(
          "STATUS GAME",
          "MAP GAME",
          "HISTORY GAME",
          "REPORT GAME BBCODE",
          "HELP",
          "JOIN GAME",
          "JOIN GAME AS Nowhere",
          "NAME Nordmark",
          "SET ZONE Europe/Paris",
          "SET PINGS ON",
          "SET REPORTS DISCORD",
          "SET SEALS ON",
          "SET DIGEST ON",
          "SET MAP OFF",
          "SET FORMAT BBCODE",
          "SET CALENDAR MAIL",
          "SET FORM ON",
          "FORM",
          "RESIGN GAME",
          "BID INDUSTRY ARMIES",
          "PICK ANY VP",
          "CREATE fresh blood-and-iron",
          "START GAME",
          "PROCESS GAME PHASE",
          "PROCESS GAME S1801M",
          "SET DEADLINE GAME 2031-01-01 18:00",
          "SET CLOCK GAME hours 48 24 24",
          "PAUSE GAME",
          "RESUME GAME",
          "OPEN GAME",
          "LINK nonsense",
          "UNLINK",
          "SIGNOFF",
          "TRANSCRIPT GAME",
          "LIST",
          "OBSERVE GAME",
          "WAITLIST GAME",
          "SET PREFERENCE *",
          "CONFIRM GAME",
          "RELIABILITY",
          "STAND-IN fred@x.org FOR 2",
          "STAND-IN GAME Red fred@x.org FOR 2",
          "ACCEPT nonsense",
          "EJECT GAME Red",
          "REPLACE GAME Red fred@x.org",
          "DISORDER GAME Red",
          "REVIVE GAME Red",
          "SET RULE GAME patience=3",
          "INVITE GAME fred@x.org",
          "SET MYNAME Anna",
          "ADDRESS",
          "ERASE ME",
          "BLOCK fred@x.org",
          "LOG GAME",
          "AROUND BER GAME",
          "PREVIEW GAME PHASE",
          "BECOME GAME Red",
          "ANNOUNCE GAME Hello",
          "REPORTS GAME TO turns@lists.example.org",
          "NOTE GAME Hello",
          "PROMOTE GAME fred@x.org",
          "HAND OVER GAME fred@x.org",
          "DEMOTE GAME fred@x.org",
          "DUMMY GAME Red",
          "TERMINATE GAME nobody plays");

  private final Crowd crowd = new Crowd();

  @AfterEach
  void close() {
    crowd.close();
  }

  @Test
  void everybodyMayDoWhatTheTableSays() throws IOException {
    // Roles are checked on every command: commands × games × roles, each cell from the same state.
    List<String> rows = new ArrayList<>();
    rows.add("command | game | " + String.join(" | ", Crowd.ROLES));
    for (String command : COMMANDS) {
      for (String game : Crowd.GAMES) {
        rows.add(
            command
                + " | "
                + game
                + " | "
                + Crowd.ROLES.stream()
                    .map(role -> crowd.verdict(role, game, command, ""))
                    .collect(Collectors.joining(" | ")));
      }
    }
    assertThat(COMMANDS.size() * Crowd.GAMES.size() * Crowd.ROLES.size())
        .isGreaterThanOrEqualTo(500);
    if (Boolean.getBoolean("depesche.rewrite")) {
      Files.writeString(TABLE, String.join("\n", rows) + "\n");
    }
    assertThat(rows).isEqualTo(Files.readAllLines(TABLE));
  }

  @Test
  void noFormServesSomebodyElse() {
    // A form is bound to user, seat and phase: its token is worth nothing in another's hand.
    String token =
        crowd.bureau.ask(
            unitOfWork -> {
              StoredGame game = unitOfWork.game("running").orElseThrow();
              StoredSeat seat = game.seats().getFirst();
              String holder = seat.player().orElseThrow().address;
              return new ReplyTokens(unitOfWork).of(seat, game.phase(), holder);
            });
    assertThat(crowd.verdict("player", "", "A BER H", token)).doesNotContain("Unclear");
    for (String other :
        List.of("stranger", "onlooker", "resigned", "master", "bearer", "observer")) {
      assertThat(crowd.verdict(other, "", "A BER H", token)).as(other).contains("-SeatUnclear");
    }
  }
}
