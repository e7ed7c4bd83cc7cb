package depesche.bot.report;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.adjudicator.Fact;
import depesche.adjudicator.Letter;
import depesche.adjudicator.Line;
import depesche.adjudicator.Reading;
import depesche.adjudicator.Seat;
import depesche.adjudicator.Table;
import depesche.adjudicator.Verdict;
import depesche.adjudicator.rules.GamePosition;
import depesche.adjudicator.rules.Rules;
import depesche.bot.Volume;
import depesche.bot.chance.TurnChance;
import depesche.bot.config.InstalledTitles;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.SequencedMap;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/// Standard Diplomacy is played without the map, by what is said: which units there are, where they
/// can go, who has which centres. The words are those of the templates, and stable.
class PlayedByEarTest {

  private static final List<String> POWERS =
      List.of("AUSTRIA", "ENGLAND", "FRANCE", "GERMANY", "ITALY", "RUSSIA", "TURKEY");

  private static final Sentences SENTENCES = Sentences.load(Path.of("..", "templates"));
  private static final Rules<?, ?> STANDARD =
      InstalledTitles.from(Path.of("..", "config")).stream()
          .filter(rules -> rules.title().id().equals("standard"))
          .findFirst()
          .orElseThrow();

  private static final Pattern UNIT = Pattern.compile("\\b([AF]) ([A-Z]{3}(?:/[NSEW]C)?) in ");
  private static final Pattern PLACE = Pattern.compile("\\(([A-Z]{3}(?:/[NSEW]C)?)\\)");

  private final SequencedMap<String, List<String>> homes = new LinkedHashMap<>();
  private GamePosition<?, ?> position = opening();
  private int refused;

  private static GamePosition<?, ?> opening() {
    return GamePosition.open(
            STANDARD,
            new Table(POWERS.stream().map(Seat::new).toList(), new LinkedHashMap<>()),
            TurnChance.seeded("ear", 1))
        .next();
  }

  private static String say(Fact fact) {
    return SENTENCES.say("standard", fact);
  }

  /// {@return what is heard}
  private String ask(String question) {
    return position.answer(question).orElseThrow() instanceof Verdict.Taken(Fact answer)
        ? say(answer)
        : "";
  }

  private static List<String> all(Pattern pattern, String heard) {
    return pattern
        .matcher(heard)
        .results()
        .map(
            (MatchResult found) ->
                found.groupCount() == 2 ? found.group(1) + " " + found.group(2) : found.group(1))
        .map(String::valueOf)
        .toList();
  }

  private static String between(String heard, String from, String to) {
    int begin = heard.indexOf(from);
    int end = begin < 0 ? -1 : heard.indexOf(to, begin + from.length());
    return end < 0 ? "" : heard.substring(begin + from.length(), end);
  }

  private List<String> units(String power) {
    return all(UNIT, heardOf(power).replaceFirst("Dislodged:.*", ""));
  }

  private List<String> dislodged(String power) {
    Matcher told = Pattern.compile("Dislodged:.*").matcher(heardOf(power));
    return told.find() ? all(UNIT, told.group()) : List.of();
  }

  private String heardOf(String power) {
    return ask("WHERE " + power);
  }

  private List<String> moves(String unit) {
    return all(PLACE, between(ask("MOVES " + unit), "can move to: ", "."));
  }

  private List<String> letter(String power, Random random) {
    String kind = position.phase().id().substring(5);
    return switch (kind) {
      case "M" -> moves(power, random);
      case "R" -> retreats(power, random);
      default -> winter(power, random);
    };
  }

  private List<String> moves(String power, Random random) {
    List<String> lines = new ArrayList<>();
    String target = "";
    String mover = "";
    for (String unit : units(power)) {
      List<String> open = moves(unit);
      assertThat(open).as(unit).isNotEmpty();
      boolean helps = !mover.isEmpty() && open.contains(target) && random.nextBoolean();
      if (helps) {
        lines.add(unit + " S " + mover + " - " + target);
      } else if (random.nextInt(5) == 0) {
        lines.add(unit + " H");
      } else {
        target = open.get(random.nextInt(open.size()));
        mover = unit;
        lines.add(unit + " - " + target);
      }
    }
    return lines;
  }

  private List<String> retreats(String power, Random random) {
    List<String> lines = new ArrayList<>();
    for (String unit : dislodged(power)) {
      String heard = ask("MOVES " + unit);
      assertThat(heard).contains("dislodged by");
      List<String> open = all(PLACE, between(heard, "can retreat to: ", "."));
      lines.add(
          open.isEmpty() ? unit + " D" : unit + " R " + open.get(random.nextInt(open.size())));
    }
    return lines;
  }

  /// {@return the centres of a power and how many units it has, as CENTRES says it}
  private Matcher centres(String power) {
    Matcher told =
        Pattern.compile(
                "(?i)\\b"
                    + power
                    + ": (\\d+) centres?, (\\d+) units?(?:: ([^.]*(?:St\\. [^.]*)?))?\\.")
            .matcher(ask("CENTRES"));
    assertThat(told.find()).as(ask("CENTRES")).isTrue();
    return told;
  }

  private List<String> owned(String power) {
    return Optional.ofNullable(centres(power).group(3))
        .map(told -> all(PLACE, told))
        .orElse(List.of());
  }

  private List<String> winter(String power, Random random) {
    Matcher told = centres(power);
    int room = Integer.parseInt(told.group(1)) - Integer.parseInt(told.group(2));
    List<String> lines = new ArrayList<>();
    for (String home : homes.getOrDefault(power, List.of())) {
      if (lines.size() < room
          && owned(power).contains(home)
          && ask("WHERE " + home).contains("no unit")) {
        lines.add("BUILD A " + home);
      }
    }
    List<String> units = new ArrayList<>(units(power));
    for (int left = -room; left > 0; left--) {
      lines.add("REMOVE " + units.remove(random.nextInt(units.size())));
    }
    while (lines.size() < room) {
      lines.add("WAIVE");
    }
    return lines;
  }

  private void play(Random random) {
    SequencedMap<Seat, List<Letter>> letters = new LinkedHashMap<>();
    for (String power : POWERS) {
      Seat seat = new Seat(power);
      List<String> lines = letter(power, random);
      if (position.demand(power).isEmpty()) {
        continue;
      }
      List<Letter> written = List.of(new Letter(position.phase().id(), lines));
      Reading<?> reading = position.read(seat, written);
      for (Line line : reading.lines()) {
        refused += line.verdict().counts() || line.text().isBlank() ? 0 : 1;
      }
      assertThat(reading.complete())
          .as("%s in %s: %s", power, position.phase().id(), lines)
          .isTrue();
      letters.put(seat, written);
    }
    position = position.judge(letters, TurnChance.seeded("ear", 2)).next();
  }

  /// Those who are said to reach a place can move there, and nobody else can.
  private void reached(String place) {
    String heard = ask("WHO CAN REACH " + place);
    String sides = heard.substring(heard.indexOf(". ") + 1);
    for (String power : POWERS) {
      for (String unit : units(power)) {
        boolean can = moves(unit).stream().anyMatch(to -> to.startsWith(place));
        boolean said = sides.contains(unit);
        assertThat(said && !sides.contains("by convoy"))
            .as("%s: %s", unit, heard)
            .isEqualTo(can && !sides.contains("by convoy"));
      }
    }
    assertThat(ask("AROUND " + place)).contains("Next to it: ");
  }

  @Test
  void aWholeYearIsPlayedByEar() {
    // Issue 51: by these answers alone every order of a year is found, retreats and builds, too;
    // none is refused and none is missing.
    long seed = Long.getLong("depesche.seed", 1901);
    for (int game = 0; game < Volume.of(40); game++) {
      Random random = new Random(seed + game);
      position = opening();
      homes.clear();
      POWERS.forEach(power -> homes.put(power, owned(power)));
      int phases = 0;
      while (!position.phase().id().startsWith("S1902")) {
        play(random);
        assertThat(++phases).isLessThan(8);
      }
      reached("BUR");
      reached("SER");
    }
    assertThat(refused).as("seed %d", seed).isZero();
  }
}
