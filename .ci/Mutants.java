import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClass;

import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.stream.Stream;
import javax.tools.ToolProvider;
import org.junit.platform.launcher.LauncherDiscoveryRequest;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;
import org.junit.platform.launcher.listeners.SummaryGeneratingListener;

/// Breaks one rule after the other in a copy of its class and runs the test that names the rule.
/// Called by `.ci/mutants` in the folder of the adjudicator, after a build with `-Pquick`.
final class Mutants {

  private static final Path SOURCES = Path.of("src/main/java");
  private static final Path BUILT = Path.of("target/quick/classes");
  private static final Path TESTS = Path.of("target/quick/test-classes");
  private static final Path BROKEN = Path.of("target/quick/mutants");
  private static final String TRANSCRIPTS = "TranscriptTest";

  /// A broken rule may turn in circles; that is noticed too.
  private static final int LIMIT_SECONDS = 300;

  /// One rule to break.
  ///
  /// @param test a class, or a transcript
  record Mutant(String rule, String from, String to, String test) {}

  enum Result {
    RED,
    HANGS,
    GREEN,
    NO_TEST
  }

  public static void main(String[] arguments) throws Exception {
    String word = arguments.length > 1 ? arguments[1] : "";
    List<Mutant> mutants =
        read(Path.of(arguments[0])).stream().filter(one -> one.rule().contains(word)).toList();
    boolean good = !mutants.isEmpty();
    for (String test : mutants.stream().map(Mutant::test).distinct().toList()) {
      Result unbroken = run(test, Stream.of(BUILT, TESTS));
      if (unbroken != Result.GREEN) {
        System.out.printf("%-9s %s, with nothing broken%n", unbroken, test);
        good = false;
      }
    }
    for (Mutant mutant : mutants) {
      String result = broken(mutant);
      System.out.printf("%-9s %s (%s)%n", result, mutant.rule(), mutant.test());
      good &= result.equals("RED") || result.equals("HANGS");
    }
    System.out.printf(
        good ? "Each of %d broken rules was noticed.%n" : "Not all of %d was as it should be.%n",
        mutants.size());
    System.exit(good ? 0 : 1);
  }

  private static List<Mutant> read(Path file) throws IOException {
    List<Mutant> mutants = new ArrayList<>();
    for (String block : Files.readString(file).split("\n\\s*\n")) {
      List<String> lines =
          block.lines().filter(line -> !line.isBlank() && !line.startsWith("#")).toList();
      if (lines.size() == 4) {
        mutants.add(
            new Mutant(
                said(lines, 0, "rule:"),
                said(lines, 1, "from:"),
                said(lines, 2, "to:"),
                said(lines, 3, "test:")));
      } else if (!lines.isEmpty()) {
        throw new IllegalArgumentException("rule, from, to and test are four lines: " + lines);
      }
    }
    return mutants;
  }

  private static String said(List<String> lines, int number, String word) {
    if (!lines.get(number).startsWith(word)) {
      throw new IllegalArgumentException("\"" + word + "\" should begin: " + lines.get(number));
    }
    return lines.get(number).substring(word.length()).strip();
  }

  /// {@return what became of it, in a word}
  private static String broken(Mutant mutant) throws Exception {
    List<Path> places = new ArrayList<>();
    try (Stream<Path> files = Files.walk(SOURCES)) {
      for (Path file : files.filter(one -> one.toString().endsWith(".java")).toList()) {
        String text = Files.readString(file);
        for (int at = text.indexOf(mutant.from());
            at >= 0;
            at = text.indexOf(mutant.from(), at + 1)) {
          places.add(file);
        }
      }
    }
    if (places.size() != 1) {
      return places.isEmpty() ? "NOT FOUND" : "TWICE";
    }
    delete(BROKEN);
    Path copy = BROKEN.resolve("source").resolve(places.getFirst().getFileName());
    Path classes = Files.createDirectories(BROKEN.resolve("classes"));
    Files.createDirectories(copy.getParent());
    Files.writeString(
        copy, Files.readString(places.getFirst()).replace(mutant.from(), mutant.to()));
    String path =
        BUILT + System.getProperty("path.separator") + System.getProperty("java.class.path");
    int failed =
        ToolProvider.getSystemJavaCompiler()
            .run(
                null,
                null,
                null,
                "-nowarn",
                "-proc:none",
                "-parameters",
                "-d",
                classes.toString(),
                "-cp",
                path,
                copy.toString());
    return failed != 0 ? "NO JAVA" : run(mutant.test(), Stream.of(classes, BUILT, TESTS)).name();
  }

  /// {@return how a test ends with these classes, the first of a name being the one that counts}
  private static Result run(String test, Stream<Path> classes) throws Exception {
    String transcript = test.endsWith(".txt") ? test : "";
    System.setProperty("depesche.transcripts", transcript);
    URL[] path = classes.map(Mutants::url).toArray(URL[]::new);
    try (URLClassLoader loader = new URLClassLoader(path, Mutants.class.getClassLoader())) {
      CompletableFuture<Result> result = new CompletableFuture<>();
      Thread thread =
          new Thread(() -> result.complete(run(transcript.isEmpty() ? test : TRANSCRIPTS, loader)));
      thread.setDaemon(true);
      thread.setContextClassLoader(loader);
      thread.start();
      return result.get(LIMIT_SECONDS, TimeUnit.SECONDS);
    } catch (TimeoutException _) {
      return Result.HANGS;
    }
  }

  private static Result run(String name, ClassLoader loader) {
    try {
      LauncherDiscoveryRequest request =
          LauncherDiscoveryRequestBuilder.request()
              .selectors(selectClass(Class.forName(named(name), false, loader)))
              .build();
      SummaryGeneratingListener heard = new SummaryGeneratingListener();
      LauncherFactory.create().execute(request, heard);
      var summary = heard.getSummary();
      if (summary.getTotalFailureCount() > 0) {
        return Result.RED;
      }
      return summary.getTestsSucceededCount() == 0 ? Result.NO_TEST : Result.GREEN;
    } catch (ClassNotFoundException | IOException _) {
      return Result.NO_TEST;
    }
  }

  /// {@return the full name of a test class of this simple name}
  private static String named(String name) throws IOException, ClassNotFoundException {
    try (Stream<Path> files = Files.walk(TESTS)) {
      return files
          .filter(file -> file.endsWith(name + ".class"))
          .map(file -> TESTS.relativize(file).toString().replace(".class", "").replace('/', '.'))
          .findFirst()
          .orElseThrow(() -> new ClassNotFoundException(name));
    }
  }

  private static URL url(Path folder) {
    try {
      return folder.toUri().toURL();
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
  }

  private static void delete(Path folder) throws IOException {
    if (Files.exists(folder)) {
      try (Stream<Path> files = Files.walk(folder)) {
        for (Path file : files.sorted((one, other) -> other.compareTo(one)).toList()) {
          Files.delete(file);
        }
      }
    }
  }
}
