package depesche.bot.desk;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/// Great Powers: bids of later turns, commands that stand, and the bids of last turn, by mail.
class LaterTurnsByMailTest {

  private final Bureau bureau = new Bureau();

  @AfterEach
  void close() {
    bureau.close();
  }

  private Bureau.Mail begun() {
    bureau.write("master@localhost", "CREATE world great-powers turns=4");
    for (String name : List.of("anna", "bert", "carl")) {
      bureau.write(name + "@x.org", "JOIN world");
    }
    return bureau.write("master@localhost", "START world").stream()
        .filter(mail -> mail.to().equals("anna@x.org"))
        .reduce((_, last) -> last)
        .orElseThrow();
  }

  private static String flat(List<Bureau.Mail> mails) {
    return mails.getFirst().text().replaceAll("\\s+", " ");
  }

  @Test
  void oneMailServesSeveralTurns() {
    // A part for a later turn is kept; READY below it is not said of now.
    Bureau.Mail report = begun();
    String receipt =
        flat(
            bureau.answer(
                report,
                "BID 1 2 3",
                "PHASE 2-Bid",
                "BID NAVIES ARMIES INDUSTRY",
                "READY",
                "Turn 3:",
                "AS BEFORE",
                "SET WAIT",
                "PHASE 5-Bid",
                "BID 1 2 3"));
    assertThat(receipt)
        .contains("your bids: Industry, Population, Nationalism")
        .contains("saved for Turn 2, Bid Phase: your bids: Navies, Armies, Industry")
        .contains("READY NOT ACCEPTED: this is meant for 2-Bid")
        .contains("AS BEFORE: saved for Turn 3, Bid Phase")
        .contains("SET WAIT NOT ACCEPTED: this is meant for Turn 3")
        .contains("Turn 5, Bid Phase, never comes");
    assertThat(flat(bureau.answer(report, "CLEAR")))
        .contains("`CLEAR NOW`, `CLEAR 2-Bid`, `CLEAR 3-Bid`, or `CLEAR ALL`");
  }

  @Test
  void whatStandsAndWhatDoesNot() {
    // ALWAYS is shown with what it does now; IF is answered with what works instead.
    Bureau.Mail report = begun();
    assertThat(flat(bureau.answer(report, "ALWAYS BID NAVIES ARMIES INDUSTRY COLONIES")))
        .contains("your bids: Navies, Armies, Industry")
        .contains("standing order BID NAVIES ARMIES INDUSTRY COLONIES");
    assertThat(flat(bureau.answer(report, "IF Blue leads THEN BID 1 2 3", "AS BEFORE", "CLEAR")))
        .contains("There is no IF in this game")
        .contains("this is the first turn, so there are no bids to repeat")
        .contains("What is saved: ALWAYS BID NAVIES ARMIES INDUSTRY COLONIES.");
    assertThat(flat(bureau.answer(report, "HELP PHASE"))).contains("PHASE 2-Bid");
  }
}
