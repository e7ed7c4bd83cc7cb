package depesche.bot.desk.letter;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.bot.desk.Bureau;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/// Where masters are sealed, no command shows anybody an order before it is judged.
class SealedMastersTest {

  private static final String MASTER = "master@localhost";

  /// These judge the turn or open the game, for everybody at once.
  private static final List<String> REVEALING = List.of("PROCESS", "OPEN", "TERMINATE");

  private final Bureau bureau = new Bureau();

  @AfterEach
  void close() {
    bureau.close();
  }

  @Test
  void noCommandShowsTheOperatorAnOrder() {
    // Moderators 4, story 44: every word that a desk knows is tried, by the operator.
    List<Bureau.Mail> start = bureau.begin();
    String order = bureau.armies("Red").getFirst() + " H";
    assertThat(bureau.answer(start.getFirst(), order))
        .anyMatch(mail -> mail.text().contains(order));
    String phase = bureau.game().phase();
    List<String> words = Desks.words().stream().filter(word -> !REVEALING.contains(word)).toList();
    assertThat(words).hasSizeGreaterThan(60);
    for (String word : words) {
      for (String rest : List.of("", " bismarck", " bismarck Red", " Red", " bismarck " + phase)) {
        // The seat itself may be shown its order, also as an example.
        assertThat(bureau.write(MASTER, word + rest))
            .as(word + rest)
            .filteredOn(mail -> !mail.to().equals(start.getFirst().to()))
            .noneMatch(mail -> (mail.text() + mail.html() + mail.transcript()).contains(order));
      }
    }
  }

  @Test
  void nobodyWhoRunsAGameTakesASeatToReadItsOrders() {
    // A seat is a way to orders, too: by EJECT and JOIN, by STAND-IN, by REPLACE.
    List<Bureau.Mail> start = bureau.begin();
    String order = bureau.armies("Red").getFirst() + " H";
    bureau.answer(start.getFirst(), order);
    bureau.write(MASTER, "STAND-IN bismarck Red " + MASTER);
    List<Bureau.Mail> mails = new ArrayList<>(bureau.write(MASTER, "EJECT bismarck Red"));
    mails.addAll(bureau.write(MASTER, "REPLACE bismarck Red " + MASTER));
    List<Bureau.Mail> join = bureau.write(MASTER, "JOIN Red@bismarck");
    assertThat(join).anyMatch(mail -> mail.text().contains("has orders on file for Spring 1865"));
    mails.addAll(join);
    mails.addAll(bureau.write(MASTER, "STATUS bismarck"));
    assertThat(mails)
        .filteredOn(mail -> mail.to().equals(MASTER))
        .noneMatch(mail -> mail.text().contains(order) || mail.text().contains("ACCEPT "));
    bureau.passes(Duration.ofDays(3));
    bureau.works();
    bureau.write(MASTER, "JOIN Red@bismarck");
    assertThat(bureau.seat(0).isHeld()).isTrue();
  }

  @Test
  void aTableThatAgreedToLooksShowsThemToItsMaster() {
    // The same order is found where the table has settled it so: the test above can fail.
    List<Bureau.Mail> start = bureau.begin("masters=OPEN");
    String order = bureau.armies("Red").getFirst() + " H";
    bureau.answer(start.getFirst(), order);
    assertThat(bureau.write(MASTER, "PREVIEW bismarck"))
        .anyMatch(mail -> mail.text().contains(order));
    assertThat(bureau.write(MASTER, "BECOME Red"))
        .anyMatch(mail -> mail.to().equals(MASTER) && mail.text().contains(order));
  }
}
