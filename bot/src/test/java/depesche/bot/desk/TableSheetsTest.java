package depesche.bot.desk;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.adjudicator.picture.Picture;
import depesche.bot.desk.Bureau.Mail;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/// The sheet of a table costs most of a report: those who see the same share one, and an act that
/// is told without a picture paints none.
class TableSheetsTest {

  private static final String MASTER = "master@localhost";
  private static final List<String> SEATS = List.of("Amber", "Copper", "Linen");

  private final Bureau bureau = new Bureau();
  private final Map<String, Mail> latest = new LinkedHashMap<>();
  private final List<Picture> painted = new ArrayList<>();

  @AfterEach
  void close() {
    bureau.close();
  }

  private static String address(String seat) {
    return seat.toLowerCase(Locale.ROOT) + "@x.org";
  }

  private void heard(List<Mail> mails) {
    mails.stream()
        .filter(mail -> !mail.token().isEmpty())
        .forEach(mail -> latest.put(mail.to(), mail));
  }

  private void says(String seat, String line) {
    Mail mail = Objects.requireNonNull(latest.get(address(seat)), seat);
    heard(bureau.answer(mail, "PHASE " + bureau.game().phase(), line));
  }

  /// {@return the pictures that were asked for, one for each row of the same} The program's painter
  /// remembers its last picture, so a row of the same is painted once.
  private List<Picture> pictures() {
    List<Picture> rows = new ArrayList<>();
    for (Picture picture : painted) {
      if (rows.isEmpty() || !rows.getLast().equals(picture)) {
        rows.add(picture);
      }
    }
    painted.clear();
    return rows;
  }

  @Test
  void aSheetIsPaintedOnceForAllWhoSeeTheSame() {
    // Issue 17: each seat has the sheet with its own hand, and all others share the open one.
    bureau.painter =
        picture -> {
          painted.add(picture);
          return new byte[] {1};
        };
    bureau.write(MASTER, "CREATE bismarck plain-table");
    SEATS.forEach(seat -> bureau.write(address(seat), "JOIN " + seat + "@bismarck"));
    bureau.write("zoe@x.org", "OBSERVE bismarck");
    bureau.write("yves@x.org", "OBSERVE bismarck");
    painted.clear();
    heard(bureau.write(MASTER, "START bismarck"));
    assertOnce(pictures());
    for (String seat : SEATS.subList(0, SEATS.size() - 1)) {
      says(seat, "WAGER none");
      says(seat, "HAND");
      assertThat(pictures()).as("nobody is shown anything yet").isEmpty();
    }
    bureau.passes(Duration.ofDays(8));
    heard(bureau.works());
    assertThat(bureau.game().phase()).startsWith("1-Trade");
    assertOnce(pictures());
  }

  private static void assertOnce(List<Picture> rows) {
    assertThat(rows).hasSize(SEATS.size() + 1);
    assertThat(new LinkedHashSet<>(rows)).hasSameSizeAs(rows);
  }
}
