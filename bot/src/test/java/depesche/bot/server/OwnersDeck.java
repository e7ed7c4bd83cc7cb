package depesche.bot.server;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.NavigableSet;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// A house whose owner has typed in a deck of their own: each card has a title that stands nowhere
/// else, and a text that nobody is ever sent.
final class OwnersDeck {

  static final String FILE = "printed.json";

  /// Stands in what the file says of every card.
  static final String TEXT = "Xylographed";

  private static final Pattern TITLE = Pattern.compile("Zettel \\d{3}");

  private OwnersDeck() {}

  /// {@return the folder of such a house}
  static Path home(Path folder) {
    try {
      Path home = Files.createDirectories(folder.resolve("home"));
      copy(Program.HOME.resolve("config"), home.resolve("config"));
      copy(Program.HOME.resolve("templates"), home.resolve("templates"));
      Path decks = home.resolve("config").resolve("decks");
      String ours = Files.readString(decks.resolve("bismarcks-dance.json"));
      Files.writeString(decks.resolve(FILE), typed(ours));
      return home;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void copy(Path from, Path to) throws IOException {
    try (Stream<Path> all = Files.walk(from)) {
      for (Path file : all.toList()) {
        Path copy = to.resolve(from.relativize(file).toString());
        if (Files.isDirectory(file)) {
          Files.createDirectories(copy);
        } else {
          Files.copy(file, copy);
        }
      }
    }
  }

  private static String typed(String ours) {
    String printed =
        ours.replace("\"ours\": true", "\"ours\": false")
            .replace("Depesche's deck for Bismarck's Dance", "The printed cards")
            .replaceAll("\"text\": \"[^\"]*\"", "\"text\": \"" + TEXT + "\"");
    Matcher card = Pattern.compile("(\"id\": \"[^\"]*\", \"title\": )\"[^\"]*\"").matcher(printed);
    StringBuilder text = new StringBuilder();
    int number = 0;
    while (card.find()) {
      number++;
      card.appendReplacement(text, card.group(1) + "\"%s\"".formatted(title(number)));
    }
    return card.appendTail(text).toString();
  }

  /// {@return the title of the card with this number in the file; the first three begin in the
  /// hand}
  static String title(int number) {
    return "Zettel %03d".formatted(number);
  }

  /// {@return the titles that a text names}
  static NavigableSet<String> titles(String text) {
    NavigableSet<String> titles = new TreeSet<>();
    Matcher title = TITLE.matcher(House.plain(text));
    while (title.find()) {
      titles.add(title.group());
    }
    return titles;
  }
}
