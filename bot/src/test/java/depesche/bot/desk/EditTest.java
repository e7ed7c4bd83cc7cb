package depesche.bot.desk;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.bot.chance.ProofCheck;
import depesche.bot.chance.TranscriptFile;
import depesche.bot.chance.Verification;
import depesche.bot.game.Replay;
import depesche.bot.game.TranscriptWriter;
import depesche.bot.ledger.StoredGame;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The master's EDIT: a position is put right by hand, with a reason, in front of everybody.
class EditTest {

  private static final String MASTER = "master@localhost";
  private static final List<String> POWERS =
      List.of("AUSTRIA", "ENGLAND", "FRANCE", "GERMANY", "ITALY", "RUSSIA", "TURKEY");

  private final Bureau bureau = new Bureau();

  @AfterEach
  void close() {
    bureau.close();
  }

  private static String said(List<Bureau.Mail> mails, String address) {
    return String.join(
        " ",
        mails.stream()
            .filter(mail -> mail.to().equals(address))
            .map(mail -> mail.text().replaceAll("\\s+", " "))
            .toList());
  }

  private void begin(String... options) {
    bureau.write(MASTER, "CREATE bismarck standard " + String.join(" ", options));
    for (String power : POWERS) {
      bureau.write(power.toLowerCase(Locale.ROOT) + "@x.org", "JOIN " + power + "@bismarck");
    }
    bureau.write(MASTER, "START bismarck");
  }

  private String position() {
    return bureau.game().positionText();
  }

  private String edit(String line) {
    return said(bureau.write(MASTER, "EDIT bismarck " + line), MASTER);
  }

  private void holds() {
    Optional<String> difference =
        bureau.asks(game -> Replay.of(game, Bureau.library()).difference());
    assertThat(difference).isEmpty();
    String transcript = bureau.asks(game -> TranscriptWriter.of(game, Optional.empty()));
    assertThat(Verification.of(TranscriptFile.read("transcript", transcript), List.of()))
        .allMatch(ProofCheck::passed);
  }

  @Test
  void everybodyIsToldWhatWasChangedAndWhy() {
    // The edit is a step of its own: the transcript has it, and the replay repeats it.
    begin();
    Optional<Instant> due = bureau.asks(StoredGame::deadline);
    bureau.passes(Duration.ofHours(5));
    List<Bureau.Mail> told =
        bureau.write(MASTER, "EDIT bismarck REMOVE A PAR REASON it was there twice");
    assertThat(said(told, "turkey@x.org"))
        .contains("by hand: REMOVE A PAR", "it was there twice", "was FRANCE A PAR");
    Optional<Instant> later = bureau.asks(StoredGame::deadline);
    assertThat(later).isEqualTo(due);
    assertThat(edit("UNIT France A Burgundy REASON and here it is")).contains("has been changed");
    assertThat(position()).contains("FRANCE A BUR").doesNotContain("FRANCE A PAR");
    assertThat(edit("OWNER BEL Germany REASON taken last year")).contains("has been changed");
    assertThat(position()).contains("GERMANY BEL");
    bureau.passes(Duration.ofDays(4));
    bureau.works();
    assertThat(bureau.game().phase()).isEqualTo("F1901M");
    holds();
    bureau.write(MASTER, "OPEN bismarck");
    holds();
  }

  @Test
  void anEditOfTheResultComesBeforeTheTurnThatIsJudgedAgain() {
    // ROLLBACK after EDIT: the turn is judged on the position as it should have been.
    begin("rollback=MASTER");
    bureau.passes(Duration.ofDays(4));
    bureau.works();
    edit("REMOVE F BRE REASON Brest was never built");
    assertThat(said(bureau.write(MASTER, "ROLLBACK bismarck"), MASTER)).contains("same result");
    edit("UNIT France F BRE REASON it was after all");
    assertThat(position()).contains("FRANCE F BRE");
    holds();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "UNIT France A PAR REASON x | there is a unit in “PAR” already | REMOVE A PAR",
        "UNIT France A BURGUNDIE REASON x | there is no place “BURGUNDIE” | BUR",
        "UNIT Frank A BUR REASON x | there is no player “Frank” | FRANCE",
        "UNIT France X BUR REASON x | I do not know the value “X” | A; F",
        "UNIT France F BUR REASON x | no such unit can stand in “BUR” | ''",
        "UNIT Russia F SPA REASON x | there is no place “SPA” | SPA/NC",
        "UNIT France A BUR REASON x | “FRANCE” has a unit for each of its centres | REMOVE F BRE",
        "REMOVE A BRE REASON x | there is no such unit in “BRE” | REMOVE F BRE",
        "REMOVE A BUR REASON x | there is no such unit in “BUR” | ''",
        "OWNER BUR France REASON x | “BUR” is no supply centre | ''",
        "SCORE France VP 5 REASON x | I do not know the change | UNIT Red A BER",
        "REMOVE A PAR | give a reason | EDIT bismarck REMOVE A PAR REASON",
        "REASON x | say what is to be changed | UNIT Red A BER",
      })
  void anEditThatCannotBeIsRefused(String line, String why, String instead) {
    // The answer names the word, and what would do; nothing has changed.
    begin();
    String before = position();
    assertThat(edit(line)).contains(why, instead);
    assertThat(position()).isEqualTo(before);
    assertThat(bureau.game().turn()).isEqualTo(1);
  }

  @Test
  void aScoreOfGreatPowersCanBePutRight() {
    // `SCORE Red VP 5`; what the title does not know is refused with what it knows.
    bureau.write(MASTER, "CREATE bismarck great-powers rollback=MASTER reopen=ON");
    Bureau.PLAYERS.forEach(player -> bureau.write(player, "JOIN bismarck"));
    bureau.write(MASTER, "START bismarck");
    String seat = bureau.seat(0).name();
    List<Bureau.Mail> told =
        bureau.write(MASTER, "EDIT bismarck SCORE " + seat + " VP 7 REASON an award was lost");
    assertThat(said(told, Bureau.PLAYERS.get(1)))
        .contains("VP of " + seat + ": was 5; is now 7", "an award was lost");
    assertThat(edit("SCORE " + seat + " VP 700 REASON x"))
        .contains("out of the limits", "0 to 200");
    assertThat(edit("SCORE " + seat + " GOLD 7 REASON x")).contains("“GOLD”", "VP");
    assertThat(edit("UNIT Red A BER REASON x")).contains("SCORE Red VP 5");
    holds();
  }

  @Test
  void noNewOrdersForATurnInWhichCardsWereShown() {
    // Story 34: a player who has seen a card could use it. By the same orders it can be judged
    // again.
    bureau.write(MASTER, "CREATE bismarck great-powers rollback=MASTER reopen=ON patience=9");
    Bureau.PLAYERS.forEach(player -> bureau.write(player, "JOIN bismarck"));
    bureau.write(MASTER, "START bismarck");
    for (int turn = 0; turn < 9 && !cardsWereShown(); turn++) {
      bureau.passes(Duration.ofDays(8));
      bureau.works();
    }
    assertThat(said(bureau.write(MASTER, "ROLLBACK bismarck REPLAY=OFF"), MASTER))
        .contains("cards were shown", "new orders could use that");
    String seat = bureau.seat(0).name();
    int turn = bureau.game().turn();
    bureau.write(MASTER, "EDIT bismarck SCORE " + seat + " VP 9 REASON an award was lost");
    // Where the seat scored nothing in that turn, its points are the same either way.
    assertThat(said(bureau.write(MASTER, "ROLLBACK bismarck"), MASTER))
        .containsAnyOf(
            "has been rolled back", "would show other cards", "again gives the same result");
    assertThat(bureau.game().turn()).isGreaterThan(turn);
    bureau.passes(Duration.ofDays(8));
    bureau.works();
    holds();
    bureau.write(MASTER, "OPEN bismarck");
    holds();
  }

  private boolean cardsWereShown() {
    String published = bureau.asks(game -> game.turns().getLast().published);
    return bureau.game().turn() > 1 && published.contains("\"shown\"");
  }

  @Test
  void badRollbacksAreRefusedWithTheReason() {
    // Before the first turn, of a phase that never was, too far back, in a game that is over.
    begin("rollback=MASTER");
    assertThat(said(bureau.write(MASTER, "ROLLBACK bismarck"), MASTER))
        .contains("no turn of bismarck has been judged yet");
    bureau.passes(Duration.ofDays(4));
    bureau.works();
    assertThat(said(bureau.write(MASTER, "ROLLBACK bismarck S1950M"), MASTER))
        .contains("no turn “S1950M”", "S1901M");
    assertThat(said(bureau.write(MASTER, "ROLLBACK bismarck two turns please"), MASTER))
        .contains("I do not understand");
    bureau.passes(Duration.ofDays(4));
    bureau.works();
    assertThat(said(bureau.write(MASTER, "ROLLBACK bismarck S1901M"), MASTER))
        .contains("too far back", "goes back one turn");
    assertThat(said(bureau.write("france@x.org", "ROLLBACK bismarck"), "france@x.org"))
        .contains("master");
    bureau.write(MASTER, "OPEN bismarck");
    assertThat(said(bureau.write(MASTER, "ROLLBACK bismarck"), MASTER)).contains("is over");
  }
}
