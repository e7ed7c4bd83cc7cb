package depesche.bot.desk;

import static depesche.bot.desk.Bureau.PLAYERS;
import static org.assertj.core.api.Assertions.assertThat;

import depesche.bot.chance.GameSeed;
import depesche.bot.chance.ProofCheck;
import depesche.bot.chance.Transcript;
import depesche.bot.chance.TranscriptFile;
import depesche.bot.chance.Verification;
import depesche.bot.game.Replay;
import depesche.bot.game.TranscriptWriter;
import depesche.bot.ledger.GameLife;
import depesche.bot.ledger.StoredSeat;
import depesche.bot.ledger.turn.LetterRow;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/// Players can check the moderator: what was fixed before the game, what each turn proves, whose
/// letters were used, and all of it when the game is over.
class FairnessTest {

  private static final Duration PHASE = Duration.ofDays(3);
  private static final Pattern HASH = Pattern.compile("[0-9a-f]{64}");

  private final Bureau bureau = new Bureau();

  @AfterEach
  void close() {
    bureau.close();
  }

  private static List<String> hashes(String text) {
    return HASH.matcher(text).results().map(MatchResult::group).toList();
  }

  private static Bureau.Mail to(String address, List<Bureau.Mail> mails) {
    return mails.stream().filter(mail -> mail.to().equals(address)).toList().getLast();
  }

  private String dossier(Optional<StoredSeat> reader) {
    return bureau.asks(game -> TranscriptWriter.of(game, reader));
  }

  private static void holds(String transcript, List<String> known) {
    List<ProofCheck> checks = Verification.of(TranscriptFile.read("transcript", transcript), known);
    assertThat(checks)
        .hasSizeGreaterThan(3)
        .allSatisfy(proofCheck -> assertThat(proofCheck.passed()).as(proofCheck.line()).isTrue());
  }

  private static List<Transcript.Letter> letters(Transcript transcript) {
    return transcript.turns().stream().flatMap(turn -> turn.opened().letters().stream()).toList();
  }

  @Test
  void theCommitmentStandsBeforeAnyPhraseAndNeverChanges() {
    // chance.md 2.1: anchor and commitment are published before the first phrase.
    String created =
        bureau.write("master@localhost", "CREATE bismarck blood-and-iron").getFirst().text();
    List<String> fixed = hashes(created);
    assertThat(fixed).hasSize(2);
    PLAYERS.forEach(
        player ->
            assertThat(hashes(to(player, bureau.write(player, "JOIN bismarck")).text()))
                .isEqualTo(fixed));
    List<Bureau.Mail> start = bureau.write("master@localhost", "START bismarck");
    PLAYERS.forEach(player -> assertThat(hashes(to(player, start).text())).containsAll(fixed));
    holds(dossier(Optional.empty()), fixed);
  }

  @Test
  void pledgedPhrasesAreToldWhenAllPledgesAreOut() {
    // chance.md 2.2: a pledge, the list of all, then the phrases; the last one opens the game.
    bureau.write("master@localhost", "CREATE bismarck blood-and-iron");
    List<Bureau.Mail> welcome =
        PLAYERS.stream().map(player -> to(player, bureau.write(player, "JOIN bismarck"))).toList();
    String red = GameSeed.pledge("Red", "red fox");
    String blue = GameSeed.pledge("Blue", "blue whale");
    bureau.answer(welcome.get(0), "PLEDGE " + red);
    bureau.answer(welcome.get(1), "PLEDGE " + blue);
    bureau.answer(welcome.get(2), "ENTROPY seven   grey geese");
    assertThat(bureau.answer(welcome.get(0), "REVEAL red fox").getFirst().text())
        .contains("not yet, please");
    List<Bureau.Mail> list = bureau.write("master@localhost", "START bismarck");
    PLAYERS.forEach(
        player -> assertThat(hashes(to(player, list).text())).containsExactly(red, blue));
    assertThat(bureau.game().state()).isEqualTo(GameLife.State.REVEALING);
    assertThat(bureau.answer(welcome.get(2), "ENTROPY late").getFirst().text())
        .contains("not possible now");
    assertThat(bureau.answer(welcome.get(0), "REVEAL red wolf").getFirst().text())
        .contains("not the phrase");
    bureau.answer(welcome.get(0), "REVEAL red fox");
    assertThat(bureau.game().state()).isEqualTo(GameLife.State.REVEALING);
    List<Bureau.Mail> start = bureau.answer(welcome.get(1), "REVEAL blue whale");
    assertThat(bureau.game().state()).isEqualTo(GameLife.State.RUNNING);
    assertThat(to("emma@x.org", start).text().replaceAll("\\s+", " "))
        .contains("Red added the phrase “red fox”, as pledged")
        .contains("Green added the phrase “seven grey geese”, unpledged")
        .contains("Black added no phrase");
    holds(dossier(Optional.empty()), List.of(red, blue));
  }

  @Test
  void aPhraseNotToldByTheDeadlineCountsAsNone() {
    // chance.md 2.2: a missing reveal counts as empty and is listed by name.
    bureau.write("master@localhost", "CREATE bismarck blood-and-iron");
    List<Bureau.Mail> welcome =
        PLAYERS.stream().map(player -> to(player, bureau.write(player, "JOIN bismarck"))).toList();
    bureau.answer(welcome.get(0), "PLEDGE " + GameSeed.pledge("Red", "red fox"));
    bureau.write("master@localhost", "START bismarck");
    bureau.passes(Duration.ofHours(25));
    assertThat(to("bert@x.org", bureau.works()).text().replaceAll("\\s+", " "))
        .contains("Red did not reveal the phrase it pledged");
    holds(dossier(Optional.empty()), List.of());
  }

  @Test
  void aReceiptIsUnderTheRootOfItsTurn() {
    // chance.md 2.7: players can check their own letters under the root of the turn.
    List<Bureau.Mail> start = bureau.begin();
    bureau.answer(start.get(1), "SET SEALS ON");
    String army = bureau.armies("Red").getFirst();
    String code = hashes(bureau.answer(start.getFirst(), army + " H").getFirst().text()).getFirst();
    bureau.passes(PHASE);
    List<Bureau.Mail> mails = bureau.works();
    Bureau.Mail seal =
        mails.stream()
            .filter(mail -> mail.to().equals("master@localhost"))
            .findFirst()
            .orElseThrow();
    String root = hashes(seal.text()).getFirst();
    assertThat(mails)
        .filteredOn(mail -> mail.to().equals("bert@x.org"))
        .filteredOn(mail -> mail.text().contains(root))
        .hasSize(1);
    String report = to("anna@x.org", mails).text();
    assertThat(hashes(report)).as("sum and chain").hasSize(2);
    assertThat(to("bert@x.org", mails).text()).doesNotContain(code);
    Bureau.Mail sheet = bureau.answer(to("anna@x.org", mails), "TRANSCRIPT").getFirst();
    holds(
        sheet.transcript(),
        List.of(code, root, hashes(report).getFirst(), hashes(report).getLast()));
    Transcript own = TranscriptFile.read("own", sheet.transcript());
    assertThat(letters(own)).extracting(Transcript.Letter::code).containsExactly(code);
    Bureau.Mail other = bureau.answer(to("bert@x.org", mails), "TRANSCRIPT").getFirst();
    assertThat(letters(TranscriptFile.read("other", other.transcript()))).isEmpty();
    assertThat(bureau.write("anna@x.org", "TRANSCRIPT bismarck").getFirst().transcript())
        .doesNotContain(code);
  }

  @Test
  void whatComesAfterTheSealDoesNotCount() {
    // The root is entered before the turn is judged, and judging uses exactly the letters under it,
    // also when a crash comes in between.
    List<Bureau.Mail> start = bureau.begin();
    String army = bureau.armies("Red").getFirst();
    bureau.answer(start.getFirst(), army + " H");
    bureau.seals();
    bureau.crashes();
    String before = bureau.game().phase();
    bureau.arrives("anna@x.org", start.getFirst().replyTo(), bureau.now(), "CLEAR", army + " H");
    List<Bureau.Mail> mails = bureau.works();
    assertThat(bureau.game().phase()).isNotEqualTo(before);
    assertThat(mails)
        .filteredOn(mail -> mail.to().equals("anna@x.org"))
        .anyMatch(mail -> mail.text().contains("this is meant for S1865M"));
    List<LetterRow> letters = bureau.asks(game -> game.letters(bureau.seat(0)));
    assertThat(letters).hasSize(1);
    assertThat(bureau.asks(game -> Replay.of(game, Bureau.library())).difference()).isEmpty();
    holds(dossier(Optional.empty()), List.of());
  }

  @Test
  void aGameGivenUpIsOpenedWhole() {
    // chance.md 2.9: abandoned games are opened too.
    List<Bureau.Mail> start = bureau.begin();
    bureau.answer(start.getFirst(), bureau.armies("Red").getFirst() + " H");
    bureau.passes(PHASE);
    bureau.works();
    assertThat(bureau.write("master@localhost", "OPEN").getFirst().text().replaceAll("\\s+", " "))
        .contains("OPEN bismarck");
    assertThat(bureau.write("anna@x.org", "OPEN bismarck").getFirst().text()).contains("master");
    List<Bureau.Mail> mails = bureau.write("master@localhost", "OPEN bismarck");
    assertThat(bureau.game().state()).isEqualTo(GameLife.State.OVER);
    for (String player : PLAYERS) {
      holds(to(player, mails).transcript(), List.of());
    }
    Transcript whole = TranscriptFile.read("whole", to("emma@x.org", mails).transcript());
    assertThat(whole.keys().hidden()).isNotEmpty();
    assertThat(whole.turns()).hasSize(3);
    assertThat(letters(whole)).hasSize(1);
    bureau.passes(PHASE.multipliedBy(9));
    assertThat(bureau.works()).isEmpty();
    assertThat(bureau.write("anna@x.org", "TRANSCRIPT bismarck").getFirst().transcript())
        .isEqualTo(to("emma@x.org", mails).transcript());
  }
}
