package depesche.bot.command;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import depesche.bot.config.UnusableInput;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

class PlayCommandTest {

  @TempDir private Path folder = Path.of("");

  private String play(String script) throws IOException {
    Path file = Files.writeString(folder.resolve("script.txt"), script);
    StringWriter said = new StringWriter();
    PlayCommand playCommand = new PlayCommand();
    CommandLine line = new CommandLine(playCommand).setOut(new PrintWriter(said));
    line.parseArgs(file.toString());
    playCommand.call();
    return said.toString();
  }

  // interfaces 3: a seed brings the same draws on every machine and in every version.
  @Test
  void drawsByTheSeed() throws IOException {
    assertThat(
            play(
                """
                title blood-and-iron
                seats Red Blue Green Yellow Black
                option startSpaces=ANY_PROVINCE
                option startOwnership=NOBODY
                chance 7
                load start-army/PRUSSIA 1 3 5 6 0 2 4 7 8
                state
                """))
        .startsWith("{\"phase\":\"S1865M\",\"units\":[\"Black A BER\",\"Black A HAN\",")
        .contains("\"Blue A PAS\",\"Green A BAD\",\"Green A KUS\",\"Green A MIN\"");
  }

  // interfaces 3: `says` is what a player would read.
  @Test
  void readsInSentences() throws IOException {
    assertThat(play("title great-powers\nseats A B C\nreading A: BID FOO\n"))
        .startsWith(
            "{\"lines\":[{\"line\":1,\"text\":\"BID FOO\",\"verdict\":\"refused\",\"says\":\"")
        .doesNotContain("UnknownTrait(")
        .endsWith("}],\"accepted\":false}\n");
  }

  // interfaces 3: a drawn order says whose it is and how it reads; an onlooker sees none.
  @Test
  void drawsOwnOrders() throws IOException {
    Path own = folder.resolve("own.svg");
    Path open = folder.resolve("open.svg");
    play(
        "title standard\nseats Austria England France Germany Italy Russia Turkey\n"
            + "letter France: par to bur\nletter Germany: A MUN - BUR\n"
            + "draw France "
            + own
            + "\ndraw * "
            + open
            + "\n");
    assertThat(Files.readString(own))
        .contains("data-seat=\"France\" data-order=\"A PAR - BUR\"")
        .containsPattern("stroke=\"#[0-9a-f]{6}\"[^>]* data-seat=\"France\" data-part=\"arrow\"")
        .containsPattern("fill=\"#[0-9a-f]{6}\" data-seat=\"France\" data-part=\"tint\"")
        .containsPattern("fill=\"#[0-9a-f]{6}\"[^>]* data-seat=\"France\" data-part=\"unit\"")
        .doesNotContain("A MUN - BUR");
    assertThat(Files.readString(open)).contains("data-part=\"unit\"").doesNotContain("data-order");
  }

  // A picture that cannot be written is named with its line.
  @Test
  void namesAFileThatCannotBeWritten() {
    assertThatThrownBy(() -> play("title great-powers\nseats A B C\ndraw A /nowhere/at/all.svg\n"))
        .isInstanceOf(UnusableInput.class)
        .hasMessageContaining("line 3: cannot write /nowhere/at/all.svg");
  }

  // A script that cannot be played names its file and line.
  @Test
  void refusesABadLine() {
    assertThatThrownBy(() -> play("title great-powers\nseats A B C\nresolve twice\n"))
        .isInstanceOf(UnusableInput.class)
        .hasMessageEndingWith(
            "script.txt, line 3: \"twice\": write resolve, resolve turn or resolve deadline");
  }
}
