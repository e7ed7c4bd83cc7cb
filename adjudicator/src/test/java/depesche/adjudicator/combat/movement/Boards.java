package depesche.adjudicator.combat.movement;

import depesche.adjudicator.board.Board;
import depesche.adjudicator.board.Province;
import depesche.adjudicator.board.Terrain;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.SequencedMap;

/// Boards for tests.
public final class Boards {

  private Boards() {}

  /// {@return a board of land: lines of `A: B C`, each border in one direction or in both}
  public static Board land(String... lines) {
    SequencedMap<String, List<String>> neighbours = new LinkedHashMap<>();
    for (String line : lines) {
      String[] parts = line.split(": ");
      for (String to : parts[1].split(" ")) {
        join(neighbours, parts[0], to);
        join(neighbours, to, parts[0]);
      }
    }
    List<Province> provinces =
        neighbours.keySet().stream().map(id -> new Province(id, id, Terrain.LAND, true)).toList();
    return Board.of("test", provinces, neighbours);
  }

  private static void join(SequencedMap<String, List<String>> neighbours, String a, String b) {
    List<String> list = neighbours.computeIfAbsent(a, _ -> new ArrayList<>());
    if (!list.contains(b)) {
      list.add(b);
    }
  }

  /// {@return a random board where most provinces touch}
  static Board dense(int provinces, Random random) {
    List<String> lines = new ArrayList<>();
    for (int a = 0; a < provinces; a++) {
      for (int b = a + 1; b < provinces; b++) {
        if (b == a + 1 || random.nextInt(3) > 0) {
          lines.add("P" + a + ": P" + b);
        }
      }
    }
    return land(lines.toArray(String[]::new));
  }

  /// {@return the standard board, as `standard-board.txt` has it}
  public static Board standard() {
    List<Province> provinces = new ArrayList<>();
    SequencedMap<String, List<String>> armies = new LinkedHashMap<>();
    SequencedMap<String, List<String>> fleets = new LinkedHashMap<>();
    for (String[] row : standardRows()) {
      List<String> coasts = new ArrayList<>();
      armies.put(row[0], words(row[4]));
      for (String shore : row[5].split("; ")) {
        String[] named = shore.split(": ");
        if (named.length == 2) {
          coasts.add(named[0]);
        }
        fleets.put(
            named.length == 2 ? row[0] + "/" + named[0] : row[0], words(named[named.length - 1]));
      }
      Terrain terrain = Terrain.valueOf(row[2].toUpperCase(Locale.ROOT));
      provinces.add(new Province(row[0], row[1], terrain, !row[3].equals("-"), coasts));
    }
    return Board.of("standard", provinces, armies, fleets);
  }

  /// {@return the home centres of the standard board with their powers}
  public static SequencedMap<String, String> standardHomes() {
    SequencedMap<String, String> homes = new LinkedHashMap<>();
    for (String[] row : standardRows()) {
      if (row[3].length() > 1) {
        homes.put(row[0], row[3]);
      }
    }
    return homes;
  }

  private static List<String[]> standardRows() {
    return lines("/depesche/adjudicator/combat/standard-board.txt").stream()
        .map(line -> line.split(" \\| "))
        .toList();
  }

  private static List<String> words(String list) {
    return list.equals("-") ? List.of() : List.of(list.split(" "));
  }

  /// {@return the lines of a test resource, without blank ones and comments}
  public static List<String> lines(String name) {
    try (InputStream in = Boards.class.getResourceAsStream(name)) {
      if (in == null) {
        throw new IllegalStateException("no resource " + name);
      }
      String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
      return text.lines().filter(line -> !line.isBlank() && !line.startsWith("#")).toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
