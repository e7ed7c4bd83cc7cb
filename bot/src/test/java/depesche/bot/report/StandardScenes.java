package depesche.bot.report;

import depesche.adjudicator.Demand;
import depesche.adjudicator.Letter;
import depesche.adjudicator.Phase;
import depesche.adjudicator.Reader;
import depesche.adjudicator.Reading;
import depesche.adjudicator.Seat;
import depesche.adjudicator.rules.GamePosition;
import depesche.adjudicator.standard.Standard;
import depesche.bot.chance.TurnChance;
import depesche.bot.config.TitleFile;
import java.nio.file.Path;
import java.time.Instant;
import java.time.ZoneId;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;

/// Mails of a game of standard Diplomacy, judged by its rules.
final class StandardScenes {

  private static final Standard RULES =
      TitleFile.read(Path.of("../config/maps/standard.json"), Standard::read);
  private static final Seat ENGLAND = new Seat("ENGLAND");
  private static final Optional<Instant> DEADLINE =
      Optional.of(Instant.parse("2026-11-24T19:00:00Z"));
  private static final String SEATS = "seats AUSTRIA ENGLAND FRANCE GERMANY ITALY RUSSIA TURKEY\n";
  private static final String FALL =
      "phase F1901M\n"
          + SEATS
          + """
          army ENGLAND A YOR
          fleet ENGLAND F NTH
          fleet ENGLAND F NWG
          army FRANCE A BUR
          fleet FRANCE F MAO
          army GERMANY A MUN
          fleet GERMANY F DEN
          army ITALY A APU
          fleet ITALY F ION
          fleet RUSSIA F BOT
          fleet TURKEY F AEG
          fleet TURKEY F EAS
          centres ENGLAND EDI LON LVP
          centres FRANCE BRE MAR PAR
          centres GERMANY BER KIE MUN
          centres ITALY NAP ROM VEN
          centres RUSSIA MOS SEV STP WAR
          centres TURKEY ANK CON SMY
          """;
  private static final Map<String, String> ORDERS =
      Map.of(
          "ENGLAND", "A YOR - NWY; F NTH C A YOR - NWY; F NWG S A YOR - NWY",
          "FRANCE", "F MAO - SPA/NC; A BUR - MUN",
          "GERMANY", "F DEN - SWE",
          "ITALY", "A APU - GRE; F ION C A APU - GRE",
          "RUSSIA", "F BOT - SWE",
          "TURKEY", "F EAS - ION; F AEG S F EAS - ION");
  private static final String WINTER =
      "phase W1901A\n"
          + SEATS
          + """
          army ENGLAND A NWY
          fleet ENGLAND F NTH
          fleet RUSSIA F BOT
          army TURKEY A CON
          fleet TURKEY F ION
          centres ENGLAND EDI LON LVP NWY
          centres RUSSIA STP MOS
          centres TURKEY CON
          """;

  private StandardScenes() {}

  private static GamePosition.Judged judged(String position, Map<String, String> letters) {
    GamePosition<?, ?> gamePosition = GamePosition.at(RULES, position);
    SequencedMap<Seat, List<Letter>> written = new LinkedHashMap<>();
    for (Demand demand : gamePosition.demands()) {
      String text = letters.getOrDefault(demand.seat().name(), "");
      written.put(demand.seat(), List.of(new Letter(gamePosition.phase().id(), text)));
    }
    return gamePosition.judge(written, TurnChance.seeded("scene", 1));
  }

  private static MailContext heading(Phase phase) {
    LinkedHashMap<Seat, String> countries = new LinkedHashMap<>();
    RULES.title().colours().forEach(name -> countries.put(new Seat(name), ""));
    return new MailContext(
        "paris",
        Optional.of(RULES.title()),
        Optional.of(phase),
        Optional.of(ENGLAND),
        new SeatNames(countries),
        ZoneId.of("Europe/Berlin"));
  }

  private static Mail report(String position, Map<String, String> letters) {
    Phase phase = GamePosition.at(RULES, position).phase();
    GamePosition.Judged judged = judged(position, letters);
    GamePosition<?, ?> next = judged.next();
    Due due =
        new Due(
            DEADLINE,
            next.demand("ENGLAND").map(Demand::prompt).stream().toList(),
            next.examples("ENGLAND"),
            List.of());
    return new Mail.TurnReport(
        heading(next.phase()),
        phase,
        judged.news(),
        next.view(new Reader.Onlooker()).picture(),
        due);
  }

  static Mail movement() {
    return report(FALL, ORDERS);
  }

  static Mail winter() {
    return report(
        WINTER, Map.of("ENGLAND", "BUILD F LON; BUILD A EDI", "RUSSIA", "BUILD F STP/NC"));
  }

  static Mail receipt() {
    GamePosition<?, ?> gamePosition = GamePosition.at(RULES, FALL);
    Demand demand = gamePosition.demand("ENGLAND").orElseThrow();
    String text = "A YOR - NTH - NWY\nF NTH C A YOR - NWY\nF NWG - STP\nBUILD F LON\nVOTE DRAW";
    Reading<?> reading =
        gamePosition.read(demand.seat(), List.of(new Letter(gamePosition.phase().id(), text)));
    Due due =
        new Due(
            DEADLINE,
            List.of(demand.prompt()),
            gamePosition.examples(demand.seat().name()),
            reading.missing());
    return new Mail.Receipt(
        heading(gamePosition.phase()), reading.lines(), reading.onFile(), List.of(), due);
  }

  static Mail help(String topic) {
    return new Mail.Help(heading(GamePosition.at(RULES, FALL).phase()), topic);
  }
}
