package depesche.bot.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import depesche.bot.standin.Message;
import depesche.bot.standin.User;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// How much a turn gives to read on Discord, and how many requests it costs, privately and in the
/// game's thread.
class ReadOnDiscordTest {

  private static final int SEATS = 5;

  /// The requests of a turn beside one for each private reader.
  private static final int BESIDE = 4;

  /// The characters of a report in the mean, with the long one that ends the game.
  private static final int LONG = 1800;

  @TempDir private Path folder;

  /// @param reports the most of a game of one turn, without its start
  @ParameterizedTest
  @CsvSource({
    "great-powers, turns=1, 8",
    "blood-and-iron, endYear=1865, 6",
  })
  void aTurnIsNotMuchToRead(String title, String option, int reports) {
    // Issue 52: nothing twice, and no more requests than one for each private reader and four more.
    try (House house = House.open(folder)) {
      List<String> names = IntStream.range(0, SEATS).mapToObj(seat -> "player-" + seat).toList();
      ClickedGame game = new ClickedGame(house, title, title + " " + option, names, new Random(1));
      User reader = game.users().getFirst();
      long before = posts(house);
      Read start = Read.of(reader.privateMessages());
      Read placeStart = Read.of(house.discord().channel(title).messages());
      while (!game.isOver()) {
        assertThat(game.round()).isPositive();
      }
      long requests = posts(house) - before;
      Read own = Read.of(reader.privateMessages()).since(start);
      Read place = Read.of(house.discord().channel(title).messages()).since(placeStart);
      System.out.printf(
          "%s: private %s, in the thread %s, requests %d%n", title, own, place, requests);
      assertThat(own.messages()).isEqualTo(place.messages()).isLessThanOrEqualTo(reports);
      assertThat(List.of(own, place))
          .allSatisfy(
              read -> assertThat(read.characters()).isLessThanOrEqualTo(read.messages() * LONG));
      assertThat(requests).isLessThanOrEqualTo(own.messages() * (SEATS + (long) BESIDE));
      Message status = house.discord().channel(title).messages().getFirst();
      assertThat(status.buttons()).as("under the state of a game that is over").isEmpty();
      assertThat(house.discord().refused()).isEmpty();
    }
  }

  /// {@return the requests that write messages, but for answers to clicks}
  private static long posts(House house) {
    return house.discord().requests().stream()
        .filter(request -> request.contains(" channels/"))
        .count();
  }

  /// @param characters of contents and of frames' titles and descriptions
  private record Read(int messages, int characters) {

    static Read of(List<Message> messages) {
      List<Message> told =
          messages.stream().filter(message -> message.onlyFor().isEmpty()).toList();
      return new Read(told.size(), told.stream().mapToInt(Read::characters).sum());
    }

    private static int characters(Message message) {
      int characters = message.content().length();
      for (JsonNode frame : message.now().embeds()) {
        characters +=
            frame.path("title").asText().length() + frame.path("description").asText().length();
      }
      return characters;
    }

    Read since(Read start) {
      return new Read(messages - start.messages, characters - start.characters);
    }
  }
}
