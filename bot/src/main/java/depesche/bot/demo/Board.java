package depesche.bot.demo;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;

/// The public position, as a STATUS mail prints it: one table of units and centres, and a line of
/// dislodged units. It is all the scripted players know of the others.
///
/// @param armies by the place where they stand
/// @param owners of centres, by centre
record Board(
    String phase,
    SequencedMap<String, Army> armies,
    SequencedMap<String, String> owners,
    List<Army> dislodged) {

  private static final Pattern UNIT = Pattern.compile("\\b(AA?) ([A-Z]{3})\\b");
  private static final Pattern OWNED_UNIT = Pattern.compile("(\\S+) (AA?) ([A-Z]{3})\\b");
  private static final Pattern PLACE = Pattern.compile("\\b[A-Z]{3}\\b");
  private static final Pattern IN_BRACKETS = Pattern.compile("\\(([^()]+)\\)\\s*$");

  Board {
    armies = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(armies));
    owners = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(owners));
    dislodged = List.copyOf(dislodged);
  }

  /// An army on the board.
  ///
  /// @param strength 1, or 2 for a foreign double army
  record Army(String owner, int strength, String at) {

    String kind() {
      return strength == 1 ? "A" : "AA";
    }
  }

  /// Reads the HTML part of a STATUS mail.
  ///
  /// @param seats the names of the seats; every other owner is a foreign power
  static Board read(String phase, String html, List<String> seats) {
    Document mail = Jsoup.parse(html);
    SequencedMap<String, Army> armies = new LinkedHashMap<>();
    SequencedMap<String, String> owners = new LinkedHashMap<>();
    for (Element row : rows(mail)) {
      String owner = owner(row.child(0).text(), seats);
      UNIT.matcher(row.child(1).text())
          .results()
          .map(unit -> army(owner, unit.group(1), unit.group(2)))
          .forEach(army -> armies.put(army.at(), army));
      PLACE
          .matcher(row.child(2).text())
          .results()
          .forEach(centre -> owners.put(centre.group(), owner));
    }
    return new Board(phase, armies, owners, dislodged(mail));
  }

  private static List<Element> rows(Document mail) {
    List<Element> rows = new ArrayList<>();
    for (Element table : mail.select("table")) {
      if (table.select("thead th").eachText().equals(List.of("Country", "Units", "Centres"))) {
        table.select("tbody tr").forEach(rows::add);
      }
    }
    return rows;
  }

  /// `Nordmark (Red)`, `Red` or `Austria`.
  private static String owner(String words, List<String> seats) {
    String name =
        IN_BRACKETS
            .matcher(words)
            .results()
            .map(bracket -> bracket.group(1))
            .findFirst()
            .orElse(words.strip());
    return seats.contains(name) ? name : name.toUpperCase(java.util.Locale.ROOT);
  }

  private static List<Army> dislodged(Document mail) {
    Optional<String> line =
        mail.select("p").eachText().stream()
            .filter(text -> text.startsWith("Driven out"))
            .findFirst();
    return line.stream()
        .flatMap(text -> OWNED_UNIT.matcher(text.substring(text.indexOf(':') + 1)).results())
        .map((MatchResult unit) -> army(unit.group(1), unit.group(2), unit.group(3)))
        .toList();
  }

  private static Army army(String owner, String kind, String at) {
    return new Army(owner, kind.length(), at);
  }

  /// {@return the units of a seat or power, by place}
  List<Army> armiesOf(String owner) {
    return armies.values().stream().filter(army -> army.owner().equals(owner)).toList();
  }

  List<Army> dislodgedOf(String owner) {
    return dislodged.stream().filter(army -> army.owner().equals(owner)).toList();
  }

  List<String> centresOf(String owner) {
    return owners.entrySet().stream()
        .filter(entry -> entry.getValue().equals(owner))
        .map(java.util.Map.Entry::getKey)
        .toList();
  }

  /// {@return the foreign armies: those of no seat}
  List<Army> foreign(List<String> seats) {
    return armies.values().stream().filter(army -> !seats.contains(army.owner())).toList();
  }

  Optional<Army> at(String place) {
    return Optional.ofNullable(armies.get(place));
  }

  int year() {
    return Integer.parseInt(phase.substring(1, 5));
  }

  /// {@return `S`, `F` or `W`}
  char season() {
    return phase.charAt(0);
  }

  /// {@return `M`, `R` or `A`}
  char kind() {
    return phase.charAt(5);
  }

  /// {@return everybody who owns a centre or a unit}
  Stream<String> living() {
    return Stream.concat(owners.values().stream(), armies.values().stream().map(Army::owner))
        .distinct();
  }
}
