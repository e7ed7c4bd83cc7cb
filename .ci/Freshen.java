import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.ToolProvider;

/// Brings the classes of `target/quick` up to date for some test classes, and compiles nothing that
/// a change does not touch. Called by `.ci/try` in the root of the project, with the class path of
/// libraries and the source files of the tests.
///
/// It keeps no state of its own. A source is stale if its class is older or missing. Where what
/// others can see of a class has changed, the classes of its users are deleted, in all modules,
/// tests included: so they are stale from then on, for the next compiler of any module, and however
/// this run ends. A user is a class file that names the class, or a source that says its simple
/// name (a constant leaves no trace in class files).
final class Freshen {

  private static final Pattern WORDS = Pattern.compile("[A-Z]\\w*");

  private static final Tree RULES = Tree.of("adjudicator", false);
  private static final Tree RULE_TESTS = Tree.of("adjudicator", true);

  /// Above the rules, each upon those before it.
  private static final List<String> UPPER = List.of("bot", "bot/demo", "bot/bench");

  private static List<Tree> upper(boolean areTests, List<String> modules) {
    return modules.stream().map(module -> Tree.of(module, areTests)).toList();
  }

  /// {@return all that may use the rules}
  private static List<Tree> users(List<String> modules) {
    return Stream.concat(upper(false, modules).stream(), upper(true, modules).stream()).toList();
  }

  private static List<Tree> all() {
    return Stream.concat(Stream.of(RULES, RULE_TESTS), users(UPPER).stream()).toList();
  }

  /// {@return this tree of main code and all that may use it}
  private static List<Tree> from(Tree tree) {
    int at = upper(false, UPPER).indexOf(tree);
    return at < 0 ? all() : users(UPPER.subList(at, UPPER.size()));
  }

  private final String libraries;
  private final Map<String, Compiled> known = new HashMap<>();
  private int compiled;

  private Freshen(String libraries) {
    this.libraries = libraries;
  }

  /// @param arguments the class path of libraries, and then the source files of tests, all of one
  ///   module
  public static void main(String[] arguments) throws IOException {
    for (Tree tree : all()) {
      tree.forgetHalf();
    }
    Freshen freshen = new Freshen(arguments[0]);
    List<Path> tests = Stream.of(arguments).skip(1).map(Path::of).toList();
    String module = tests.getFirst().toString().replace('\\', '/').replaceAll("/src/test/.*", "");
    List<Tree> users = Stream.concat(Stream.of(RULE_TESTS), users(UPPER).stream()).toList();
    List<Tree> below = new ArrayList<>(List.of(RULES));
    boolean good = freshen.main(RULES, List.of(), users);
    for (int i = 0; good && i <= UPPER.indexOf(module); i++) {
      Tree tree = Tree.of(UPPER.get(i), false);
      List<Tree> above = new ArrayList<>(users(UPPER.subList(i, UPPER.size())));
      above.remove(tree);
      good = freshen.main(tree, List.copyOf(below), above);
      below.add(tree);
    }
    good = good && freshen.tests(Tree.of(module, true), below, tests);
    System.err.printf("try: %d classes compiled%n", freshen.compiled);
    System.exit(good ? 0 : 1);
  }

  /// Compiles what is stale of a tree of main code, and then its users, until nothing changes that
  /// others can see.
  private boolean main(Tree tree, List<Tree> below, List<Tree> above) throws IOException {
    tree.copyResources();
    List<Tree> all = Stream.concat(Stream.of(tree), above.stream()).toList();
    Set<Path> stale = stale(tree);
    while (!stale.isEmpty()) {
      delete(tree, tree.compiled(stale).values());
      Map<String, Compiled> before = deleted(stale);
      if (!compile(tree, below, stale)) {
        return false;
      }
      Map<String, Compiled> after = tree.compiled(stale);
      Set<String> changed = new TreeSet<>(before.keySet());
      changed.addAll(after.keySet());
      changed.removeIf(name -> isSame(before.get(name), after.get(name)));
      known.putAll(after);
      if (!changed.isEmpty()) {
        forget(changed, stale, tree, all);
      }
      stale = stale(tree);
    }
    return true;
  }

  /// {@return the classes of these sources, as they were when this run last saw them}
  private Map<String, Compiled> deleted(Set<Path> sources) {
    Map<String, Compiled> classes = new TreeMap<>(known);
    classes.values().removeIf(one -> !sources.contains(one.source()));
    return classes;
  }

  private static boolean isSame(Compiled before, Compiled after) {
    return before != null && after != null && before.seen().equals(after.seen());
  }

  /// Deletes the classes of all users of changed classes, but not of what was compiled just now.
  private void forget(Set<String> changed, Set<Path> done, Tree of, List<Tree> trees)
      throws IOException {
    Map<Tree, Map<String, Compiled>> all = new HashMap<>();
    for (Tree tree : trees) {
      all.put(tree, tree.compiled());
    }
    Set<String> wider = new HashSet<>(changed);
    boolean grows = true;
    while (grows) {
      grows = false;
      for (Map<String, Compiled> classes : all.values()) {
        for (Compiled one : classes.values()) {
          grows |= one.parents().stream().anyMatch(wider::contains) && wider.add(one.name());
        }
      }
    }
    Set<String> words =
        wider.stream().map(name -> name.replaceAll(".*[/$]", "")).collect(Collectors.toSet());
    for (Tree tree : trees) {
      Map<Path, Boolean> says = new HashMap<>();
      List<Compiled> users = new ArrayList<>();
      for (Compiled one : all.getOrDefault(tree, Map.of()).values()) {
        if ((!tree.equals(of) || !done.contains(one.source()))
            && (one.named().stream().anyMatch(wider::contains)
                || says.computeIfAbsent(one.source(), source -> says(source, words)))) {
          users.add(one);
        }
      }
      Set<Path> sources = users.stream().map(Compiled::source).collect(Collectors.toSet());
      delete(
          tree,
          all.getOrDefault(tree, Map.of()).values().stream()
              .filter(one -> sources.contains(one.source()))
              .toList());
    }
  }

  private static boolean says(Path source, Set<String> words) {
    try {
      return Files.exists(source)
          && WORDS
              .matcher(Files.readString(source))
              .results()
              .map(MatchResult::group)
              .anyMatch(words::contains);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /// Compiles the tests that are asked for and what they need of other test classes.
  private boolean tests(Tree tree, List<Tree> below, List<Path> tests) throws IOException {
    tree.copyResources();
    Set<Path> stale = stale(tree, List.of());
    Map<String, Compiled> old = tree.compiled(stale);
    delete(tree, old.values());
    if (!old.isEmpty()) {
      forget(old.keySet(), Set.of(), tree, List.of(tree));
    }
    Set<Path> missing = missing(tree, tests);
    while (!missing.isEmpty()) {
      if (!compile(tree, below, missing)) {
        return false;
      }
      missing = missing(tree, tests);
    }
    return true;
  }

  /// {@return sources without a class that these tests reach}
  private static Set<Path> missing(Tree tree, List<Path> tests) throws IOException {
    Set<Path> missing = new TreeSet<>();
    Set<Path> known = new HashSet<>(tests);
    Deque<Path> open = new ArrayDeque<>(tests);
    while (!open.isEmpty()) {
      Path source = open.poll();
      Path file = tree.classFile(source);
      if (Files.notExists(file)) {
        missing.add(source);
        continue;
      }
      for (Compiled one : tree.compiled(Set.of(source)).values()) {
        for (String name : one.named()) {
          Path other = tree.sources().resolve(name.replaceAll("\\$.*", "") + Tree.SOURCE);
          if (Files.exists(other) && known.add(other)) {
            open.add(other);
          }
        }
      }
    }
    return missing;
  }

  /// {@return sources whose class is older or missing; classes without a source are deleted, and
  /// their users are stale}
  private Set<Path> stale(Tree tree) throws IOException {
    return stale(tree, Tree.files(tree.sources(), Tree.SOURCE));
  }

  /// @param without sources that are stale if they have no class
  private Set<Path> stale(Tree tree, List<Path> without) throws IOException {
    Set<Path> stale = new TreeSet<>();
    for (Path source : without) {
      if (!Tree.isDescription(source) && Files.notExists(tree.classFile(source))) {
        stale.add(source);
      }
    }
    List<Compiled> orphans = new ArrayList<>();
    for (Path file : Tree.files(tree.classes(), Tree.CLASS)) {
      String name = tree.classes().relativize(file).toString();
      if (Tree.isDescription(file) || name.contains("$")) {
        continue;
      }
      Path source = tree.sources().resolve(name.replace(Tree.CLASS, Tree.SOURCE));
      if (Files.notExists(source)) {
        orphans.add(Compiled.read(tree.sources(), file));
      } else if (Files.getLastModifiedTime(source).compareTo(Files.getLastModifiedTime(file)) > 0) {
        stale.add(source);
      }
    }
    if (!orphans.isEmpty()) {
      Set<String> gone = orphans.stream().map(Compiled::name).collect(Collectors.toSet());
      delete(tree, orphans);
      List<Tree> all = tree.isTest() ? List.of(tree) : from(tree);
      forget(gone, Set.of(), tree, all);
      return stale(tree, without);
    }
    return stale;
  }

  private boolean compile(Tree tree, List<Tree> below, Collection<Path> sources)
      throws IOException {
    Files.createDirectories(tree.classes());
    List<String> line =
        new ArrayList<>(
            List.of(
                "-nowarn",
                "-proc:none",
                "-parameters",
                "-g",
                "--release",
                "25",
                "-encoding",
                "UTF-8"));
    line.addAll(List.of("-d", tree.classes().toString()));
    String path =
        Stream.concat(
                Stream.concat(Stream.of(tree), below.stream()).map(one -> one.classes().toString()),
                Stream.of(libraries))
            .collect(Collectors.joining(System.getProperty("path.separator")));
    // The rules are a module, by the description that lies among their classes.
    line.addAll(List.of(tree.equals(RULES) ? "-p" : "-cp", tree.equals(RULES) ? libraries : path));
    if (tree.isTest()) {
      line.addAll(List.of("-sourcepath", tree.sources().toString(), "-implicit:class"));
    }
    sources.forEach(source -> line.add(source.toString()));
    Path mark = Files.writeString(tree.mark(), "");
    boolean good =
        ToolProvider.getSystemJavaCompiler().run(null, null, null, line.toArray(String[]::new))
            == 0;
    if (!good) {
      // Classes that were written all the same have been compared with nothing.
      tree.forgetHalf();
      return false;
    }
    compiled += tree.newer().size();
    Files.delete(mark);
    return true;
  }

  private void delete(Tree tree, Collection<Compiled> classes) throws IOException {
    for (Compiled one : classes) {
      known.put(one.name(), one);
      Files.deleteIfExists(tree.classes().resolve(one.name() + Tree.CLASS));
    }
  }
}
