package depesche.bot.desk;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.adjudicator.rules.Rules;
import depesche.bot.chance.Transcript;
import depesche.bot.chance.TranscriptFile;
import depesche.bot.chance.Verification;
import depesche.bot.desk.Bureau.Mail;
import depesche.bot.game.Library;
import depesche.bot.game.Replay;
import depesche.bot.ledger.GameLife;
import depesche.bot.ledger.StoredGame;
import depesche.bot.ledger.UnitOfWork;
import depesche.bot.report.MailWriter;
import depesche.bot.report.Painters;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// What the seam offers and no title of ours uses yet, proved with a title that does: through the
/// desk, the ledger and the reports.
class ParleyTest {

  private static final String MASTER = "master@localhost";
  private static final String ANNA = "anna@x.org";
  private static final String BERT = "bert@x.org";
  private static final String CORA = "cora@x.org";

  private static final List<String> SENTENCES =
      List.of(
          "WordWanted: say a word in turn ${turn}.",
          "RulingWanted: rule on turn ${turn}.",
          "Whispered: ${from} whispers to ${to}: ${word}.",
          "Spoken: ${from} has spoken.",
          "Digest: acts <#list acts as act>${act} </#list>; ruling ${ruling}.",
          "Odd: “${text}” says nothing.",
          "Meant: you say ${text}.",
          "Even: nobody wins.");

  @TempDir Path templates;

  private final Parley parley = new Parley();
  private Bureau bureau;

  @BeforeEach
  void aTitleWithItsTemplates() throws IOException {
    Path ours = Path.of("..").toAbsolutePath().normalize().resolve("templates");
    try (Stream<Path> files = Files.walk(ours)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        Path copy = templates.resolve(ours.relativize(file).toString());
        Files.createDirectories(copy.getParent());
        Files.copy(file, copy);
      }
    }
    Path folder = Files.createDirectories(templates.resolve("parley"));
    Files.writeString(folder.resolve("sentences.txt"), String.join("\n", SENTENCES) + "\n");
    for (String name : List.of("state", "note")) {
      Files.writeString(folder.resolve(name + ".ftl"), "");
    }
    Files.writeString(
        folder.resolve("words.ftl"),
        """
        <#assign manner = {"lines": "words", "replaces": "", "opened": "all", "help": "GENERAL",
          "picture": "table"}>
        """);
    String report = "<#list news.rest() as one>${say(one)}\n</#list>";
    Files.writeString(folder.resolve("report.ftl"), report);
    bureau = new Bureau(List.<Rules<?, ?>>of(parley), MailWriter.load(templates));
  }

  @AfterEach
  void close() {
    bureau.close();
  }

  private List<Mail> begin(String... options) {
    bureau.write(MASTER, "CREATE congress parley " + String.join(" ", options));
    List.of(ANNA, BERT, CORA).forEach(player -> bureau.write(player, "JOIN congress"));
    List<Mail> begun = bureau.write(MASTER, "START congress");
    assertThat(game().state()).as(begun.getLast().text()).isEqualTo(GameLife.State.RUNNING);
    return begun;
  }

  private StoredGame game() {
    return bureau.ask(unitOfWork -> unitOfWork.game("congress").orElseThrow());
  }

  /// {@return what one of them was sent, last of all}
  private static Mail to(String address, List<Mail> mails) {
    return mails.stream()
        .filter(mail -> mail.to().equals(address))
        .reduce((_, later) -> later)
        .orElseThrow();
  }

  private static List<String> readers(List<Mail> mails) {
    return mails.stream()
        .filter(mail -> !mail.text().contains("you say"))
        .map(Mail::to)
        .distinct()
        .sorted()
        .toList();
  }

  @Test
  void anActIsToldToThoseItConcernsAndTheDigestToAll() {
    // Step.Size.ACT: no report to everybody; the seats it names, and who is asked next.
    List<Mail> begun = begin();
    List<Mail> first = bureau.answer(to(ANNA, begun), "SAY peace TO Green");
    assertThat(readers(first)).containsExactly(ANNA, BERT, CORA, MASTER);
    assertThat(to(CORA, first).text()).contains("Red whispers to Green: peace");
    assertThat(to(BERT, first).text()).contains("say a word in turn 1").doesNotContain("whispers");
    assertThat(to(MASTER, first).text()).doesNotContain("peace", "has spoken");
    List<Mail> second = bureau.answer(to(BERT, first), "SAY war TO Red");
    // The master hears of the seal of a phase, not of one for each act in it.
    assertThat(to(MASTER, first).text()).contains("sealed under the root");
    assertThat(readers(second)).contains(ANNA, CORA).doesNotContain(MASTER);
    assertThat(game().phase()).isEqualTo("1-Talk");
    List<Mail> third = bureau.answer(to(CORA, second), "SAY truce TO Blue");
    assertThat(to(BERT, third).text()).contains("Green whispers to Blue: truce");
    List<Mail> digest = bureau.write(MASTER, "RULE yes");
    for (String player : List.of(ANNA, BERT, CORA, MASTER)) {
      assertThat(plain(to(player, digest)))
          .contains("acts Red>Green:peace Blue>Red:war Green>Blue:truce ; ruling yes");
    }
    assertThat(game().phase()).isEqualTo("2-Talk");
  }

  private static String plain(Mail mail) {
    return mail.text().replaceAll("\\s+", " ");
  }

  /// All seats have spoken in this turn.
  private List<Mail> talk(List<Mail> begun) {
    List<Mail> first = bureau.answer(to(ANNA, begun), "SAY peace TO Green");
    List<Mail> second = bureau.answer(to(BERT, first), "SAY war TO Red");
    return bureau.answer(to(CORA, second), "SAY truce TO Blue");
  }

  @Test
  void theMasterIsAskedAsASeatIs() {
    // Seat.MASTER: asked, shown how to answer, reminded, and nobody else can answer for them.
    List<Mail> begun = begin();
    List<Mail> asked = talk(begun);
    assertThat(plain(to(MASTER, asked))).contains("rule on turn 1", "RULE yes");
    assertThat(bureau.write(MASTER, "SAY hello TO Red").getLast().text()).contains("says nothing");
    assertThat(bureau.answer(to(ANNA, begun), "PHASE 1-Ruling", "RULE no").getLast().text())
        .contains("says nothing");
    bureau.passes(Duration.ofDays(4));
    List<Mail> waits = bureau.works();
    assertThat(plain(to(ANNA, waits))).contains("cannot go on without the master");
    assertThat(plain(to(MASTER, waits))).contains("rule on turn 1");
    List<Mail> ruled = bureau.write(MASTER, "RULE yes");
    assertThat(plain(ruled.getFirst())).contains("you say RULE yes");
    assertThat(game().phase()).isEqualTo("2-Talk");
  }

  @Test
  void aGameWithTheMastersLettersCanBeVerifiedAndReplayed() {
    // The master's letters are sealed, published and replayed as those of a seat.
    talk(talkAndRule(begin()));
    List<Mail> over = bureau.write(MASTER, "RULE no");
    assertThat(game().state()).isEqualTo(GameLife.State.OVER);
    Transcript transcript = TranscriptFile.read("t", to(ANNA, over).transcript());
    assertThat(Verification.of(transcript, List.of()))
        .allSatisfy(proofCheck -> assertThat(proofCheck.passed()).as(proofCheck.line()).isTrue());
    Replay replay =
        bureau.ask(
            unitOfWork ->
                Replay.of(unitOfWork.game("congress").orElseThrow(), new Library(List.of(parley))));
    assertThat(replay.difference()).isEmpty();
  }

  private List<Mail> talkAndRule(List<Mail> begun) {
    talk(begun);
    return bureau.write(MASTER, "RULE yes");
  }

  @Test
  void aDemandThatWaitsWakesAtEveryDeadline() {
    // Silence.WAITS: nobody can be passed over; everyone is told, and the seat can be taken over.
    begin();
    bureau.passes(Duration.ofDays(4));
    List<Mail> first = bureau.works();
    assertThat(plain(to(MASTER, first))).contains("cannot go on without Red", "Red sent nothing");
    assertThat(plain(to(ANNA, first))).contains("say a word in turn 1");
    assertThat(bureau.write(MASTER, "PROCESS congress 1-Talk").getLast().text())
        .contains("cannot go on");
    assertThat(game().turn()).isEqualTo(1);
    bureau.passes(Duration.ofDays(4));
    assertThat(plain(to(BERT, bureau.works()))).contains("counts as abandoned");
    assertThat(game().state()).isEqualTo(GameLife.State.RUNNING);
    List<Mail> joined = bureau.write("dirk@x.org", "JOIN congress");
    bureau.passes(Duration.ofDays(4));
    bureau.works();
    List<Mail> said = bureau.answer(to("dirk@x.org", joined), "SAY peace TO Blue");
    assertThat(readers(said)).contains(BERT);
    assertThat(game().turn()).isEqualTo(2);
  }

  @Test
  void anActLeavesTheDeadlineOfItsPhase() {
    // A digest comes at a time the game chooses: acts do not put it off.
    List<Mail> begun = begin();
    String before = bureau.ask(unitOfWork -> deadline(unitOfWork));
    bureau.passes(Duration.ofHours(5));
    bureau.answer(to(ANNA, begun), "SAY peace TO Green");
    String after = bureau.ask(unitOfWork -> deadline(unitOfWork));
    assertThat(after).isEqualTo(before);
  }

  private static String deadline(UnitOfWork unitOfWork) {
    return unitOfWork.game("congress").flatMap(StoredGame::deadline).orElseThrow().toString();
  }

  @Test
  void theDeckThatAnOptionNamesIsCommittedTo() {
    // decks(options): the cards of the chosen deck enter the commitment, not those of the default.
    begin("deck=yours");
    assertThat(game().chance().setup()).contains("Waffenruhe").doesNotContain("peace");
  }

  @Test
  void aSheetIsPaintedAndSaidInWords() throws IOException {
    // SheetPicture: what a title composes of tracks, cards and counters is a file and words.
    begin();
    Mail sheet = bureau.write(ANNA, "MAP congress").getLast();
    assertThat(plain(sheet))
        .contains("The table is attached", "now first", "now second (inactive)")
        .contains("Congress: everybody speaks (costs 2)", "(empty)", "acts 0");
    byte[] png =
        new Painters(List.of()).png(Parley.sheet(new Parley.Talk(List.of("Red"), 1, List.of())));
    BufferedImage image = ImageIO.read(new ByteArrayInputStream(png));
    assertThat(image.getWidth()).isEqualTo(1200);
    assertThat(image.getHeight()).isBetween(400, 900);
  }

  @Test
  void aGameOfAnotherEditionIsHeld() {
    // Title.edition: a game stays with the edition it began with; nobody judges it by another.
    List<Mail> begun = begin();
    parley.becomes("2");
    bureau.crashes();
    List<Mail> held = bureau.works();
    assertThat(game().state()).isEqualTo(GameLife.State.PAUSED);
    assertThat(plain(to(MASTER, held)))
        .contains("began with edition 1 of the rules of parley", "has edition 2");
    assertThat(plain(bureau.write(MASTER, "RESUME congress").getLast())).contains("has edition 2");
    assertThat(plain(bureau.answer(to(ANNA, begun), "SAY peace TO Green").getLast()))
        .contains("has edition 2");
    // It is not shown as the other rules would see it, either.
    for (String question : List.of("HISTORY", "MAP", "STATUS")) {
      List<Mail> answers = bureau.write(MASTER, question + " congress");
      assertThat(plain(answers.getFirst())).contains("has edition 2");
      assertThat(answers).noneMatch(answer -> plain(answer).contains("acts 0"));
    }
    bureau.passes(Duration.ofDays(9));
    bureau.works();
    assertThat(game().turn()).isEqualTo(1);
    parley.becomes("1");
    bureau.write(MASTER, "RESUME congress");
    assertThat(game().state()).isEqualTo(GameLife.State.RUNNING);
  }
}
