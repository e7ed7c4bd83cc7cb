package depesche.bot.desk;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.bot.chance.Secrets;
import depesche.bot.desk.letter.Autocompletion;
import depesche.bot.ledger.NewGame;
import depesche.bot.ledger.UnitOfWork;
import depesche.bot.post.discord.DiscordHandler.Typing;
import java.time.Instant;
import java.util.List;
import java.util.SequencedMap;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// A letter that names no game, or a wrong one, costs no more among many games than among few, and
/// its writer is told of some of them.
class ManyGamesTest {

  private static void others(UnitOfWork unitOfWork, int count) {
    for (int i = 0; i < count; i++) {
      String name = "other%04d".formatted(i);
      List<String> seats = List.of("Red");
      NewGame made =
          new NewGame(name, "blood-and-iron", "1", List.of(), "", "", seats, Instant.EPOCH);
      unitOfWork.create(made).chance().commit("", Secrets.seeded(name));
    }
  }

  private static Bureau among(int games) {
    Bureau bureau = new Bureau(() -> Secrets.seeded("many"));
    bureau.begin();
    bureau.ask(
        unitOfWork -> {
          others(unitOfWork, games);
          return games;
        });
    return bureau;
  }

  private record Asked(SequencedMap<String, Integer> times, int rows) {}

  private static Asked asked(int games, Consumer<Bureau> act) {
    try (Bureau bureau = among(games);
        Statements statements = Statements.of(bureau.ledger)) {
      act.accept(bureau);
      return new Asked(
          statements.all(), statements.rows().values().stream().mapToInt(Integer::intValue).sum());
    }
  }

  private static void costsTheSame(Consumer<Bureau> act) {
    Asked few = asked(30, act);
    Asked many = asked(120, act);
    assertThat(many.times()).isEqualTo(few.times());
    assertThat(many.rows()).isEqualTo(few.rows());
  }

  @ParameterizedTest
  @ValueSource(strings = {"JOIN", "JOIN nowhere", "STATUS", "PROCESS nowhere", "HELP"})
  void aMailThatNamesNoGameCostsTheSame(String line) {
    // The master's, a player's and a stranger's.
    costsTheSame(
        bureau -> {
          bureau.write("master@localhost", line);
          bureau.write(Bureau.PLAYERS.getFirst(), line);
          bureau.write("stranger@x.org", line);
        });
  }

  @ParameterizedTest
  @ValueSource(strings = {"join", "status"})
  void aSuggestionCostsTheSame(String command) {
    // Discord asks for them at every letter that is typed.
    costsTheSame(
        bureau -> {
          Autocompletion autocompletion = bureau.enquiry();
          for (String typed : List.of("", "o", "other00", "bis")) {
            bureau.ask(
                unitOfWork ->
                    autocompletion.suggest(
                        unitOfWork, new Typing("7", "", "", command, "game", typed)));
          }
        });
  }

  @Test
  void suggestionsHoldWhatIsTypedAndBeginWithItFirst() {
    // Also where thousands come before it in the alphabet.
    try (Bureau bureau = among(40)) {
      Autocompletion autocompletion = bureau.enquiry();
      assertThat(suggested(bureau, autocompletion, "status", "mar")).containsExactly("bismarck");
      assertThat(suggested(bureau, autocompletion, "join", "bis")).isEmpty();
      assertThat(suggested(bureau, autocompletion, "join", "other003")).hasSize(10);
      assertThat(suggested(bureau, autocompletion, "join", "%")).isEmpty();
    }
  }

  private static List<String> suggested(
      Bureau bureau, Autocompletion autocompletion, String command, String typed) {
    return bureau.ask(
        unitOfWork ->
            autocompletion.suggest(unitOfWork, new Typing("7", "", "", command, "game", typed)));
  }

  @Test
  void anAnswerNamesSomeOfManyGames() {
    // Nobody reads through a thousand names; and it says that there are more.
    try (Bureau bureau = among(30)) {
      String told = bureau.write("master@localhost", "STATUS nowhere").getFirst().text();
      assertThat(told).contains("Some of the games:", "bismarck");
      assertThat(IntStream.range(0, 30).filter(i -> told.contains("other%04d".formatted(i))))
          .hasSize(9);
    }
  }

  @Test
  void aFullHouseIsNotCalledEmpty() {
    // A wrong name is answered with nothing untrue where no game has room.
    try (Bureau bureau = among(0)) {
      assertThat(bureau.write("stranger@x.org", "JOIN nowhere").getFirst().text())
          .contains("there is no game “nowhere”")
          .doesNotContain("no game at the moment");
    }
  }
}
