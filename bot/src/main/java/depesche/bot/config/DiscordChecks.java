package depesche.bot.config;

import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;

/// Whether ids and addresses of Discord can be meant.
record DiscordChecks(Path file) {

  void check(Settings.Discord discord) {
    SequencedMap<String, String> ids = new LinkedHashMap<>();
    discord.guild().ifPresent(server -> ids.put("guild", server));
    discord.games().ifPresent(channel -> ids.put("games", channel));
    discord.masters().ifPresent(role -> ids.put("masters", role));
    discord.observers().ifPresent(role -> ids.put("observers", role));
    discord.threads().ifPresent(channel -> ids.put("threads", channel));
    ids.forEach(
        (key, id) -> {
          if (!isId(id)) {
            throw new UnusableInput(
                "%s: discord.%s \"%s\" is not an id: 17 to 20 digits in quotes, from Copy ID on Discord"
                    .formatted(file, key, id));
          }
        });
    if (discord.games().isPresent() && discord.guild().isEmpty()) {
      throw new UnusableInput(
          file
              + ": discord.games is named without discord.guild: name the server too, or leave both"
              + " out and choose with /setup");
    }
    if (discord.masters().isPresent() && discord.masters().equals(discord.guild())) {
      throw new UnusableInput(
          file
              + ": discord.masters is the id of the server itself, which means everybody: name a"
              + " role");
    }
    discord.rest().ifPresent(url -> address("rest", url, List.of("https", "http")));
    discord.gateway().ifPresent(url -> address("gateway", url, List.of("wss", "ws")));
  }

  private void address(String key, String url, List<String> schemes) {
    if (!isAddress(url, schemes)) {
      throw new UnusableInput(
          "%s: discord.%s \"%s\" is no address: write %s://HOST/, or leave it out for Discord's own"
              .formatted(file, key, url, schemes.getFirst()));
    }
  }

  private static boolean isAddress(String url, List<String> schemes) {
    try {
      URI address = new URI(url);
      return address.getHost() != null && schemes.contains(address.getScheme());
    } catch (URISyntaxException _) {
      return false;
    }
  }

  private static boolean isId(String text) {
    return text.matches("\\d{17,20}");
  }
}
