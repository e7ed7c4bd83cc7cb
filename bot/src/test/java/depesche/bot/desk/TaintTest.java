package depesche.bot.desk;

import static depesche.bot.desk.Bureau.PLAYERS;
import static org.assertj.core.api.Assertions.assertThat;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.read.ListAppender;
import depesche.bot.archive.BackupWriter;
import depesche.bot.archive.Progress;
import depesche.bot.chance.GameSeed;
import depesche.bot.chance.Secrets;
import depesche.bot.ledger.BareGame;
import depesche.bot.ledger.Ledger;
import depesche.bot.ledger.StoredSeat;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Base64;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.slf4j.LoggerFactory;

/// Issue: secrets S and Z are never in logs, in the ledger in the clear, or in mails before their
/// time; nor are the orders of one player in what others see.
class TaintTest {

  private static final Secrets SECRETS = Secrets.seeded("taint");
  private static final Canary HIDDEN = Canary.of("S", SECRETS.hidden());
  private static final Canary OPEN = Canary.of("Z", SECRETS.open());
  private static final String ANNA = "anna@x.org";
  private static final String MASTER = "master@localhost";

  /// Anna writes her orders in letters that nobody else uses, and a line that is none.
  private static final String LINE = "zqx vjkw nonsense";

  private static final String PHRASE = "seven gRey gEEse";

  @TempDir private Path folder = Path.of("");
  @TempDir private Path backups = Path.of("");
  private final ListAppender<ILoggingEvent> log = new ListAppender<>();
  private final Logger logger = (Logger) LoggerFactory.getLogger("depesche");
  private Level level = Level.INFO;

  @BeforeEach
  void listen() {
    level = logger.getEffectiveLevel();
    logger.setLevel(Level.TRACE);
    log.start();
    logger.addAppender(log);
  }

  @AfterEach
  void stop() {
    logger.detachAppender(log);
    logger.setLevel(level);
  }

  private String logged() {
    return log.list.stream()
        .map(ILoggingEvent::getFormattedMessage)
        .collect(Collectors.joining("\n"));
  }

  private String stored() throws IOException {
    return stored(folder);
  }

  private static String stored(Path folder) throws IOException {
    StringBuilder all = new StringBuilder();
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        if (!file.endsWith("chance.key")) {
          all.append(Files.readString(file, StandardCharsets.ISO_8859_1));
        }
      }
    }
    return all.toString();
  }

  /// {@return all that is in a backup, which nobody should need to lock away}
  private String backup(Ledger ledger) throws IOException {
    Path copy = backups.resolve("copy");
    new BackupWriter(folder, Bureau.library(), Clock.systemUTC(), Progress.silent())
        .copy(copy, ledger::copy);
    assertThat(copy.resolve("chance.key")).doesNotExist();
    return stored(copy);
  }

  private static String all(Bureau.Mail mail) {
    return String.join(
        "\n",
        mail.subject(),
        mail.id(),
        mail.replyTo(),
        mail.text(),
        mail.html(),
        mail.transcript());
  }

  /// {@return where a canary is seen, such as `bert@x.org: S`}
  private static List<String> leaks(Map<String, String> sinks, List<Canary> canaries) {
    List<String> leaks = new ArrayList<>();
    sinks.forEach(
        (sink, text) -> {
          List<String> views = Canary.views(text);
          canaries.stream()
              .filter(canary -> canary.isIn(views))
              .forEach(canary -> leaks.add(sink + ": " + canary.name()));
        });
    return leaks;
  }

  private static Map<String, String> sinks(List<Bureau.Mail> mails) {
    Map<String, String> sinks = sinks(mails, true);
    sinks.putAll(sinks(mails, false));
    return sinks;
  }

  private static Map<String, String> sinks(List<Bureau.Mail> mails, boolean annas) {
    Map<String, String> sinks = new LinkedHashMap<>();
    mails.stream()
        .filter(mail -> mail.to().equals(ANNA) == annas)
        .forEach(mail -> sinks.merge(mail.to(), all(mail), String::concat));
    return sinks;
  }

  /// The anchors of turns that have not been judged, and what blinds Anna's letters.
  private static List<Canary> toCome(int turn, Map<String, String> phrases) {
    GameSeed gameSeed = GameSeed.of("bismarck", SECRETS, phrases);
    HexFormat hex = HexFormat.of();
    List<Canary> canaries = new ArrayList<>();
    for (int next = turn + 1; next < turn + 9; next++) {
      canaries.add(Canary.of("A(" + next + ")", hex.parseHex(gameSeed.anchor(next))));
    }
    return canaries;
  }

  /// What only Anna may see while the game goes on.
  private static List<Canary> annas(int turn, Map<String, String> phrases, String order) {
    GameSeed gameSeed = GameSeed.of("bismarck", SECRETS, phrases);
    HexFormat hex = HexFormat.of();
    List<Canary> canaries = new ArrayList<>();
    canaries.add(Canary.of("Anna's line", LINE));
    canaries.add(Canary.of("Anna's order", order));
    for (int i = 1; i <= turn; i++) {
      String nonce = SECRETS.nonce("bismarck", "Red", i);
      canaries.add(Canary.of("Anna's nonce " + i, hex.parseHex(nonce)));
      canaries.add(Canary.of("Anna's salt " + i, hex.parseHex(gameSeed.salt(i, "Red"))));
    }
    return canaries;
  }

  @Test
  void nothingIsSeenBeforeItsTime() throws IOException {
    // A game by mail with everything that players and strangers can ask, looked through after every
    // turn: mails, log, transcripts and the files of the ledger.
    try (Ledger ledger = Ledger.in(folder)) {
      Bureau bureau = new Bureau(ledger, () -> SECRETS);
      List<Bureau.Mail> mails = new ArrayList<>();
      mails.addAll(bureau.write(MASTER, "CREATE bismarck blood-and-iron"));
      List<Bureau.Mail> welcome = new ArrayList<>();
      for (String player : PLAYERS) {
        bureau.write(player, "JOIN bismarck").stream()
            .filter(mail -> mail.to().equals(player))
            .forEach(welcome::add);
      }
      mails.addAll(welcome);
      mails.addAll(bureau.answer(welcome.getFirst(), "ENTROPY " + PHRASE));
      List<Canary> secrets = new ArrayList<>(List.of(HIDDEN, OPEN));
      Canary phrase = Canary.of("Anna's phrase", PHRASE);
      assertThat(leaks(sinks(mails, false), List.of(phrase))).isEmpty();
      List<Bureau.Mail> reports = bureau.write(MASTER, "START bismarck");
      Map<String, String> phrases = new LinkedHashMap<>();
      List<StoredSeat> seats =
          bureau.ask(unitOfWork -> unitOfWork.game("bismarck").orElseThrow().seats());
      seats.forEach(seat -> phrases.put(seat.name(), ""));
      phrases.put("Red", PHRASE);
      mails.addAll(reports);
      while (bureau.game().turn() < 5) {
        String army = bureau.armies("Red").getFirst();
        String order = weird(army) + " hOLDs";
        mails.addAll(ask(bureau, reports, order));
        assertThat(leaks(sinks(mails), toCome(bureau.game().turn(), phrases))).isEmpty();
        bureau.passes(Duration.ofDays(3));
        reports = bureau.works();
        mails.addAll(reports);
        int turn = bureau.game().turn();
        assertThat(leaks(sinks(mails), secrets)).isEmpty();
        assertThat(leaks(sinks(mails), toCome(turn, phrases))).isEmpty();
        assertThat(leaks(sinks(mails, false), annas(turn, phrases, order))).isEmpty();
        assertThat(leaks(sinks(mails, true), List.of(Canary.of("order", army + " H"))))
            .isNotEmpty();
        mails.clear();
      }
      ledger.barrier();
      List<Canary> everywhere = new ArrayList<>(List.of(HIDDEN, OPEN));
      assertThat(leaks(Map.of("ledger", stored()), everywhere)).isEmpty();
      assertThat(leaks(Map.of("backup", backup(ledger)), everywhere)).isEmpty();
      everywhere.addAll(annas(5, phrases, weird(bureau.armies("Red").getFirst()) + " hOLDs"));
      everywhere.add(phrase);
      assertThat(logged()).contains("judged");
      assertThat(leaks(Map.of("log", logged()), everywhere)).isEmpty();
      List<Bureau.Mail> opened = bureau.write(MASTER, "OPEN bismarck");
      assertThat(leaks(sinks(opened, false), List.of(HIDDEN))).hasSize(PLAYERS.size());
      assertThat(leaks(sinks(opened, false), List.of(OPEN))).hasSize(PLAYERS.size());
      assertThat(leaks(Map.of("log", logged()), everywhere)).isEmpty();
    }
  }

  /// Capitals and small letters in turn.
  private static String weird(String province) {
    return province.substring(0, 1).toLowerCase(Locale.ROOT) + province.substring(1);
  }

  private static List<Bureau.Mail> ask(Bureau bureau, List<Bureau.Mail> reports, String order) {
    List<Bureau.Mail> mails = new ArrayList<>();
    for (String player : PLAYERS) {
      Optional<Bureau.Mail> report =
          reports.stream().filter(mail -> mail.to().equals(player)).reduce((_, last) -> last);
      report.ifPresent(
          mail -> {
            if (player.equals(ANNA)) {
              mails.addAll(bureau.answer(mail, order, LINE));
            }
            mails.addAll(bureau.answer(mail, "SET SEALS ON", "TRANSCRIPT"));
            mails.addAll(bureau.answer(mail, "STATUS", "HISTORY", "REPORT BBCODE", "MAP"));
          });
    }
    mails.addAll(
        bureau.write(MASTER, "TRANSCRIPT bismarck", "STATUS bismarck", "HISTORY bismarck"));
    mails.addAll(bureau.write("zoe@x.org", "TRANSCRIPT bismarck", "STATUS bismarck"));
    return mails;
  }

  @Test
  void everyPlantedLeakIsFound() throws IOException {
    // The scan can fail: a secret is found in whatever form and wherever it is planted.
    HexFormat hex = HexFormat.of();
    byte[] z = SECRETS.open();
    byte[] moved = new byte[z.length + 5];
    System.arraycopy(z, 0, moved, 4, z.length);
    var base64 = Base64.getEncoder();
    List<String> planted =
        List.of(
            "S is " + hex.formatHex(z),
            "S is " + hex.withUpperCase().formatHex(z),
            base64.encodeToString(z),
            base64.encodeToString(moved),
            Base64.getUrlEncoder().encodeToString(moved),
            Arrays.toString(z),
            new String(z, StandardCharsets.ISO_8859_1),
            hex.formatHex(z).substring(0, 30) + "=\r\n" + hex.formatHex(z).substring(30));
    for (String leak : planted) {
      assertThat(leaks(Map.of("mail", "Dear Bert,\n" + leak), List.of(OPEN))).hasSize(1);
      assertThat(leaks(Map.of("mail", "Dear Bert,\n" + leak), List.of(HIDDEN))).isEmpty();
    }
    LoggerFactory.getLogger("depesche.bot.chance").trace("drawn from {}", hex.formatHex(z));
    assertThat(leaks(Map.of("log", logged()), List.of(OPEN))).hasSize(1);
    try (Ledger ledger = Ledger.in(folder)) {
      ledger.work(unitOfWork -> BareGame.enter(unitOfWork, "leaky", z));
      ledger.barrier();
      assertThat(leaks(Map.of("ledger", stored()), List.of(OPEN))).hasSize(1);
      assertThat(leaks(Map.of("backup", backup(ledger)), List.of(OPEN))).hasSize(1);
    }
    assertThat(leaks(Map.of("mail", "... sEVen\n grey"), List.of(Canary.of("x", "sEVen grey"))))
        .hasSize(1);
  }
}
