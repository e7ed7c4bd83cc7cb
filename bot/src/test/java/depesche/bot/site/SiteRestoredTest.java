package depesche.bot.site;

import static java.nio.file.StandardCopyOption.COPY_ATTRIBUTES;
import static org.assertj.core.api.Assertions.assertThat;

import depesche.bot.chance.Secrets;
import depesche.bot.command.BackupCommand;
import depesche.bot.command.RestoreCommand;
import depesche.bot.desk.Bureau;
import depesche.bot.ledger.Ledger;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

/// Issue 55, 1: after `restore` no byte of the pages differs from pages made anew.
class SiteRestoredTest {

  private static final String MASTER = "master@localhost";

  /// No office gets more.
  private static final int LETTERS = 100;

  @TempDir private Path folder;
  private int offices;

  @BeforeEach
  void settings() throws IOException {
    Files.createDirectories(data());
    Files.writeString(folder.resolve("server.yaml"), "data: " + data() + "\n");
  }

  private Path data() {
    return folder.resolve("data");
  }

  /// Something happens, and the pages follow as after a start.
  private MadeSite happens(Consumer<Bureau> something) {
    try (Ledger ledger = Ledger.in(data())) {
      Bureau bureau = new Bureau(ledger, Secrets::fresh).after(LETTERS * offices++);
      something.accept(bureau);
      return MadeSite.in(bureau, folder.resolve("site")).made();
    }
  }

  private void compare(String what) {
    try (Ledger ledger = Ledger.in(data())) {
      Bureau bureau = new Bureau(ledger, Secrets::fresh);
      MadeSite pages = MadeSite.in(bureau, folder.resolve("site")).made();
      assertThat(pages.files())
          .as(what)
          .isEqualTo(MadeSite.in(bureau, folder.resolve(what)).made().files());
      assertThat(pages.brokenLinks()).as(what).isEmpty();
    }
  }

  private void call(Callable<Integer> command) {
    String config = folder.resolve("server.yaml").toString();
    String copy = folder.resolve("copy").toString();
    assertThat(new CommandLine(command).execute("--config", config, copy)).isZero();
  }

  private static void judges(Bureau bureau, int days, String order) {
    List<Bureau.Mail> reports = bureau.write("anna@x.org", "REPORT bismarck");
    bureau.answer(reports.getLast(), order);
    bureau.passes(Duration.ofDays(days));
    bureau.works();
  }

  @Test
  void pagesOfWhatIsNoMoreGoAndOthersAreAsMadeAnew() throws IOException {
    // Turns, names and whole games that the backup does not know are gone; what happens
    // afterwards in another way has its own pages.
    happens(
        bureau -> {
          bureau.begin();
          judges(bureau, 5, "PRESS TO ALL\nfirst\nENDPRESS");
        });
    call(new BackupCommand());
    MadeSite lost =
        happens(
            bureau -> {
              judges(bureau, 15, "PRESS TO ALL\nvanished\nENDPRESS");
              bureau.write("anna@x.org", "SET MYNAME Lost");
              bureau.write(MASTER, "CREATE later great-powers");
              bureau.write(MASTER, "SET RULE bismarck patience=9");
            });
    assertThat(lost.names()).contains("later/index.html");
    assertThat(lost.page("bismarck/1865/fall.html")).contains("vanished");
    Path before = Files.move(data(), folder.resolve("data.before"));
    call(new RestoreCommand());
    Files.copy(before.resolve("chance.key"), data().resolve("chance.key"), COPY_ATTRIBUTES);
    compare("restored");
    assertThat(folder.resolve("site/later")).doesNotExist();
    assertThat(folder.resolve("site/bismarck/1865/fall.html")).doesNotExist();
    MadeSite again = happens(bureau -> judges(bureau, 15, "PRESS TO ALL\nsecond\nENDPRESS"));
    assertThat(again.page("bismarck/1865/fall.html")).contains("second").doesNotContain("vanished");
    compare("played on");
  }
}
