package depesche.bot.post.discord;

import java.util.Optional;

/// Where a posting goes. As the recipient of a parcel it is a word that begins with `discord:`.
public sealed interface Destination {

  String PREFIX = "discord:";

  /// The answer to an interaction, seen by nobody else.
  ///
  /// @param interaction its snowflake
  /// @param token by which it is answered; behind it stands whether it was private
  /// @param first whether it takes the place of the answer that was promised, or follows it
  record Reply(String interaction, String token, boolean first) implements Destination {

    private static final String IN_PRIVATE = ":private";

    /// {@return the token of an interaction in private messages, where other commands are known}
    public static String inPrivate(String token) {
      return token + IN_PRIVATE;
    }

    @Override
    public boolean isPrivate() {
      return token.endsWith(IN_PRIVATE);
    }

    /// {@return the token as Discord knows it}
    public String bareToken() {
      return isPrivate() ? token.substring(0, token.length() - IN_PRIVATE.length()) : token;
    }

    @Override
    public String word() {
      return PREFIX + (first ? "reply:" : "more:") + interaction + ":" + token;
    }
  }

  /// A private message.
  record Person(String user) implements Destination {
    @Override
    public String word() {
      return PREFIX + "user:" + user;
    }
  }

  /// The place of a game.
  record Place(String game) implements Destination {
    @Override
    public String word() {
      return PREFIX + "game:" + game;
    }
  }

  /// The one message in a game's place that says how it stands.
  record Status(String game) implements Destination {
    @Override
    public String word() {
      return PREFIX + "status:" + game;
    }
  }

  /// A private thread of some seats.
  ///
  /// @param number by which the house knows it
  record Circle(String number) implements Destination {
    @Override
    public String word() {
      return PREFIX + "circle:" + number;
    }
  }

  /// Nowhere, if somebody can read what was said in a place; else it is refused, and what is behind
  /// it goes.
  ///
  /// @param where the key of the parcel that was said there, or [#HERE] and the id of the place
  record Beside(String user, String where) implements Destination {

    /// Before the id of a place in which something stands already.
    public static final String HERE = "@";

    @Override
    public String word() {
      return PREFIX + "beside:" + user + ":" + where;
    }
  }

  /// {@return whether it is in private messages, and not on the server}
  default boolean isPrivate() {
    return this instanceof Person;
  }

  /// {@return the destination as the recipient of a parcel}
  String word();

  /// {@return whether a recipient is on Discord}
  static boolean is(String recipient) {
    return recipient.startsWith(PREFIX);
  }

  /// {@return the destination a recipient names, if it names one}
  static Optional<Destination> parse(String recipient) {
    String[] parts = recipient.split(":", 4);
    if (parts.length < 3 || !is(recipient)) {
      return Optional.empty();
    }
    String last = parts.length == 4 ? parts[3] : "";
    return switch (parts[1]) {
      case "reply" -> Optional.of(new Reply(parts[2], last, true));
      case "more" -> Optional.of(new Reply(parts[2], last, false));
      case "user" -> Optional.of(new Person(parts[2]));
      case "game" -> Optional.of(new Place(parts[2]));
      case "circle" -> Optional.of(new Circle(parts[2]));
      case "beside" -> Optional.of(new Beside(parts[2], last));
      case "status" -> Optional.of(new Status(parts[2]));
      default -> Optional.empty();
    };
  }
}
