package depesche.bot.desk;

import static depesche.bot.desk.Bureau.PLAYERS;
import static org.assertj.core.api.Assertions.assertThat;

import depesche.bot.chance.ProofCheck;
import depesche.bot.chance.Transcript;
import depesche.bot.chance.TranscriptFile;
import depesche.bot.chance.Verification;
import depesche.bot.game.Replay;
import depesche.bot.game.TranscriptWriter;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/// chance.md 2.8: a public value that did not exist at the deadline, named in advance and typed in
/// by the master, enters the draws of a turn.
class MixTest {

  private static final Duration PHASE = Duration.ofDays(3);
  private static final String MASTER = "master@localhost";
  private static final String SOURCE = "closing value of the index on the day after the deadline";

  private final Bureau bureau = new Bureau();

  @AfterEach
  void close() {
    bureau.close();
  }

  private static String plain(Bureau.Mail mail) {
    return mail.text().replaceAll("\\s+", " ");
  }

  private Transcript transcript() {
    String text = bureau.asks(game -> TranscriptWriter.of(game, Optional.empty()));
    return TranscriptFile.read("transcript", text);
  }

  @Test
  void theTurnWaitsForItsValueAndNoLetterDoes() {
    // The value comes when the letters are sealed, so that it can steer nobody's orders.
    List<Bureau.Mail> start = bureau.begin();
    List<Bureau.Mail> told = bureau.write(MASTER, "SET MIX bismarck " + SOURCE);
    PLAYERS.forEach(
        player ->
            assertThat(told)
                .anyMatch(mail -> mail.to().equals(player) && plain(mail).contains(SOURCE)));
    assertThat(plain(bureau.write(MASTER, "MIX bismarck 19,456.78").getLast()))
        .contains("bismarck does not need a value now");
    String army = bureau.armies("Red").getFirst();
    bureau.answer(start.getFirst(), army + " H");
    String phase = bureau.game().phase();
    bureau.passes(PHASE);
    List<Bureau.Mail> sealed = bureau.works();
    assertThat(sealed)
        .filteredOn(mail -> plain(mail).contains(SOURCE))
        .extracting(Bureau.Mail::to)
        .containsAll(PLAYERS)
        .contains(MASTER);
    assertThat(bureau.game().phase()).isEqualTo(phase);
    bureau.passes(PHASE);
    assertThat(bureau.works()).isEmpty();
    assertThat(plain(bureau.answer(start.getFirst(), army + " H").getFirst())).contains("sealed");
    assertThat(plain(bureau.write("anna@x.org", "MIX bismarck 1").getFirst())).contains("master");
    List<Bureau.Mail> judged = bureau.write(MASTER, "MIX bismarck 19,456.78");
    assertThat(bureau.game().phase()).isNotEqualTo(phase);
    assertThat(judged)
        .filteredOn(mail -> PLAYERS.contains(mail.to()))
        .hasSize(PLAYERS.size())
        .allMatch(mail -> plain(mail).contains("“" + SOURCE + ": 19,456.78”"));
    assertThat(plain(bureau.write(MASTER, "MIX bismarck 20,000").getLast()))
        .contains("does not need a value now");
    assertThat(transcript().turns().getLast().mix()).isEqualTo(SOURCE + ": 19,456.78");
    assertThat(Verification.of(transcript(), List.of())).allMatch(ProofCheck::passed);
    assertThat(bureau.asks(game -> Replay.of(game, Bureau.library())).difference()).isEmpty();
  }

  @Test
  void aSourceCountsForTheLettersSealedUnderItAndCanEnd() {
    // The source that was announced when the letters were sealed holds for them, whatever the
    // master says later.
    bureau.begin();
    assertThat(plain(bureau.write(MASTER, "MIX bismarck 1").getFirst()))
        .contains("no source has been announced");
    assertThat(plain(bureau.write(MASTER, "SET MIX bismarck").getFirst())).contains("few words");
    bureau.write(MASTER, "SET MIX bismarck " + SOURCE);
    bureau.passes(PHASE);
    bureau.works();
    String phase = bureau.game().phase();
    assertThat(bureau.write(MASTER, "SET MIX bismarck OFF"))
        .filteredOn(mail -> PLAYERS.contains(mail.to()))
        .hasSize(PLAYERS.size())
        .allMatch(mail -> plain(mail).contains("no longer use a public value"));
    assertThat(bureau.game().phase()).isEqualTo(phase);
    bureau.write(MASTER, "MIX bismarck 7");
    String next = bureau.game().phase();
    assertThat(next).isNotEqualTo(phase);
    bureau.passes(PHASE);
    bureau.works();
    assertThat(bureau.game().phase()).isNotEqualTo(next);
    assertThat(transcript().turns().getLast().mix()).isEmpty();
  }

  @Test
  void aGameThatWaitsForAValueCanBeGivenUp() {
    // chance.md 2.9: abandoned games are opened too.
    bureau.begin();
    bureau.write(MASTER, "SET MIX " + SOURCE);
    bureau.passes(PHASE);
    bureau.works();
    bureau.write(MASTER, "OPEN bismarck");
    assertThat(transcript().keys().hidden()).isNotEmpty();
    assertThat(Verification.of(transcript(), List.of())).allMatch(ProofCheck::passed);
  }
}
