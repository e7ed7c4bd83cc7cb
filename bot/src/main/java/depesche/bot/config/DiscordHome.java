package depesche.bot.config;

import java.util.Optional;

/// Where on Discord games are played, and who may do what there: as the settings name it, or as
/// somebody chose it on the server with `/setup`.
///
/// @param guild the id of the server
/// @param games the id of the forum or text channel in which each game gets its place
/// @param masters the id of the role whose bearers are masters
/// @param observers the id of the role that shows games to those who have no seat in them
/// @param threads the id of the text channel in which games have private threads for press
/// @param set whether the settings name the place of the games: then nothing is chosen there
public record DiscordHome(
    Optional<String> guild,
    Optional<String> games,
    Optional<String> masters,
    Optional<String> observers,
    Optional<String> threads,
    boolean set) {

  /// Nowhere.
  public static final DiscordHome NONE =
      new DiscordHome(
          Optional.empty(),
          Optional.empty(),
          Optional.empty(),
          Optional.empty(),
          Optional.empty(),
          false);

  /// {@return what the settings name}
  public static DiscordHome of(Settings.Discord named) {
    return new DiscordHome(
        named.guild(),
        named.games(),
        named.masters(),
        named.observers(),
        named.threads(),
        named.games().isPresent());
  }

  /// {@return what the settings name, and for what they leave out what was chosen on the same
  /// server} Where they name the place of the games they are all that counts.
  public DiscordHome or(DiscordHome chosen) {
    boolean elsewhere = guild.isPresent() && !guild.equals(chosen.guild);
    return set || elsewhere
        ? this
        : new DiscordHome(
            guild.or(chosen::guild),
            games.or(chosen::games),
            masters.or(chosen::masters),
            observers.or(chosen::observers),
            threads.or(chosen::threads),
            false);
  }

  /// {@return whether those are masters who may manage the server, since no role was named}
  public boolean trustsManagers() {
    return !set && guild.isPresent() && masters.isEmpty();
  }
}
