package depesche.bot.game.parcel;

import depesche.bot.ledger.DiscordQueries;
import depesche.bot.ledger.discord.CommandRow;
import depesche.bot.post.discord.Destination;
import depesche.bot.report.DiscordText;
import java.util.Optional;

/// Commands in a message on Discord, as they can be tapped where it goes. They are put in when the
/// message is written, so that it is the same however often it is sent. An id that is no longer
/// known when it arrives shows the name of the command, and cannot be tapped.
public record TappedCommands(DiscordQueries directory, Optional<Destination> place) {

  /// {@return a message, finished}
  public DiscordText in(DiscordText said) {
    return said.said(this::said);
  }

  /// {@return what is said for a command; where its id is not known, the command as it is typed}
  private String said(String name) {
    boolean inPrivate = place.filter(Destination::isPrivate).isPresent();
    return directory
        .command(name)
        .map((CommandRow row) -> inPrivate ? row.inPrivate : row.onServer)
        .filter(id -> !id.isEmpty())
        .map(id -> "</" + name + ":" + id + ">")
        .orElse("/" + name);
  }
}
