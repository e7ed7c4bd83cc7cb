package depesche.bot.desk;

import depesche.adjudicator.congress.CongressOfVienna;
import depesche.adjudicator.congress.decks.CongressDeckFormat;
import depesche.adjudicator.congress.game.CongressBoards;
import depesche.adjudicator.congress.scenarios.ScenarioFile;
import depesche.adjudicator.json.JsonValue;
import depesche.adjudicator.rules.Decks;
import depesche.adjudicator.rules.Rules;
import depesche.adjudicator.table.plain.PlainTable;
import depesche.adjudicator.table.plain.TableFile;
import depesche.adjudicator.weimar.Weimar;
import depesche.adjudicator.weimar.decks.WeimarDeckFormat;
import depesche.adjudicator.weimar.play.WeimarBoard;
import depesche.adjudicator.weimar.scenarios.WeimarFile;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/// The moderated tables with cards of which each has a title that stands nowhere else.
final class CanaryDecks {

  /// What such a title looks like.
  static final Pattern TITLE = Pattern.compile("Qx\\w+?xq");

  private static final Path CONFIG = Path.of("..").resolve("config");

  private CanaryDecks() {}

  /// {@return the title of a card}
  static String title(String id) {
    return "Qx" + id + "xq";
  }

  /// {@return the titles with these decks}
  static List<Rules<?, ?>> titles() {
    return List.of(
        PlainTable.rules(List.of(TableFile.read(read("salt-road.json", saltRoad())))),
        CongressOfVienna.rules(
            CongressBoards.read(congress("boards"), ScenarioFile.read(congress("scenarios"))),
            new CongressDeckFormat().read(read("congress-of-vienna.json", congress()))),
        Weimar.rules(
            WeimarBoard.read(
                read("weimar.json", text("boards/weimar.json")),
                WeimarFile.read(read("weimar.json", text("scenarios/weimar.json")))),
            new WeimarDeckFormat().read(read("weimar.json", weimar()))));
  }

  private static JsonValue congress(String folder) {
    return read("congress-of-vienna.json", text(folder + "/congress-of-vienna.json"));
  }

  private static JsonValue read(String name, String text) {
    return JsonValue.read(name, text);
  }

  private static String saltRoad() {
    return text("tables/salt-road.json")
        .replaceAll(
            "\"number\": (\\d+), \"title\": \"[^\"]*\"", "\"number\": $1, \"title\": \"Qx$1xq\"");
  }

  private static String weimar() {
    String ours = text("decks/weimar.json");
    String cards =
        ids("weimar").stream()
            .map("{\"id\": \"%1$s\", \"title\": \"Qx%1$sxq\"}"::formatted)
            .collect(Collectors.joining(",\n"));
    return cards(ours, cards);
  }

  /// The leaders keep their names, for everybody knows who has which.
  private static String congress() {
    String ours = text("decks/congress-of-vienna.json");
    String leaders =
        ours.lines()
            .filter(line -> line.contains("\"leader\": true"))
            .map(line -> line.strip().replaceFirst(",$", ""))
            .collect(Collectors.joining(",\n"));
    String cards =
        ids("congress-of-vienna").stream()
            .filter(id -> id.matches("\\d+"))
            .map("{\"number\": %1$s, \"title\": \"Qx%1$sxq\", \"nation\": \"NEUTRAL\"}"::formatted)
            .collect(Collectors.joining(",\n"));
    return cards(ours, leaders + ",\n" + cards);
  }

  private static String cards(String file, String cards) {
    return file.replaceFirst(
        "(?s)\"cards\": \\[.*\\]", Matcher.quoteReplacement("\"cards\": [" + cards + "]"));
  }

  private static List<String> ids(String id) {
    Decks title = Bureau.library().rules(id).as(Decks.class).orElseThrow();
    return title.decks(new LinkedHashMap<>()).values().stream()
        .flatMap(List::stream)
        .distinct()
        .toList();
  }

  private static String text(String file) {
    try {
      return Files.readString(CONFIG.resolve(file));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
