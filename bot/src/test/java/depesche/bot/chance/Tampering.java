package depesche.bot.chance;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.IntNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.TextNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;

/// Spoils transcripts.
final class Tampering {

  private Tampering() {}

  /// Changes one thing somewhere below this node.
  ///
  /// @return where
  static String tamper(JsonNode node, String path, Random random) {
    if (node instanceof ObjectNode object) {
      List<String> names = new ArrayList<>();
      object.fieldNames().forEachRemaining(names::add);
      String name = names.get(random.nextInt(names.size()));
      Optional<JsonNode> other = changed(object.get(name), random);
      other.ifPresent(value -> object.set(name, value));
      return other.isPresent()
          ? path + "." + name
          : tamper(object.get(name), path + "." + name, random);
    }
    if (node instanceof ArrayNode array && !array.isEmpty()) {
      int index = random.nextInt(array.size());
      String here = path + "[" + index + "]";
      switch (random.nextInt(6)) {
        case 0 -> array.remove(index);
        case 1 -> array.insert(index, array.get(index).deepCopy());
        case 2 -> {
          int last = random.nextInt(array.size());
          JsonNode held = array.get(index);
          array.set(index, array.get(last));
          array.set(last, held);
          return path + "[" + Math.min(index, last) + "]";
        }
        default -> {
          Optional<JsonNode> other = changed(array.get(index), random);
          if (other.isEmpty()) {
            return tamper(array.get(index), here, random);
          }
          array.set(index, other.get());
        }
      }
      return here;
    }
    return path;
  }

  private static Optional<JsonNode> changed(JsonNode value, Random random) {
    if (value instanceof IntNode number) {
      return Optional.of(IntNode.valueOf(number.intValue() + 1 + random.nextInt(3)));
    }
    if (!(value instanceof TextNode text)) {
      return Optional.empty();
    }
    String old = text.textValue();
    int at = random.nextInt(old.length() + 1);
    boolean digit = old.matches("[0-9a-f]{64}") && at < old.length();
    String other = digit ? Integer.toHexString(random.nextInt(16)) : "x";
    int rest = at < old.length() && !Character.isSurrogate(old.charAt(at)) ? at + 1 : at;
    boolean inPair = at > 0 && at < old.length() && Character.isLowSurrogate(old.charAt(at));
    return Optional.of(
        TextNode.valueOf(inPair ? old + "x" : old.substring(0, at) + other + old.substring(rest)));
  }
}
