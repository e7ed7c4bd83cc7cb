package depesche.bot.standin;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.stream.Stream;

/// What a message says at one time; an edit makes another.
public record Version(
    String content, JsonNode embeds, JsonNode components, List<Attachment> attachments, int flags) {

  static final int EPHEMERAL = 1 << 6;
  static final int LOADING = 1 << 7;
  static final int COMPONENTS_REPLACE = 1 << 15;

  static Version of(String content) {
    return new Version(content, Nodes.array(), Nodes.array(), List.of(), 0);
  }

  boolean has(int flag) {
    return (flags & flag) != 0;
  }

  boolean isEmpty() {
    return content.isBlank()
        && embeds.isEmpty()
        && components.isEmpty()
        && attachments.isEmpty()
        && !has(LOADING);
  }

  /// {@return its embeds as Discord tells of them: what a bot has made is rich}
  JsonNode frames() {
    JsonNode frames = embeds.deepCopy();
    frames.forEach(frame -> ((ObjectNode) frame).put("type", "rich"));
    return frames;
  }

  /// {@return everything a reader sees: content, embeds, components and the names of files}
  public String text() {
    return String.join(
        "\n",
        Stream.of(
                Stream.of(content),
                Stream.of(embeds, components).flatMap(Version::words),
                attachments.stream().map(Attachment::name))
            .flatMap(words -> words)
            .filter(words -> !words.isBlank())
            .toList());
  }

  /// {@return every text in it}
  static Stream<String> words(JsonNode node) {
    if (node.isTextual()) {
      return Stream.of(node.asText());
    }
    return Nodes.stream(node).flatMap(Version::words);
  }
}
