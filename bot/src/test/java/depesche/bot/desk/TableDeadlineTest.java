package depesche.bot.desk;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.bot.chance.Secrets;
import depesche.bot.desk.Bureau.Mail;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/// What the clock and the office do to a moderated table.
class TableDeadlineTest {

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

  private String says(String seat, String... lines) {
    Mail mail = Objects.requireNonNull(latest.get(address(seat)), seat);
    List<String> dated = new ArrayList<>(List.of(lines));
    dated.addFirst("PHASE " + bureau.game().phase());
    List<String> texts = new ArrayList<>();
    heard(bureau.answer(mail, dated.toArray(String[]::new)))
        .forEach(one -> texts.add(one.to() + ": " + one.text()));
    return String.join("\n", texts).replaceAll("\\s+", " ");
  }

  private void wagered() {
    for (String seat : SEATS) {
      says(seat, bureau.asks(game -> game.position().played(seat)).getFirst());
    }
  }

  private Instant deadline() {
    return bureau.ask(
        unitOfWork -> unitOfWork.game("bismarck").orElseThrow().deadline().orElseThrow());
  }

  @Test
  void whoIsNotOnTurnMovesNoDeadline() {
    // A word for the journal or an offer of somebody else gives the one on turn no more time.
    began();
    wagered();
    SEATS.forEach(seat -> says(seat, "END"));
    assertThat(bureau.game().phase()).startsWith("1-Caravan");
    Instant before = deadline();
    bureau.passes(Duration.ofHours(5));
    says("Linen", "NOTE I am away on Sunday");
    assertThat(deadline()).isEqualTo(before);
    bureau.passes(Duration.ofHours(5));
    says("Copper", "NOTE so am I");
    assertThat(deadline()).isEqualTo(before);
  }

  @Test
  void sealedChoicesAreThereAfterACrash() {
    // Secret choices are on disk with their receipts; the last one opens all of them.
    began();
    says("Amber", bureau.asks(game -> game.position().played("Amber")).getFirst());
    bureau.crashes();
    says("Copper", bureau.asks(game -> game.position().played("Copper")).getFirst());
    bureau.crashes();
    String opened = says("Linen", bureau.asks(game -> game.position().played("Linen")).getFirst());
    assertThat(opened).contains("Turn 1, Trade");
    assertThat(bureau.asks(game -> game.positionText()).lines())
        .anyMatch(line -> line.contains(" OPEN ") && !line.contains("nothing"));
    assertThat(bureau.game().phase()).startsWith("1-Trade");
  }
}
