package depesche.bot.standin;

import com.fasterxml.jackson.databind.node.ObjectNode;

/// A file under a message.
///
/// @param type its media type
/// @param description what it shows, for those who cannot see it
public record Attachment(long id, String name, String type, byte[] bytes, String description) {

  Attachment(long id, String name, String type, byte[] bytes) {
    this(id, name, type, bytes, "");
  }

  Attachment described(String words) {
    return new Attachment(id, name, type, bytes, words);
  }

  /// {@return whether it begins as every PNG does}
  public boolean isPng() {
    return bytes.length > 8 && (bytes[0] & 0xFF) == 0x89 && bytes[1] == 'P' && bytes[2] == 'N';
  }

  ObjectNode json() {
    return Nodes.object()
        .put("id", String.valueOf(id))
        .put("filename", name)
        .put("size", bytes.length)
        .put("url", "https://cdn.invalid/" + id + "/" + name)
        .put("proxy_url", "https://media.invalid/" + id + "/" + name)
        .put("content_type", type);
  }
}
