package depesche.bot.desk;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.bot.game.Replay;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/// Orders for later phases, under conditions and for good, by mail.
class AheadByMailTest {

  private static final List<String> POWERS =
      List.of("AUSTRIA", "ENGLAND", "FRANCE", "GERMANY", "ITALY", "RUSSIA", "TURKEY");

  private final Bureau bureau = new Bureau();

  @AfterEach
  void close() {
    bureau.close();
  }

  private static String player(String power) {
    return power.toLowerCase(Locale.ROOT) + "@x.org";
  }

  private static Bureau.Mail to(List<Bureau.Mail> mails, String power) {
    return mails.stream()
        .filter(mail -> mail.to().equals(player(power)))
        .reduce((_, last) -> last)
        .orElseThrow();
  }

  private Bureau.Mail begun() {
    bureau.write("master@localhost", "CREATE bismarck standard lastYear=1910");
    POWERS.forEach(power -> bureau.write(player(power), "JOIN " + power + "@bismarck"));
    return to(bureau.write("master@localhost", "START bismarck"), "FRANCE");
  }

  private Bureau.Mail deadline() {
    bureau.passes(Duration.ofDays(20));
    return to(bureau.works(), "FRANCE");
  }

  @Test
  void oneMailServesSeveralPhases() {
    // A part for a later phase is kept until then, whole, and the replay of the game agrees.
    String receipt =
        bureau
            .answer(
                begun(),
                "A PAR - BUR",
                "ALWAYS A MAR H",
                "PHASE Fall 1901 movement",
                "IF GERMANY BUR THEN A PAR - GAS ELSE A BUR - BEL",
                "F BRE - MAO",
                "PHASE W1901A",
                "BUILD A PAR")
            .getFirst()
            .text()
            .replaceAll("\\s+", " ");
    assertThat(receipt)
        .contains("A BUR - BEL: saved for Fall 1901, movement")
        .contains("if NOT GERMANY BUR (as things stand, yes)")
        .contains("BUILD A PAR: saved for Winter 1901, adjustments")
        .contains("always A MAR H: it counts now")
        .contains("F BRE (Brest) has no order");
    Bureau.Mail fall = deadline();
    assertThat(fall.text()).contains("moved to Burgundy").contains("A MAR H");
    assertThat(bureau.answer(fall, "STATUS").getFirst().text()).contains("A BUR - BEL");
    bureau.passes(Duration.ofDays(20));
    // The build is on file already, so winter is judged at once.
    assertThat(bureau.works())
        .filteredOn(mail -> mail.to().equals(player("FRANCE")))
        .extracting(Bureau.Mail::text)
        .anyMatch(text -> text.contains("moved to Belgium"))
        .anyMatch(text -> text.contains("moved to Mid-Atlantic Ocean"))
        .anyMatch(text -> text.contains("built in Paris"));
    assertThat(bureau.asks(game -> Replay.of(game, Bureau.library())).difference()).isEmpty();
  }

  @Test
  void aMailForAPhaseThatIsOverDoesNoHarm() {
    // What is meant for spring does not count in fall; the part for fall does.
    begun();
    String receipt =
        bureau
            .answer(deadline(), "PHASE S1901M", "A PAR - BUR", "PHASE F1901M", "A MAR - SPA")
            .getFirst()
            .text()
            .replaceAll("\\s+", " ");
    assertThat(receipt)
        .contains("Spring 1901, movement is over")
        .contains("A MAR - SPA: Marseilles moves to Spain")
        .doesNotContain("Paris moves to Burgundy");
  }

  @Test
  void theLastOrdersComeOnceMore() {
    // AS BEFORE repeats what is still possible, and names what is not.
    bureau.answer(begun(), "A PAR - BUR", "F BRE H");
    String receipt =
        bureau.answer(deadline(), "AS BEFORE").getFirst().text().replaceAll("\\s+", " ");
    assertThat(receipt)
        .contains("Once more, as in Spring 1901, movement: F BRE H")
        .contains("`A PAR - BUR`, which you sent earlier, is not possible now");
  }
}
