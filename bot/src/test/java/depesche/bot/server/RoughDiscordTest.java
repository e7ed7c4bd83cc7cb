package depesche.bot.server;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.bot.post.client.ReceivedMail;
import depesche.bot.standin.Exchange;
import depesche.bot.standin.Fault;
import depesche.bot.standin.Message;
import depesche.bot.standin.User;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Discord as it can be: too busy, broken, silent, shut; and calls as nobody should make them. What
/// was on file stays on file.
class RoughDiscordTest {

  private static final String BIDS = "BID NAVIES COLONIES ARMIES";

  @TempDir private static Path folder;
  private static House house;
  private static Evening evening;

  @BeforeAll
  static void annaHasHerBidsOnFile() {
    house = House.open(folder);
    evening =
        new Evening(house, "world", "great-powers", List.of("anna", "bert", "cora"), line -> "");
    assertThat(judge(BIDS)).contains("Navies, Colonies, Armies");
  }

  @AfterAll
  static void close() {
    house.close();
  }

  @AfterEach
  void whatWasOnFileStays() {
    assertThat(judge("STATUS")).contains("Navies, Colonies, Armies");
    assertThat(house.discord().refused()).isEmpty();
  }

  private static User anna() {
    return evening.user(0).goes(evening.place());
  }

  private static String judge(String line) {
    return said(anna().slash("judge", "line", line));
  }

  private static String said(Exchange exchange) {
    Message answer = exchange.answer();
    assertThat(answer.onlyFor()).contains(exchange.user());
    return House.plain(answer.text());
  }

  @Test
  void whatDiscordPutsOffIsDoneLater() {
    // 429 and 5xx are waited out.
    house.discord().inject(new Fault.TooMany(Duration.ofMillis(100), false), "messages/@orig", 1);
    assertThat(judge("HELP BIDS")).contains("BID");
    house.discord().inject(new Fault.Broken(502), "messages/@orig", 1);
    assertThat(judge("HELP BIDS")).contains("BID");
  }

  @Test
  void aLongAnswerComesInSeveralMessages() {
    // What does not fit into one message follows it, and nobody else sees that either.
    Exchange asked = anna().slash("judge", "line", "HELP BIDS; HELP MASTER; STATUS");
    assertThat(said(asked)).contains("Help");
    house.awaitQuiet(
        "the rest of an answer",
        () ->
            asked.followUps().stream()
                .anyMatch(
                    message -> House.plain(message.text()).contains("Navies, Colonies, Armies")));
    assertThat(asked.followUps())
        .hasSizeGreaterThan(1)
        .allMatch(message -> message.onlyFor().filter(evening.user(0)::equals).isPresent());
  }

  @Test
  void aCutLineIsTakenUpAgain() {
    // After a closed socket the session is resumed.
    int identified = house.discord().identified();
    house.discord().line().cut();
    house.discord().line().awaitBot();
    assertThat(judge("STATUS")).contains("Navies, Colonies, Armies");
    assertThat(house.discord().identified()).isEqualTo(identified);
  }

  @Test
  void theSameEventTwiceIsOneCall() {
    // An interaction counts once, however often it is delivered.
    house.discord().line().repeatEvents(1);
    assertThat(judge("HELP BIDS")).contains("BID");
  }

  @Test
  void eventsMayChangePlaces() {
    // What is told in another order than it was said counts all the same.
    house.discord().line().swapEvents(1);
    Exchange first = anna().slash("judge", "line", "PICK ANY VP > PASS");
    Exchange second = anna().slash("judge", "line", "TARGET MOST VP");
    assertThat(said(first)).contains("any VP");
    assertThat(said(second)).contains("most VP");
    assertThat(judge("STATUS")).contains("any VP", "most VP");
    User anna = anna();
    int before = anna.privateMessages().size();
    house.discord().line().swapEvents(1);
    anna.whispers("HELP BIDS");
    anna.whispers("HELP AWARDS");
    house.awaitQuiet("both are answered", () -> anna.privateMessages().size() >= before + 4);
  }

  @Test
  void nonsenseIsAnsweredShortlyAndToItsAuthor() {
    // 4,000 characters of nonsense.
    Message answer = anna().slash("orders").submit("nonsense ".repeat(444)).answer();
    assertThat(answer.onlyFor()).contains(evening.user(0));
    assertThat(answer.content()).hasSizeLessThanOrEqualTo(2000);
  }

  @Test
  void aFormReplacesWhatIsOnFile() {
    // The form holds the whole set.
    Exchange form = anna().slash("orders");
    String told = said(form.submit("BID ARMIES"));
    assertThat(told).contains("Armies");
    assertThat(judge(BIDS)).contains("Navies, Colonies, Armies");
  }

  @Test
  void anOrderForAnotherPhaseIsNotKept() {
    // An order for a past phase.
    assertThat(judge("PHASE 0-Bid; BID ARMIES")).contains("0-Bid", "1-Bid");
  }

  @Test
  void onlyTheMasterMayRunTheGame() {
    // Roles are checked on every command.
    assertThat(judge("PROCESS world")).contains("master");
    User stranger = house.discord().user("Stranger").goes(evening.place());
    assertThat(said(stranger.slash("judge", "line", BIDS))).doesNotContain("OK: ");
  }

  @Test
  void aFileIsNoLetter() {
    // An attachment instead of text.
    int before = evening.user(0).privateMessages().size();
    User anna = evening.user(0);
    anna.goesPrivate();
    anna.type(anna.at(), "", "orders.txt", new byte[] {'B', 'I', 'D'});
    house.awaitQuiet("an answer to a file", () -> anna.privateMessages().size() > before + 1);
    assertThat(House.plain(anna.privateMessages().getLast().text()))
        .contains("I do not open attachments");
  }

  @Test
  void aShutMailboxIsGoneRoundByMail() {
    // Private messages fall back to mail.
    User bert = evening.user(1).goes(evening.place());
    assertThat(said(bert.slash("judge", "line", "SET REPORTS DISCORD"))).contains("on Discord");
    bert.closesPrivateMessages(true);
    House.ask(evening.master(), "SET DEADLINE world +5d");
    ReceivedMail notice =
        evening
            .person(1)
            .find("the new deadline", mail -> mail.subject().contains("The deadline is now"));
    assertThat(notice.subject()).contains("world");
    assertThat(house.discord().refused()).isNotEmpty();
    house.discord().forgive();
    bert.closesPrivateMessages(false);
  }

  @Test
  void whoeverCannotBeReachedIsToldSo() {
    // With private messages shut and no mail address, the next command is answered with a note.
    String told = "I cannot write to you in private";
    House.ask(evening.master(), "CREATE island great-powers");
    List<User> people = Stream.of("Dora", "Emil", "Fred").map(house.discord()::user).toList();
    User dora = people.getFirst();
    dora.closesPrivateMessages(true);
    people.forEach(user -> said(user.slash("join", "game", "island")));
    House.ask(evening.master(), "START island");
    house.awaitQuiet(
        "a note to Dora",
        () -> said(dora.slash("judge", "line", "HELP BIDS; SET ZONE UTC")).contains(told));
    house.discord().forgive();
    dora.closesPrivateMessages(false);
    House.ask(evening.master(), "SET DEADLINE island +5d");
    house.awaitQuiet(
        "no more notes to Dora",
        () -> !said(dora.slash("judge", "line", "SET ZONE UTC")).contains(told));
    assertThat(dora.privateMessages()).isNotEmpty();
  }

  @Test
  void privateMessagesWrittenMeanwhileAreRead() {
    // After downtime the history is read from the last one seen.
    anna().whispers("STATUS world");
    house.stop();
    User anna = evening.user(0);
    Message missed = anna.whispers("PICK ANY VP > PASS");
    house.again();
    house.discord().line().awaitBot();
    house.awaitQuiet(
        "what was missed is read",
        () ->
            anna.privateMessages().stream()
                .filter(message -> message.id() > missed.id())
                .anyMatch(message -> House.plain(message.text()).contains("any VP")));
  }
}
