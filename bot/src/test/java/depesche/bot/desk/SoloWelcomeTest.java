package depesche.bot.desk;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.bot.chance.Secrets;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/// What is said of a game for one, where nobody else is at the table.
class SoloWelcomeTest {

  private final Bureau bureau = new Bureau(() -> Secrets.seeded("alone"));

  @AfterEach
  void close() {
    bureau.close();
  }

  @Test
  void theWelcomeSaysNothingOfOthersNorOfMoves() {
    // A game for one deals no seats, and its time is not that of movement or bids.
    String created = Holders.flat(create().getLast());
    assertThat(created).contains("72 h for your turn").doesNotContain("movement or bids");
    List<Bureau.Mail> mails = bureau.write("solo@x.org", "JOIN dance");
    assertThat(Holders.flat(mails.getLast()))
        .contains("72 h for your turn, 24 h for the questions in it", "Your seat is Solo; 1 of 1")
        .doesNotContain("dealt", "wishes", "movement or bids", "everybody", "country", "for now");
  }

  @Test
  void whatIfTellsPriceAndEffectBeforeThePhaseOfAnAction() {
    // WHAT IF tells price and effect of an action without doing it, before the roll, too.
    create();
    bureau.write("solo@x.org", "JOIN dance");
    Bureau.Mail report = report(bureau.write("master@localhost", "START dance"));
    String receipt =
        Holders.flat(
            bureau
                .answer(
                    report,
                    "WHAT IF MOVE ITALY",
                    "WHAT IF REGAIN Z",
                    "WHAT IF REGAIN C",
                    "WHAT IF PLAY \"Honest Broker\" GB",
                    "WHAT IF CANCEL 2")
                .getLast());
    assertThat(receipt)
        .contains(
            "Nothing is done; it would be: saved for the Action Phase: MOVE ITALY. As the table"
                + " lies now it costs 2 discs; if all your free discs were in the Diplomacy Pool:"
                + " Italy moves from space 3 to 4 (neutral) for 2 discs; 4 left")
        .contains("As the table lies now: Played from the hand: Honest Broker")
        .contains(
            "As the table lies now it costs 5 discs. PLEASE CHECK: The Conservatives (C) support")
        .doesNotContain("NOT ACCEPTED");
    receipt =
        Holders.flat(
            bureau.answer(report, "ALLOCATE 0 1 0", "WHAT IF MOVE ITALY", "MOVE GB").getFirst());
    assertThat(receipt).contains("it costs 2 discs; the Diplomacy Pool has 1.");
  }

  private List<Bureau.Mail> create() {
    return bureau.write("master@localhost", "CREATE dance bismarcks-dance");
  }

  private static Bureau.Mail report(List<Bureau.Mail> mails) {
    return mails.stream().filter(mail -> mail.to().equals("solo@x.org")).toList().getLast();
  }
}
