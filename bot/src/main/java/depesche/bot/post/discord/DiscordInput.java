package depesche.bot.post.discord;

import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.Nulls;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.json.JsonMapper;
import depesche.bot.mime.Joiners;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Instant;
import java.util.List;

/// What somebody said to us on Discord: a command, a form or a plain message.
///
/// @param id the snowflake of the interaction or message
/// @param user the immutable id of who said it
/// @param roles the ids of the roles they had when they gave a command, and [#MANAGER]; none for a
///   plain message
/// @param channel where, or the thread there
/// @param reply the token by which the interaction is answered, as [Destination.Reply] has it;
///   empty for a plain message
/// @param form the token of the form that was filled in; empty for anything else
/// @param game the game it names; may be empty
/// @param lines in the grammar of letters, clean
/// @param oddity what the answer should mention
/// @param edited when the text was changed, in milliseconds as Discord counts them; empty if it is
///   as it was written
/// @param phase for which the button stood there that was pressed; empty if none was, or for any
/// @param seat for which it stood there; empty if none was, or for anybody
/// @param menu what the menu asks about in which the lines were chosen; empty if they were not
public record DiscordInput(
    String id,
    String user,
    @JsonSetter(nulls = Nulls.AS_EMPTY) List<String> roles,
    String channel,
    String reply,
    String form,
    String game,
    List<String> lines,
    Oddity oddity,
    @JsonSetter(nulls = Nulls.AS_EMPTY) String edited,
    @JsonSetter(nulls = Nulls.AS_EMPTY) String phase,
    @JsonSetter(nulls = Nulls.AS_EMPTY) String seat,
    @JsonSetter(nulls = Nulls.AS_EMPTY) String menu) {

  /// Stands among the roles of somebody who may manage our server.
  public static final String MANAGER = "manager";

  private static final JsonMapper MAPPER = JsonMapper.builder().build();

  public DiscordInput {
    roles = List.copyOf(roles);
    lines = lines.stream().map(Joiners::line).toList();
  }

  /// What no button said.
  public DiscordInput(
      String id,
      String user,
      List<String> roles,
      String channel,
      String reply,
      String form,
      String game,
      List<String> lines,
      Oddity oddity,
      String edited) {
    this(id, user, roles, channel, reply, form, game, lines, oddity, edited, "", "", "");
  }

  /// What is as it was said.
  public DiscordInput(
      String id,
      String user,
      List<String> roles,
      String channel,
      String reply,
      String form,
      String game,
      List<String> lines,
      Oddity oddity) {
    this(id, user, roles, channel, reply, form, game, lines, oddity, "");
  }

  /// What was wrong with it as a whole.
  public enum Oddity {
    NONE,
    /// There were files beside the text, or instead of it.
    ATTACHMENTS,
    /// It was written where others read it, and so was not read.
    PUBLIC,
    /// It was changed, and names us no more.
    EDITED,
    /// It was deleted.
    DELETED,
    /// It named our role; Discord shows us the text only if it names us.
    ROLE
  }

  /// {@return the same, said by a button}
  public DiscordInput pressed(ButtonId buttonId) {
    return new DiscordInput(
        id,
        user,
        roles,
        channel,
        reply,
        form,
        buttonId.game(),
        lines,
        oddity,
        edited,
        buttonId.phase(),
        buttonId.seat(),
        buttonId.isMenu() ? buttonId.line() : "");
  }

  /// {@return when it was said in these words}
  public Instant said() {
    return edited.isEmpty() ? Snowflake.time(id) : Instant.ofEpochMilli(Long.parseLong(edited));
  }

  /// {@return the same by its author, whom Discord does not name where something was deleted}
  public DiscordInput by(DiscordInput first) {
    return new DiscordInput(
        id, first.user(), roles, channel, reply, form, game, List.of(), oddity, edited);
  }

  /// {@return the call as the bytes of an inbox row}
  public byte[] bytes() {
    try {
      return MAPPER.writeValueAsBytes(this);
    } catch (JsonProcessingException e) {
      throw new UncheckedIOException(e);
    }
  }

  /// {@return the call that [#bytes] wrote}
  public static DiscordInput read(byte[] bytes) {
    try {
      return MAPPER.readValue(bytes, DiscordInput.class);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /// {@return whether a token answers it, so that nobody else sees the answer}
  public boolean awaitsReply() {
    return !reply.isEmpty();
  }
}
