package depesche.bot.doctor;

import depesche.bot.config.SecretSource;
import depesche.bot.config.Settings;
import depesche.bot.config.UnusableInput;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;

/// Whether every secret that the settings name is there, and closed to others.
record SecretsCheck(Settings settings) implements Check {

  @Override
  public String subject() {
    return "secrets";
  }

  @Override
  public List<Finding> look() {
    List<Finding> findings = new ArrayList<>();
    SequencedMap<String, Optional<SecretSource>> secrets = secrets();
    secrets.forEach(
        (key, secret) -> {
          try {
            secret.ifPresent(SecretSource::reveal);
          } catch (UnusableInput e) {
            findings.add(Finding.toMend(subject(), key + ": " + e.getMessage()));
          }
        });
    List<String> named =
        secrets.entrySet().stream()
            .filter(entry -> entry.getValue().isPresent())
            .map(entry -> entry.getKey())
            .toList();
    return !findings.isEmpty()
        ? findings
        : List.of(
            Finding.well(
                subject(), named.isEmpty() ? "none needed" : String.join(", ", named) + " found"));
  }

  private SequencedMap<String, Optional<SecretSource>> secrets() {
    SequencedMap<String, Optional<SecretSource>> secrets = new LinkedHashMap<>();
    Settings.Post post = settings.post();
    secrets.put("master.password", settings.master().password());
    secrets.put("database.password", settings.database().flatMap(Settings.Database::password));
    secrets.put("post.embedded.password", post.embedded().password());
    secrets.put("post.smtp.password", post.smtp().flatMap(Settings.MailServer::password));
    secrets.put("post.imap.password", post.imap().flatMap(Settings.MailServer::password));
    secrets.put("discord.token", settings.discord().map(Settings.Discord::token));
    return secrets;
  }
}
