package depesche.bot.desk;

import static org.assertj.core.api.Assertions.assertThat;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.read.ListAppender;
import depesche.bot.chance.Secrets;
import depesche.bot.desk.Bureau.Mail;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.slf4j.LoggerFactory;

/// What the player of a game for one holds, has looked at and cannot yet know, in what others read.
class BismarckTaintTest {

  private static final Pattern SEEN = Pattern.compile("You see, from the top: (.*?\\)\\.)");
  private static final Pattern TITLE = Pattern.compile("(?:^|; )([^;(]+) \\(");

  private static final int PREVIEWS = 8;

  private final Bureau bureau = new Bureau(() -> Secrets.seeded("a look"));
  private final ListAppender<ILoggingEvent> log = new ListAppender<>();
  private final Logger logger = (Logger) LoggerFactory.getLogger("depesche");
  private final Level level = logger.getEffectiveLevel();

  @BeforeEach
  void listen() {
    logger.setLevel(Level.TRACE);
    log.start();
    logger.addAppender(log);
  }

  @AfterEach
  void close() {
    logger.detachAppender(log);
    logger.setLevel(level);
    bureau.close();
  }

  @Test
  void whatWasLookedAtIsInNothingThatOthersRead() {
    // Onlookers see the table, not the hand or what was looked at; no preview shows the pile.
    List<Mail> mails = new ArrayList<>();
    mails.addAll(bureau.write("master@localhost", "CREATE dance bismarcks-dance masters=OPEN"));
    mails.addAll(bureau.write("solo@x.org", "JOIN dance"));
    mails.addAll(bureau.write("zoe@x.org", "OBSERVE dance"));
    mails.addAll(bureau.write("master@localhost", "START dance"));
    mails.addAll(bureau.answer(report(mails), "END"));
    mails.addAll(bureau.answer(report(mails), "PLAY Intelligence 1"));
    List<String> looked = looked(report(mails));
    assertThat(looked).hasSize(3);
    bureau.answer(report(mails), "MOVE ITALY");
    for (String line : List.of("STATUS dance", "HISTORY dance", "MAP dance", "TRANSCRIPT dance")) {
      mails.addAll(bureau.write("zoe@x.org", line));
      mails.addAll(bureau.write("master@localhost", line));
    }
    foretellsNothing(looked.getFirst());
    for (String title : looked) {
      Pattern word = Pattern.compile("\\b" + Pattern.quote(title) + "\\b");
      for (Mail mail : mails) {
        assertThat(mail.to().equals("solo@x.org") || !word.matcher(read(mail)).find())
            .as("%s to %s: %s", title, mail.to(), mail.subject())
            .isTrue();
      }
      assertThat(log.list).noneMatch(event -> word.matcher(event.getFormattedMessage()).find());
    }
    assertThat(mails)
        .filteredOn(mail -> !mail.to().equals("solo@x.org"))
        .noneMatch(mail -> mail.text().contains("Your hand"));
  }

  @Test
  void noLogNamesACardOfAnyTableOfAContest() {
    // Orders and hands are secret: of a contest no log says which card lies at which table.
    List<Mail> mails = new ArrayList<>();
    bureau.write("master@localhost", "CREATE dance bismarcks-dance contest masters=OPEN");
    List<String> players = List.of("solo@x.org", "bert@x.org");
    players.forEach(player -> bureau.write(player, "JOIN dance"));
    mails.addAll(bureau.write("zoe@x.org", "OBSERVE dance"));
    mails.addAll(bureau.write("master@localhost", "START dance"));
    for (String player : players) {
      mails.addAll(bureau.answer(report(mails, player), "END"));
      mails.addAll(bureau.answer(report(mails, player), "PLAY Intelligence 1"));
      mails.addAll(bureau.answer(report(mails, player), "ALLOCATE 1 1 0", "SIDE GERMANY"));
      bureau.answer(report(mails, player), "WHAT IF MOVE ITALY", "MOVE ITALY", "UNDO");
    }
    mails.addAll(bureau.write("zoe@x.org", "STATUS dance", "HISTORY dance", "MAP dance"));
    mails.addAll(bureau.write("master@localhost", "PREVIEW dance", "STATUS dance"));
    Pattern cards = Pattern.compile("\\b(?:" + String.join("|", titles()) + ")\\b");
    assertThat(mails)
        .filteredOn(mail -> players.contains(mail.to()))
        .anyMatch(mail -> cards.matcher(read(mail)).find());
    assertThat(mails)
        .filteredOn(mail -> !players.contains(mail.to()))
        .isNotEmpty()
        .noneMatch(mail -> cards.matcher(read(mail)).find());
    assertThat(log.list)
        .isNotEmpty()
        .noneMatch(event -> cards.matcher(event.getFormattedMessage()).find())
        .noneMatch(event -> event.getFormattedMessage().contains("MOVE ITALY"));
  }

  /// {@return the titles of all cards of our deck that are more than one word}
  private static List<String> titles() {
    try {
      Path deck = Path.of("..").resolve("config/decks/bismarcks-dance.json");
      return Pattern.compile("\"title\": \"([^\"]* [^\"]*)\", \"type\"")
          .matcher(Files.readString(deck))
          .results()
          .map(found -> Pattern.quote(found.group(1)))
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /// A preview fills the row with some card, but seldom with the one that comes next.
  private void foretellsNothing(String next) {
    List<Mail> previews = new ArrayList<>();
    for (int look = 0; look < PREVIEWS; look++) {
      bureau.write("master@localhost", "PREVIEW dance").stream()
          .filter(mail -> mail.subject().contains("Preview"))
          .forEach(previews::add);
    }
    assertThat(previews).hasSize(PREVIEWS).anyMatch(mail -> read(mail).contains("New on the row"));
    Pattern foretold = Pattern.compile("New on the row: \\d\\. " + Pattern.quote(next));
    assertThat(previews)
        .filteredOn(mail -> foretold.matcher(read(mail)).find())
        .hasSizeLessThan(PREVIEWS / 2);
  }

  private static Mail report(List<Mail> mails) {
    return report(mails, "solo@x.org");
  }

  private static Mail report(List<Mail> mails, String player) {
    return mails.stream()
        .filter(mail -> mail.to().equals(player))
        .filter(mail -> mail.subject().matches(".*(: report|begins).*"))
        .toList()
        .getLast();
  }

  private static List<String> looked(Mail report) {
    Matcher seen = SEEN.matcher(Holders.flat(report));
    assertThat(seen.find()).as(report.text()).isTrue();
    List<String> titles = new ArrayList<>();
    String all = seen.group(1);
    String rest = Holders.flat(report).substring(seen.start(1));
    Matcher title = TITLE.matcher(rest.substring(0, rest.indexOf(" - ")));
    while (title.find()) {
      titles.add(title.group(1).strip());
    }
    assertThat(all).isNotBlank();
    return titles;
  }

  private static String read(Mail mail) {
    return String.join("\n", mail.subject(), Holders.flat(mail), mail.html(), mail.transcript());
  }
}
