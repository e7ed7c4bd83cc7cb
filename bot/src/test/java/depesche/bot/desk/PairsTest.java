package depesche.bot.desk;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.bot.desk.letter.Desks;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/// Every pair of commands: in one mail they do what they do in two, and in one mail for two games
/// each does in its game what it does there in a mail of its own.
class PairsTest {

  private static final List<String> DOCS = List.of("commands.md", "masters.md");
  private static final Pattern EXAMPLE = Pattern.compile("`([^`]+)`");

  /// So many examples of one word: the titles that can be created are many.
  private static final int OF_A_WORD = 2;

  /// What the docs show on several lines, or with a part left out.
  private static final Map<String, String> WHOLE =
      Map.of(
          "ANNOUNCE bismarck", "ANNOUNCE bismarck\nWe go on.",
          "PRESS", "PRESS TO Blue\nDear neighbour\nENDPRESS",
          "BROADCAST", "BROADCAST\nDear all\nENDPRESS",
          "DIARY", "DIARY\nTo do\nENDDIARY",
          "STATEMENT", "STATEMENT\nWell played.\nENDSTATEMENT");

  /// Lines below these are for the seat or the phase they name, or are not read.
  private static final Pattern HEAD =
      Pattern.compile("(?:SIGNON|BECOME|JOIN|ACCEPT|SIGNOFF|PHASE|ERASE)\\b.*", Pattern.DOTALL);

  /// `all`, or so many of them; empty for each command twice.
  private static final String LARGE = System.getProperty("depesche.pairs", "");

  record Pair(String first, String second, boolean twoGames) {}

  /// {@return an example of every command: those of the docs, and each word that they do not show}
  ///
  /// @param documented whether only those of the docs
  static List<String> commands(boolean documented) throws IOException {
    Map<String, Set<String>> byWord = new LinkedHashMap<>();
    boolean players = true;
    boolean title = false;
    for (String line : lines()) {
      // The words of a title are read where orders are; those of one title are enough.
      title = line.startsWith("## ") ? line.startsWith("## A turn ") : title;
      players &= !title;
      if (!title && line.startsWith("| `")) {
        for (String example : examples(line)) {
          Command command = Command.of(1, example);
          String word =
              Desks.words().contains(command.joined().word(0))
                  ? command.joined().word(0)
                  : command.word(0);
          if (Desks.knows(command) || players) {
            byWord.computeIfAbsent(word, _ -> new LinkedHashSet<>()).add(example);
          }
        }
      }
    }
    Desks.words().stream()
        .filter(word -> !documented && !byWord.containsKey(word) && !word.startsWith("END"))
        .forEach(word -> byWord.put(word, Set.of(word)));
    return byWord.values().stream()
        .flatMap(examples -> examples.stream().limit(OF_A_WORD))
        .map(example -> WHOLE.getOrDefault(example, example))
        .toList();
  }

  private static List<String> lines() throws IOException {
    List<String> lines = new ArrayList<>();
    for (String page : DOCS) {
      lines.addAll(Files.readAllLines(Path.of("..", "docs", page)));
    }
    return lines;
  }

  /// Whether the docs say that in one mail it is different.
  private static boolean isSaid(Pair pair, PairWorld.Outcome one) {
    return HEAD.matcher(pair.first()).matches()
        || isTried(pair)
        || one.verdicts().values().stream().anyMatch(said -> said.contains("VotesContradict"));
  }

  /// What a title reads below `TRY` is tried, and not given.
  private static boolean isTried(Pair pair) {
    return pair.first().startsWith("TRY")
        && !pair.twoGames()
        && !Desks.knows(Command.of(1, pair.second()));
  }

  private static List<String> examples(String row) {
    return EXAMPLE
        .matcher(row.split("\\|", -1)[1])
        .results()
        .map((MatchResult found) -> Objects.requireNonNull(found.group(1)))
        .filter(example -> !example.startsWith("/") && !example.matches("[a-z]+=.*|.*…"))
        .toList();
  }

  private static List<Pair> pairs(List<String> commands, Random random) {
    List<Pair> pairs = new ArrayList<>();
    if (!LARGE.isEmpty()) {
      for (String first : commands) {
        commands.forEach(second -> pairs.add(new Pair(first, second, false)));
        commands.forEach(second -> pairs.add(new Pair(first, second, true)));
      }
      Collections.shuffle(pairs, random);
      return LARGE.equals("all") ? pairs : pairs.subList(0, Integer.parseInt(LARGE));
    }
    // Each command is the first of one pair, and the second of another.
    List<String> order = new ArrayList<>(commands);
    Collections.shuffle(order, random);
    for (int i = 0; i < order.size(); i++) {
      pairs.add(new Pair(order.get(i), order.get((i + 1) % order.size()), i % 4 == 0));
    }
    return pairs;
  }

  @Test
  void inOneMailTheyDoWhatTheyDoInTwo() throws IOException {
    // Issue 45, point 3: no pair is put aside, and every line does what it does in a mail of its
    // own.
    List<String> commands = commands(!LARGE.isEmpty());
    long seed = Long.getLong("depesche.seed", System.nanoTime());
    System.out.println("pairs of " + commands.size() + " commands, -Ddepesche.seed=" + seed);
    List<String> bad = new ArrayList<>();
    int taken = 0;
    int told = 0;
    List<Pair> pairs = pairs(commands, new Random(seed));
    try (PairWorld world = new PairWorld()) {
      for (Pair pair : pairs) {
        PairWorld.Outcome one = pair.twoGames() ? world.inTwoGames(pair) : world.inOneMail(pair);
        taken += one.verdicts().values().toString().contains("Taken") ? 1 : 0;
        told += one.told().isEmpty() ? 0 : 1;
        String differs = one.broke().orElse("");
        if (differs.isEmpty() && !isSaid(pair, one)) {
          differs = one.differs(world.inTwoMails(pair));
        }
        if (!differs.isEmpty()) {
          bad.add(pair + "\n" + differs);
          System.out.println("BAD " + bad.getLast());
        }
      }
    }
    System.out.println(pairs.size() + " pairs, " + taken + " taken, " + told + " told to others");
    assertThat(bad).isEmpty();
    assertThat(taken).isGreaterThan(pairs.size() / 3);
    assertThat(told).isGreaterThan(pairs.size() / 10);
  }
}
