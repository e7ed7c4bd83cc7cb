import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.ToolProvider;

/// Breaks one line after the other in a copy of its class and runs the test that names the rule, in
/// a process of its own. Called by `.ci/mutants` in the root of the project, first for the sources
/// of the tests and then, when they are compiled, to break things.
final class Mutants {

  private static final String TRANSCRIPTS = "TranscriptTest";

  private static final Pattern SUCCESSFUL = Pattern.compile("(?m)^\\[ *[1-9]\\d* tests successful");

  /// A broken line may turn in circles; that is noticed too.
  private static final int LIMIT_SECONDS = 300;

  /// One line to break.
  ///
  /// @param test a class, a method of one, or a transcript
  record Mutant(String rule, String from, String to, String test) {}

  enum Result {
    RED,
    HANGS,
    GREEN,
    SKIPPED,
    NOT_RUN
  }

  private final Path home = Path.of("").toAbsolutePath();
  private final Path module;
  private final Path built;
  private final Path broken;
  private final String path;

  private Mutants(String module, String libraries) {
    this.module = home.resolve(module);
    this.built = this.module.resolve("target/quick/classes");
    this.broken = this.module.resolve("target/quick/mutants");
    this.path =
        Stream.of(
                built.resolveSibling("out/test").toString(),
                built.toString(),
                home.resolve("adjudicator/target/quick/classes").toString(),
                libraries)
            .distinct()
            .collect(Collectors.joining(File.pathSeparator));
  }

  /// @param arguments the class path of libraries, or `sources`; the module; the list; and a word
  public static void main(String[] arguments) throws Exception {
    String word = arguments.length > 3 ? arguments[3] : "";
    List<Mutant> mutants =
        read(Path.of(arguments[2])).stream().filter(one -> one.rule().contains(word)).toList();
    List<String> tests = mutants.stream().map(Mutant::test).distinct().toList();
    Mutants all = new Mutants(arguments[1], arguments[0]);
    if (arguments[0].equals("sources")) {
      tests.stream().map(Mutants::classOf).distinct().map(all::source).forEach(System.out::println);
      return;
    }
    boolean good = true;
    for (String test : tests) {
      Result unbroken = all.run(test, all.path);
      if (unbroken != Result.GREEN) {
        System.out.printf("%-9s %s, with nothing broken%n", unbroken, test);
        if (unbroken == Result.SKIPPED) {
          System.out.println("          what needs PostgreSQL runs by: .ci/postgres .ci/mutants");
        }
        good = false;
      }
    }
    for (Mutant mutant : mutants) {
      String result = all.broken(mutant);
      System.out.printf("%-9s %s (%s)%n", result, mutant.rule(), mutant.test());
      good &= result.equals("RED") || result.equals("HANGS");
    }
    System.out.printf(
        good ? "Each of %d broken lines was noticed.%n" : "Not all of %d was as it should be.%n",
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

  private static boolean isTranscript(String test) {
    return test.endsWith(".txt");
  }

  private static String classOf(String test) {
    return isTranscript(test) ? TRANSCRIPTS : test.replaceAll("#.*", "");
  }

  /// {@return the source file of a test class of this simple name, as seen from the root}
  private Path source(String name) {
    Path tests = home.relativize(module).resolve("src/test/java");
    try (Stream<Path> files = Files.walk(tests)) {
      return files
          .filter(file -> file.endsWith(name + ".java"))
          .findFirst()
          .orElseThrow(() -> new IllegalArgumentException("there is no test " + name));
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
  }

  /// {@return what became of it, in a word}
  private String broken(Mutant mutant) throws Exception {
    List<Path> places = new ArrayList<>();
    try (Stream<Path> files = Files.walk(module.resolve("src/main/java"))) {
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
    delete(broken);
    Path copy = broken.resolve("source").resolve(places.getFirst().getFileName());
    Path classes = Files.createDirectories(broken.resolve("classes"));
    Files.createDirectories(copy.getParent());
    Files.writeString(
        copy, Files.readString(places.getFirst()).replace(mutant.from(), mutant.to()));
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
    return failed != 0 ? "NO JAVA" : run(mutant.test(), classes + File.pathSeparator + path).name();
  }

  /// {@return how a test ends with these classes, the first of a name being the one that counts}
  private Result run(String test, String classes) throws Exception {
    String name =
        home.relativize(module)
            .resolve("src/test/java")
            .relativize(source(classOf(test)))
            .toString()
            .replace(".java", "")
            .replace(File.separatorChar, '.');
    Path said = Files.createTempFile("mutants", ".txt");
    Process process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin/java").toString(),
                "-XX:+UseSerialGC",
                "-XX:TieredStopAtLevel=1",
                "-Xmx1g",
                "-ea",
                "-Ddepesche.home=" + home,
                "-Ddepesche.transcripts=" + (isTranscript(test) ? test : ""),
                "-cp",
                classes,
                "org.junit.platform.console.ConsoleLauncher",
                "execute",
                "--disable-banner",
                "--disable-ansi-colors",
                "--details=summary",
                test.contains("#")
                    ? "--select-method=" + name + test.substring(test.indexOf('#'))
                    : "--select-class=" + name)
            .directory(module.toFile())
            .redirectErrorStream(true)
            .redirectOutput(said.toFile())
            .start();
    try {
      if (!process.waitFor(LIMIT_SECONDS, TimeUnit.SECONDS)) {
        return Result.HANGS;
      }
      return switch (process.exitValue()) {
        case 0 -> SUCCESSFUL.matcher(Files.readString(said)).find() ? Result.GREEN : Result.SKIPPED;
        case 1 -> Result.RED;
        default -> Result.NOT_RUN;
      };
    } finally {
      process.destroyForcibly().waitFor();
      Files.delete(said);
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
