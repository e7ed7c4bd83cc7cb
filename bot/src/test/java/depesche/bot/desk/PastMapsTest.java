package depesche.bot.desk;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.bot.desk.Bureau.Mail;
import depesche.bot.post.discord.DiscordHandler.Typing;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/// `MAP` of now shows one's own orders; that of an earlier phase is painted from the ledger.
class PastMapsTest {

  private static final String ANNA = "anna@x.org";
  private static final String BERT = "bert@x.org";
  private static final String MASTER = "master@localhost";
  private static final Duration PHASE = Duration.ofDays(5);

  private final Bureau bureau = new Bureau();

  @AfterEach
  void close() {
    bureau.close();
  }

  private static Mail to(String reader, List<Mail> mails) {
    return mails.stream().filter(mail -> mail.to().equals(reader)).toList().getLast();
  }

  /// {@return all that a mail says and shows}
  private static String seen(Mail mail) {
    return mail.text() + mail.transcript() + mail.html();
  }

  private String order(String seat) {
    return "A " + bureau.armies(seat).getFirst() + " H";
  }

  @Test
  void mapShowsOwnOrdersToTheAskerAlone() {
    List<Mail> reports = bureau.begin();
    bureau.answer(to(ANNA, reports), order("Red"));
    String drawn = "order=" + order("Red");
    assertThat(seen(to(ANNA, bureau.answer(to(ANNA, reports), "MAP")))).contains(drawn);
    assertThat(seen(to(BERT, bureau.answer(to(BERT, reports), "MAP")))).doesNotContain(drawn);
    assertThat(seen(to(MASTER, bureau.write(MASTER, "MAP bismarck")))).doesNotContain(drawn);
    // Nobody is proved to be Red by an address alone.
    assertThat(seen(to(ANNA, bureau.write(ANNA, "MAP bismarck")))).doesNotContain(drawn);
  }

  @Test
  void anyTurnCanBeLookedAt() {
    // MAP S1865M is the board as the phase began, ORDERS behind it shows what came of it.
    List<Mail> reports = bureau.begin();
    String held = order("Red");
    bureau.answer(to(ANNA, reports), held);
    bureau.passes(PHASE);
    bureau.works();
    String drawn = "order=" + held;
    String began = seen(to(BERT, bureau.write(BERT, "MAP S1865M")));
    assertThat(began).contains("Spring 1865, movement").doesNotContain(drawn);
    assertThat(seen(to(BERT, bureau.write(BERT, "MAP bismarck s1865m orders"))))
        .contains("Spring 1865, movement", drawn, "fate=DONE");
    assertThat(seen(to(BERT, bureau.write(BERT, "MAP F1865M")))).contains("Fall 1865, movement");
    // On Discord the turns are offered while one types.
    Typing typing = new Typing("77", "", "bismarck", "map", "turn", "s18");
    List<String> offered = bureau.ask(unitOfWork -> bureau.enquiry().suggest(unitOfWork, typing));
    assertThat(offered).containsExactly("S1865M ORDERS", "S1865M");
    Mail history = to(BERT, bureau.write(BERT, "HISTORY PICTURES"));
    assertThat(history.html()).contains("cid:S1865M");
    assertThat(to(BERT, bureau.write(BERT, "HISTORY")).html()).doesNotContain("cid:");
  }

  @Test
  void aPhaseThatNeverWasIsNamedWithTheNearest() {
    List<Mail> reports = bureau.begin();
    assertThat(to(ANNA, bureau.answer(to(ANNA, reports), "MAP S1864M")).text())
        .contains("there was no phase S1864M")
        .contains("MAP S1865M works");
    assertThat(to(ANNA, bureau.answer(to(ANNA, reports), "MAP bismarck F1865M ORDERS")).text())
        .contains("there was no phase F1865M");
  }
}
