package depesche.demo;

import depesche.adjudicator.greatpowers.table.ActionCard;
import depesche.adjudicator.greatpowers.table.Power;
import depesche.adjudicator.greatpowers.table.SharedTable;
import depesche.adjudicator.greatpowers.table.Token;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;

/// The open table of Great Powers, as a STATUS mail says it.
///
/// @param rows by seat: victory points, the six traits in the order of the bid cards, and how many
///   cards may be laid; by the heads of the columns
/// @param cards the action cards on the table
record StatusLevels(SequencedMap<String, SequencedMap<String, Integer>> rows, List<String> cards) {

  /// The traits, as the table heads its columns.
  static final List<String> TRAITS =
      List.of("Industry", "Population", "Nationalism", "Navies", "Armies", "Colonies");

  StatusLevels {
    rows = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(rows));
    cards = List.copyOf(cards);
  }

  /// {@return what lies open}
  static StatusLevels of(SharedTable table) {
    SequencedMap<String, SequencedMap<String, Integer>> rows = new LinkedHashMap<>();
    for (Power power : table.powers()) {
      SequencedMap<String, Integer> row = new LinkedHashMap<>();
      for (Token token : Token.values()) {
        row.put(token.word(), power.levels().of(token));
      }
      row.put("Bid cards", power.bids());
      rows.put(power.seat().name(), row);
    }
    return new StatusLevels(rows, table.round().row().stream().map(ActionCard::name).toList());
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
