package depesche.bot.report;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.adjudicator.Demand;
import depesche.adjudicator.Letter;
import depesche.adjudicator.Phase;
import depesche.adjudicator.Reader;
import depesche.adjudicator.Reading;
import depesche.adjudicator.Seat;
import depesche.adjudicator.Status;
import depesche.adjudicator.Table;
import depesche.adjudicator.Verdict;
import depesche.adjudicator.bloodandiron.BloodAndIron;
import depesche.adjudicator.diplomacy.campaign.NamedProvince;
import depesche.adjudicator.diplomacy.campaign.UnitAt;
import depesche.adjudicator.diplomacy.letters.OrderPromptFact;
import depesche.adjudicator.rules.GamePosition;
import depesche.adjudicator.rules.Rules;
import depesche.adjudicator.rules.Title;
import depesche.adjudicator.rules.View;
import depesche.adjudicator.standard.Standard;
import depesche.bot.chance.TurnChance;
import depesche.bot.config.TitleFile;
import java.nio.file.Path;
import java.time.Instant;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Random;
import java.util.SequencedMap;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class WholeGameTest {

  /// A title and what its random letters speak of.
  ///
  /// @param note what every report must say
  record Tried(
      Rules<?, ?> rules, List<String> places, SequencedMap<String, String> options, String note) {

    @Override
    public String toString() {
      return rules.title().id();
    }
  }

  private static final Path MAPS = Path.of("../config/maps");
  private static final MailWriter WRITER = MailWriter.load(Templated.FOLDER);

  /// What a phone of 390 by 844 pixels shows: so many lines of so many letters.
  private static final int SCREEN = 35;

  private static final int WIDE = 45;

  /// What a receipt says besides its lines if all was right; a long line goes on below.
  private static final int RECEIPT = 7;

  private @Nullable Tried tried;
  private final Random random = new Random(Long.getLong("depesche.seed", 1866));

  static Stream<Tried> titles() {
    SequencedMap<String, String> options = new LinkedHashMap<>();
    options.put("lastYear", "1912");
    return Stream.of(
        new Tried(
            TitleFile.read(MAPS.resolve("blood-and-iron.json"), BloodAndIron::read),
            List.of("BER MUN HAM DRE KUS FRA HAN ULM XXQ AUS NUR COL".split(" ")),
            new LinkedHashMap<>(),
            "reconstruction"),
        new Tried(
            TitleFile.read(MAPS.resolve("standard.json"), Standard::read),
            List.of("BUR RUH BEL NTH ENG MAO SPA/NC SPA BUL/EC BLA ION TRI SWE NWY STP".split(" ")),
            options,
            "Diplomacy"));
  }

  @ParameterizedTest
  @MethodSource("titles")
  void everyReportOfAGameHasAPlaceForAllItsNews(Tried title) {
    // Every fact of a step is placed by the title's template, and every letter is answered.
    tried = title;
    Rules<?, ?> rules = title.rules();
    List<Seat> seats = rules.title().colours().stream().map(Seat::new).toList();
    // A game of random letters may end early; then another is played.
    int turn = 1;
    while (turn <= 20) {
      GamePosition.Judged judged =
          GamePosition.open(rules, new Table(seats, title.options()), TurnChance.seeded("r", turn));
      while (judged.next().status() instanceof Status.Waiting) {
        GamePosition<?, ?> now = judged.next();
        SequencedMap<Seat, List<Letter>> letters = new LinkedHashMap<>();
        now.demands().forEach(demand -> letters.put(demand.seat(), answer(now, demand)));
        Phase phase = now.phase();
        turn++;
        judged = now.judge(letters, TurnChance.seeded("r", turn));
        report(phase, judged);
      }
      assertThat(judged.next().status()).isInstanceOf(Status.Over.class);
    }
  }

  private Tried tried() {
    return Objects.requireNonNull(tried);
  }

  private Rules<?, ?> rules() {
    return tried().rules();
  }

  private List<Letter> answer(GamePosition<?, ?> now, Demand demand) {
    Letter letter = new Letter(now.phase().id(), String.join("\n", orders(demand)));
    Reading<?> reading = now.read(demand.seat(), List.of(letter));
    Due due =
        new Due(
            Optional.of(Instant.EPOCH),
            List.of(demand.prompt()),
            now.examples(demand.seat().name()),
            reading.missing());
    MailContext mailContext = heading(now.phase(), demand.seat());
    FinishedMail receipt =
        WRITER.write(
            new Mail.Receipt(mailContext, reading.lines(), reading.onFile(), List.of(), due));
    boolean allRight =
        reading.missing().isEmpty()
            && reading.lines().stream().allMatch(line -> line.verdict() instanceof Verdict.Taken);
    if (allRight) {
      assertThat(receipt.text().lines().filter(line -> !line.isBlank()).count())
          .as(receipt.text())
          .isLessThanOrEqualTo(RECEIPT + 2L * reading.lines().size());
    }
    assertThat(reading.onFile())
        .allSatisfy(
            fact ->
                assertThat(receipt.text().replaceAll("\\s+", " "))
                    .contains(WRITER.say(mailContext, fact)));
    return List.of(letter);
  }

  private List<String> orders(Demand demand) {
    List<String> lines = new ArrayList<>();
    switch ((OrderPromptFact) demand.prompt()) {
      case OrderPromptFact.OrdersWanted(_, List<UnitAt> units, List<UnitAt> foreign) -> {
        units.forEach(unit -> lines.add(unit.text() + verb()));
        foreign.forEach(army -> lines.add("FOREIGN " + army.owner() + verb()));
      }
      case OrderPromptFact.RetreatsWanted(_, List<OrderPromptFact.Choice> own, _) ->
          own.forEach(choice -> lines.add(choice.unit().text() + " - " + place()));
      case OrderPromptFact.BuildsWanted(_, _, List<NamedProvince> places) ->
          places.forEach(at -> lines.add("BUILD A " + at.id()));
      case OrderPromptFact.RemovalsWanted(_, _, List<UnitAt> units, _) ->
          units.stream().limit(1).forEach(unit -> lines.add("REMOVE " + unit.text()));
    }
    return lines;
  }

  private String verb() {
    return switch (random.nextInt(4)) {
      case 0 -> " H";
      case 1 -> " S A " + place() + " - " + place();
      default -> " - " + place();
    };
  }

  private String place() {
    return tried().places().get(random.nextInt(tried().places().size()));
  }

  private void report(Phase phase, GamePosition.Judged judged) {
    GamePosition<?, ?> next = judged.next();
    Title title = rules().title();
    Seat reader = new Seat(title.colours().getFirst());
    MailContext mailContext = heading(next.phase(), reader);
    View view = next.view(new Reader.Holder(reader));
    Due due =
        new Due(
            Optional.of(Instant.EPOCH),
            next.demand(reader.name()).map(Demand::prompt).stream().toList(),
            next.examples(reader.name()),
            List.of());
    FinishedMail finishedMail =
        WRITER.write(new Mail.TurnReport(mailContext, phase, judged.news(), view.picture(), due));
    assertThat(finishedMail.text()).doesNotContain("\nOther news\n");
    assertThat(finishedMail.text().lines()).allMatch(line -> line.length() <= 78);
    isBrief(finishedMail.text());
    FinishedMail status =
        WRITER.write(
            new Mail.StatusReport(
                mailContext,
                List.of(),
                Optional.of(view),
                view.picture(),
                List.of(),
                due,
                List.of()));
    assertThat(status.text()).contains(tried().note());
  }

  /// Decision 32: two screens of a phone before the table of all orders, and four in all for five
  /// players whose orders, being random, bounce more than those of people.
  private void isBrief(String report) {
    long tables = rules().title().most() <= 5 ? 4 * SCREEN : 6 * SCREEN;
    assertThat(screenLines(report)).as(report).isLessThanOrEqualTo(tables);
    assertThat(screenLines(report.split("\nOrders and results\n", 2)[0]))
        .as(report)
        .isLessThanOrEqualTo(2 * SCREEN);
  }

  private static long screenLines(String text) {
    return text.lines().mapToLong(line -> Math.max(1, Math.ceilDiv(line.length(), WIDE))).sum();
  }

  private MailContext heading(Phase phase, Seat seat) {
    LinkedHashMap<Seat, String> countries = new LinkedHashMap<>();
    rules().title().colours().forEach(name -> countries.put(new Seat(name), "Land of " + name));
    return new MailContext(
        "bismarck",
        Optional.of(rules().title()),
        Optional.of(phase),
        Optional.of(seat),
        new SeatNames(countries),
        ZoneId.of("Europe/Berlin"));
  }
}
