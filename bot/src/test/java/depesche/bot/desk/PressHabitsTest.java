package depesche.bot.desk;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/// How people write press in real mails: with orders, votes and a name below it, and no `ENDPRESS`.
class PressHabitsTest extends PressTable {

  private String army(int seat) {
    return bureau.armies(name(seat)).getFirst();
  }

  @Test
  void ordersBetweenAPressAndANameAreNotTold() {
    // issue: press with the sender's own orders is held; a name or SIGNOFF below hides them not.
    begin();
    String to = "PRESS TO " + name(1);
    String order = army(0) + " H";
    List<List<String>> letters =
        List.of(
            List.of(to, "Peace?", "", order, "", "Cheers,", "Anna"),
            List.of(to, "Peace?", order, "SIGNOFF", "Anna"),
            List.of(to, "Peace?", order, "PRESS TO " + name(2), "And with you.", "ENDPRESS"),
            List.of(to, "Peace?", "SET DRAW", "Anna"),
            List.of(to, "Peace?", "CONCEDE " + name(1)));
    for (List<String> letter : letters) {
      List<Bureau.Mail> mails = says(0, letter.toArray(String[]::new));
      assertThat(to(1, mails)).as("%s", letter).isEmpty();
      assertThat(receipt(mails)).as("%s", letter).contains("no ENDPRESS ends it");
    }
    List<Bureau.Mail> mails = says(0, to, order + "?", "A draw, or will you concede?", "Anna");
    assertThat(to(1, mails)).hasSize(1);
  }

  @Test
  void severalOrdersOnOneLineAreFoundEachByItself() {
    // Each alone was held; with a semicolon or a sentence around them they were told.
    begin();
    String army = army(0);
    String place = army.replaceFirst("^A+ ", "");
    says(0, army + " H");
    for (String said :
        List.of(
            "My plan: " + place + " holds. Yours?",
            "army " + place + " stands, and then we talk",
            "Dear all; " + place + " hold; " + army(1) + " hold")) {
      List<Bureau.Mail> mails = says(0, "PRESS TO " + name(1), said, "ENDPRESS");
      assertThat(to(1, mails)).as(said).isEmpty();
      assertThat(receipt(mails)).as(said).contains("repeats an order of yours");
    }
    assertThat(to(1, says(0, "PRESS TO " + name(1), "I hold my own, and you?", "ENDPRESS")))
        .hasSize(1);
  }
}
