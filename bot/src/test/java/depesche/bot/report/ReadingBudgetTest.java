package depesche.bot.report;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.adjudicator.Demand;
import depesche.adjudicator.Letter;
import depesche.adjudicator.Phase;
import depesche.adjudicator.Reader;
import depesche.adjudicator.Reading;
import depesche.adjudicator.Seat;
import depesche.adjudicator.Status;
import depesche.adjudicator.Step;
import depesche.adjudicator.Table;
import depesche.adjudicator.Verdict;
import depesche.adjudicator.rules.GamePosition;
import depesche.adjudicator.rules.Rules;
import depesche.adjudicator.rules.Title;
import depesche.adjudicator.rules.View;
import depesche.bot.chance.TurnChance;
import depesche.bot.config.InstalledTitles;
import depesche.bot.game.Library;
import depesche.bot.report.page.MailtoLink;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.stream.Stream;
import org.jsoup.Jsoup;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// How much there is to read in a game of each title, and whether it can be played from that.
class ReadingBudgetTest {

  private static final MailWriter WRITER = MailWriter.load(Templated.FOLDER);
  private static final Library LIBRARY = new Library(InstalledTitles.from(Path.of("..", "config")));
  private static final MailtoLink REPLY =
      new MailtoLink("depesche+x@example.org", "Re: [bismarck]");

  /// What a phone of 390 by 844 pixels shows: so many lines of so many letters.
  private static final int SCREEN = 35;

  private static final int WIDE = 45;

  /// The most lines of a receipt that took everything, if there are no more orders than these.
  private static final int RECEIPT = 12;

  private static final int ORDERS = 5;
  private static final int STEPS = 60;
  private static final Instant DAY = Instant.parse("2026-12-01T20:00:00Z");

  private @Nullable Title played;
  private List<Seat> holders = List.of();

  /// @param before how many screens a report has at most before the table of all orders
  /// @param all how many it has in all
  @ParameterizedTest
  @CsvSource({
    "blood-and-iron, 5, 2, 3",
    "standard, 7, 2, 4",
    "great-powers, 5, 3, 3",
    "bismarcks-dance, 1, 3, 3",
    "plain-table, 3, 2, 2",
    "weimar, 4, 3, 3",
    "congress-of-vienna, 4, 3, 3"
  })
  void aGameIsNotMuchToReadAndCanBePlayedFromIt(String title, int seats, int before, int all) {
    // Decision 32: a receipt that took everything has at most twelve lines, a report two screens of
    // a phone before the table of all orders. The lines of its link are read as a letter. On
    // Discord a receipt is a line an order and little else, and no table has more than 40 columns.
    Rules<?, ?> rules = LIBRARY.rules(title);
    played = rules.title();
    holders = rules.title().colours().stream().limit(seats).map(Seat::new).toList();
    GamePosition.Judged judged =
        GamePosition.open(
            rules, new Table(holders, new LinkedHashMap<>()), TurnChance.seeded("budget", 1));
    int steps = 1;
    while (judged.next().status() instanceof Status.Waiting && steps < STEPS) {
      steps++;
      GamePosition<?, ?> now = judged.next();
      SequencedMap<Seat, List<Letter>> letters = new LinkedHashMap<>();
      for (Demand demand : now.demands()) {
        letters.put(demand.seat(), List.of(answer(now, demand)));
      }
      judged = now.judge(letters, TurnChance.seeded("budget", steps));
      if (judged.size() == Step.Size.PHASE) {
        report(now.phase(), judged, holders.getFirst(), before, all);
      }
    }
    assertThat(steps).isGreaterThan(10);
  }

  /// {@return what the link of a demand opens, or what the title would play}
  private Letter answer(GamePosition<?, ?> now, Demand demand) {
    Seat seat = demand.seat();
    FinishedMail asked =
        WRITER.write(
            new Mail.Notice(heading(now, seat), List.of(), due(now, seat)),
            MapWish.USUAL,
            Optional.of(REPLY));
    List<String> lines = lines(asked);
    Letter linked = new Letter(now.phase().id(), String.join("\n", lines));
    Reading<?> reading = now.read(seat, List.of(linked));
    assertThat(reading.lines())
        .as(linked.text())
        .allSatisfy(line -> assertThat(line.verdict()).isNotInstanceOf(Verdict.Refused.class));
    List<String> own = now.played(seat.name());
    Letter letter = own.isEmpty() ? linked : new Letter(now.phase().id(), String.join("\n", own));
    receipt(now, seat, letter);
    return letter;
  }

  private void receipt(GamePosition<?, ?> now, Seat seat, Letter letter) {
    Reading<?> reading = now.read(seat, List.of(letter));
    Mail mail =
        new Mail.Receipt(
            heading(now, seat), reading.lines(), reading.onFile(), List.of(), due(now, seat));
    FinishedMail receipt = WRITER.write(mail);
    boolean right =
        reading.lines().stream().allMatch(line -> line.verdict() instanceof Verdict.Taken);
    if (!right || !reading.missing().isEmpty()) {
      return;
    }
    DiscordBudget.receipt(WRITER.discord(mail), reading.lines().size());
    if (reading.lines().size() <= ORDERS) {
      assertThat(receipt.text().lines().filter(line -> !line.isBlank()).count())
          .as(receipt.text())
          .isLessThanOrEqualTo(RECEIPT);
    }
  }

  private void report(Phase phase, GamePosition.Judged judged, Seat reader, int before, int all) {
    GamePosition<?, ?> next = judged.next();
    Due due = due(next, reader);
    Mail report =
        new Mail.TurnReport(
            heading(next, reader),
            phase,
            judged.news(),
            judged.picture(new Reader.Holder(reader)),
            due);
    String text = WRITER.write(report).text();
    assertThat(screens(text)).as(text).isLessThanOrEqualTo(all);
    assertThat(screens(text.split("\nOrders and results\n", 2)[0]))
        .as(text)
        .isLessThanOrEqualTo(before);
    DiscordBudget.tables(WRITER.discord(report), due.examples());
    View view = next.view(new Reader.Holder(reader));
    Mail status =
        new Mail.StatusReport(
            heading(next, reader),
            List.of(),
            Optional.of(view),
            view.picture(),
            List.of(),
            due,
            List.of());
    DiscordBudget.tables(WRITER.discord(status), due.examples());
    view.picture()
        .map(picture -> new Mail.MapSheet(heading(next, reader), picture))
        .ifPresent(sheet -> DiscordBudget.tables(WRITER.discord(sheet), List.of()));
  }

  private static long screens(String text) {
    long lines =
        text.lines().mapToLong(line -> Math.max(1, Math.ceilDiv(line.length(), WIDE))).sum();
    return Math.ceilDiv(lines, SCREEN);
  }

  private static List<String> lines(FinishedMail mail) {
    String link = Jsoup.parse(mail.html()).select("a[href^=mailto:]").attr("href");
    String body = link.substring(link.indexOf("&body=") + "&body=".length());
    return Stream.of(URLDecoder.decode(body, StandardCharsets.UTF_8).split("\r\n"))
        .filter(line -> !line.isBlank())
        .toList();
  }

  private static Due due(GamePosition<?, ?> now, Seat seat) {
    return new Due(
        Optional.of(DAY),
        now.demand(seat.name()).map(Demand::prompt).stream().toList(),
        now.examples(seat.name()),
        List.of());
  }

  private MailContext heading(GamePosition<?, ?> now, Seat seat) {
    SequencedMap<Seat, String> countries = new LinkedHashMap<>();
    holders.forEach(one -> countries.put(one, "Land of " + one.name()));
    return new MailContext(
        "bismarck",
        Optional.of(Objects.requireNonNull(played)),
        Optional.of(now.phase()),
        Optional.of(seat),
        new SeatNames(countries),
        ZoneOffset.UTC);
  }
}
