package depesche.bot.desk;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.bot.chance.Secrets;
import depesche.bot.chance.Transcript;
import depesche.bot.chance.TranscriptFile;
import depesche.bot.chance.Verification;
import depesche.bot.desk.Bureau.Mail;
import depesche.bot.game.TranscriptWriter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/// Congress of Vienna by mail.
class CongressByMailTest {

  private static final String MASTER = "master@localhost";
  private static final List<String> SEATS = List.of("FRANCE", "BRITAIN", "RUSSIA", "AUSTRIA");

  private final Bureau bureau = new Bureau(() -> Secrets.seeded("a congress"));
  private final Map<String, Mail> latest = new LinkedHashMap<>();

  @AfterEach
  void close() {
    bureau.close();
  }

  private static String address(String seat) {
    return seat.toLowerCase(Locale.ROOT) + "@x.org";
  }

  private List<Mail> heard(List<Mail> mails) {
    if (Boolean.getBoolean("depesche.show")) {
      mails.forEach(mail -> System.out.println("=== " + mail.to() + "\n" + mail.text()));
    }
    mails.forEach(mail -> latest.put(mail.to(), mail));
    return mails;
  }

  private String says(String seat, String... lines) {
    // A reply to an older mail is for an act that is over, so the letter names its moment.
    Mail mail = Objects.requireNonNull(latest.get(address(seat)), seat);
    List<String> letter = new ArrayList<>(List.of("PHASE " + bureau.game().phase()));
    letter.addAll(List.of(lines));
    List<String> texts = new ArrayList<>();
    heard(bureau.answer(mail, letter.toArray(String[]::new)))
        .forEach(one -> texts.add(one.to() + ": " + one.text()));
    return String.join("\n", texts).replaceAll("\\s+", " ");
  }

  private String position() {
    return bureau.asks(game -> game.positionText());
  }

  private List<String> hand(String seat) {
    return position()
        .lines()
        .filter(line -> line.startsWith("table.piles hand." + seat + " "))
        .flatMap(line -> List.of(line.split(" ", -1)).stream().skip(2))
        .toList();
  }

  private void wagered() {
    String created =
        bureau
            .write(MASTER, "CREATE bismarck congress-of-vienna scenario=CLASH")
            .getFirst()
            .text()
            .replaceAll("\\s+", " ");
    assertThat(created)
        .contains("4 of 70 cards are complete; for the others the players look into their own box")
        .contains("\"number\" of Davout is missing")
        .contains("which ./depesche deck check config/decks/congress-of-vienna.json lists");
    SEATS.forEach(seat -> bureau.write(address(seat), "JOIN " + seat + "@bismarck"));
    heard(bureau.write(MASTER, "START bismarck"));
    assertThat(Objects.requireNonNull(latest.get(address("FRANCE"))).text().replaceAll("\\s+", " "))
        .contains("The Clash of Armies (17.3), August 1813.")
        .contains("Grande Armee 13 French")
        .contains("Army of Silesia 8 Russian, 2 Prussian");
    says("FRANCE", "SITUATION A-5 FIRST 1 SECOND 1", "SET FR Recruitment TABLE", "END");
    List.of("BRITAIN", "RUSSIA", "AUSTRIA").forEach(seat -> says(seat, "END"));
    SEATS.forEach(seat -> says(seat, "WAGER " + hand(seat).getFirst()));
  }

  @Test
  void aWagerAndADebateGoByMail() {
    // C1: Austria has wagered the highest value and places an issue; a debate shows its card only
    // when it is played, and the sum shows its terms.
    wagered();
    says("FRANCE", "VALUE 4");
    says("BRITAIN", "VALUE 4");
    says("RUSSIA", "VALUE 4");
    says("AUSTRIA", "VALUE 5");
    assertThat(says("AUSTRIA", "JOURNAL"))
        .contains("Austria wins the wager, space 1 (FRANCE 4, BRITAIN 4, RUSSIA 4, AUSTRIA 5).");
    says("AUSTRIA", "ISSUE Liberalism");
    says("FRANCE", "ISSUE Saxony", "ISSUE Italy");
    says("BRITAIN", "ISSUE Poland", "ISSUE Holland");
    says("RUSSIA", "ISSUE RU Recruitment", "ISSUE Hanover");
    says("AUSTRIA", "ISSUE Peace Congress", "ISSUE Generalissimo");
    String card = hand("FRANCE").getFirst();
    says("FRANCE", "NEGOTIATE Saxony WITH " + card + " VALUE 2 BONUS 4");
    assertThat(says("AUSTRIA", "JOURNAL")).contains("Saxony TABLE → FR 6 (", ": 2 + 4 = 6)");
    String secret = hand("RUSSIA").getFirst();
    String declared = says("RUSSIA", "DEBATE " + secret + " VALUE 5");
    assertThat(declared).doesNotContain("debates Saxony");
    says("BRITAIN", "PASS");
    says("AUSTRIA", "PASS");
    assertThat(says("BRITAIN", "JOURNAL")).contains("Saxony FR 6 → FR 2 (", ": 5 - 1 = 4)");
    String json = bureau.asks(game -> TranscriptWriter.of(game, Optional.empty()));
    Transcript transcript = TranscriptFile.read("t", json);
    assertThat(Verification.of(transcript, List.of()))
        .allSatisfy(proof -> assertThat(proof.passed()).as(proof.line()).isTrue());
  }
}
