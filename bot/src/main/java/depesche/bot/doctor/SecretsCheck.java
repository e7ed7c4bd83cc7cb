package depesche.bot.doctor;

import depesche.bot.config.NamedSecrets;
import depesche.bot.config.Settings;
import java.util.List;

/// Whether every secret that the settings name is there, and closed to others.
record SecretsCheck(Settings settings) implements Check {

  @Override
  public String subject() {
    return "secrets";
  }

  @Override
  public List<Finding> look() {
    NamedSecrets secrets = NamedSecrets.of(settings);
    List<String> troubles = secrets.troubles();
    if (!troubles.isEmpty()) {
      return troubles.stream().map(trouble -> Finding.toMend(subject(), trouble)).toList();
    }
    List<String> weak = secrets.weaknesses();
    if (!weak.isEmpty()) {
      return weak.stream().map(one -> Finding.toMend(subject(), one)).toList();
    }
    String named = String.join(", ", secrets.keys());
    return List.of(Finding.well(subject(), named.isEmpty() ? "none needed" : named + " found"));
  }
}
