package depesche.bot.config;

import java.nio.file.Path;
import java.util.Optional;
import java.util.regex.Pattern;

/// Whether the settings of the pages of games can be meant: everybody may read what lies there.
record SiteChecks(ValueChecks all) {

  private static final Pattern ADDRESS =
      Pattern.compile("https?://[^\\s/?#\"<>]+(/[^\\s?#\"<>]*)?");

  void check(Settings.Site site, Settings settings) {
    all.folder("site.folder", site.folder());
    all.filled("site.bind", site.bind());
    site.port().ifPresent(port -> all.within("site.port", port, 0, ValueChecks.HIGHEST_PORT));
    Path pages = Path.of(site.folder()).normalize();
    Path data = Path.of(settings.data()).normalize();
    if (pages.equals(Path.of("")) || pages.startsWith(data) || data.startsWith(pages)) {
      throw new UnusableInput(
          "%s: everybody may read what is in site.folder: name a folder of its own, outside of the data"
              .formatted(all.file()));
    }
    Optional<Integer> monitor = settings.monitor().map(Settings.Monitor::port);
    if (site.port().filter(port -> port > 0).isPresent() && site.port().equals(monitor)) {
      throw new UnusableInput(
          "%s: site.port and monitor.port are both %d: what everybody may read needs a port of its own"
              .formatted(all.file(), site.port().get()));
    }
    if (site.address().filter(address -> !ADDRESS.matcher(address).matches()).isPresent()) {
      throw new UnusableInput(
          "%s: site.address is no address of a page; write one like https://example.org/games/"
              .formatted(all.file()));
    }
  }
}
