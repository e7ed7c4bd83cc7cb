package depesche.bot.post.discord;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import depesche.adjudicator.rules.TitleWords.Shortcut;
import depesche.bot.config.InstalledTitles;
import depesche.bot.game.Library;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import net.dv8tion.jda.api.interactions.commands.build.OptionData;
import net.dv8tion.jda.api.interactions.commands.build.SlashCommandData;
import org.junit.jupiter.api.Test;

/// Discord's limits: 100 commands, names of 32 small letters, 100 characters about each, 25
/// options, those that must be there first, 8,000 characters in all of a command.
class SlashCommandsTest {

  private static final SlashCommands VOCABULARY =
      new SlashCommands(
          new Library(
                  InstalledTitles.from(
                      Path.of("..").toAbsolutePath().normalize().resolve("config")))
              .shortcuts());

  @Test
  void everyCommandKeepsWithinTheLimits() {
    // One /judge and at most twenty-nine friendly commands.
    List<SlashCommandData> all = VOCABULARY.all();
    assertThat(all).hasSizeBetween(2, 30);
    assertThat(all.stream().map(SlashCommandData::getName)).doesNotHaveDuplicates();
    for (SlashCommandData command : all) {
      assertThat(command.getName()).matches("[a-z-]{1,32}");
      assertThat(command.getDescription()).hasSizeBetween(1, 100);
      assertThat(command.getOptions()).hasSizeLessThanOrEqualTo(25);
      assertThat(command.getOptions().stream().map(OptionData::getName)).doesNotHaveDuplicates();
      assertThat(command.getOptions().stream().map(option -> option.isRequired() ? 0 : 1))
          .isSorted();
      assertThat(command.toData().toString().length()).isLessThan(8000);
      for (OptionData option : command.getOptions()) {
        assertThat(option.getName()).matches("[a-z-]{1,32}");
        assertThat(option.getDescription()).hasSizeBetween(1, 100);
      }
    }
  }

  @Test
  void aFriendlyCommandBecomesTheSameLines() {
    // Every command is a line of a letter.
    assertThat(lines("judge", "line", "A BER - KIE; STATUS ;\nMAP"))
        .containsExactly("A BER - KIE", "STATUS", "MAP");
    assertThat(lines("bid", "bid", "ARMIES NAVIES")).containsExactly("BID ARMIES NAVIES");
    assertThat(lines("bid", "bid", "bid ARMIES")).containsExactly("bid ARMIES");
    assertThat(lines("pick", "cards", "Jazz > ANY VP")).containsExactly("PICK Jazz > ANY VP");
    assertThat(lines("status", "game", "bismarck")).containsExactly("STATUS bismarck");
    assertThat(lines("map", "game", "")).containsExactly("MAP");
    assertThat(lines("map", "turn", "S1901M ORDERS")).containsExactly("MAP S1901M ORDERS");
    assertThat(lines("ask", "question", "around vie")).containsExactly("AROUND VIE");
    assertThat(SlashCommands.tried("A VIE - GAL; A WAR - GAL"))
        .containsExactly("TRY", "A VIE - GAL", "A WAR - GAL", "ENDTRY");
    assertThat(lines("vote", "what", "draw AEF")).containsExactly("VOTE draw AEF");
    assertThat(lines("extend", "by", "1d")).containsExactly("EXTEND 1d");
    assertThat(lines("start", "game", "bismarck")).containsExactly("START bismarck");
    assertThat(
            VOCABULARY.lines(
                "create",
                option ->
                    Map.of("name", "a", "title", "standard", "options", "x=1")
                        .getOrDefault(option, "")))
        .containsExactly("CREATE a standard x=1");
    assertThat(lines("help", "topic", "builds")).containsExactly("HELP builds");
    Map<String, String> bids = Map.of("topic", "bids", "game", "salon");
    assertThat(VOCABULARY.lines("help", option -> bids.getOrDefault(option, "")))
        .containsExactly("HELP bids salon");
    assertThat(lines("scoreboard", "game", "salon")).containsExactly("SCOREBOARD salon");
    assertThat(lines("deadline", "to", "+2d")).containsExactly("SET DEADLINE +2d");
    assertThat(lines("deadline", "game", "bismarck")).containsExactly("DEADLINE bismarck");
    assertThat(lines("players", "game", "bismarck")).containsExactly("PLAYERS bismarck");
    assertThat(
            VOCABULARY.lines(
                "join",
                name ->
                    Map.of("game", "a", "seat", "Red", "name", "Nord\nmark")
                        .getOrDefault(name, "")))
        .containsExactly("JOIN a AS Red NAME Nord mark");
  }

  @Test
  void pressIsAPressOfALetter() {
    // issue: on Discord the same by /press. A semicolon does not end a line of a text.
    assertThat(press("Blue  Green", "Hello; you.\nBye", ""))
        .containsExactly("PRESS TO Blue Green", "Hello; you.", "Bye", "ENDPRESS");
    assertThat(press("ALL BUT Red", "hm", "grey"))
        .containsExactly("PRESS GREY TO ALL BUT Red", "hm", "ENDPRESS");
    assertThat(press("Blue\nA BER H", "hm", "log")).first().isEqualTo("PRESS TO Blue A BER H");
  }

  private static List<String> press(String to, String text, String kind) {
    Map<String, String> options = Map.of("to", to, "text", text, "kind", kind);
    return VOCABULARY.lines("press", name -> options.getOrDefault(name, ""));
  }

  private static List<String> lines(String command, String option, String text) {
    return VOCABULARY.lines(command, name -> name.equals(option) ? text : "");
  }

  @Test
  void whatIsTypedIsSeenAsTheLineItWillBe() {
    // Suggestions are for lines: a friendly command's option leaves the first word out.
    assertThat(VOCABULARY.typed("bid", "bid", "NAV")).isEqualTo("BID NAV");
    assertThat(VOCABULARY.typed("pick", "cards", "pick Jazz > A")).isEqualTo("pick Jazz > A");
    assertThat(VOCABULARY.typed("pick", "cards", "Jazz; Op")).isEqualTo("Jazz;PICK Op");
    assertThat(VOCABULARY.typed("order", "order", "A BER")).isEqualTo("A BER");
  }

  @Test
  void aTitleBringsItsOwnCommands() {
    // The words of slash commands are the title's: a command of none of ours is known and read.
    Shortcut wager = new Shortcut("wager", "A sealed card", "card", "Davout", "WAGER");
    SlashCommands words = new SlashCommands(List.of(wager));
    assertThat(words.all().stream().map(SlashCommandData::getName)).contains("wager", "judge");
    assertThat(words.all().stream().map(SlashCommandData::getName)).doesNotContain("bid", "order");
    assertThat(words.lines("wager", _ -> "Davout; Ney"))
        .containsExactly("WAGER Davout", "WAGER Ney");
    assertThat(words.kind("wager", "card")).isEqualTo("line");
    assertThat(words.kind("wager", "game")).isEqualTo("game");
  }

  @Test
  void aTitleCannotTakeACommandOfEveryGame() {
    // A title must not change what /status means.
    Shortcut status = new Shortcut("status", "Something else", "x", "x", "X");
    assertThatThrownBy(() -> new SlashCommands(List.of(status)))
        .hasMessage("a title cannot have a command /status");
  }
}
