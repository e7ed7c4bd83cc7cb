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

/// Weimar by mail.
class WeimarByMailTest {

  private static final String MASTER = "master@localhost";
  private static final List<String> SEATS = List.of("SPD", "ZENTRUM", "KPD", "DNVP");

  private final Bureau bureau = new Bureau(() -> Secrets.seeded("weimar"));
  private final Map<String, Mail> latest = new LinkedHashMap<>();

  @AfterEach
  void close() {
    bureau.close();
  }

  private static String address(String seat) {
    return seat.toLowerCase(Locale.ROOT) + "@x.org";
  }

  private List<Mail> heard(List<Mail> mails) {
    mails.forEach(mail -> latest.put(mail.to(), mail));
    return mails;
  }

  /// {@return all mails that follow, as one text}
  private String says(String seat, String... lines) {
    Mail mail = Objects.requireNonNull(latest.get(address(seat)), seat);
    List<String> texts = new ArrayList<>();
    List<String> dated = new ArrayList<>(List.of(lines));
    dated.addFirst("PHASE " + bureau.game().phase());
    heard(bureau.answer(mail, dated.toArray(String[]::new)))
        .forEach(one -> texts.add(one.to() + ": " + one.text()));
    return String.join("\n", texts).replaceAll("\\s+", " ");
  }

  @Test
  void aRoundBeginsByMail() {
    // Bases, sealed agendas and a demonstration with its reaction go through the post, and every
    // roll can be checked.
    bureau.write(MASTER, "CREATE bismarck weimar");
    SEATS.forEach(seat -> bureau.write(address(seat), "JOIN " + seat + "@bismarck"));
    heard(bureau.write(MASTER, "START bismarck"));
    assertThat(Objects.requireNonNull(latest.get(address("SPD"))).text())
        .contains("Weimar is set up", "cards are typed in whole");
    says("SPD", "PLACE base Berlin, Muenchen, Koeln, Leipzig, Hamburg, Essen");
    says("ZENTRUM", "PLACE base Berlin, Hamburg, Muenchen, Frankfurt, Breslau");
    says("KPD", "PLACE base Berlin, Muenchen, Leipzig, Essen");
    says("DNVP", "PLACE base Koeln, Breslau, Koenigsberg");
    assertThat(bureau.game().phase()).startsWith("1-Agenda");
    for (String seat : SEATS) {
      says(seat, "AGENDA 2");
    }
    assertThat(bureau.game().phase()).startsWith("1-Effects");
    assertThat(says("SPD", "COUP Berlin")).contains("COUP is for KPD and DNVP only");
    assertThat(says("SPD", "DEMONSTRATE Hamburg")).contains("SPD DEMONSTRATE IN Hamburg");
    says("ZENTRUM", "PASS");
    says("KPD", "PASS");
    says("DNVP", "PASS");
    String position = bureau.asks(game -> game.positionText());
    assertThat(position).contains("DEMONSTRATION Hamburg");
    String json = bureau.asks(game -> TranscriptWriter.of(game, Optional.empty()));
    Transcript transcript = TranscriptFile.read("t", json);
    assertThat(Verification.of(transcript, List.of()))
        .allSatisfy(proof -> assertThat(proof.passed()).as(proof.line()).isTrue());
  }

  @Test
  void oneAlonePlaysRepublicOnTheBrink() {
    // One seat is enough: SPD and Zentrum are played, the others choose by their tables.
    bureau.write(MASTER, "CREATE bismarck weimar scenario=BRINK");
    bureau.write(address("SPD"), "JOIN SPD@bismarck");
    heard(bureau.write(MASTER, "START bismarck"));
    assertThat(Objects.requireNonNull(latest.get(address("SPD"))).text().replaceAll("\\s+", " "))
        .contains("You play against KPD and DNVP", "SPD plays Zentrum");
    for (int party = 0; party < 2; party++) {
      says("SPD", "END");
    }
    assertThat(bureau.game().phase()).startsWith("1-Agenda");
    assertThat(says("SPD", "AGENDA 2", "ZENTRUM: AGENDA 3"))
        .contains("KPD, agenda card: as its table says", "Chosen: Revolution Now!");
    assertThat(bureau.game().phase()).startsWith("1-Effects");
    for (int turn = 0; turn < 4; turn++) {
      says("SPD", "END");
    }
    assertThat(bureau.game().phase()).startsWith("1-Impulses");
  }
}
