package depesche.bot.standin;

import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.TextNode;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.regex.Pattern;

/// A message with all that it ever said.
public final class Message {

  private static final Pattern ROLE = Pattern.compile("<@&(\\d+)>");

  private final long id;
  private final Place place;
  private final User author;
  private final String nonce;
  private final Optional<User> onlyFor;
  private volatile List<Version> versions;
  private volatile boolean pinned;
  private volatile long edited;
  private volatile int answers;

  Message(
      long id, Place place, User author, String nonce, Optional<User> onlyFor, Version version) {
    this.id = id;
    this.place = place;
    this.author = author;
    this.nonce = nonce;
    this.onlyFor = onlyFor;
    this.versions = List.of(version);
  }

  public long id() {
    return id;
  }

  public Place place() {
    return place;
  }

  public User author() {
    return author;
  }

  public String nonce() {
    return nonce;
  }

  void isAnswered() {
    answers++;
  }

  /// {@return how many messages of the bot refer to it}
  public int answers() {
    return answers;
  }

  /// {@return the only one who sees it, for an ephemeral answer}
  public Optional<User> onlyFor() {
    return onlyFor;
  }

  /// {@return what it said, oldest first}
  public List<Version> versions() {
    return versions;
  }

  /// {@return what it says now}
  public Version now() {
    return versions.getLast();
  }

  public String content() {
    return now().content();
  }

  /// {@return all a reader sees of it now}
  public String text() {
    return now().text();
  }

  public List<Attachment> attachments() {
    return now().attachments();
  }

  /// {@return the labels of its buttons, from the left}
  public List<String> buttons() {
    return Components.all(now().components())
        .filter(component -> component.path("type").asInt() == 2)
        .map(button -> button.path("label").asText())
        .toList();
  }

  /// {@return what can be chosen in each of its menus, by what stands there while nothing is}
  public SequencedMap<String, List<String>> menus() {
    SequencedMap<String, List<String>> menus = new LinkedHashMap<>();
    Components.all(now().components())
        .filter(component -> component.path("type").asInt() == 3)
        .forEach(
            menu ->
                menus.put(
                    menu.path("placeholder").asText(),
                    menu.path("options").findValuesAsText("label")));
    return menus;
  }

  /// {@return how many can be chosen in one of them}
  public int most(String menu) {
    return Components.all(now().components())
        .filter(component -> component.path("placeholder").asText().equals(menu))
        .mapToInt(component -> component.path("max_values").asInt(1))
        .findFirst()
        .orElseThrow();
  }

  public boolean pinned() {
    return pinned;
  }

  void pin(boolean stays) {
    pinned = stays;
  }

  boolean isLoading() {
    return now().has(Version.LOADING);
  }

  void becomes(Version version) {
    List<Version> all = new ArrayList<>(versions);
    all.add(version);
    versions = List.copyOf(all);
    edited = System.currentTimeMillis();
  }

  /// {@return the message as a bot sees it that did not ask for everybody's words}
  ObjectNode json(User bot) {
    Version version = now();
    boolean readable = author == bot || place.kind() == Place.Kind.DM || names(bot);
    ObjectNode json = Nodes.object();
    json.put("id", String.valueOf(id))
        .put("channel_id", String.valueOf(place.id()))
        .put("content", readable ? version.content() : "")
        .put("timestamp", time(Snowflakes.millis(id)))
        .put("tts", false)
        .put("mention_everyone", false)
        .put("pinned", pinned)
        .put("type", 0)
        .put("flags", version.flags())
        .set("author", author.json());
    json.set("embeds", readable ? version.frames() : Nodes.array());
    json.set("components", readable ? version.components() : Nodes.array());
    List<ObjectNode> files = version.attachments().stream().map(Attachment::json).toList();
    json.set("attachments", Nodes.array(readable ? files : List.of()));
    json.set("mentions", Nodes.array(names(bot) ? List.of(bot.json()) : List.of()));
    json.set("mention_roles", Nodes.array(roles()));
    if (!nonce.isEmpty()) {
      json.put("nonce", nonce);
    }
    return edited == 0
        ? json.putNull("edited_timestamp")
        : json.put("edited_timestamp", time(edited));
  }

  /// {@return the roles it names} One who sees only what names him is not shown a text for that.
  private List<TextNode> roles() {
    return ROLE.matcher(content()).results().map(found -> new TextNode(found.group(1))).toList();
  }

  private boolean names(User user) {
    return content().contains("<@" + user.id() + ">");
  }

  private static String time(long millis) {
    return DateTimeFormatter.ISO_OFFSET_DATE_TIME.format(
        Instant.ofEpochMilli(millis).atOffset(ZoneOffset.UTC));
  }

  @Override
  public String toString() {
    return author.name() + " in " + place.name() + ": " + text();
  }
}
