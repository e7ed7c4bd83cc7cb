package depesche.bot.desk;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.bot.chance.Secrets;
import depesche.bot.ledger.GamesTogether;
import depesche.bot.ledger.StoredGame;
import depesche.bot.ledger.StoredSeat;
import depesche.bot.ledger.UnitOfWork;
import depesche.bot.ledger.mail.InboxRow;
import depesche.bot.ledger.mail.ParcelRow;
import depesche.bot.ledger.turn.AlarmRow;
import depesche.bot.ledger.turn.LetterRow;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/// What a letter and a judged game cost does not depend on how many other games there are.
class CostTest {

  private static final Duration PHASE = Duration.ofDays(3);

  /// A table or an index of which every row is looked at.
  private static final Pattern SCAN = Pattern.compile("tableScan|/\\* PUBLIC\\.[A-Z0-9_]+ \\*/");

  /// The first of an index stands at its beginning.
  private static final Pattern FIRST =
      Pattern.compile("FETCH FIRST \\?1 ROWS ONLY\\s+/\\* index sorted");

  /// Games are looked up by the numbers that an index on seats gives.
  private static final Pattern BY_SEATS =
      Pattern.compile("PUBLIC\\.PRIMARY_KEY_\\w+: ID IN\\(SELECT DISTINCT(?s:.)*PUBLIC\\.SEAT_IN");

  /// Games like one that runs, whose deadlines are far away, with a letter and a mail each.
  private static void others(Bureau bureau, int count) {
    bureau.ask(
        unitOfWork -> {
          StoredGame pattern = unitOfWork.game("bismarck").orElseThrow();
          for (int i = 0; i < count; i++) {
            other(unitOfWork, pattern, i);
          }
          return count;
        });
  }

  private static void other(UnitOfWork unitOfWork, StoredGame pattern, int number) {
    String name = "other" + number;
    StoredGame game = pattern.copy(unitOfWork, name, pattern.chance().head(), Secrets.seeded(name));
    AlarmRow alarm = new AlarmRow();
    alarm.gameId = game.id();
    alarm.phase = game.phase();
    alarm.due = Bureau.BEGIN.plus(PHASE.multipliedBy(100));
    unitOfWork.enter(alarm);
    InboxRow letter = message(game.name(), number);
    letter.state = InboxRow.State.DONE;
    unitOfWork.enter(letter);
    ParcelRow parcel = new ParcelRow();
    parcel.key = game.name();
    parcel.recipient = game.name() + "@x.org";
    parcel.state = ParcelRow.State.SENT;
    unitOfWork.enter(parcel);
  }

  private static InboxRow message(String digest, int uid) {
    InboxRow message = new InboxRow();
    message.mailbox = "elsewhere";
    message.uid = uid;
    message.digest = digest;
    return message;
  }

  /// {@return what is asked while a letter is read and a deadline passes, beside so many games}
  private static SequencedMap<String, Integer> asked(int games, List<String> scans) {
    try (Bureau bureau = new Bureau(() -> Secrets.seeded("cost"))) {
      List<Bureau.Mail> start = bureau.begin();
      others(bureau, games);
      try (Statements statements = Statements.of(bureau.ledger)) {
        bureau.answer(start.getFirst(), bureau.armies("Red").getFirst() + " H");
        bureau.passes(PHASE);
        bureau.works();
        bureau.ask(unitOfWork -> unitOfWork.agenda().next(bureau.now()));
        bureau.ask(unitOfWork -> unitOfWork.registry().known(message("elsewhere", 0)));
        assertThat(bureau.game().phase()).isEqualTo("F1865M");
        SequencedMap<String, Integer> all = statements.all();
        all.keySet().stream()
            .filter(sql -> !sql.startsWith("insert"))
            .map(statements::plan)
            .filter(plan -> SCAN.matcher(plan).find() && !FIRST.matcher(plan).find())
            .forEach(scans::add);
        return all;
      }
    }
  }

  @Test
  void aJudgedGameAsksAsMuchAmongManyAsAmongFew() {
    // What is due is read once a round; of the other games nothing is asked.
    assertThat(asked(300, new ArrayList<>())).isEqualTo(asked(10, new ArrayList<>()));
  }

  @Test
  void noQuestionLooksThroughAWholeTable() {
    // Every question of a round is answered by an index, whatever else there is.
    List<String> scans = new ArrayList<>();
    asked(300, scans);
    assertThat(scans).isEmpty();
  }

  @Test
  void aListOfGamesLooksAtThoseWithASeatToTakeOnly() {
    // Of ten thousand games that are full none is asked whether it is.
    try (Bureau bureau = new Bureau(() -> Secrets.seeded("cost"))) {
      bureau.begin();
      others(bureau, 300);
      try (Statements statements = Statements.of(bureau.ledger)) {
        bureau.write("stranger@example.org", "LIST");
        List<String> plans =
            statements.all().keySet().stream()
                .filter(sql -> sql.contains("private=ON"))
                .map(statements::plan)
                .toList();
        assertThat(plans).isNotEmpty().allMatch(plan -> BY_SEATS.matcher(plan).find(), "by seats");
      }
    }
  }

  /// Alarms of phases that are over.
  private static void past(Bureau bureau, int phases) {
    bureau.ask(
        unitOfWork -> {
          StoredGame game = unitOfWork.game("bismarck").orElseThrow();
          for (int i = 0; i < phases; i++) {
            AlarmRow alarm = new AlarmRow();
            alarm.gameId = game.id();
            alarm.phase = "S" + i + "M";
            alarm.due = Bureau.BEGIN;
            alarm.done = true;
            unitOfWork.enter(alarm);
          }
          return phases;
        });
  }

  /// {@return how many rows each question gives while a letter is read and a deadline passes, in a
  /// game with so many phases behind it}
  private static SequencedMap<String, Integer> rows(int phases) {
    try (Bureau bureau = new Bureau(() -> Secrets.seeded("cost"))) {
      List<Bureau.Mail> start = bureau.begin();
      past(bureau, phases);
      try (Statements statements = Statements.of(bureau.ledger)) {
        bureau.answer(start.getFirst(), bureau.armies("Red").getFirst() + " H");
        bureau.passes(PHASE);
        bureau.works();
        assertThat(bureau.game().phase()).isEqualTo("F1865M");
        SequencedMap<String, Integer> rows = statements.rows();
        // The first mail that waits is as old as the first test.
        rows.keySet().removeIf(sql -> sql.contains("from parcel"));
        return rows;
      }
    }
  }

  @Test
  void aTurnReadsAsManyAlarmsLateInAGameAsEarly() {
    // An alarm that has rung is never read again.
    assertThat(rows(100)).isEqualTo(rows(1));
  }

  @Test
  void aTurnReadsAsManyLettersLateInAGameAsEarly() {
    // Letters for phases that are over are read from the ledger once.
    assertThat(lettersRead(200)).isEqualTo(lettersRead(1));
  }

  /// {@return how many rows of letters are read while a letter comes and a deadline passes, in a
  /// game of which each seat has written so many letters before}
  private static int lettersRead(int letters) {
    try (Bureau bureau = new Bureau(() -> Secrets.seeded("cost"))) {
      List<Bureau.Mail> start = bureau.begin();
      bureau.ask(
          unitOfWork -> {
            StoredGame game = unitOfWork.game("bismarck").orElseThrow();
            InboxRow message = unitOfWork.enter(message("long ago", 1));
            game.seats().forEach(seat -> written(unitOfWork, seat, message, letters));
            return letters;
          });
      bureau.ask(
          unitOfWork -> {
            StoredGame game = unitOfWork.game("bismarck").orElseThrow();
            return game.seats().stream().mapToInt(seat -> game.letters(seat).size()).sum();
          });
      try (Statements statements = Statements.of(bureau.ledger)) {
        bureau.answer(start.getFirst(), bureau.armies("Red").getFirst() + " H");
        bureau.passes(PHASE);
        bureau.works();
        assertThat(bureau.game().phase()).isEqualTo("F1865M");
        return statements.rows().entrySet().stream()
            .filter(rows -> rows.getKey().contains("from letter"))
            .mapToInt(Map.Entry::getValue)
            .sum();
      }
    }
  }

  private static void written(
      UnitOfWork unitOfWork, StoredSeat seat, InboxRow message, int letters) {
    for (int i = 0; i < letters; i++) {
      LetterRow letter = new LetterRow();
      letter.gameId = seat.gameId();
      letter.seatId = seat.id();
      letter.inboxId = message.id;
      letter.phase = "F1864M";
      letter.text = "BER - MUN";
      unitOfWork.enter(letter);
    }
  }

  @Test
  void reportsLeaveBeforeTheNextGamesAreJudged() {
    // Of games with one deadline those judged together are told of while the next one waits.
    try (Bureau bureau = new Bureau(() -> Secrets.seeded("cost"))) {
      bureau.begin();
      for (int i = 1; i <= GamesTogether.MOST; i++) {
        bureau.write("master@localhost", "CREATE sedan" + i + " blood-and-iron");
        for (String player : Bureau.PLAYERS) {
          bureau.write(player, "JOIN sedan" + i);
        }
        bureau.write("master@localhost", "START sedan" + i);
      }
      List<List<String>> phases = new ArrayList<>();
      bureau.sends(
          () ->
              phases.add(
                  bureau.ask(
                      unitOfWork -> unitOfWork.games().stream().map(StoredGame::phase).toList())));
      bureau.passes(PHASE);
      bureau.works();
      assertThat(phases)
          .anyMatch(
              now ->
                  Collections.frequency(now, "F1865M") == GamesTogether.MOST
                      && Collections.frequency(now, "S1865M") == 1);
    }
  }

  @Test
  void aPictureIsKeptOnceForAWholeTable() {
    // Five players and the master get one map: it lies in the ledger once until the last is served.
    try (Bureau bureau = new Bureau(() -> Secrets.seeded("cost"))) {
      List<Bureau.Mail> reports = bureau.begin();
      assertThat(reports).hasSize(5).allMatch(mail -> mail.html().contains("cid:map"));
      List<ParcelRow> parcels =
          bureau.ask(
              unitOfWork ->
                  unitOfWork.outTray().waiting(false).stream()
                      .map(due -> unitOfWork.parcel(due.id()))
                      .filter(parcel -> !parcel.files.isEmpty())
                      .toList());
      assertThat(parcels).hasSizeGreaterThanOrEqualTo(6);
      String shared = parcels.getLast().files.lines().findFirst().orElseThrow();
      assertThat(parcels)
          .as("the map, and no more than what is around the reader")
          .allMatch(parcel -> parcel.files.startsWith(shared) && parcel.files.lines().count() <= 2);
      assertThat(parcels)
          .noneMatch(
              parcel ->
                  new String(parcel.bytes, StandardCharsets.US_ASCII).contains("\r\n\r\nAQ==\r\n"));
      assertThat(count(bureau)).isEqualTo(1 + 5);
      bureau.ask(
          unitOfWork -> {
            parcels
                .subList(1, parcels.size())
                .forEach(parcel -> unitOfWork.enclosures().release(unitOfWork.parcel(parcel.id)));
            return parcels;
          });
      assertThat(count(bureau)).isEqualTo(parcels.getFirst().files.lines().count());
      bureau.ask(
          unitOfWork -> {
            unitOfWork.enclosures().release(unitOfWork.parcel(parcels.getFirst().id));
            return parcels;
          });
      assertThat(count(bureau)).isZero();
    }
  }

  private static long count(Bureau bureau) {
    try (var connection = bureau.ledger.source().getConnection();
        var statement = connection.createStatement();
        var rows = statement.executeQuery("select count(*) from enclosure")) {
      rows.next();
      return rows.getLong(1);
    } catch (java.sql.SQLException e) {
      throw new IllegalStateException(e);
    }
  }
}
