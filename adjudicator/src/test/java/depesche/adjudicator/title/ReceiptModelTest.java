package depesche.adjudicator.title;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.adjudicator.Letter;
import depesche.adjudicator.Reading;
import depesche.adjudicator.Seat;
import depesche.adjudicator.Volume;
import depesche.adjudicator.diplomacy.campaign.Orders;
import depesche.adjudicator.diplomacy.campaign.PhaseId;
import depesche.adjudicator.rules.GamePosition;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.SequencedMap;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/// The answer to a letter and the turn say the same: a second reader, who has nothing but the
/// answers, knows what is judged.
class ReceiptModelTest {

  private static final long SEED = Long.getLong("depesche.seed", 20261128L);
  private static final int GAMES = Integer.getInteger("depesche.games", Volume.of(1_500));
  private static final int YEARS = 3;
  private static final Seat FRANCE = new Seat("FRANCE");
  static final String POSITION =
      """
      phase S1901M
      seats AUSTRIA ENGLAND FRANCE GERMANY ITALY RUSSIA TURKEY
      army FRANCE A PAR
      army FRANCE A GAS
      fleet FRANCE F BRE
      army GERMANY A MUN
      army RUSSIA A MOS
      centres FRANCE PAR MAR BRE
      centres GERMANY MUN
      centres RUSSIA MOS
      """;

  /// Orders that leave every unit where it is, and that are always possible.
  private static final List<String> ORDERS =
      List.of("A PAR H", "A PAR S A GAS", "A GAS H", "A GAS S A PAR", "F BRE H", "F BRE S A GAS");

  private static final List<String> TRUE =
      List.of("A MUN", "F BRE", "NOT A BUR", "FRANCE OWNS PAR");
  private static final List<String> FALSE = List.of("A BUR", "NOT F BRE", "GERMANY OWNS PAR");

  @Test
  void whatIsJudgedIsWhatTheAnswersSaid() {
    // docs/commands.md, orders for later phases: what is saved is what the answers say.
    System.out.println("ReceiptModelTest: -Ddepesche.seed=" + SEED);
    for (int game = 0; game < GAMES; game++) {
      new Play(new Random(SEED + game), SEED + game).all();
    }
  }

  /// One game of one seat; the others are silent.
  private static final class Play {

    private final Random random;
    private final long seed;
    private final List<Letter> letters = new ArrayList<>();
    private final List<String> log = new ArrayList<>();
    private final Map<String, String> titles = new LinkedHashMap<>();
    private final ReceiptModel model = new ReceiptModel(titles);

    Play(Random random, long seed) {
      this.random = random;
      this.seed = seed;
    }

    void all() {
      for (int year = 1901; year < 1901 + YEARS + 2; year++) {
        for (String season : List.of("S", "F")) {
          String id = season + year + "M";
          titles.put(id, PhaseId.parse(id).orElseThrow().title());
        }
      }
      GamePosition<?, ?> now = GamePosition.at(MapFiles.STANDARD, POSITION);
      for (int step = 2; step < 2 + 2 * YEARS; step++) {
        String id = now.phase().id();
        for (int letter = random.nextInt(4); letter > 0; letter--) {
          write(now, id);
        }
        assertThat(judged(now))
            .as("seed %d, %s%n%s", seed, id, String.join("\n", log))
            .isEqualTo(model.judged(titles.get(id)));
        SequencedMap<Seat, List<Letter>> all = new LinkedHashMap<>();
        all.put(FRANCE, letters);
        now = now.close(all, new PlainChance(1, step)).next();
      }
    }

    private static String unit(String order) {
      return order.substring(0, "A PAR".length());
    }

    private Map<String, String> judged(GamePosition<?, ?> now) {
      Map<String, String> judged = new TreeMap<>();
      if (now.read(FRANCE, letters).orders().orElse(null) instanceof Orders orders) {
        orders.orders().forEach(order -> judged.put(unit(order.text()), order.text()));
      }
      return judged;
    }

    private void write(GamePosition<?, ?> now, String id) {
      String text = String.join("\n", letter(id));
      log.add("[" + id + "]\n" + text);
      List<Letter> all = new ArrayList<>(letters);
      all.add(new Letter(id, text));
      Reading<?> reading = now.read(FRANCE, all);
      reading.lines().forEach(line -> log.add("    > " + line.verdict()));
      model.read(reading.lines(), titles.get(id));
      if (reading.accepted()) {
        letters.add(new Letter(id, reading.kept()));
      }
    }

    private <T> T one(List<T> all) {
      return all.get(random.nextInt(all.size()));
    }

    /// Lines that take back, repeat or stand may be anywhere in a letter.
    private List<String> letter(String id) {
      List<String> lines = new ArrayList<>();
      orders(lines, id);
      for (int parts = random.nextInt(3); parts > 0; parts--) {
        lines.add("PHASE " + (random.nextInt(4) == 0 ? id : later(id)));
        orders(lines, id);
      }
      // What is repeated later shows when that phase comes.
      for (int i = lines.size() - 1, now = lines.size(); i >= 0; i--) {
        if (lines.get(i).startsWith("PHASE ")) {
          boolean later = !lines.get(i).endsWith(id);
          lines.subList(i, now).removeIf(line -> later && line.equals("AS BEFORE"));
          now = i;
        }
      }
      return lines;
    }

    private void orders(List<String> lines, String id) {
      for (int i = random.nextInt(4); i > 0; i--) {
        String order = one(ORDERS);
        switch (random.nextInt(14)) {
          case 0, 1 -> lines.add("IF " + one(TRUE) + " THEN " + order);
          case 2 -> lines.add("IF " + one(FALSE) + " THEN " + order + " ELSE " + one(ORDERS));
          case 3 ->
              lines.addAll(
                  List.of("IF " + one(random.nextBoolean() ? TRUE : FALSE), order, "ENDIF"));
          case 4, 5 ->
              lines.add(
                  one(
                      List.of(
                          "CLEAR",
                          "CLEAR ALL",
                          "CLEAR NOW",
                          "CLEAR PAR",
                          "CLEAR " + later(id),
                          "CLEAR " + id)));
          case 6 -> lines.add(one(List.of("NO ALWAYS", "NO ALWAYS PAR", "ALWAYS " + order)));
          case 7 -> lines.add(random.nextInt(3) == 0 ? "AS BEFORE" : "ALWAYS " + order);
          default -> lines.add(order);
        }
      }
    }

    private String later(String id) {
      List<String> behind =
          titles.keySet().stream().filter(one -> order(one) > order(id)).limit(3).toList();
      return one(behind);
    }

    private static int order(String id) {
      return 2 * Integer.parseInt(id.substring(1, 5)) + (id.startsWith("F") ? 1 : 0);
    }
  }
}
