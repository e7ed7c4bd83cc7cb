package depesche.bot.site;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/// Checks JSON by a schema, as far as ours goes: types, constants, patterns, what is required, and
/// what else there may be.
record Schema(JsonNode schema) {

  private static final ObjectMapper MAPPER = new ObjectMapper();

  static Schema of(String text) {
    return new Schema(read(text));
  }

  private static JsonNode read(String text) {
    try {
      return MAPPER.readTree(text);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /// {@return what is wrong with a text}
  List<String> faults(String text) {
    List<String> faults = new ArrayList<>();
    check(schema, read(text), "", faults);
    return faults;
  }

  private static void check(JsonNode rule, JsonNode value, String at, List<String> faults) {
    String type = rule.path("type").asText("");
    boolean fits =
        switch (type) {
          case "object" -> value.isObject();
          case "array" -> value.isArray();
          case "string" -> value.isTextual();
          case "integer" -> value.isIntegralNumber();
          case "" -> true;
          default -> throw new IllegalStateException("type " + type);
        };
    boolean constant = !rule.has("const") || rule.get("const").equals(value);
    boolean pattern =
        !rule.has("pattern")
            || Pattern.compile(rule.get("pattern").asText()).matcher(value.asText()).find();
    if (!fits || !constant || !pattern) {
      faults.add(at + " is " + value);
      return;
    }
    rule.path("required").forEach(key -> missing(value, key.asText(), at, faults));
    if (value.isArray() && rule.has("items")) {
      value.forEach(item -> check(rule.get("items"), item, at + "[]", faults));
    }
    for (Map.Entry<String, JsonNode> member : value.properties()) {
      String key = at + "." + member.getKey();
      JsonNode other = rule.path("additionalProperties");
      if (rule.path("properties").has(member.getKey())) {
        check(rule.get("properties").get(member.getKey()), member.getValue(), key, faults);
      } else if (other.isObject()) {
        check(other, member.getValue(), key, faults);
      } else if (other.isBoolean() && !other.asBoolean()) {
        faults.add(key + " is unknown");
      }
    }
  }

  private static void missing(JsonNode value, String key, String at, List<String> faults) {
    if (!value.has(key)) {
      faults.add(at + "." + key + " is missing");
    }
  }
}
