package depesche.bot.desk;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// When a game lets its players write to each other.
class PressTimesTest extends PressTable {

  private int blue() {
    return IntStream.range(0, 5)
        .filter(seat -> name(seat).equals("Blue"))
        .findFirst()
        .orElseThrow();
  }

  private String other() {
    return name(0).equals("Blue") ? name(1) : name(0);
  }

  private static Bureau.Mail report(String player, List<Bureau.Mail> mails) {
    return mails.stream()
        .filter(mail -> mail.to().equals(player) && mail.subject().contains(": report"))
        .findFirst()
        .orElseThrow();
  }

  /// Everybody holds; in autumn Blue takes Warsaw, so that there is a winter with a build.
  private void toWinter() {
    Holders game = new Holders(bureau, starts);
    List<Bureau.Mail> mails = game.hold(5);
    assertThat(game.phase()).isEqualTo("F1865M");
    starts = Bureau.PLAYERS.stream().map(player -> report(player, mails)).toList();
    for (int seat = 0; seat < 5; seat++) {
      String[] orders =
          Arrays.stream(game.orders(seat))
              .map(order -> order.replace("A KON H", "A KON - WAR").replace("KON H", "KON - WAR"))
              .toArray(String[]::new);
      says(seat, orders);
    }
    assertThat(game.phase()).isEqualTo("W1865A");
  }

  @ParameterizedTest
  @CsvSource({
    "rulebook=on, rulebook=ON",
    "'rulebook=retreats,bids', 'rulebook=MOVES,RETREATS'",
    "minorpress=off, minorpress=OFF"
  })
  void betweenMovesNobodyWrites(String option, String told) {
    // moderators 2.3: rulebook press and NO MINOR PRESS: letters while moves are planned, and none
    // during retreats and builds, except to the master.
    begin(option);
    assertThat(press(says(blue(), "PRESS TO " + other(), "now is the time"))).hasSize(1);
    toWinter();
    List<Bureau.Mail> mails = says(blue(), "PRESS TO " + other(), "in winter");
    assertThat(press(mails)).isEmpty();
    assertThat(receipt(mails)).contains("this game has " + told);
    assertThat(press(says(blue(), "PRESS TO MASTER", "in winter"))).hasSize(1);
  }

  @Test
  void pressMayBeSentInThePhasesThatTheMasterNames() {
    // issue: rulebook press, only in some phases: the master lists which.
    begin("rulebook=builds");
    List<Bureau.Mail> planning = says(blue(), "PRESS TO " + other(), "now is the time");
    assertThat(press(planning)).isEmpty();
    assertThat(receipt(planning)).contains("this game has rulebook=BUILDS");
    toWinter();
    assertThat(press(says(blue(), "PRESS TO " + other(), "in winter"))).hasSize(1);
    String odd = "SET PRESS bismarck rulebook=moves,teatime";
    assertThat(receipt(bureau.write("master@localhost", odd)))
        .contains("moves,teatime", "RETREATS", "BUILDS");
    bureau.write("master@localhost", "SET PRESS bismarck rulebook=moves,builds");
    assertThat(press(says(blue(), "PRESS TO " + other(), "in winter, too"))).hasSize(1);
  }

  @Test
  void whoIsLateWithOrdersOrdersFirst() {
    // moderators 2.3: NO LATE PRESS: behind the deadline only those write whose orders are in.
    begin("latepress=off", "grace=12");
    Holders game = new Holders(bureau, starts);
    game.hold(4);
    bureau.passes(Duration.ofDays(3));
    bureau.works();
    List<Bureau.Mail> mails = says(4, "PRESS TO " + name(0), "wait for me");
    assertThat(press(mails)).isEmpty();
    assertThat(receipt(mails)).contains("this game has latepress=OFF");
    assertThat(press(says(4, "PRESS TO MASTER", "wait for me"))).hasSize(1);
    assertThat(press(says(0, "PRESS TO " + name(4), "where are you"))).hasSize(1);
  }
}
