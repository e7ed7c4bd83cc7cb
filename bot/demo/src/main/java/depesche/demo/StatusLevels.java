package depesche.demo;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;

/// The open table of Great Powers, as a STATUS mail prints it.
///
/// @param rows by seat: victory points, the six traits in the order of the bid cards, and how many
///   cards may be laid; by the heads of the columns
/// @param cards the action cards on the table
record StatusLevels(SequencedMap<String, SequencedMap<String, Integer>> rows, List<String> cards) {

  /// The traits, as the table heads its columns.
  static final List<String> TRAITS =
      List.of("Industry", "Population", "Nationalism", "Navies", "Armies", "Colonies");

  private static final Pattern IN_BRACKETS = Pattern.compile("\\(([^()]+)\\)");
  private static final String ROW = "On the table: ";

  StatusLevels {
    rows = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(rows));
    cards = List.copyOf(cards);
  }

  /// Reads the HTML part of a STATUS mail.
  static StatusLevels read(String html) {
    Document mail = Jsoup.parse(html);
    SequencedMap<String, SequencedMap<String, Integer>> rows = new LinkedHashMap<>();
    for (Element table : mail.select("table")) {
      List<String> heads = table.select("thead th").eachText();
      if (heads.contains("VP")) {
        table.select("tbody tr").forEach(row -> rows.put(seat(row), numbers(row, heads)));
      }
    }
    return new StatusLevels(rows, cards(mail));
  }

  /// `Albion (Red) †`, or `Red`.
  private static String seat(Element row) {
    String words = row.child(0).text().replace("†", "").strip();
    Matcher bracket = IN_BRACKETS.matcher(words);
    return bracket.find() ? bracket.group(1) : words;
  }

  private static SequencedMap<String, Integer> numbers(Element row, List<String> heads) {
    SequencedMap<String, Integer> numbers = new LinkedHashMap<>();
    for (int i = 1; i < heads.size(); i++) {
      numbers.put(heads.get(i), Integer.valueOf(row.child(i).text()));
    }
    return numbers;
  }

  private static List<String> cards(Document mail) {
    List<String> cards = new ArrayList<>();
    for (String words : mail.select("p").eachText()) {
      if (words.startsWith(ROW) && words.contains(".")) {
        cards.addAll(List.of(words.substring(ROW.length(), words.indexOf('.')).split(", ")));
      }
    }
    return cards;
  }

  int of(String seat, String column) {
    return rows.getOrDefault(seat, new LinkedHashMap<>()).getOrDefault(column, 0);
  }

  /// {@return the most that anybody else has}
  int most(String seat, String trait) {
    return rows.keySet().stream()
        .filter(other -> !other.equals(seat))
        .mapToInt(other -> of(other, trait))
        .max()
        .orElse(0);
  }
}
