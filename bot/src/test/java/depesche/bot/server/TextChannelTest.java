package depesche.bot.server;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.bot.standin.Attachment;
import depesche.bot.standin.Fault;
import depesche.bot.standin.Message;
import depesche.bot.standin.Place;
import depesche.bot.standin.StandIn;
import java.nio.file.Path;
import java.util.List;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Games told about in a text channel: a thread for each, hung on the message that says how it
/// stands.
class TextChannelTest {

  @TempDir private static Path folder;
  private static House house;
  private static Place channel;
  private static Evening evening;

  @BeforeAll
  static void open() {
    StandIn discord = StandIn.open();
    channel = discord.place("general");
    house = House.open(folder, discord, channel);
    evening =
        new Evening(house, "world", "great-powers", List.of("anna", "bert", "cora"), line -> "");
  }

  @AfterAll
  static void close() {
    house.close();
  }

  @AfterEach
  void nothingWasRefused() {
    assertThat(house.discord().refused()).isEmpty();
  }

  private static void await(String what, BooleanSupplier there) {
    house.awaitQuiet(what, there);
  }

  /// {@return the messages of the channel on which the thread of a game hangs}
  private static List<Message> statuses(Place thread) {
    return channel.messages().stream().filter(message -> message.id() == thread.id()).toList();
  }

  @Test
  void aPhaseIsToldInAThread() {
    // Status and reports are where they would be in a forum.
    evening.process();
    evening.awaitDiscord(evening.phase());
    Place thread = evening.place();
    assertThat(thread.kind()).isEqualTo(Place.Kind.PUBLIC_THREAD);
    assertThat(thread.parent()).contains(channel);
    await(
        "the status",
        () -> statuses(thread).getFirst().content().contains(Evening.title(evening.phase())));
    assertThat(statuses(thread)).singleElement().matches(status -> status.versions().size() > 1);
    await(
        "a picture",
        () ->
            thread.messages().stream()
                .flatMap(message -> message.attachments().stream())
                .anyMatch(Attachment::isPng));
    evening.user(0).goes(thread);
    assertThat(evening.user(0).slash("status").answer().text()).contains("world");
  }

  @Test
  void aThreadIsNotMadeTwice() {
    // Neither message nor thread is there twice, if we never heard that it was made.
    int before = channel.messages().size();
    channel.forgetsNonces();
    String messages = "POST channels/" + channel.id() + "/messages";
    house.discord().inject(new Fault.LostAnswer(), messages + "$", 1);
    house.discord().inject(new Fault.LostAnswer(), messages + "/\\d+/threads", 1);
    House.ask(evening.master(), "CREATE other great-powers");
    Place other = house.discord().channel("other");
    House.ask(evening.person(2), "JOIN other");
    await("its status is edited", () -> statuses(other).getFirst().versions().size() > 1);
    assertThat(channel.messages()).hasSize(before + 1);
    assertThat(house.discord().places().filter(place -> place.name().equals("other"))).hasSize(1);
  }
}
