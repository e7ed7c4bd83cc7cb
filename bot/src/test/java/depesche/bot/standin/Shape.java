package depesche.bot.standin;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.SequencedMap;
import java.util.SequencedSet;

/// Which fields an object may have, and which it must have. Discord overlooks some unknown fields;
/// the stand-in none: they are misspelt, or not for this place.
final class Shape implements Check {

  private final SequencedMap<String, Check> fields = new LinkedHashMap<>();
  private final SequencedSet<String> needed = new LinkedHashSet<>();

  static Shape shape() {
    return new Shape();
  }

  Shape may(String field, Check check) {
    fields.put(field, check);
    return this;
  }

  Shape must(String field, Check check) {
    needed.add(field);
    return may(field, check);
  }

  /// {@return a shape with all these fields as well}
  Shape with(Shape more) {
    fields.putAll(more.fields);
    needed.addAll(more.needed);
    return this;
  }

  @Override
  public void check(String where, JsonNode value) {
    Check.require(where, value.isObject(), "must be an object");
    String at = where.isEmpty() ? "" : where + ".";
    for (String field : needed) {
      Check.require(at + field, Nodes.present(value.path(field)), "this field is required");
    }
    for (Map.Entry<String, JsonNode> field : value.properties()) {
      String path = at + field.getKey();
      Check.require(path, fields.containsKey(field.getKey()), "unknown field");
      if (!field.getValue().isNull()) {
        fields.getOrDefault(field.getKey(), Check.any()).check(path, field.getValue());
      }
    }
  }
}
