package depesche.bot.desk;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/// `TRY` by mail in titles without units, and questions where there is no board of provinces.
class TryTitlesByMailTest {

  private final Bureau bureau = new Bureau();

  @AfterEach
  void close() {
    bureau.close();
  }

  /// {@return the first report of a player in a new game}
  private Bureau.Mail begin(String title, int players, String... options) {
    List<Bureau.Mail> mails = new ArrayList<>();
    mails.addAll(
        bureau.write(
            "master@localhost", "CREATE bismarck " + title + " " + String.join(" ", options)));
    for (String player : Bureau.PLAYERS.subList(0, players)) {
      mails.addAll(bureau.write(player, "JOIN bismarck"));
    }
    mails.addAll(bureau.write("master@localhost", "START bismarck"));
    return mails.reversed().stream()
        .filter(mail -> mail.to().equals(Bureau.PLAYERS.getFirst()) && !mail.token().isEmpty())
        .findFirst()
        .orElseThrow();
  }

  private String tried(Bureau.Mail report, String... lines) {
    List<String> all = new ArrayList<>(List.of(lines));
    all.addFirst("TRY");
    all.add("ENDTRY");
    String before = state();
    List<Bureau.Mail> mails = bureau.answer(report, all.toArray(String[]::new));
    assertThat(mails).allMatch(mail -> mail.to().equals(report.to()));
    assertThat(state()).isEqualTo(before);
    return mails.getLast().text();
  }

  /// {@return all that is on file}
  private String state() {
    return bureau.asks(
        game ->
            game.positionText()
                + game.seats().stream().map(seat -> String.valueOf(game.onFile(seat))).toList());
  }

  @Test
  void bidsAreTried() {
    // Great Powers: what bids would bring, with those of others; nothing is on file.
    Bureau.Mail report = begin("great-powers", 3);
    String other = bureau.seat(1).name();
    String answer =
        tried(report, "BID NAVIES ARMIES INDUSTRY", other, "BID COLONIES NAVIES ARMIES");
    assertThat(answer).contains("\n\nNothing of this is on file").contains("bid");
    assertThat(answer).contains("Nothing of yours is on file");
    assertThat(tried(report, "BID NONSENSE")).contains("NOT TRIED");
  }

  @Test
  void whatIfIsTried() {
    // Bismarck's Dance: each line as WHAT IF says it.
    Bureau.Mail report = begin("bismarcks-dance", 1);
    String answer = tried(report, "MOVE ITALY", "CANCEL 9");
    assertThat(answer).contains("\n\nNothing of this is on file").contains("Italy");
    assertThat(answer).contains("NOT TRIED");
  }

  @Test
  void linesOfATableAreTried() {
    // A moderated table: what each line would do, as far as that is known.
    Bureau.Mail report = begin("plain-table", 3);
    String answer = tried(report, "ADD VP 3 FOR the ford", "PLAY nothing");
    assertThat(answer).contains("\n\nNothing of this is on file").contains("NOT TRIED");
  }

  @Test
  void whereThereIsNoBoardNothingIsAskedOfIt() {
    // The answer names what shows how it stands.
    Bureau.Mail report = begin("great-powers", 3);
    assertThat(bureau.answer(report, "AROUND VIE").getFirst().text()).contains("STATUS");
    assertThat(bureau.write("zoe@x.org", "TRY", "BID NAVIES", "ENDTRY").getLast().text())
        .doesNotContain("wins");
  }
}
