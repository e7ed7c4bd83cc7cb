package depesche.bot.server;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.bot.standin.Attachment;
import depesche.bot.standin.Exchange;
import depesche.bot.standin.Fault;
import depesche.bot.standin.Message;
import depesche.bot.standin.Place;
import java.nio.file.Path;
import java.util.List;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Requests that Discord has done, but whose answers never came back. Whatever is asked again,
/// people see each thing once.
class LostAnswersTest {

  @TempDir private static Path folder;
  private static House house;
  private static Evening evening;

  @BeforeAll
  static void open() {
    house = House.open(folder);
    evening =
        new Evening(house, "world", "great-powers", List.of("anna", "bert", "cora"), line -> "");
    evening.awaitDiscord(evening.phase());
  }

  @AfterAll
  static void close() {
    house.close();
  }

  @BeforeEach
  void nonceIsForgotten() {
    house.discord().places().forEach(Place::forgetsNonces);
  }

  @AfterEach
  void nothingIsThereTwice() {
    house.discord().places().forEach(place -> assertThat(feet(place)).doesNotHaveDuplicates());
    assertThat(house.discord().places().map(Place::name).filter(name -> !name.startsWith("DM")))
        .doesNotHaveDuplicates();
    assertThat(house.discord().refused()).isEmpty();
  }

  /// {@return the last lines of what the bot has said there, by which it knows its messages again}
  private static List<String> feet(Place place) {
    return place.messages().stream()
        .filter(message -> message.author() == house.discord().bot())
        .map(LostAnswersTest::foot)
        .toList();
  }

  private static String foot(Message message) {
    return message.now().embeds().findValues("footer").stream()
        .map(footer -> footer.path("text").asText())
        .findFirst()
        .orElseGet(() -> message.content().lines().toList().getLast());
  }

  private static void lose(String request) {
    house.discord().inject(new Fault.LostAnswer(), request, 1);
  }

  private static void await(String what, BooleanSupplier there) {
    house.awaitQuiet(what, there);
  }

  private static long count(String request) {
    return house.discord().requests().stream().filter(request::equals).count();
  }

  private static boolean hasPicture(List<Message> messages) {
    return messages.stream()
        .flatMap(message -> message.attachments().stream())
        .anyMatch(Attachment::isPng);
  }

  @Test
  void aReportIsNotRepeated() {
    // Before a posting is repeated its foot is looked for; what is missing of it follows.
    Place place = evening.place();
    Place letters = evening.user(0).goesPrivate().at();
    int told = place.messages().size();
    int written = letters.messages().size();
    String looks = "GET channels/" + place.id() + "/messages";
    lose("POST channels/" + place.id() + "/messages");
    lose("POST channels/" + letters.id() + "/messages");
    lose("PATCH channels/" + place.id() + "/messages/");
    evening.process();
    evening.awaitDiscord(evening.phase());
    await("the place is searched", () -> count(looks) > 0);
    await(
        "the rest of the report",
        () -> hasPicture(place.messages().subList(told, place.messages().size())));
    await(
        "the rest of it in private",
        () -> hasPicture(letters.messages().subList(written, letters.messages().size())));
    await(
        "the status",
        () -> place.messages().getFirst().content().contains(Evening.title(evening.phase())));
    assertThat(count("GET channels/" + letters.id() + "/messages")).isPositive();
  }

  @Test
  void aPlaceIsNotMadeTwice() {
    // A game has one place, even if we never heard that it was made.
    assertThat(judge("HELP BIDS").answer().text()).contains("BID");
    lose("POST channels/" + house.discord().games() + "/threads");
    House.ask(evening.master(), "CREATE other great-powers");
    Place other = house.discord().channel("other");
    House.ask(evening.person(2), "JOIN other");
    await("its status is edited", () -> other.messages().getFirst().versions().size() > 1);
    assertThat(other.messages()).isNotEmpty();
  }

  private static Exchange judge(String line) {
    return evening.user(0).goes(evening.place()).slash("judge", "line", line);
  }

  @Test
  void anAnswerIsGivenOnce() {
    // The answer takes the place of the promise, however often it is sent.
    int before = house.discord().faultsHappened();
    lose("PATCH webhooks/.*@original");
    Exchange exchange = judge("HELP BIDS");
    assertThat(exchange.answer().text()).contains("BID");
    await("its answer is lost", () -> house.discord().faultsHappened() > before);
    assertThat(exchange.followUps()).isEmpty();
  }

  @Test
  void whatWasPromisedIsRead() {
    // A user who saw our promise is answered, even if we never heard that they saw it.
    assertThat(judge("HELP BIDS").answer().text()).contains("BID");
    lose("POST interactions/.*/callback");
    assertThat(judge("HELP BIDS").answer().text()).contains("BID");
  }

  @Test
  void whatWasBegunBeforeAStopIsNotRepeatedAfterIt() {
    // A posting that was begun is looked for, even if another life of the server began it.
    Place place = evening.place();
    int told = place.messages().size();
    int before = house.discord().faultsHappened();
    String look = "GET channels/" + place.id() + "/messages";
    long looks = count(look);
    lose("POST channels/" + place.id() + "/messages");
    House.ask(evening.master(), "SET DEADLINE world +6d");
    house.discord().await("the answer is lost", () -> house.discord().faultsHappened() > before);
    house.stop();
    house.again();
    house.discord().line().awaitBot();
    await("the place is searched", () -> count(look) > looks);
    assertThat(place.messages()).hasSizeGreaterThan(told);
  }
}
