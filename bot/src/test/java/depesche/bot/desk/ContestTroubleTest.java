package depesche.bot.desk;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.bot.chance.ProofCheck;
import depesche.bot.chance.Secrets;
import depesche.bot.chance.TranscriptFile;
import depesche.bot.chance.Verification;
import depesche.bot.desk.Bureau.Mail;
import depesche.bot.game.Replay;
import depesche.bot.ledger.GameLife;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A contest in which something goes wrong: many tables, silence, resignations, a rollback, and a
/// moderator who changes what was drawn.
class ContestTroubleTest {

  private static final String MASTER = "master@localhost";
  private static final String RED = "anna@x.org";
  private static final String BLUE = "bert@x.org";
  private static final Path VERIFY = Path.of("..").toAbsolutePath().resolve("docs/verify");

  private static final String[] TURN = {
    "ALLOCATE 1 1 0",
    "SIDE GERMANY > GB > RUSSIA > AUSTRIA > ITALY > TURKEY",
    "LOSE PL > NL > C > Z",
    "DISC FROM INFLUENCE > EVENT > POLITICS > DIPLOMACY",
    "CHOOSE 1",
    "END"
  };

  private static final Pattern OF_A_TABLE =
      Pattern.compile("The row|The track|Your hand|The dice show|lost in turn|comes? up on place");

  private final Bureau bureau = new Bureau(() -> Secrets.seeded("a contest"));
  private final Map<String, Mail> latest = new LinkedHashMap<>();

  @TempDir private Path folder = Path.of("");

  @AfterEach
  void close() {
    bureau.close();
  }

  private List<Mail> began(String... players) {
    bureau.write(MASTER, "CREATE bismarck bismarcks-dance contest reopen=ON");
    for (String player : players) {
      bureau.write(player, "JOIN bismarck");
    }
    return heard(bureau.write(MASTER, "START bismarck"));
  }

  private List<Mail> heard(List<Mail> mails) {
    mails.stream()
        .filter(mail -> !mail.subject().contains("saved"))
        .forEach(mail -> latest.put(mail.to(), mail));
    return mails;
  }

  private List<Mail> says(String player, String... lines) {
    return heard(bureau.answer(Objects.requireNonNull(latest.get(player)), lines));
  }

  private List<Mail> days(int days) {
    List<Mail> mails = new ArrayList<>();
    for (int day = 0; day < days; day++) {
      bureau.passes(Duration.ofDays(1));
      mails.addAll(heard(bureau.works()));
    }
    return mails;
  }

  private GameLife.State state() {
    return bureau.asks(game -> game.state());
  }

  /// {@return what is different when all is judged again}
  private String replayed() {
    return bureau.asks(game -> Replay.of(game, Bureau.library()).difference().orElse(""));
  }

  private static String read(Mail mail) {
    return String.join("\n", mail.subject(), Holders.flat(mail), mail.html(), mail.transcript());
  }

  private static void tellsOthersNothing(List<Mail> mails, String player) {
    assertThat(mails)
        .filteredOn(mail -> !mail.to().equals(player))
        .noneMatch(mail -> OF_A_TABLE.matcher(read(mail)).find());
  }

  @Test
  void aReportIsAnsweredWhateverOthersHaveDoneSince() {
    // No table waits for another: Blue is asked the same, no matter who has moved meanwhile.
    began(RED, BLUE);
    Mail first = Objects.requireNonNull(latest.get(BLUE));
    says(RED, TURN);
    says(RED, TURN);
    assertThat(says(BLUE, TURN)).anyMatch(mail -> read(mail).contains("The dice show"));
    // Their own step makes an older report stale, as in any game.
    assertThat(read(bureau.answer(first, TURN).getLast())).contains("is meant for 1-Contest-1");
  }

  @Test
  void eightTablesAreApart() {
    // Two to eight seats; what a table does is told to its player alone.
    String[] players =
        Stream.of("a", "b", "c", "d", "e", "f", "g", "h")
            .map(name -> name + "@x.org")
            .toArray(String[]::new);
    List<Mail> begun = began(players);
    for (String player : players) {
      assertThat(begun)
          .filteredOn(mail -> mail.to().equals(player))
          .anyMatch(mail -> read(mail).contains("The row"));
    }
    for (String player : players) {
      List<Mail> mails = says(player, TURN);
      assertThat(mails)
          .as(player)
          .allMatch(mail -> mail.to().equals(player))
          .anyMatch(mail -> read(mail).contains("The dice show"));
    }
    assertThat(bureau.<Integer>asks(game -> game.position().demands().size())).isEqualTo(8);
    assertThat(replayed()).isEmpty();
  }

  @Test
  void whoIsSilentIsNotWaitedForAndNobodyHearsHowTheyStand() {
    // A deadline judges what was begun; a table that lets two pass comes last. One ends early.
    began(RED, BLUE);
    tellsOthersNothing(says(RED, TURN), RED);
    List<Mail> mails = days(40);
    assertThat(mails)
        .filteredOn(mail -> mail.to().equals(BLUE) && read(mail).contains("not played on"))
        .isNotEmpty();
    assertThat(state()).isNotEqualTo(GameLife.State.RUNNING);
    assertThat(mails)
        .filteredOn(mail -> mail.to().equals(MASTER))
        .filteredOn(mail -> !mail.text().contains("Final standing"))
        .noneMatch(mail -> OF_A_TABLE.matcher(read(mail)).find());
  }

  @Test
  void aRollbackTellsNothingOfATable() {
    // No step is opened again, since its dice have been seen, and the refusal tells nothing of a
    // table.
    began(RED, BLUE);
    says(RED, TURN);
    String phase = bureau.asks(game -> game.phase());
    says(BLUE, TURN);
    List<Mail> mails = new ArrayList<>();
    String again = "ROLLBACK bismarck " + phase + " REPLAY=OFF REASON a fault";
    mails.addAll(heard(bureau.write(MASTER, again)));
    assertThat(mails).isNotEmpty().allMatch(mail -> mail.to().equals(MASTER));
    assertThat(Holders.flat(mails.getLast())).contains("was drawn in");
    tellsOthersNothing(mails, RED);
    tellsOthersNothing(mails, BLUE);
    assertThat(replayed()).isEmpty();
    assertThat(says(RED, TURN)).isNotEmpty();
  }

  private String opened() {
    began(RED, BLUE);
    says(RED, TURN);
    says(BLUE, TURN);
    bureau.write(MASTER, "OPEN bismarck");
    return bureau.write(RED, "TRANSCRIPT bismarck").getLast().transcript();
  }

  @Test
  void aDieThatWasChangedIsFound() throws IOException {
    // Issue: the verifier proves that all had the same; so a doctored draw must fail, in all three.
    String whole = opened();
    assertThat(Verification.of(TranscriptFile.read("t", whole), List.of()))
        .allMatch(ProofCheck::passed);
    assertThat(runs(whole)).containsOnly(0);
    Matcher die =
        Pattern.compile("\"below\" : 36,\\s+\"of\" : \\[ \\],\\s+\"got\" : \\[ \"(\\d+)\" \\]")
            .matcher(whole);
    assertThat(die.find()).isTrue();
    int other = (Integer.parseInt(die.group(1)) + 1) % 36;
    String forged =
        new StringBuilder(whole).replace(die.start(1), die.end(1), "" + other).toString();
    assertThat(Verification.of(TranscriptFile.read("t", forged), List.of()))
        .filteredOn(check -> !check.passed())
        .extracting(ProofCheck::line)
        .anyMatch(line -> line.contains("dice contest"));
    assertThat(runs(forged)).containsOnly(1);
  }

  @Test
  void aDieThatWasDrawnAnewForOneTableIsFound() {
    // All chance lies in turn 1. What is drawn later would be for one table alone, and the sums
    // over what was published do not hold it.
    String whole = opened();
    int second = whole.indexOf("\"turn\" : 2");
    int draws = whole.indexOf("\"draws\" : [ ]", second);
    String more =
        "\"draws\" : [ {\"purpose\" : \"dice\", \"scope\" : \"2/1\", \"steps\" : [ {\"below\" :"
            + " 36, \"of\" : [ ], \"got\" : [ \"35\" ]} ]} ]";
    String forged =
        new StringBuilder(whole)
            .replace(draws, draws + "\"draws\" : [ ]".length(), more)
            .toString();
    assertThat(Verification.of(TranscriptFile.read("t", forged), List.of()))
        .filteredOn(check -> !check.passed())
        .extracting(ProofCheck::line)
        .anyMatch(line -> line.startsWith("turn 2: the sum"));
  }

  /// {@return how the two programs for players end}
  private List<Integer> runs(String transcript) throws IOException {
    Path file = Files.writeString(folder.resolve("transcript.json"), transcript);
    String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    List<Integer> exits = new ArrayList<>();
    for (List<String> call :
        List.of(
            List.of("python3", VERIFY.resolve("verify.py").toString(), file.toString()),
            List.of(java, VERIFY.resolve("Verify.java").toString(), file.toString()))) {
      Process process = new ProcessBuilder(call).redirectErrorStream(true).start();
      String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
      assertThat(said).isNotBlank();
      exits.add(process.onExit().join().exitValue());
    }
    return exits;
  }

  @Test
  void whoResignsIsNotSeenToHaveResignedByTheirTable() {
    // The others play on; that a seat is free is public, how its table stood is not.
    began(RED, BLUE);
    says(BLUE, TURN);
    List<Mail> mails = says(BLUE, "RESIGN bismarck");
    tellsOthersNothing(mails, BLUE);
    Optional<Mail> toRed = mails.stream().filter(mail -> mail.to().equals(RED)).findFirst();
    assertThat(toRed).isPresent();
    assertThat(says(RED, TURN)).allMatch(mail -> mail.to().equals(RED));
  }
}
