package depesche.adjudicator.table.layout;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.SequencedMap;

/// A card, as far as it was typed in.
///
/// @param id one word, unique at the table: its number, behind the prefix of its deck
/// @param title as printed; of a card that is known by its number alone, that number
/// @param fields what else its file says of it, such as `value`, `kind` or `text`; what a field
///   means is the title's affair
public record TableCard(String id, String title, SequencedMap<String, String> fields) {

  public TableCard {
    fields = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(fields));
  }

  /// {@return a card of which only the number is known}
  public static TableCard numbered(String id) {
    return new TableCard(id, id, new LinkedHashMap<>());
  }

  /// {@return a field; empty if nobody typed it}
  public String field(String name) {
    return fields.getOrDefault(name, "");
  }

  /// {@return how reports name it, such as `12 Castlereagh`}
  public String shown() {
    return title.equals(id) ? id : id + " " + title;
  }
}
