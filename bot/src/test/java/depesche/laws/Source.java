package depesche.laws;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;

/// One Java file as text.
///
/// @param name where it lies, from the root of the project
record Source(String name, String text) {

  private static final int LONGEST = 400;
  private static final Pattern UNFINISHED = Pattern.compile("\\b(TODO|FIXME|HACK)\\b");
  private static final Pattern FIXED_PORT =
      Pattern.compile(
          "(localhost|127\\.0\\.0\\.1):[1-9]\\d*|\\b(Server|Inet)?Socket(Address)?\\(([^()]*,"
              + " *)?[1-9]\\d*\\)");

  /// What a title's letters say: a verb that begins a text, or an order.
  private static final Pattern TITLE_WORD =
      Pattern.compile(
          "\"(HOLD|SUPPORT|CONVOY|BUILD|REMOVE|WAIVE|CLEAR|BID|PICK|TARGET|DISCARD|STEAL|KEEP|FOE|ALLY|BALLOT)\\b|\\b[AF]"
              + " [A-Z]{3} (- |[SCH]\\b)|\"(great-powers|blood-and-iron)\"");

  static final Path ROOT =
      Path.of(System.getProperty("basedir", ".")).resolve("..").toAbsolutePath().normalize();

  /// {@return all Java files of all modules}
  static List<Source> all() {
    try (var files = Files.walk(ROOT)) {
      return files
          .filter(file -> file.toString().endsWith(".java"))
          .map(file -> new Source(ROOT.relativize(file).toString(), read(file)))
          .filter(source -> source.name().matches("(adjudicator|bot(/\\w+)?)/src/.*"))
          .sorted((one, other) -> one.name().compareTo(other.name()))
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  boolean tooLong() {
    return text.lines().count() > LONGEST;
  }

  boolean unfinished() {
    return UNFINISHED.matcher(text).find();
  }

  /// Outside the shelf, the map files and the tools.
  boolean speaksOfATitle() {
    return name.startsWith("bot/src/main/")
        && !name.matches(".*/bot/(config|command)/.*|.*/Shelf\\.java")
        && TITLE_WORD.matcher(text.replaceAll("(?m)^\\s*//.*$", "")).find();
  }

  /// A port that another program on the machine may hold already.
  boolean fixesPort() {
    return name.contains("/test/") && FIXED_PORT.matcher(text).find();
  }
}
