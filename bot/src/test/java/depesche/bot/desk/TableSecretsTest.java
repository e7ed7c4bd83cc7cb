package depesche.bot.desk;

import static org.assertj.core.api.Assertions.assertThat;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.classic.spi.ThrowableProxyUtil;
import ch.qos.logback.core.read.ListAppender;
import depesche.adjudicator.Demand;
import depesche.bot.desk.Bureau.Mail;
import depesche.bot.report.MailWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.slf4j.LoggerFactory;

/// Hands, sealed choices, standing answers and offers of moderated tables, in what others read and
/// in the log. Each card has a title that stands nowhere else.
class TableSecretsTest {

  private static final int LETTERS = Integer.getInteger("depesche.letters", 14);
  private static final MailWriter WRITER = MailWriter.load(Path.of("..").resolve("templates"));
  private static final List<String> OPEN_PILES = List.of("discard.", "removed.", "front.");

  private final Bureau bureau = new Bureau(CanaryDecks.titles(), WRITER);
  private final ListAppender<ILoggingEvent> log = new ListAppender<>();
  private final Logger root = (Logger) LoggerFactory.getLogger(org.slf4j.Logger.ROOT_LOGGER_NAME);
  private final Logger own = (Logger) LoggerFactory.getLogger("depesche");
  private final Level level = own.getEffectiveLevel();

  /// Which seats have held a card, by its title.
  private final Map<String, Set<String>> held = new LinkedHashMap<>();

  /// The titles that lay open, or that the journal has named.
  private final Set<String> open = new LinkedHashSet<>();

  private final Map<String, Mail> latest = new LinkedHashMap<>();
  private final List<String> leaks = new ArrayList<>();
  private int seen;

  @BeforeEach
  void listen() {
    own.setLevel(Level.TRACE);
    log.start();
    root.addAppender(log);
  }

  @AfterEach
  void close() {
    root.detachAppender(log);
    own.setLevel(level);
    bureau.close();
  }

  @ParameterizedTest
  @ValueSource(strings = {"plain-table", "congress-of-vienna scenario=CLASH", "weimar"})
  void nobodyReadsWhatAnotherHolds(String title) {
    // A hand, a choice before it is opened, an offer and a standing answer are their owner's alone.
    begins(title);
    for (int letter = 0; letter < LETTERS && isOn(); letter++) {
      Demand demand = demands().get(letter % demands().size());
      String seat = demand.seat().name();
      if (letter % 7 == 0) {
        secretly(seat);
      }
      List<String> lines = bureau.asks(game -> game.position().played(seat));
      says(seat, String.join("\n", lines));
      if (letter % 12 == 4) {
        curious();
      }
    }
    assertThat(leaks).isEmpty();
    assertThat(logged()).isNotEmpty().noneMatch(line -> CanaryDecks.TITLE.matcher(line).find());
    assertThat(held.values()).as("cards were held").hasSizeGreaterThan(7);
    assertThat(seen).as("mails that name a card to its owner").isGreaterThan(LETTERS / 4);
  }

  @Test
  void theDatabaseNamesNoValueInTheLog() {
    // What a database refuses it quotes, and that may be an order or a hand: those words are not
    // logged.
    for (String name : List.of("org.hibernate.orm.jdbc.error", "org.hibernate.orm.jdbc.warn")) {
      assertThat(LoggerFactory.getLogger(name).isErrorEnabled()).as(name).isFalse();
    }
    assertThat(LoggerFactory.getLogger("org.hibernate.SQL").isDebugEnabled()).isFalse();
    assertThat(LoggerFactory.getLogger("org.hibernate.orm.jdbc.bind").isTraceEnabled()).isFalse();
  }

  @Test
  void aPlantedLeakIsFound() {
    // The scan can fail: a card in the mail of another seat, of an onlooker, in a subject, a
    // transcript or markup.
    begins("plain-table");
    String owner = List.copyOf(held.values()).getFirst().iterator().next();
    String title = held.keySet().iterator().next();
    String other = seats().stream().filter(seat -> !seat.equals(owner)).findFirst().orElseThrow();
    List<Mail> planted =
        List.of(
            new Mail(address(other), "", "", "", "You see " + title, "", ""),
            new Mail("zoe@x.org", title, "", "", "", "", ""),
            new Mail("discord:game:bismarck", "", "", "", "", "<b>" + title + "</b>", ""),
            new Mail("master@localhost", "", "", "", "", "", "\"" + title + "\""));
    for (Mail mail : planted) {
      leaks.clear();
      scan(List.of(mail));
      assertThat(leaks).as("%s", mail).hasSize(1);
    }
    leaks.clear();
    scan(List.of(new Mail(address(owner), "", "", "", title, "", "")));
    assertThat(leaks).isEmpty();
  }

  private void begins(String title) {
    bureau.write("master@localhost", "CREATE bismarck " + title);
    String id = title.replaceFirst(" .*", "");
    List<String> names = Bureau.library().rules(id).title().colours().stream().limit(4).toList();
    names.forEach(seat -> bureau.write(address(seat), "JOIN " + seat + "@bismarck"));
    bureau.write("zoe@x.org", "OBSERVE bismarck");
    reads(bureau.write("master@localhost", "START bismarck"));
  }

  private static String address(String seat) {
    return seat.toLowerCase(Locale.ROOT) + "@x.org";
  }

  private List<String> seats() {
    return bureau.asks(game -> game.seats().stream().map(seat -> seat.name()).toList());
  }

  private boolean isOn() {
    return !demands().isEmpty();
  }

  private List<Demand> demands() {
    return bureau.asks(game -> game.position().demands());
  }

  private void says(String seat, String letter) {
    // A reply to an older mail is for an act that is over, so the letter names its moment.
    Mail mail = Objects.requireNonNull(latest.get(address(seat)), seat);
    reads(bureau.answer(mail, "PHASE " + bureau.game().phase(), letter));
  }

  /// What a seat can say in advance, and what it may only try.
  private void secretly(String seat) {
    List<String> hand = hand(seat);
    if (!hand.isEmpty()) {
      String card = hand.getFirst();
      String other = seats().stream().filter(one -> !one.equals(seat)).findFirst().orElseThrow();
      for (String line :
          List.of(
              "TRADE " + card + " WITH " + other,
              "IF PLAY PLAY " + card,
              "IF DEBATED ON Saxony PLAY " + card + " VALUE 3",
              "WAGER " + card,
              "PLAY " + card + "zz")) {
        says(seat, line);
      }
    }
  }

  private void curious() {
    List<String> looks = List.of("STATUS", "HISTORY", "MAP", "TRANSCRIPT");
    for (String look : looks) {
      reads(bureau.write("zoe@x.org", look + " bismarck"));
      reads(bureau.write("master@localhost", look + " bismarck"));
      reads(bureau.write(address(seats().getLast()), look + " bismarck"));
    }
    reads(bureau.write("master@localhost", "PREVIEW bismarck"));
    says(seats().getFirst(), "JOURNAL 1-300\nSHEET");
  }

  private String position() {
    return bureau.asks(game -> game.positionText());
  }

  private List<String> hand(String seat) {
    return piles(position()).getOrDefault("hand." + seat, List.of());
  }

  private static Map<String, List<String>> piles(String position) {
    Map<String, List<String>> piles = new LinkedHashMap<>();
    position
        .lines()
        .filter(line -> line.startsWith("table.piles "))
        .map(line -> List.of(line.split(" ", -1)))
        .forEach(words -> piles.put(words.get(1), words.subList(2, words.size())));
    return piles;
  }

  /// Learns who may know what by now, and looks for what is read by others.
  private void reads(List<Mail> mails) {
    String position = position();
    piles(position)
        .forEach(
            (pile, cards) -> {
              for (String card : cards) {
                String title = CanaryDecks.title(card);
                if (pile.startsWith("hand.")) {
                  held.computeIfAbsent(title, _ -> new LinkedHashSet<>())
                      .add(pile.substring("hand.".length()));
                } else if (OPEN_PILES.stream().anyMatch(pile::startsWith)) {
                  open.add(title);
                }
              }
            });
    position
        .lines()
        .filter(line -> line.startsWith("table.journal"))
        .forEach(
            line ->
                CanaryDecks.TITLE.matcher(line).results().forEach(one -> open.add(one.group())));
    mails.stream()
        .filter(mail -> !mail.token().isEmpty())
        .forEach(mail -> latest.put(mail.to(), mail));
    scan(mails);
  }

  private void scan(List<Mail> mails) {
    for (Mail mail : mails) {
      String text = String.join("\n", mail.subject(), mail.text(), mail.html(), mail.transcript());
      CanaryDecks.TITLE
          .matcher(text.replaceAll("\\s+", " "))
          .results()
          .map(found -> found.group())
          .distinct()
          .filter(title -> !open.contains(title))
          .forEach(
              title -> {
                boolean owner =
                    held.getOrDefault(title, Set.of()).stream()
                        .anyMatch(seat -> address(seat).equals(mail.to()));
                if (owner) {
                  seen++;
                } else {
                  leaks.add(mail.to() + " reads " + title + ": " + mail.subject());
                }
              });
    }
  }

  private List<String> logged() {
    return List.copyOf(log.list).stream()
        .map(
            event ->
                event.getFormattedMessage()
                    + ThrowableProxyUtil.asString(event.getThrowableProxy()))
        .toList();
  }
}
