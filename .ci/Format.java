import com.google.googlejavaformat.java.Formatter;
import com.google.googlejavaformat.java.FormatterException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/// Checks that every Java file looks as google-java-format writes it, or with the word `write`
/// makes it so. The build runs it with the JDK of the toolchain, because Maven's own may be too old
/// for the formatter.
final class Format {

  private Format() {}

  public static void main(String[] arguments) throws IOException {
    Path root = Path.of(arguments[1]);
    boolean write = arguments[0].equals("write");
    List<String> strays = new ArrayList<>();
    for (Path file : sources(root)) {
      String text = Files.readString(file);
      String formatted = format(root.relativize(file), text);
      if (formatted.equals(text)) {
        continue;
      }
      strays.add(root.relativize(file).toString());
      if (write) {
        Files.writeString(file, formatted);
      }
    }
    report(strays, write);
  }

  private static List<Path> sources(Path root) throws IOException {
    try (var files = Files.walk(root)) {
      return files
          .filter(file -> file.toString().endsWith(".java"))
          .filter(file -> !root.relativize(file).toString().matches("(.*/)?target/.*"))
          // Set by hand: a player is to read it on two screens, and it has no class around it.
          .filter(file -> !file.endsWith("docs/verify/Verify.java"))
          .sorted()
          .toList();
    }
  }

  private static String format(Path name, String text) {
    try {
      return new Formatter().formatSourceAndFixImports(text);
    } catch (FormatterException e) {
      System.err.println(name + ": " + e.getMessage());
      System.exit(1);
      throw new AssertionError(e);
    }
  }

  private static void report(List<String> strays, boolean write) {
    if (strays.isEmpty()) {
      return;
    }
    strays.forEach(file -> System.err.println((write ? "formatted " : "not formatted: ") + file));
    if (!write) {
      System.err.println("mend it with: mvn -q -N verify -Dformat=write");
      System.exit(1);
    }
  }
}
