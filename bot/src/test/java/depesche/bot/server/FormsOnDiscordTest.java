package depesche.bot.server;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.bot.standin.Exchange;
import depesche.bot.standin.Fault;
import depesche.bot.standin.Message;
import depesche.bot.standin.User;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Forms and commands at the wrong time, in the wrong hands, in the wrong place: a short answer
/// that its author alone sees says what to do, and nothing on file is lost.
class FormsOnDiscordTest {

  @TempDir private static Path folder;
  private static House house;
  private static Evening evening;

  @BeforeAll
  static void open() {
    house = House.open(folder);
    List<String> names = List.of("anna", "bert", "cora", "dirk", "emma");
    evening = new Evening(house, "bismarck", "blood-and-iron", names, Table::sense);
  }

  @AfterAll
  static void close() {
    house.close();
  }

  @AfterEach
  void nothingWasRefused() {
    assertThat(house.discord().refused()).isEmpty();
  }

  private static User anna() {
    return evening.user(0).goes(evening.place());
  }

  private static User bert() {
    return evening.user(1).goes(evening.place());
  }

  /// {@return an order for each unit of hers that is as her report says}
  private static String orders() {
    String report = evening.report(evening.person(0)).text();
    return String.join("\n", new Owed(new Random(1)).answer(report));
  }

  private static String onFile(User user) {
    return user.slash("orders").modal().values().getFirst();
  }

  private static String said(Exchange exchange) {
    Message answer = exchange.answer();
    assertThat(answer.onlyFor()).contains(exchange.user());
    assertThat(answer.content()).hasSizeLessThanOrEqualTo(2000);
    assertThat(exchange.followUps()).isEmpty();
    return House.plain(answer.text());
  }

  @Test
  void aFormOfAPastPhaseChangesNothing() {
    // A form counts for the phase in which it was opened, and no other.
    String past = orders();
    Exchange form = anna().slash("orders");
    assertThat(form.modal().title()).contains(evening.phase());
    String then = evening.phase();
    evening.process();
    assertThat(said(anna().slash("orders").submit(orders()))).contains("OK: ");
    String before = onFile(anna());
    assertThat(said(form.submit(past)))
        .contains("this is meant for " + then, "the current phase is " + evening.phase(), "/orders")
        .doesNotContain("OK:");
    assertThat(onFile(anna())).isEqualTo(before);
  }

  @Test
  void aFormInOtherHandsChangesNothing() {
    // A form counts for the seat it was opened for, and only from its player's account.
    assertThat(said(anna().slash("orders").submit(orders()))).contains("OK: ");
    String his = onFile(bert());
    String hers = onFile(anna());
    Exchange form = anna().slash("orders");
    assertThat(said(form.submitAs(bert(), orders()))).contains("cannot tell which seat");
    assertThat(onFile(bert())).isEqualTo(his);
    assertThat(onFile(anna())).isEqualTo(hers);
  }

  @Test
  void aFormIsNeverEmpty() {
    // Nothing on file yet: it holds lines that would be good orders, to be changed.
    User cora = house.link(evening.person(2), "Cora").goes(evening.place());
    String offered = onFile(cora);
    assertThat(offered).isNotBlank();
    assertThat(said(cora.slash("orders").submit(offered))).contains("OK: ");
    assertThat(onFile(cora)).isNotBlank();
  }

  @Test
  void aFormMayBeFilledInSlowly() {
    // A form waits for as long as somebody writes; what they send is a new interaction.
    Exchange form = anna().slash("orders");
    form.modal();
    house.discord().age(form, Duration.ofHours(2));
    assertThat(said(form.submit(orders()))).contains("OK: ");
  }

  @Test
  void anAnswerThatComesTooLateGoesAnotherWay() {
    // After a quarter of an hour an interaction cannot be answered: the answer is a private
    // message.
    User anna = anna();
    int before = anna.privateMessages().size();
    int faults = house.discord().faultsHappened();
    house.discord().inject(new Fault.Broken(501), "PATCH webhooks/.*@original", 1);
    Exchange exchange = anna.slash("judge", "line", "HELP ORDERS");
    house.discord().await("the answer is put off", () -> house.discord().faultsHappened() > faults);
    house.discord().age(exchange, Duration.ofMinutes(16));
    house.awaitQuiet("the answer in private", () -> anna.privateMessages().size() > before);
    assertThat(anna.privateMessages().getLast().text()).contains("Write one order per line");
    assertThat(house.discord().refused()).hasSize(1);
    house.discord().forgive();
  }

  @Test
  void whoHasNoSeatInAPlaceIsToldWhatToDo() {
    // A command in the place of another game counts for no seat of the first.
    House.ask(evening.master(), "CREATE other blood-and-iron");
    User anna = anna();
    String before = onFile(anna);
    anna.goes(house.discord().channel("other"));
    for (Exchange exchange :
        List.of(
            anna.slash("order", "order", orders().lines().findFirst().orElseThrow()),
            anna.slash("orders"),
            anna.slash("bid", "bid", "ARMIES"))) {
      assertThat(said(exchange)).contains("you have no seat in other", "game:bismarck");
    }
    assertThat(onFile(anna())).isEqualTo(before);
  }

  @Test
  void aFormWithoutAUnitLeavesItWithoutAnOrder() {
    // A form says all orders anew: what was deleted from it is not on file any more.
    assertThat(said(anna().slash("orders").submit(orders()))).contains("OK: ");
    List<String> lines = onFile(anna()).lines().toList();
    assertThat(said(anna().slash("orders").submit(lines.getFirst()))).contains("OK: ");
    String report = said(anna().slash("judge", "line", "STATUS"));
    assertThat(report).contains(House.plain(Table.sense(lines.getFirst())));
    lines.stream()
        .skip(1)
        .filter(line -> line.startsWith("A "))
        .forEach(line -> assertThat(report).contains(line.substring(0, 5) + " ("));
  }

  @Test
  void aFormOfSixtyLinesIsAnsweredShortly() {
    // Each line has its answer, in as many messages as Discord needs at most.
    String before = orders();
    assertThat(said(anna().slash("orders").submit(before))).contains("OK: ");
    String nonsense = "A XYZ - QRS\n".repeat(60);
    Message answer = anna().slash("orders").submit(nonsense).answer();
    assertThat(answer.onlyFor()).contains(anna());
    assertThat(House.plain(answer.text())).contains("NOT ACCEPTED").doesNotContain("OK: ");
    assertThat(answer.text().length()).isLessThan(6000);
    assertThat(onFile(anna()).lines()).hasSizeGreaterThanOrEqualTo(before.lines().toList().size());
  }
}
