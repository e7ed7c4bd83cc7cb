package depesche.bot.standin;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/// JSON as the stand-in writes and reads it.
final class Nodes {

  private static final ObjectMapper MAPPER = new ObjectMapper();

  private Nodes() {}

  static ObjectNode object() {
    return MAPPER.createObjectNode();
  }

  static ArrayNode array() {
    return MAPPER.createArrayNode();
  }

  static ArrayNode array(List<? extends JsonNode> items) {
    return array().addAll(items);
  }

  /// {@return a list of ids as Discord writes them: as texts}
  static ArrayNode ids(List<Long> ids) {
    ArrayNode array = array();
    ids.forEach(id -> array.add(String.valueOf(id)));
    return array;
  }

  static Stream<JsonNode> stream(JsonNode list) {
    return StreamSupport.stream(list.spliterator(), false);
  }

  /// {@return whether there is anything at all}
  static boolean present(JsonNode node) {
    return !node.isMissingNode() && !node.isNull();
  }

  static JsonNode read(String text) {
    try {
      return MAPPER.readTree(text);
    } catch (JsonProcessingException _) {
      throw new Refused(400, 50109, "The request body contains invalid JSON.");
    }
  }

  static String write(JsonNode node) {
    return node.toString();
  }
}
