package depesche.bot.server.start;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// What is written down of a check of the templates.
class CheckStampTest {

  @TempDir private Path home;
  private Path program;

  @BeforeEach
  void fill() throws IOException {
    write("templates/mail/Receipt.ftl", "a receipt");
    write("config/maps/blood-and-iron.json", "a map");
    write("lib/adjudicator-0.1.0.jar", "rules");
    program = write("bot.jar", "program");
  }

  private Path write(String name, String text) throws IOException {
    Path file = home.resolve(name);
    Files.createDirectories(file.getParent());
    return Files.writeString(file, text);
  }

  private String sum() {
    return CheckStamp.sum(home, program).orElseThrow();
  }

  @Test
  void anyChangeHasTheTemplatesCheckedAgain() throws IOException {
    // Of the same length, too: a template, a title's file, the rules, the program; a new file.
    String before = sum();
    assertThat(sum()).isEqualTo(before);
    for (String name :
        new String[] {
          "templates/mail/Receipt.ftl",
          "config/maps/blood-and-iron.json",
          "lib/adjudicator-0.1.0.jar",
          "bot.jar"
        }) {
      String text = Files.readString(home.resolve(name));
      write(name, text.replace('r', 'x').replace('a', 'y'));
      assertThat(sum()).as(name).isNotEqualTo(before);
      write(name, text);
      assertThat(sum()).as(name).isEqualTo(before);
    }
    write("templates/desk/more.ftl", "");
    assertThat(sum()).isNotEqualTo(before);
  }

  @Test
  void looseClassesAreCheckedOnceAProcess() throws IOException {
    // Tests and a build by hand run from folders, whose classes change one by one: nothing is
    // written down. While they run, only templates and titles' files can change.
    CheckStamp stamp = CheckStamp.of(home, home);
    assertThat(stamp.isKnown()).isFalse();
    stamp.keep();
    assertThat(home.resolve("templates.checked")).doesNotExist();
    assertThat(CheckStamp.of(home, home.resolve("other")).isKnown()).isTrue();
    write("templates/mail/Receipt.ftl", "another receipt");
    assertThat(CheckStamp.of(home, home).isKnown()).isFalse();
  }

  @Test
  void aCheckCountsForAllDataFolders() throws IOException {
    // The demo has tried all templates: the first start of a server does not do it again.
    Path data = Files.createDirectory(home.resolve("data"));
    CheckStamp.of(home, program, data).keep();
    assertThat(data.resolve("templates.checked")).doesNotExist();
    assertThat(CheckStamp.of(home, program, home.resolve("other")).isKnown()).isTrue();
    write("templates/mail/Receipt.ftl", "another receipt");
    assertThat(CheckStamp.of(home, program, data).isKnown()).isFalse();
  }

  @Test
  void whereTheProgramCannotBeWrittenItIsKeptWithTheData() throws IOException {
    // An installed program belongs to somebody else.
    Path data = Files.createDirectory(home.resolve("data"));
    Files.createDirectory(home.resolve("templates.checked"));
    CheckStamp.of(home, program, data).keep();
    assertThat(data.resolve("templates.checked")).exists();
    assertThat(CheckStamp.of(home, program, data).isKnown()).isTrue();
    assertThat(CheckStamp.of(home, program, home.resolve("other")).isKnown()).isFalse();
  }

  @Test
  void aMissingProgramOrFolderIsNoObstacle() {
    // A start never fails for want of this file.
    assertThat(CheckStamp.sum(home, home.resolve("no.jar"))).isEmpty();
    assertThat(CheckStamp.of(home, home.resolve("nowhere")).isKnown()).isFalse();
  }

  @Test
  void aTemplateBehindALinkCountsAsWell() throws IOException {
    // An installation may keep its templates elsewhere, and only link to them.
    Path elsewhere = home.resolve("elsewhere");
    Files.move(home.resolve("templates"), elsewhere);
    Files.createSymbolicLink(home.resolve("templates"), elsewhere);
    String before = sum();
    write("elsewhere/mail/Receipt.ftl", "another one");
    assertThat(sum()).isNotEqualTo(before);
  }

  @Test
  void aFolderThatCannotBeWalkedHasAllCheckedAtEveryStart() throws IOException {
    // It stops no start, as it stopped none before: the folder may be nobody's business.
    Path config = home.resolve("config");
    Files.createSymbolicLink(config.resolve("maps/around"), config);
    assertThat(CheckStamp.sum(home, program)).isEmpty();
  }
}
