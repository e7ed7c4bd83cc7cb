package depesche.bot.desk;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.bot.chance.Secrets;
import depesche.bot.chance.Transcript;
import depesche.bot.chance.TranscriptFile;
import depesche.bot.chance.Verification;
import depesche.bot.config.InstalledTitles;
import depesche.bot.desk.Bureau.Mail;
import depesche.bot.game.Library;
import depesche.bot.game.Replay;
import depesche.bot.game.TranscriptWriter;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/// A moderated table by mail.
class PlainTableByMailTest {

  private static final String MASTER = "master@localhost";
  private static final List<String> SEATS = List.of("Amber", "Copper", "Linen");

  private final Bureau bureau = new Bureau(() -> Secrets.seeded("a table"));
  private final Map<String, Mail> latest = new LinkedHashMap<>();

  @AfterEach
  void close() {
    bureau.close();
  }

  private static String address(String seat) {
    return seat.toLowerCase(Locale.ROOT) + "@x.org";
  }

  private void began() {
    bureau.write(MASTER, "CREATE bismarck plain-table");
    SEATS.forEach(seat -> bureau.write(address(seat), "JOIN " + seat + "@bismarck"));
    heard(bureau.write(MASTER, "START bismarck"));
  }

  private List<Mail> heard(List<Mail> mails) {
    mails.forEach(mail -> latest.put(mail.to(), mail));
    return mails;
  }

  /// {@return all mails that follow, as one text}
  private String says(String seat, String... lines) {
    Mail mail = Objects.requireNonNull(latest.get(address(seat)), seat);
    List<String> texts = new ArrayList<>();
    heard(bureau.answer(mail, lines)).forEach(one -> texts.add(one.to() + ": " + one.text()));
    return String.join("\n", texts).replaceAll("\\s+", " ");
  }

  private List<String> hand(String seat) {
    return bureau.asks(
        game ->
            game.positionText()
                .lines()
                .filter(line -> line.startsWith("table.piles hand." + seat + " "))
                .flatMap(line -> Arrays.stream(line.split(" ", -1)).skip(2))
                .toList());
  }

  @Test
  void aTableIsPlayedByMail() {
    // Sealed choices, trades, acts with their journal, reactions and undoing go through the post.
    began();
    assertThat(Objects.requireNonNull(latest.get(address("Amber"))).text())
        .contains("The Salt Road is set up", "Your hand", "choose in secret: WAGER");
    for (String seat : SEATS) {
      says(seat, "WAGER " + hand(seat).getFirst());
    }
    assertThat(bureau.game().phase()).startsWith("1-Trade");
    String amber = hand("Amber").getFirst();
    String copper = hand("Copper").getFirst();
    String offered = says("Amber", "TRADE " + amber + " WITH Copper");
    assertThat(offered).contains("Amber offers Copper a card for a card");
    String traded = says("Copper", "TRADE " + copper + " WITH Amber");
    assertThat(traded).contains("Amber trade a card for a card", "You get, by Amber");
    assertThat(hand("Amber")).contains(copper);
    for (String seat : SEATS) {
      says(seat, "END");
    }
    assertThat(bureau.game().phase()).startsWith("1-Caravan");
    String refused = says("Copper", "ADD VP 1");
    assertThat(refused).contains("It is the turn of Amber");
    String done =
        says(
            "Amber",
            "ADD VP 3 FOR the ford",
            "SET Price high",
            "NOTE we play without storms, if you agree",
            "ROLL 2d6 FOR the pass");
    assertThat(done).contains("VP Amber 0 → 3 (the ford)", "Price fair → high", "rolls 2d6");
    assertThat(says("Amber", "UNDO 15")).contains("cannot be undone");
    String asked = says("Amber", "UNDO 13");
    assertThat(asked).contains("wants entry 13 undone");
    says("Copper", "UNDO 13");
    assertThat(says("Linen", "UNDO 13")).contains("is undone by consent");
    assertThat(says("Amber", "PLAY " + hand("Amber").getFirst())).contains("Do you react?");
    says("Copper", "PASS");
    assertThat(says("Linen", "REACT PLAY " + hand("Linen").getFirst())).contains("Linen reacts");
    proven();
  }

  @Test
  void actsNamedLikeCommandsArePlayed() {
    // REVEAL opens chance before a game, and shows a card in one; DRAW votes elsewhere.
    began();
    for (String seat : SEATS) {
      says(seat, "WAGER " + hand(seat).getFirst());
    }
    SEATS.forEach(seat -> says(seat, "END"));
    String card = hand("Amber").getFirst();
    assertThat(says("Amber", "REVEAL " + card)).contains("Amber reveals");
    int held = hand("Amber").size();
    says("Amber", "DRAW 1", "DRAW 1 FROM main");
    assertThat(hand("Amber")).hasSize(held + 2);
    says("Amber", "NOTE bismarck is a good name");
    assertThat(says("Linen", "JOURNAL")).contains("bismarck is a good name");
  }

  @Test
  void aLongJournalIsAnsweredWhole() {
    // Issue 17: JOURNAL 1-40 shows what it is asked for, however long that is.
    began();
    says(
        "Amber",
        IntStream.range(0, 20)
            .mapToObj(number -> "NOTE remark " + number + " on the ford".repeat(7))
            .toArray(String[]::new));
    assertThat(says("Amber", "JOURNAL 1-40"))
        .contains("remark 0 on", "remark 19 on")
        .doesNotContain("too long");
  }

  private void proven() {
    String json = bureau.asks(game -> TranscriptWriter.of(game, Optional.empty()));
    Transcript transcript = TranscriptFile.read("t", json);
    assertThat(Verification.of(transcript, List.of()))
        .allSatisfy(proofCheck -> assertThat(proofCheck.passed()).as(proofCheck.line()).isTrue());
  }

  @Test
  void theMasterActsByHandAndTheGameIsReplayed() {
    // EDIT does a public act; the journal and the history show it.
    began();
    String edited =
        String.join(
            " ",
            heard(bureau.write(MASTER, "EDIT bismarck ADD VP Copper 2 REASON miscounted")).stream()
                .map(Mail::text)
                .toList());
    assertThat(edited).contains("ADD VP Copper 2");
    assertThat(bureau.asks(game -> game.positionText()).lines())
        .contains("table.tracks VP.Copper 2");
    Replay replay =
        bureau.ask(
            unitOfWork ->
                Replay.of(
                    unitOfWork.game("bismarck").orElseThrow(),
                    new Library(InstalledTitles.standard())));
    assertThat(replay.difference()).isEmpty();
  }

  @Test
  void aTableOfAnEarlierVersionGoesOn() {
    // Until step 85 a position kept what the table remembers as notes, words under a key.
    began();
    for (String seat : SEATS) {
      says(seat, "WAGER " + hand(seat).getFirst());
    }
    Rerun rerun = new Rerun(bureau);
    for (String table : List.of("game", "turn")) {
      rerun.change(table, "position = replace(position, 'table.shown ', 'table.notes shown.')");
      rerun.change(table, "position = replace(position, 'table.since ', 'table.notes since.')");
    }
    assertThat(bureau.game().positionText()).contains("table.notes shown.", "table.notes since.");
    rerun.holds();
    assertThat(says("Amber", "VALUE 3")).contains("Amber");
    assertThat(bureau.game().positionText()).contains("table.shown ").doesNotContain("table.notes");
    rerun.holds();
  }
}
