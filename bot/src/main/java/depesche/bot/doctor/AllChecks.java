package depesche.bot.doctor;

import depesche.bot.archive.BackupFolder;
import depesche.bot.config.InstalledTitles;
import depesche.bot.config.PresetFolder;
import depesche.bot.config.Settings;
import depesche.bot.config.SettingsFile;
import depesche.bot.config.UnusableInput;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// All that is looked at, in the order in which it is to be fixed.
public final class AllChecks {

  private static final String SETTINGS = "settings";

  /// A game of a year takes a few megabytes; the rest is for the mail of many.
  private static final long ENOUGH_MEGABYTES = 500;

  private AllChecks() {}

  /// {@return what was found in an installation}
  ///
  /// @param home the folder that holds `config` and `templates`
  /// @param config the settings file; if there is none, the standard settings hold
  public static List<Finding> of(Path home, Path config, Clock clock) {
    List<Finding> findings = new ArrayList<>();
    Optional<Settings> settings = Optional.empty();
    try {
      boolean there = Files.exists(config);
      settings = Optional.of(there ? SettingsFile.read(config) : Settings.standard());
      findings.add(
          Finding.well(
              SETTINGS,
              there ? config + " has been read" : "no " + config + ": the defaults are used"));
    } catch (UnusableInput e) {
      findings.add(Finding.toMend(SETTINGS, String.valueOf(e.getMessage())));
    }
    List<Check> checks = new ArrayList<>();
    settings.ifPresent(found -> checks.addAll(checks(found, home, clock)));
    checks.add(new DeckFilesCheck(InstalledTitles.decks(home)));
    checks.add(new TemplatesCheck(home));
    checks.forEach(check -> findings.addAll(look(check)));
    return findings;
  }

  private static List<Check> checks(Settings settings, Path home, Clock clock) {
    Path data = home.resolve(settings.data());
    List<Check> checks = new ArrayList<>();
    checks.add(new SecretsCheck(settings));
    checks.add(new FolderCheck(data, ENOUGH_MEGABYTES));
    checks.add(new OwnerCheck(data));
    checks.add(new LedgerCheck(settings, data));
    checks.add(new BackupCheck(BackupFolder.of(settings, home), data, clock));
    checks.add(new PresetCheck(PresetFolder.in(home), settings));
    checks.add(new ClockCheck(data, settings.games().zone(), clock));
    if (settings.post().smtp().isEmpty()) {
      checks.add(new PostOfficeCheck(settings, clock));
    } else {
      checks.add(new MailOutCheck(settings.post().smtp().get()));
    }
    settings.site().ifPresent(site -> checks.add(new SiteCheck(site, home.resolve(site.folder()))));
    settings
        .database()
        .filter(Settings.Database::nodes)
        .ifPresent(database -> checks.add(new NodesCheck(database)));
    settings
        .post()
        .imap()
        .ifPresent(
            server -> checks.add(new MailInCheck(server, settings.post().authserv(), clock)));
    settings.discord().ifPresent(discord -> checks.add(new DiscordCheck(discord, clock)));
    return checks;
  }

  private static List<Finding> look(Check check) {
    try {
      return check.look();
    } catch (UnusableInput e) {
      return List.of(Finding.toMend(check.subject(), String.valueOf(e.getMessage())));
    }
  }
}
