package depesche.bot.config;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;

/// All secrets that the settings name, each by its key.
public final class NamedSecrets {

  private final SequencedMap<String, SecretSource> secrets = new LinkedHashMap<>();

  private NamedSecrets(Settings settings) {
    Settings.Post post = settings.post();
    put("master.password", settings.master().password());
    put("database.password", settings.database().flatMap(Settings.Database::password));
    put("post.embedded.password", post.embedded().password());
    put("post.smtp.password", post.smtp().flatMap(Settings.MailServer::password));
    put("post.imap.password", post.imap().flatMap(Settings.MailServer::password));
    put("discord.token", settings.discord().map(Settings.Discord::token));
  }

  private void put(String key, Optional<SecretSource> secret) {
    secret.ifPresent(named -> secrets.put(key, named));
  }

  /// {@return the secrets of these settings}
  public static NamedSecrets of(Settings settings) {
    return new NamedSecrets(settings);
  }

  /// {@return the keys under which secrets are named}
  public List<String> keys() {
    return List.copyOf(secrets.sequencedKeySet());
  }

  /// {@return what is wrong with them: key, reason and what to do, a sentence each}
  public List<String> troubles() {
    List<String> troubles = new ArrayList<>();
    secrets.forEach(
        (key, secret) -> {
          try {
            secret.reveal();
          } catch (UnusableInput e) {
            troubles.add(key + ": " + e.getMessage());
          }
        });
    return troubles;
  }

  /// {@return what is easy to guess and can be tried by anybody, a sentence each}
  public List<String> weaknesses() {
    SecretSource password = secrets.get("master.password");
    if (password == null || !troubles().isEmpty() || !WeakPassword.is(password.reveal())) {
      return List.of();
    }
    return List.of(
        "master.password is easy to guess, and anybody can try it by mail: make another one, such"
            + " as `openssl rand -hex 16` prints");
  }

  /// Sees to it that nobody waits for a secret that is not there.
  ///
  /// @throws UnusableInput naming each that cannot be read
  public void check() {
    List<String> troubles = troubles();
    if (!troubles.isEmpty()) {
      throw new UnusableInput(String.join("; ", troubles));
    }
  }
}
