package depesche.bot.post.discord;

import depesche.adjudicator.rules.TitleWords;
import depesche.bot.config.DiscordHome;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// What the client of Discord asks of the house.
public interface DiscordHandler {

  /// A form to be filled in.
  ///
  /// @param token proves whose orders, and for which phase; comes back in [DiscordInput#form]
  /// @param title at most 45 characters
  /// @param text what is on file; if there is nothing, lines to be changed
  /// @param filed whether it is on file
  record Form(String token, String title, String text, boolean filed) {}

  /// Somebody is typing a command.
  ///
  /// @param channel where
  /// @param game the game they have named so far; may be empty
  /// @param command the command, such as `order`
  /// @param option the option they are at; [#LINE] for any that holds lines of a letter
  /// @param typed so far
  record Typing(
      String user, String channel, String game, String command, String option, String typed) {

    /// The option that holds lines of a letter.
    public static final String LINE = "line";
  }

  /// What is chosen with `/setup`.
  enum Choice {
    GAMES,
    THREADS,
    MASTERS,
    OBSERVERS
  }

  /// {@return where games are played, as far as that is known}
  DiscordHome home();

  /// {@return what of that the settings name: nothing chosen there changes it}
  DiscordHome named();

  /// Something was chosen on a server, which is ours from now on. Returns when it is durable.
  ///
  /// @param id empty for nothing
  void choose(String guild, Choice choice, Optional<String> id);

  /// {@return words from the templates}
  ///
  /// @param name of the sentence
  String words(String name, Map<String, String> model);

  /// {@return the commands that titles bring}
  List<TitleWords.Shortcut> shortcuts();

  /// Our commands are known there: by these ids they can be tapped.
  ///
  /// @param inPrivate in private messages, or else on the server
  /// @param ids by their names
  void registered(boolean inPrivate, Map<String, String> ids);

  /// Something that was said to us is on its way to be stored.
  void begins();

  /// The message on its way is stored, or will not be.
  void ends();

  /// Stores what was said, once. Returns when it is durable.
  void store(DiscordInput discordInput);

  /// {@return the form for the orders of this user's seat; nothing if none are due, or the button
  /// that was pressed is old}
  Optional<Form> form(String user, String channel, ButtonId asked);

  /// A form of menus, all with the same words: the first, the second and so on.
  ///
  /// @param title at most 45 characters
  /// @param words at most 25, each of at most 100 characters
  /// @param count at most 5
  record Ranking(String title, List<String> words, int count) {
    public Ranking {
      words = List.copyOf(words);
    }
  }

  /// {@return the form that a button opens in which things are put in order; nothing if it is old}
  Optional<Ranking> ranking(String user, String channel, ButtonId asked);

  /// {@return what could be written there, best first; may be long}
  List<String> suggest(Typing typing);

  /// {@return the id of a game's place, if it has one}
  Optional<String> place(String game);

  /// A place was made for a game.
  void placed(String game, String id);

  /// A private thread for some seats.
  ///
  /// @param name by which we know it again
  /// @param channel its id; empty until it is made
  /// @param in the accounts that are to be brought in
  /// @param out the accounts that are to be taken out
  record Circle(String name, String channel, List<String> in, List<String> out) {
    public Circle {
      in = List.copyOf(in);
      out = List.copyOf(out);
    }
  }

  /// {@return what the private thread of this number should be like}
  Optional<Circle> circle(String number);

  /// A private thread was made. Returns when that is durable.
  void gathered(String number, String id);

  /// Accounts were brought into a private thread and taken out of it.
  void admitted(String number, List<String> in, List<String> out);

  /// {@return the id of the place in which something was said; nothing if it was not}
  ///
  /// @param where as in [Destination.Beside]
  Optional<String> saidIn(String where);

  /// {@return the accounts with which there may be private messages}
  List<String> acquaintances();

  /// {@return the id up to which all that was said to us has been stored; nothing before we have
  /// ever listened}
  Optional<String> heard();

  /// All that was said to us up to this id has been stored.
  void heard(String id);

  /// All that was said while we were away has been stored, or Discord is not there.
  void settled();

  /// {@return when we have presented ourselves to Discord since then, oldest first}
  List<Instant> logins(Instant since);

  /// We are about to present ourselves. Returns when it is durable.
  void login(Instant at);
}
