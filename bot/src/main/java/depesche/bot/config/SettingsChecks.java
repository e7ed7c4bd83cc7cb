package depesche.bot.config;

import depesche.bot.clock.PolicyReading;
import depesche.bot.clock.PolicyText;
import depesche.bot.mime.Address;
import java.nio.file.Path;
import java.time.DateTimeException;
import java.time.ZoneId;

/// Whether settings can be meant: each value by itself, and those that belong together.
record SettingsChecks(Path file) {

  private static final int LEAST_OF_LIST = 10_000;
  private static final int MOST_OF_LIST = 25_000_000;

  private static final int SECONDS_OF_A_DAY = 86_400;
  private static final int MINUTES_OF_A_DAY = 1_440;
  private static final int HOURS_OF_A_MONTH = 720;
  private static final int HOURS_OF_A_YEAR = 8_760;

  /// Relays take more from one machine for an attack.
  private static final int MOST_CONNECTIONS = 16;

  /// {@return the same settings}
  ///
  /// @throws UnusableInput naming the key and the fix if one of them cannot be meant
  Settings checked(Settings settings) {
    if (!settings.address().matches("[^@\\s+]+@[^@\\s]+")) {
      throw new UnusableInput(
          file + ": address \"" + settings.address() + "\" is not a mail address");
    }
    values().folder("data", settings.data());
    if (!settings.master().address().matches("([^@\\s]+|\"[^\"]+\")@[^@\\s]+")) {
      throw new UnusableInput(
          "%s: master.address \"%s\" is not a mail address"
              .formatted(file, settings.master().address()));
    }
    check(settings.post(), settings.master());
    check(settings.games());
    settings.discord().ifPresent(discord -> new DiscordChecks(file).check(discord));
    settings.database().ifPresent(database -> new DatabaseChecks(file).check(database));
    if (settings.nodes() && settings.post().smtp().isEmpty()) {
      throw new UnusableInput(
          file
              + ": database.nodes needs a mail server that all nodes reach: name post.smtp and"
              + " post.imap; the embedded post office serves one node only");
    }
    settings.backup().ifPresent(backup -> check(backup));
    settings.monitor().ifPresent(monitor -> check(monitor));
    settings.lists().forEach(list -> check(list));
    settings.site().ifPresent(site -> new SiteChecks(values()).check(site, settings));
    return settings;
  }

  private void check(Settings.Post post, Settings.Master master) {
    if (post.smtp().isPresent() != post.imap().isPresent()) {
      throw new UnusableInput(file + ": post names only one mail server; name both smtp and imap");
    }
    if (post.smtp().isPresent() && master.password().isEmpty()) {
      throw new UnusableInput(
          file + ": with a mail server of your own master.password is required, see the comment");
    }
    post.smtp().ifPresent(server -> new MailServerChecks(file).check("post.smtp", server));
    post.imap().ifPresent(server -> new MailServerChecks(file).check("post.imap", server));
    values().filled("post.embedded.bind", post.embedded().bind());
    values()
        .within("post.embedded.smtpPort", post.embedded().smtpPort(), 0, ValueChecks.HIGHEST_PORT);
    values()
        .within("post.embedded.imapPort", post.embedded().imapPort(), 0, ValueChecks.HIGHEST_PORT);
    if (post.connections() < 1 || post.connections() > MOST_CONNECTIONS || post.perDomain() < 1) {
      throw new UnusableInput(
          "%s: post.connections must be from 1 to %d, and post.perDomain at least 1"
              .formatted(file, MOST_CONNECTIONS));
    }
    post.authserv().ifPresent(name -> values().filled("post.authserv", name));
    values().within("post.pollSeconds", post.pollSeconds(), 1, SECONDS_OF_A_DAY);
  }

  private void check(Settings.Games games) {
    values().within("games.reminderHours", games.reminderHours(), 0, HOURS_OF_A_MONTH);
    values().within("games.spreadMinutes", games.spreadMinutes(), 0, MINUTES_OF_A_DAY);
    try {
      checkClock(games.clock(), ZoneId.of(games.zone()));
    } catch (DateTimeException _) {
      throw new UnusableInput(
          "%s: games.zone \"%s\" is not a time zone; write one like Europe/Berlin"
              .formatted(file, games.zone()));
    }
  }

  private void check(Settings.Backup backup) {
    values().folder("backup.folder", backup.folder());
    values().within("backup.everyHours", backup.everyHours(), 1, HOURS_OF_A_YEAR);
    if (backup.keep() < 1) {
      throw new UnusableInput(file + ": backup.keep must be at least 1");
    }
  }

  private void check(Settings.MailingList list) {
    mail("lists.address", list.address());
    list.owner().ifPresent(owner -> mail("lists.owner", owner));
    values().within("lists.largest", list.largest(), LEAST_OF_LIST, MOST_OF_LIST);
  }

  private void mail(String key, String address) {
    if (Address.read(address).isEmpty()) {
      throw new UnusableInput("%s: %s \"%s\" is not a mail address".formatted(file, key, address));
    }
  }

  private void check(Settings.Monitor monitor) {
    values().filled("monitor.bind", monitor.bind());
    if (monitor.port() < 0 || monitor.port() > ValueChecks.HIGHEST_PORT) {
      throw new UnusableInput(
          file + ": monitor.port must be from 1 to 65535, or 0 for any that is free");
    }
  }

  /// Sees to it that a text can name a folder.
  private ValueChecks values() {
    return new ValueChecks(file);
  }

  private void checkClock(String clock, ZoneId zone) {
    if (PolicyText.read(clock, zone) instanceof PolicyReading.Unclear(String word)) {
      throw new UnusableInput(
          "%s: games.clock: “%s” is not understood; write it like: %s"
              .formatted(file, word, PolicyText.EXAMPLES));
    }
  }
}
