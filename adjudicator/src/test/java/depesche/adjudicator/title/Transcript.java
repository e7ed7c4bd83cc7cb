package depesche.adjudicator.title;

import depesche.adjudicator.Chance;
import depesche.adjudicator.rules.Rules;
import depesche.adjudicator.script.BadScript;
import depesche.adjudicator.script.Script;
import depesche.adjudicator.script.ScriptContext;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/// A script of `play` with what it must print: lines that begin with `|` are what the line above
/// them prints, `| !` a complaint that ends the script.
record Transcript(Path file) {

  private static final String EXPECTED = "| ";

  /// {@return the transcript as it is written}
  String written() {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /// {@return the transcript with what the script prints today}
  String played() {
    List<String> script =
        written().lines().filter(line -> !line.startsWith(EXPECTED.strip())).toList();
    Map<Integer, List<String>> printed = new TreeMap<>();
    String name = String.valueOf(file.getFileName());
    int complaint = script.size();
    try {
      Script.play(name, String.join("\n", script), new Noted(printed, titles()));
    } catch (BadScript e) {
      printed
          .computeIfAbsent(complaint, _ -> new ArrayList<>())
          .add("! " + String.valueOf(e.getMessage()).replaceFirst("^" + name + ", ", ""));
    }
    return together(script, printed);
  }

  /// A transcript with the remark `# All cards` plays Congress of Vienna with a card file in which
  /// nothing is missing.
  private List<Rules<?, ?>> titles() {
    return written().lines().anyMatch(line -> line.equals("# All cards"))
        ? List.of(MapFiles.CONGRESS_WITH_ALL_CARDS)
        : MapFiles.TITLES;
  }

  /// Whatever a transcript does not load comes up by [PlainChance]; what it shows must not depend
  /// on that, so that `./depesche play` prints the same.
  private record Noted(Map<Integer, List<String>> printed, List<Rules<?, ?>> titles)
      implements ScriptContext {

    @Override
    public Chance chance(String seed, int step) {
      return new PlainChance(seed.hashCode(), step);
    }

    @Override
    public void print(int line, String text) {
      printed.computeIfAbsent(line, _ -> new ArrayList<>()).add(text);
    }
  }

  /// Output of a block stands behind its last line.
  private static String together(List<String> script, Map<Integer, List<String>> printed) {
    List<String> whole = new ArrayList<>();
    List<String> waiting = new ArrayList<>();
    boolean block = false;
    for (int number = 1; number <= script.size(); number++) {
      String line = script.get(number - 1);
      whole.add(line);
      waiting.addAll(printed.getOrDefault(number, List.of()));
      block = line.strip().endsWith("<<") || (block && !line.strip().equals(">>"));
      if (!block) {
        waiting.stream()
            .filter(text -> !text.matches("(MapDrawn|BoardDrawn|LevelTable).*"))
            .forEach(text -> whole.add(EXPECTED + text));
        waiting.clear();
      }
    }
    return String.join("\n", whole) + "\n";
  }

  void rewrite() {
    try {
      Files.writeString(file, played());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /// Rewrites the transcripts that are named.
  public static void main(String[] files) {
    for (String file : files) {
      new Transcript(Path.of(file)).rewrite();
    }
  }
}
