package depesche.bot.clock;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class DateReaderTest {

  private static final ZoneId BERLIN = ZoneId.of("Europe/Berlin");

  /// A Wednesday in summer, 12:00 in Berlin.
  private static final Instant NOW = Instant.parse("2026-06-10T10:00:00Z");

  private static String said(String text) {
    return switch (DateReader.read(text, NOW, BERLIN)) {
      case ReadDate.Moment(Instant at) -> brief(at);
      case ReadDate.Day(LocalDate day) -> "day " + day;
      case ReadDate.Past(Instant at) -> "past " + brief(at);
      case ReadDate.Several(List<Instant> at) ->
          String.join(" or ", at.stream().map(DateReaderTest::brief).toList());
      case ReadDate.Days(List<LocalDate> days) ->
          "day " + String.join(" or ", days.stream().map(LocalDate::toString).toList());
      case ReadDate.Skipped(List<Instant> at) ->
          "skipped " + String.join(" or ", at.stream().map(DateReaderTest::brief).toList());
      case ReadDate.None(String stray) -> stray.isEmpty() ? "none" : "none: " + stray;
    };
  }

  private static String brief(Instant at) {
    return DateTimeFormatter.ofPattern("uuuu-MM-dd HH:mm", Locale.ROOT).format(at.atZone(BERLIN));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "2026-06-15 23:30            | 2026-06-15 23:30",
        "2026-06-15T23:30            | 2026-06-15 23:30",
        "2026-06-15, 23:30           | 2026-06-15 23:30",
        "2026-06-15 at 23:30         | 2026-06-15 23:30",
        "2026-06-15 11:30 pm         | 2026-06-15 23:30",
        "2026-06-15T21:30:00Z        | 2026-06-15 23:30",
        "2026-06-15 21:30:00Z        | 2026-06-15 23:30",
        "2026-06-15T23:30:00+02:00   | 2026-06-15 23:30",
        "2026-06-15T23:30+02:00      | 2026-06-15 23:30",
        "2026-06-15 21:30 UTC        | 2026-06-15 23:30",
        "2026-06-15 21:30 GMT        | 2026-06-15 23:30",
        "2026-06-15 17:30 America/New_York | 2026-06-15 23:30",
        "15 Jun 23:30                | 2026-06-15 23:30",
        "15 June 23:30               | 2026-06-15 23:30",
        "15th June 23:30             | 2026-06-15 23:30",
        "15th of June at 23:30       | 2026-06-15 23:30",
        "Jun 15 23:30                | 2026-06-15 23:30",
        "June 15th, 11:30pm          | 2026-06-15 23:30",
        "June 15, 2026 23:30         | 2026-06-15 23:30",
        "23:30 15 Jun                | 2026-06-15 23:30",
        "23:30 on 15 Jun             | 2026-06-15 23:30",
        "23:30 Jun 15                | 2026-06-15 23:30",
        "Mon 15 Jun 23:30            | 2026-06-15 23:30",
        "Monday, June 15, 23:30      | 2026-06-15 23:30",
        "15/6 23:30                  | 2026-06-15 23:30",
        "6/15 23:30                  | 2026-06-15 23:30",
        "15/06/2026 23:30            | 2026-06-15 23:30",
        "15.6. 23:30                 | 2026-06-15 23:30",
        "15.6 23:30                  | 2026-06-15 23:30",
        "15.06. 23:30                | 2026-06-15 23:30",
        "15. 6. 23:30 Uhr            | 2026-06-15 23:30",
        "15.6.2026 23:30             | 2026-06-15 23:30",
        "15.06.26 23:30              | 2026-06-15 23:30",
        "am 15.6. um 23:30 Uhr       | 2026-06-15 23:30",
        "15. Juni 23:30              | 2026-06-15 23:30",
        "15. Juni um 23.30 Uhr       | 2026-06-15 23:30",
        "15. Juni 23h30              | 2026-06-15 23:30",
        "Montag, 15. Juni, 23:30 Uhr | 2026-06-15 23:30",
        "Mo 15.6. 23:30              | 2026-06-15 23:30",
        "Sat 18:00                   | 2026-06-13 18:00",
        "Saturday 18:00              | 2026-06-13 18:00",
        "18:00 Sat                   | 2026-06-13 18:00",
        "sat 6pm                     | 2026-06-13 18:00",
        "Sat 6 pm                    | 2026-06-13 18:00",
        "Sat at 18:00                | 2026-06-13 18:00",
        "this Sat 18:00              | 2026-06-13 18:00",
        "next Wednesday 18:00        | 2026-06-17 18:00",
        "nächsten Mittwoch 18 Uhr    | 2026-06-17 18:00",
        "Sat 18:00 CEST              | 2026-06-13 18:00",
        "Sat 18:00 MESZ              | 2026-06-13 18:00",
        "Sat 12 pm EDT               | 2026-06-13 18:00",
        "Sat 9am PT                  | 2026-06-13 18:00",
        "Sat 18:00 UTC+2             | 2026-06-13 18:00",
        "Sat 13:00 GMT-03:00         | 2026-06-13 18:00",
        "2026-12-03 20:00 EST        | 2026-12-04 02:00",
        "2026-12-03 20:00 CET        | 2026-12-03 20:00",
        "Tue 1 Dec 2026 20:00 CET (19:00 UTC) | 2026-12-01 20:00",
        "Wed 2 Dec 2026 01:00 EET (Tue 23:00 UTC) | 2026-12-02 00:00",
        "Tue 1 Dec 2026 20:00 UTC    | 2026-12-01 21:00",
        "Sa 18 Uhr                   | 2026-06-13 18:00",
        "Sa. 18 Uhr                  | 2026-06-13 18:00",
        "Samstag 18 Uhr              | 2026-06-13 18:00",
        "Sonnabend 18:00             | 2026-06-13 18:00",
        "Sa 18.30                    | 2026-06-13 18:30",
        "am Samstag um 18 Uhr 30     | 2026-06-13 18:30",
        "Mi 18:00                    | 2026-06-10 18:00",
        "Wed 18:00                   | 2026-06-10 18:00",
        "Wed 11:00                   | 2026-06-17 11:00",
        "Do 20:00                    | 2026-06-11 20:00",
        "So 24:00                    | 2026-06-15 00:00",
        "Sat noon                    | 2026-06-13 12:00",
        "Sat 12 pm                   | 2026-06-13 12:00",
        "Sat 12 am                   | 2026-06-13 00:00",
        "+2d                         | 2026-06-12 12:00",
        "+2 days                     | 2026-06-12 12:00",
        "+36h                        | 2026-06-12 00:00",
        "+1d 12h                     | 2026-06-12 00:00",
        "+90m                        | 2026-06-10 13:30",
        "+1w                         | 2026-06-17 12:00",
        "in 2 days                   | 2026-06-12 12:00",
        "in 3 hours                  | 2026-06-10 15:00",
        "in 2 Tagen                  | 2026-06-12 12:00",
        "in 3 Stunden                | 2026-06-10 15:00",
        "in 1 Woche                  | 2026-06-17 12:00",
        "today 20:00                 | 2026-06-10 20:00",
        "tomorrow 20:00              | 2026-06-11 20:00",
        "tomorrow at 8pm             | 2026-06-11 20:00",
        "heute 20 Uhr                | 2026-06-10 20:00",
        "morgen 20:00                | 2026-06-11 20:00",
        "morgen um 20 Uhr            | 2026-06-11 20:00",
        "übermorgen 20:00            | 2026-06-12 20:00",
        "18:00                       | 2026-06-10 18:00",
        "11:00                       | 2026-06-11 11:00",
        "1 Feb 20:00                 | 2026-02-01 20:00, past",
        "1 Nov 20:00                 | 2026-11-01 20:00",
        "15 März 2027 20:00          | 2027-03-15 20:00",
        "2027-01-05 20:00            | 2027-01-05 20:00",
      })
  void aDateHasManySpellings(String text, String moment) {
    // English and German dates, with a year or without, in the zone of the writer.
    String expected = moment.endsWith(", past") ? "past " + moment.replace(", past", "") : moment;
    assertThat(said(text)).as(text).isEqualTo(expected);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "5/7 20:00        | 2026-07-05 20:00",
        "9/8 20:00        | 2026-08-09 20:00 or 2026-09-08 20:00",
        "Sat midnight     | 2026-06-13 00:00 or 2026-06-14 00:00",
        "Sat 15 Jun 20:00 | 2026-06-13 20:00 or 2026-06-15 20:00",
        "next Sat 18:00   | 2026-06-13 18:00 or 2026-06-20 18:00",
        "nächsten Samstag 18:00 | 2026-06-13 18:00 or 2026-06-20 18:00",
        "next Sunday      | day 2026-06-14 or 2026-06-21",
        "9/8              | day 2026-08-09 or 2026-09-08",
        "Sat 20:00 CET    | 2026-06-13 20:00 or 2026-06-13 21:00",
        "Sat 20:00 EST    | 2026-06-14 02:00 or 2026-06-14 03:00",
        "Sat 20:00 IST    | 2026-06-13 16:30 or 2026-06-13 19:00 or 2026-06-13 20:00 or 2026-06-13"
            + " 21:00",
        "2026-10-25 02:30 | 2026-10-25 02:30 or 2026-10-25 02:30",
      })
  void whatCouldMeanTwoMomentsIsNotGuessed(String text, String moments) {
    // Of two readings the one that is past is none.
    assertThat(said(text)).as(text).isEqualTo(moments);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "2026-06-01 20:00 | past 2026-06-01 20:00",
        "1 Jun 20:00      | past 2026-06-01 20:00",
        "today 08:00      | past 2026-06-10 08:00",
        "+0d              | past 2026-06-10 12:00",
        "1.5. 20:00       | past 2026-05-01 20:00",
        "2026-06-15       | day 2026-06-15",
        "15 Jun           | day 2026-06-15",
        "15. Juni         | day 2026-06-15",
        "Sat              | day 2026-06-13",
        "tomorrow         | day 2026-06-11",
      })
  void aPastMomentAndADayAreSaidToBeSo(String text, String said) {
    // The caller can say why it does not do.
    assertThat(said(text)).as(text).isEqualTo(said);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        " ",
        "soon",
        "20",
        "25:00",
        "Sat 25:00",
        "31 Feb 20:00",
        "2026-13-01 20:00",
        "whenever",
        "Sat Sun 20:00",
        "20:00 21:00",
        "in a while",
        "+",
        "+d",
        "when Germany moves",
        "A PAR - BUR",
        "99999999999d",
        "+99999999999d",
        "2026-06-15 20:00 nowhere",
        "2026-06-15 20:00 Mars/Olympus"
      })
  void whatIsNoDateIsNone(String text) {
    // No word is passed over in silence.
    assertThat(said(text)).as(text).startsWith("none");
  }

  @Test
  void aClockTimeThatComesTwiceIsAskedAboutAndOneThatIsSkippedIsNone() {
    // The clocks of Berlin go back on 25 October 2026 and forward on 28 March 2027.
    assertThat(DateReader.read("2026-10-25 02:30", NOW, BERLIN))
        .isEqualTo(
            new ReadDate.Several(
                List.of(
                    Instant.parse("2026-10-25T00:30:00Z"), Instant.parse("2026-10-25T01:30:00Z"))));
    assertThat(DateReader.read("2026-10-25 02:30 CET", NOW, BERLIN))
        .isEqualTo(new ReadDate.Moment(Instant.parse("2026-10-25T01:30:00Z")));
    assertThat(DateReader.read("2026-10-25 02:30 MESZ", NOW, BERLIN))
        .isEqualTo(new ReadDate.Moment(Instant.parse("2026-10-25T00:30:00Z")));
    assertThat(DateReader.read("2027-03-28 02:30", NOW, BERLIN))
        .isEqualTo(
            new ReadDate.Skipped(
                List.of(
                    Instant.parse("2027-03-28T00:30:00Z"), Instant.parse("2027-03-28T01:30:00Z"))));
  }

  @Test
  void aWordThatIsNoPieceOfADateIsNamed() {
    // Zones that nobody knows, and whatever else stands there.
    assertThat(said("Sat 20:00 XYZT")).isEqualTo("none: xyzt");
  }

  @Test
  void anythingCanBeAskedWithoutHarm() {
    // Random words of dates, in any order, are read without an exception.
    long seed = Long.getLong("depesche.seed", 1914);
    System.out.println("seed " + seed);
    Random random = new Random(seed);
    List<String> words =
        List.of(
            "Sat",
            "15",
            "Jun",
            "15.6.",
            "23:30",
            "+2d",
            "morgen",
            "Uhr",
            "pm",
            "24:00",
            "99/99",
            "2026-06-15",
            "T",
            "Z",
            "UTC",
            "-",
            "/",
            ".",
            ":",
            "midnight",
            "0",
            "00",
            "9999999999",
            "in",
            "h",
            "Mär",
            "５");
    for (int i = 0; i < 20_000; i++) {
      StringBuilder text = new StringBuilder();
      for (int word = random.nextInt(6); word >= 0; word--) {
        text.append(words.get(random.nextInt(words.size())))
            .append(random.nextBoolean() ? " " : "");
      }
      assertThat(DateReader.read(text.toString(), NOW, BERLIN)).isNotNull();
    }
  }
}
