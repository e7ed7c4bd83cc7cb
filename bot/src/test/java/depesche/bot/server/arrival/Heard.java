package depesche.bot.server.arrival;

import depesche.bot.post.discord.DiscordInput;

/// Hands over what was said on Discord, without a gateway.
public final class Heard {

  private Heard() {}

  /// {@link InboxWriter#receive(DiscordInput)}.
  public static void receive(InboxWriter inboxWriter, DiscordInput discordInput) {
    inboxWriter.receive(discordInput);
  }
}
