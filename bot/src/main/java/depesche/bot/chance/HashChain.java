package depesche.bot.chance;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.ByteArrayOutputStream;
import java.util.HexFormat;
import java.util.TreeMap;

/// The chain of sums: each is a hash over the one before and over all that was published since, as
/// bencode (the canonical form of BitTorrent: `4:text`, `i3e`, lists `l…e`, objects `d…e` in the
/// order of their keys).
final class HashChain {

  private static final HexFormat HEX = HexFormat.of();

  private HashChain() {}

  static String of(Transcript.Head head) {
    return HEX.formatHex(Fairdraw.sum(head.game(), 0, new byte[0], content(head)));
  }

  static String of(String game, String before, Transcript.Turn turn) {
    return HEX.formatHex(Fairdraw.sum(game, turn.turn(), Fairdraw.utf8(before), content(turn)));
  }

  /// {@return all of it but its own sum and what was opened later}
  private static byte[] content(Object published) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    write(TranscriptFile.tree(published), out);
    return out.toByteArray();
  }

  private static void write(JsonNode node, ByteArrayOutputStream out) {
    switch (node.getNodeType()) {
      case OBJECT -> {
        TreeMap<String, JsonNode> sorted = new TreeMap<>();
        node.properties().forEach(field -> sorted.put(field.getKey(), field.getValue()));
        sorted.remove("sum");
        sorted.remove("opened");
        out.write('d');
        sorted.forEach(
            (key, value) -> {
              text(key, out);
              write(value, out);
            });
        out.write('e');
      }
      case ARRAY -> {
        out.write('l');
        node.forEach(item -> write(item, out));
        out.write('e');
      }
      case NUMBER -> out.writeBytes(Fairdraw.utf8("i" + node.asInt() + "e"));
      case STRING -> text(node.textValue(), out);
      case BINARY, BOOLEAN, MISSING, NULL, POJO ->
          throw new IllegalArgumentException("no transcript has a " + node.getNodeType());
    }
  }

  private static void text(String text, ByteArrayOutputStream out) {
    byte[] bytes = Fairdraw.utf8(text);
    out.writeBytes(Fairdraw.utf8(bytes.length + ":"));
    out.writeBytes(bytes);
  }
}
