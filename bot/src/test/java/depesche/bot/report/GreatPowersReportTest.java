package depesche.bot.report;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.adjudicator.Demand;
import depesche.adjudicator.Letter;
import depesche.adjudicator.News;
import depesche.adjudicator.Phase;
import depesche.adjudicator.Reader;
import depesche.adjudicator.Reading;
import depesche.adjudicator.Seat;
import depesche.adjudicator.Status;
import depesche.adjudicator.Table;
import depesche.adjudicator.greatpowers.GreatPowers;
import depesche.adjudicator.rules.GamePosition;
import depesche.bot.chance.TurnChance;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.ZoneId;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import org.junit.jupiter.api.Test;

class GreatPowersReportTest {

  private static final Path GOLDEN = Path.of("src", "test", "resources", "golden");
  private static final MailWriter WRITER = MailWriter.load(Templated.FOLDER);
  private static final GreatPowers RULES = new GreatPowers();
  private static final SequencedMap<Seat, String> COUNTRIES = countries();
  private static final List<String> BIDS = List.of("1 5 4", "5 4 1", "4 1 5", "6 5 2", "5 6 3");

  private GamePosition.Judged judged =
      GamePosition.open(
          RULES,
          new Table(List.copyOf(COUNTRIES.sequencedKeySet()), new LinkedHashMap<>()),
          TurnChance.seeded("1835", 1));
  private int step = 1;

  private static SequencedMap<Seat, String> countries() {
    SequencedMap<Seat, String> countries = new LinkedHashMap<>();
    countries.put(new Seat("Red"), "Albion");
    countries.put(new Seat("Blue"), "Gallia");
    countries.put(new Seat("Green"), "Teutonia");
    countries.put(new Seat("Yellow"), "");
    countries.put(new Seat("Black"), "Rossiya");
    return countries;
  }

  /// Judges the phase with a letter from everybody.
  private Phase judge() {
    GamePosition<?, ?> now = judged.next();
    SequencedMap<Seat, List<Letter>> letters = new LinkedHashMap<>();
    int place = 0;
    for (Seat seat : COUNTRIES.sequencedKeySet()) {
      String text =
          """
          BID %s
          PICK ANY COLONIES > ANY VP > ANY > PASS
          TARGET MOST VP > MOST ARMIES
          STEAL FROM MOST COLONIES
          KEEP ANY VP > ANY > NONE
          FOE MOST ARMIES
          ALLY LEAST ARMIES > MOST NAVIES > MOST VP > LEAST VP
          """
              .formatted(BIDS.get(place++));
      letters.put(seat, List.of(new Letter(now.phase().id(), text)));
    }
    step++;
    judged = now.judge(letters, TurnChance.seeded("1835", step));
    return now.phase();
  }

  private MailContext heading(String seat) {
    return heading(Optional.of(judged.next().phase()), seat);
  }

  private static MailContext heading(Optional<Phase> phase, String seat) {
    return new MailContext(
        "world",
        Optional.of(RULES.title()),
        phase,
        Optional.of(new Seat(seat)),
        new SeatNames(COUNTRIES),
        ZoneId.of("Europe/Berlin"));
  }

  private Mail report(Phase phase, String seat) {
    Due due =
        new Due(
            Optional.of(Instant.parse("2026-11-24T19:00:00Z")),
            judged.next().demand(seat).map(Demand::prompt).stream().toList(),
            judged.next().examples(seat),
            List.of());
    return new Mail.TurnReport(
        heading(seat), phase, judged.news(), judged.next().view(holder(seat)).picture(), due);
  }

  private static Reader holder(String seat) {
    return new Reader.Holder(new Seat(seat));
  }

  @Test
  void reportsReadAsTheyWereApproved() throws IOException {
    // The text of a mail is reviewed by eye, as a file; -Ddepesche.rewrite=true writes it anew.
    compare("great-powers-start", start());
    compare(
        "great-powers-welcome",
        new Mail.Welcome(
            heading(Optional.empty(), "Red"),
            "amber-fox",
            3,
            5,
            List.of(),
            List.of(),
            List.of(),
            List.of()));
    Phase bids = judge();
    compare("great-powers-bids", report(bids, "Red"));
    Phase cards = judge();
    compare("great-powers-turn", report(cards, "Blue"));
    for (String topic : List.of("rules", "bids", "cards", "awards", "war")) {
      compare("great-powers-help-" + topic, new Mail.Help(heading("Red"), topic));
    }
  }

  private Mail start() {
    Due due =
        new Due(
            Optional.of(Instant.parse("2026-11-24T19:00:00Z")),
            judged.next().demand("Red").map(Demand::prompt).stream().toList(),
            judged.next().examples("Red"),
            List.of());
    return new Mail.StartReport(heading("Red"), judged.news(), List.of(), Optional.empty(), due);
  }

  private static void compare(String name, Mail mail) throws IOException {
    FinishedMail finishedMail = WRITER.write(mail);
    assertThat(finishedMail.text().lines())
        .allMatch(line -> line.length() <= 78 && line.equals(line.stripTrailing()));
    compareFile(name + ".txt", "Subject: " + finishedMail.subject() + "\n\n" + finishedMail.text());
    compareFile(name + ".html", finishedMail.html());
    compareFile(
        name + ".md", MailWriterTest.message(WRITER.discord(mail).said(slash -> "/" + slash)));
  }

  private static void compareFile(String name, String found) throws IOException {
    Path file = GOLDEN.resolve(name);
    if (Boolean.getBoolean("depesche.rewrite")) {
      Files.writeString(file, found);
    }
    assertThat(found).as(name).isEqualTo(Files.readString(file));
  }

  @Test
  void everyReportOfAGameHasAPlaceForAllItsNews() {
    // Every fact of a step is placed by the title's template, for every reader.
    while (judged.next().status() instanceof Status.Waiting) {
      Phase phase = judge();
      for (Seat seat : COUNTRIES.sequencedKeySet()) {
        String text = WRITER.write(report(phase, seat.name())).text();
        assertThat(text).doesNotContain("\nOther news\n").contains("Standings");
        for (News news : judged.news()) {
          assertThat(news.audience().includes(holder(seat.name())))
              .as("%s hears %s", seat, news)
              .isEqualTo(
                  news.audience().includes(new Reader.Onlooker())
                      || news.fact().toString().contains("seat=" + seat));
        }
      }
    }
    assertThat(step).isGreaterThan(20);
  }

  @Test
  void statusTellsASeatWhatItKnows() {
    // The view of a seat is what its status report prints.
    judge();
    Mail status =
        new Mail.StatusReport(
            heading("Red"),
            List.of(),
            Optional.of(judged.next().view(holder("Red"))),
            Optional.empty(),
            List.of(),
            Due.nothing(),
            List.of());
    assertThat(WRITER.write(status).text()).contains("Levels in turn 1", "On the table: ");
    Reading<?> reading = judged.next().read(new Seat("Red"), List.of());
    assertThat(reading.missing()).hasSize(1);
  }
}
