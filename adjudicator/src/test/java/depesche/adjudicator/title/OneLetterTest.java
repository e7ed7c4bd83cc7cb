package depesche.adjudicator.title;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.adjudicator.Fact;
import depesche.adjudicator.Letter;
import depesche.adjudicator.Reading;
import depesche.adjudicator.Seat;
import depesche.adjudicator.Table;
import depesche.adjudicator.Volume;
import depesche.adjudicator.greatpowers.GreatPowers;
import depesche.adjudicator.rules.GamePosition;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// A letter is read from top to bottom: it does what its lines do one after the other, each in a
/// letter of its own.
class OneLetterTest {

  private static final long SEED = Long.getLong("depesche.seed", 20261128L);
  private static final int LETTERS = Integer.getInteger("depesche.letters", Volume.of(6_000));

  private static final List<String> UNITS =
      List.of("A PAR H", "A PAR - BUR", "A GAS H", "A GAS - SPA", "F BRE H", "F BRE - MAO");
  private static final List<String> WORDS =
      List.of(
          "CLEAR",
          "CLEAR ALL",
          "CLEAR NOW",
          "CLEAR PAR",
          "CLEAR GAS",
          "CLEAR F1901M",
          "CLEAR S1902M",
          "NO ALWAYS",
          "NO ALWAYS PAR",
          "PHASE F1901M",
          "PHASE S1902M",
          "PHASE S1901M",
          "IF A MUN THEN A PAR - PIC",
          "IF A BUR THEN A PAR - PIC",
          "IF A MUN THEN A GAS - SPA ELSE A GAS H",
          "IF NOT A MUN THEN A GAS - SPA ELSE A GAS H",
          "IF A MUN THEN ALWAYS A PAR H",
          "ALWAYS A PAR - GAS",
          "ALWAYS A GAS H",
          "Dear all,");

  private static final List<String> PLANS =
      List.of(
          "CLEAR",
          "CLEAR ALL",
          "CLEAR NOW",
          "CLEAR BID",
          "CLEAR PICK",
          "CLEAR 2-Bid",
          "CLEAR 3-Bid",
          "NO ALWAYS",
          "NO ALWAYS PICK",
          "PHASE 2-Bid",
          "PHASE 3-Bid",
          "PHASE 1-Bid",
          "BID 1 2 3",
          "BID 4 5 6",
          "PICK ANY VP",
          "DISCARD",
          "STEAL FROM Blue",
          "ALWAYS PICK ANY",
          "ALWAYS BID NAVIES ARMIES INDUSTRY",
          "ALWAYS STEAL FROM White",
          "Dear all,");

  @Test
  void ordersDoWhatTheyDoInLettersOfTheirOwn() {
    // docs/reading.md, what is read of a mail: from top to bottom, also what takes back.
    List<String> words = new ArrayList<>(WORDS);
    words.addAll(UNITS);
    words.addAll(UNITS);
    play(
        GamePosition.at(MapFiles.STANDARD, ReceiptModelTest.POSITION),
        "FRANCE",
        "PHASE S1901M",
        words);
  }

  @Test
  void plansDoWhatTheyDoInLettersOfTheirOwn() {
    // docs/commands.md, a turn of Great Powers: orders ahead are read like those of other titles.
    List<Seat> seats = Stream.of("Red", "Blue", "White").map(Seat::new).toList();
    play(
        GamePosition.open(
                new GreatPowers(), new Table(seats, new LinkedHashMap<>()), new PlainChance(1, 1))
            .next(),
        "Red",
        "PHASE 1-Bid",
        PLANS);
  }

  private static void play(
      GamePosition<?, ?> now, String seat, String section, List<String> words) {
    System.out.println("OneLetterTest: -Ddepesche.seed=" + SEED);
    int compared = 0;
    for (int i = 0; i < LETTERS; i++) {
      Random random = new Random(SEED * 31 + i);
      List<Letter> whole = new ArrayList<>();
      List<Letter> single = new ArrayList<>();
      List<String> log = new ArrayList<>();
      for (int letters = 1 + random.nextInt(2); letters > 0; letters--) {
        List<String> lines = letter(random, words);
        if (isSettledTogether(lines)) {
          continue;
        }
        log.add(String.join("\n", lines));
        String open = section;
        write(now, seat, String.join("\n", lines), whole, log);
        for (String line : lines) {
          open = line.startsWith("PHASE ") ? line : open;
          write(now, seat, line.equals(open) ? line : open + "\n" + line, single, log);
        }
        compared++;
      }
      assertThat(known(now, seat, whole))
          .as("seed %d%n%s", SEED, String.join("\n--\n", log))
          .isEqualTo(known(now, seat, single));
    }
    assertThat(compared).isGreaterThan(LETTERS / 4);
  }

  private static List<String> letter(Random random, List<String> words) {
    List<String> lines = new ArrayList<>();
    for (int lines0 = 1 + random.nextInt(7); lines0 > 0; lines0--) {
      lines.add(words.get(random.nextInt(words.size())));
    }
    return lines;
  }

  /// Two plain orders for one unit are asked about where they stand in one letter, and lists of a
  /// kind go on with each other: the rulings say so.
  private static boolean isSettledTogether(List<String> lines) {
    List<String> plain =
        lines.stream()
            .filter(line -> line.matches("[AF] .*|PICK .*|STEAL .*"))
            .map(line -> line.replaceFirst("^([AF] \\w+|\\w+).*", "$1"))
            .toList();
    return plain.stream().distinct().count() < plain.size();
  }

  private static void write(
      GamePosition<?, ?> now, String seat, String text, List<Letter> letters, List<String> log) {
    List<Letter> all = new ArrayList<>(letters);
    all.add(new Letter(now.phase().id(), text));
    Reading<?> reading = now.read(new Seat(seat), all);
    reading.lines().forEach(line -> log.add("  " + line.text() + " > " + line.verdict()));
    if (reading.accepted()) {
      letters.add(new Letter(now.phase().id(), reading.kept()));
    }
  }

  /// {@return what counts and what the answer shows to be on file, in any order}
  private static List<String> known(GamePosition<?, ?> now, String seat, List<Letter> letters) {
    Reading<?> reading = now.read(new Seat(seat), letters);
    List<String> known =
        new ArrayList<>(reading.onFile().stream().map(Fact::toString).sorted().toList());
    known.add(
        reading.orders().map(Object::toString).stream()
            .flatMap(orders -> Stream.of(orders.split("(?=\\b[A-Z]\\w+\\[)")))
            .map(order -> order.replaceAll("[,\\]\\s]+$", ""))
            .sorted()
            .toList()
            .toString());
    return known;
  }
}
