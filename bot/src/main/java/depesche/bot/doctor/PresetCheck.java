package depesche.bot.doctor;

import depesche.bot.config.PresetFolder;
import depesche.bot.config.Settings;
import depesche.bot.config.UnusableInput;
import depesche.bot.people.TableRules;
import java.util.ArrayList;
import java.util.List;

/// Whether each preset can be read, and asks for nothing that this server does not have.
public record PresetCheck(PresetFolder presetFolder, Settings settings) implements Check {

  @Override
  public String subject() {
    return "presets";
  }

  @Override
  public List<Finding> look() {
    List<Finding> findings = new ArrayList<>();
    for (String name : presetFolder.names()) {
      look(name, findings);
    }
    return findings;
  }

  /// {@return what is to be mended, to be said once at the start; nothing stops for it}
  public List<String> troubles() {
    return look().stream()
        .filter(finding -> finding.health() == Finding.Health.TO_MEND)
        .map(Finding::words)
        .toList();
  }

  private void look(String name, List<Finding> findings) {
    try {
      boolean threads =
          presetFolder.read(name).stream()
              .anyMatch(
                  setting ->
                      setting.key().equalsIgnoreCase(TableRules.Rule.THREADS.key())
                          && setting.value().equalsIgnoreCase("on"));
      boolean channel = settings.discord().flatMap(Settings.Discord::threads).isPresent();
      findings.add(
          threads && !channel
              ? Finding.toMend(
                  subject(),
                  ("%s has threads=on, and no channel is named for them: set discord.threads,"
                          + " or take the line out")
                      .formatted(PresetFolder.file(name)))
              : Finding.well(subject(), PresetFolder.file(name) + " has been read"));
    } catch (UnusableInput e) {
      findings.add(Finding.toMend(subject(), String.valueOf(e.getMessage())));
    }
  }
}
