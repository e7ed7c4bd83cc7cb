package depesche.laws;

import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/// Prints what is counted of the house and is no law. `.ci/house` runs it from its source.
final class HouseCounts {

  private static final Pattern MEMBER = Pattern.compile("(?m)^ {2}(?=[a-zA-Z<])(.*)$");
  private static final Pattern NO_MEMBER =
      Pattern.compile("(?:\\w+ )*(?:class|interface|record|enum) .*");
  private static final Pattern METHOD = Pattern.compile(".*\\b[a-z]\\w*\\(.*");

  private final String module;
  private final List<Source> sources;
  private final Map<String, Source> byName;
  private final FileGraph graph;

  private HouseCounts(String module, List<Source> sources) {
    this.module = module;
    this.sources = sources;
    this.byName =
        sources.stream()
            .filter(source -> !source.name().endsWith("-info.java"))
            .collect(
                Collectors.toMap(
                    FileGraph::nameOf, source -> source, (one, _) -> one, TreeMap::new));
    this.graph = FileGraph.of(sources);
  }

  /// @param arguments `--names` for the files behind the numbers
  static void main(String[] arguments) {
    boolean names = List.of(arguments).contains("--names");
    Map<String, List<Source>> modules =
        Source.all().stream()
            .filter(source -> source.name().contains("/src/main/java/"))
            .collect(
                Collectors.groupingBy(
                    source -> source.name().replaceAll("/src/main/.*", ""),
                    TreeMap::new,
                    Collectors.toList()));
    modules.forEach((module, sources) -> new HouseCounts(module, sources).print(names));
  }

  private void print(boolean names) {
    figure("lines", lines(sources));
    figure("files", sources.size());
    count("static-only classes", byName.keySet(), this::onlyStatic, names);
    Map<String, SortedSet<String>> users = graph.users();
    count(
        "one-user files under 40 lines",
        byName.keySet(),
        file -> length(file) < 40 && users.containsKey(file) && users.get(file).size() == 1,
        names);
    Map<String, Long> rooms =
        byName.keySet().stream()
            .collect(Collectors.groupingBy(FileGraph::room, TreeMap::new, Collectors.counting()));
    count("packages under five files", rooms.keySet(), room -> rooms.get(room) < 5, names);
    count("files of 280 lines or more", byName.keySet(), file -> length(file) >= 280, names);
    figure(
        "files reached from a file",
        Math.round(
            byName.keySet().stream()
                .mapToInt(file -> graph.reach(file).size())
                .average()
                .orElse(0)));
    for (String name : List.of("Rules", "TableTitle")) {
      byName.keySet().stream()
          .filter(file -> FileGraph.simple(file).equals(name))
          .forEach(file -> figure("methods of " + name, methods(file)));
    }
    printCircles();
  }

  private void printCircles() {
    List<SortedSet<String>> circles = graph.circles();
    List<SortedSet<String>> large = circles.stream().filter(one -> one.size() > 3).toList();
    figure("circles of files", circles.size());
    figure("files in circles", files(circles));
    figure("circles above three files", large.size());
    figure("files in circles above three", files(large));
    for (SortedSet<String> circle : large) {
      say("  %s: %s", FileGraph.room(circle.first()), simple(circle));
    }
  }

  private static String simple(Collection<String> files) {
    return files.stream().map(FileGraph::simple).collect(Collectors.joining(" "));
  }

  private static int files(List<SortedSet<String>> circles) {
    return circles.stream().mapToInt(SortedSet::size).sum();
  }

  /// One figure a line.
  private void figure(String what, long value) {
    say("%s %s: %d", module, what, value);
  }

  private void count(String what, Collection<String> all, Predicate<String> counts, boolean names) {
    List<String> found = all.stream().filter(counts).toList();
    figure(what, found.size());
    if (names) {
      found.forEach(one -> say("  %s", one));
    }
  }

  private static long lines(List<Source> sources) {
    return sources.stream().mapToLong(source -> source.text().lines().count()).sum();
  }

  private long length(String file) {
    return byName.get(file).text().lines().count();
  }

  private List<String> members(String file) {
    return MEMBER
        .matcher(FileGraph.codeOf(byName.get(file)))
        .results()
        .map(found -> found.group(1))
        .filter(line -> !NO_MEMBER.matcher(line).matches())
        .toList();
  }

  private boolean onlyStatic(String file) {
    String code = FileGraph.codeOf(byName.get(file));
    if (!code.matches(
        "(?s).*\n(public )?(final )?class (?!.*\n(public )?(sealed )?interface ).*")) {
      return false;
    }
    String constructor = "((public|private|protected) )?" + FileGraph.simple(file) + "\\(.*";
    List<String> others =
        members(file).stream().filter(line -> !line.matches(constructor)).toList();
    return others.stream().allMatch(line -> line.matches("((public|private|protected) )?static .*"))
        && others.stream().anyMatch(line -> METHOD.matcher(line).matches());
  }

  private long methods(String file) {
    return members(file).stream().filter(line -> METHOD.matcher(line).matches()).count();
  }

  private static void say(String format, Object... values) {
    System.out.println(String.format(Locale.ROOT, format, values));
  }
}
