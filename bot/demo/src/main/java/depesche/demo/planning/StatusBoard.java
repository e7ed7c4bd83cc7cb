package depesche.demo.planning;

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
/// @param units by the province where they stand
/// @param owners of centres, by centre
public record StatusBoard(
    String phase,
    SequencedMap<String, Unit> units,
    SequencedMap<String, String> owners,
    List<Unit> dislodged) {

  private static final Pattern UNIT = Pattern.compile("\\b(AA?|F) ([A-Z]{3}(?:/[ENSW]C)?)\\b");
  private static final Pattern OWNED_UNIT =
      Pattern.compile("(\\S+) (AA?|F) ([A-Z]{3}(?:/[ENSW]C)?)\\b");
  private static final Pattern PLACE = Pattern.compile("\\b[A-Z]{3}\\b");
  private static final Pattern IN_BRACKETS = Pattern.compile("\\(([^()]+)\\)\\s*$");

  public StatusBoard {
    units = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(units));
    owners = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(owners));
    dislodged = List.copyOf(dislodged);
  }

  /// A unit on the board.
  ///
  /// @param kind `A`, `F`, or `AA` for a foreign double army
  /// @param place where it stands, such as `BER` or `STP/NC`
  public record Unit(String owner, String kind, String place) {

    public String at() {
      return PrintedMap.province(place);
    }

    public boolean fleet() {
      return kind.equals("F");
    }

    public int strength() {
      return kind.length();
    }
  }

  /// Reads the HTML part of a STATUS mail.
  ///
  /// @param seats the names of the seats; every other owner is a foreign power
  public static StatusBoard read(String phase, String html, List<String> seats) {
    Document mail = Jsoup.parse(html);
    SequencedMap<String, Unit> units = new LinkedHashMap<>();
    SequencedMap<String, String> owners = new LinkedHashMap<>();
    for (Element row : rows(mail)) {
      String owner = owner(row.child(0).text(), seats);
      UNIT.matcher(row.child(1).text())
          .results()
          .map(unit -> new Unit(owner, unit.group(1), unit.group(2)))
          .forEach(unit -> units.put(unit.at(), unit));
      PLACE
          .matcher(row.child(2).text())
          .results()
          .forEach(centre -> owners.put(centre.group(), owner));
    }
    return new StatusBoard(phase, units, owners, dislodged(mail));
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

  private static List<Unit> dislodged(Document mail) {
    Optional<String> line =
        mail.select("p").eachText().stream()
            .filter(text -> text.startsWith("Dislodged, must retreat"))
            .findFirst();
    return line.stream()
        .flatMap(text -> OWNED_UNIT.matcher(text.substring(text.indexOf(':') + 1)).results())
        .map((MatchResult unit) -> new Unit(unit.group(1), unit.group(2), unit.group(3)))
        .toList();
  }

  /// {@return the units of a seat or power, by place}
  public List<Unit> unitsOf(String owner) {
    return units.values().stream().filter(unit -> unit.owner().equals(owner)).toList();
  }

  public List<Unit> dislodgedOf(String owner) {
    return dislodged.stream().filter(unit -> unit.owner().equals(owner)).toList();
  }

  public List<String> centresOf(String owner) {
    return owners.entrySet().stream()
        .filter(entry -> entry.getValue().equals(owner))
        .map(java.util.Map.Entry::getKey)
        .toList();
  }

  /// {@return the foreign armies: those of no seat}
  public List<Unit> foreign(List<String> seats) {
    return units.values().stream().filter(unit -> !seats.contains(unit.owner())).toList();
  }

  Optional<Unit> at(String place) {
    return Optional.ofNullable(units.get(PrintedMap.province(place)));
  }

  public int year() {
    return Integer.parseInt(phase.substring(1, 5));
  }

  /// {@return `S`, `F` or `W`}
  char season() {
    return phase.charAt(0);
  }

  /// {@return `M`, `R` or `A`}
  public char kind() {
    return phase.charAt(5);
  }

  /// {@return everybody who owns a centre or a unit}
  public Stream<String> living() {
    return Stream.concat(owners.values().stream(), units.values().stream().map(Unit::owner))
        .distinct();
  }
}
