package depesche.bot.standin;

import static depesche.bot.standin.Check.any;
import static depesche.bot.standin.Check.bool;
import static depesche.bot.standin.Check.id;
import static depesche.bot.standin.Check.list;
import static depesche.bot.standin.Check.number;
import static depesche.bot.standin.Check.text;
import static depesche.bot.standin.Shape.shape;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/// The limits of messages, and what a body becomes that keeps them.
final class Drafts {

  private static final int LONGEST = 2000;

  private static final Check MENTIONS =
      shape()
          .may("parse", list(0, 3, any()))
          .may("users", list(0, 100, id()))
          .may("roles", list(0, 100, id()))
          .may("replied_user", bool());
  private static final Check FILE =
      shape()
          .must("id", any())
          .may("filename", text(1, 260))
          .may("description", text(0, 1024))
          .may("title", any())
          .may("content_type", any())
          .may("is_spoiler", bool())
          .may("duration_secs", any())
          .may("waveform", any());

  /// What an edit may say.
  static final Shape EDIT =
      shape()
          .may("content", text(0, LONGEST))
          .may("embeds", Embeds.ALL)
          .may("components", any())
          .may("allowed_mentions", MENTIONS)
          .may("attachments", list(0, 10, FILE))
          .may("flags", number(0, Integer.MAX_VALUE));

  /// What an answer to an interaction may say.
  static final Shape ANSWER = shape().with(EDIT).may("tts", bool()).may("poll", any());

  /// What a new message may say.
  static final Shape NEW =
      shape()
          .with(ANSWER)
          .may("nonce", Drafts::nonce)
          .may("enforce_nonce", bool())
          .may("message_reference", any())
          .may("sticker_ids", list(0, 3, any()));

  private final World world;

  Drafts(World world) {
    this.world = world;
  }

  private static void nonce(String where, JsonNode nonce) {
    Check.require(where, nonce.asText().length() <= 25, "a nonce has at most 25 characters");
  }

  /// {@return what a new message says}
  Version fresh(JsonNode body, Map<Integer, Attachment> files) {
    return over(Version.of(""), body, files);
  }

  /// {@return what a message says after an edit: what the body does not name stays}
  Version over(Version old, JsonNode body, Map<Integer, Attachment> files) {
    JsonNode content = body.path("content");
    JsonNode embeds = body.path("embeds");
    JsonNode components = body.path("components");
    Version version =
        new Version(
            content.isMissingNode() ? old.content() : content.asText(""),
            embeds.isMissingNode() || embeds.isNull() ? old.embeds() : embeds,
            components.isMissingNode() || components.isNull() ? old.components() : components,
            attachments(old, body, files),
            body.path("flags").asInt(0) | (old.flags() & (Version.EPHEMERAL | (1 << 15))));
    Components.check(version.components(), version.has(Version.COMPONENTS_REPLACE));
    if (version.has(Version.COMPONENTS_REPLACE)) {
      boolean alone = version.content().isEmpty() && version.embeds().isEmpty();
      Check.require("flags", alone, "components replace content and embeds");
    }
    mentions(version, body.path("allowed_mentions"));
    if (version.isEmpty()) {
      throw new Refused(400, 50006, "Cannot send an empty message");
    }
    return version;
  }

  /// Discord would ping whom the text names. Here nothing may be left to chance: a text goes with a
  /// list of whom it may ping, and nobody stands there of whom the test did not know beforehand.
  private void mentions(Version version, JsonNode allowed) {
    boolean words = !version.content().isEmpty() || version.has(Version.COMPONENTS_REPLACE);
    Check.require("allowed_mentions", !words || allowed.isObject(), "missing: all would be pinged");
    Check.require(
        "allowed_mentions.parse",
        !words || allowed.path("parse").isArray(),
        "missing: all would be pinged");
    Check.require("allowed_mentions.parse", allowed.path("parse").isEmpty(), "must be empty");
    Check.require("allowed_mentions.roles", allowed.path("roles").isEmpty(), "must be empty");
    for (JsonNode user : allowed.path("users")) {
      Check.require(
          "allowed_mentions.users",
          world.mayBePinged.contains(user.asLong()),
          "nobody said that " + user.asText() + " may be pinged");
    }
  }

  private static List<Attachment> attachments(
      Version old, JsonNode body, Map<Integer, Attachment> files) {
    JsonNode named = body.path("attachments");
    List<Attachment> all = new ArrayList<>();
    if (!Nodes.present(named)) {
      all.addAll(old.attachments());
      all.addAll(files.values());
      return all;
    }
    for (JsonNode file : named) {
      long id = file.path("id").asLong();
      Attachment sent = files.get((int) id);
      if (sent != null) {
        all.add(sent.described(file.path("description").asText("")));
      } else {
        all.add(
            old.attachments().stream()
                .filter(kept -> kept.id() == id)
                .findFirst()
                .orElseThrow(() -> Refused.invalid("attachments", "no part for file " + id)));
      }
    }
    List<Long> kept = all.stream().map(Attachment::id).toList();
    Check.require(
        "files",
        files.values().stream().allMatch(file -> kept.contains(file.id())),
        "a part that no attachment names");
    return all;
  }
}
