package depesche.bot.standin;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;

/// A modal as the bot shows it.
public final class Modal {

  private final JsonNode json;

  Modal(JsonNode json) {
    this.json = json;
  }

  public String title() {
    return json.path("title").asText();
  }

  public String customId() {
    return json.path("custom_id").asText();
  }

  /// {@return what stands in the fields beforehand, from the top}
  public List<String> values() {
    return inputs().stream().map(input -> input.path("value").asText()).toList();
  }

  /// {@return everything it holds: what its reader sees, and the names that come back}
  public String text() {
    return String.join("\n", Version.words(json).toList());
  }

  private List<JsonNode> inputs() {
    return Components.all(json.path("components")).filter(component -> isField(component)).toList();
  }

  /// A text, or a menu.
  private static boolean isField(JsonNode component) {
    int type = component.path("type").asInt();
    return type == 3 || type == 4;
  }

  /// {@return what can be chosen in each of its menus, from the top}
  public List<List<String>> choices() {
    return inputs().stream()
        .filter(input -> input.path("type").asInt() == 3)
        .map(menu -> menu.path("options").findValuesAsText("label"))
        .toList();
  }

  /// {@return what Discord sends when the modal is sent with these texts, and these words chosen}
  ObjectNode submitted(List<String> texts) {
    ObjectNode data = Nodes.object().put("custom_id", customId());
    ArrayNode fields = data.putArray("components");
    List<JsonNode> inputs = inputs();
    for (JsonNode field : json.path("components")) {
      boolean row = field.path("type").asInt() == 1;
      JsonNode input = row ? field.path("components").path(0) : field.path("component");
      if (!isField(input)) {
        continue;
      }
      int place = inputs.indexOf(input);
      ObjectNode said =
          Nodes.object()
              .put("type", input.path("type").asInt())
              .put("id", 10 + place)
              .put("custom_id", input.path("custom_id").asText());
      if (input.path("type").asInt() == 3) {
        said.set("values", Exchanges.chosen(input, texts.subList(place, place + 1)));
      } else {
        String text = place < texts.size() ? texts.get(place) : input.path("value").asText();
        fits(input, text);
        said.put("value", text);
      }
      ObjectNode around = fields.addObject().put("type", row ? 1 : 18).put("id", 20 + place);
      if (row) {
        around.putArray("components").add(said);
      } else {
        around.set("component", said);
      }
    }
    return data;
  }

  /// Discord's program lets nobody type more than the field takes.
  private static void fits(JsonNode input, String text) {
    int most = input.path("max_length").asInt(4000);
    if (Check.length(text) > most) {
      throw new AssertionError("nobody can type more than " + most + " characters there");
    }
  }
}
