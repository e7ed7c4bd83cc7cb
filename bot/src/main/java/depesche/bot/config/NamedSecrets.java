package depesche.bot.config;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SequencedMap;

/// All secrets that the settings name, each by its key.
public final class NamedSecrets {

  private static final int SHORTEST = 12;
  private static final int FEWEST_SIGNS = 6;

  private static final List<String> TRIED_FIRST =
      List.of(
          "passwor",
          "passwd",
          "passwort",
          "kennwort",
          "secret",
          "geheim",
          "depesche",
          "master",
          "admin",
          "letmein",
          "welcome",
          "changeme",
          "qwert",
          "asdf",
          "12345",
          "abcdef");

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
    if (password == null || !troubles().isEmpty() || !isWeak(password.reveal())) {
      return List.of();
    }
    return List.of(
        "master.password is easy to guess, and anybody can try it by mail: make another one, such"
            + " as `openssl rand -hex 16` prints");
  }

  /// {@return whether a password is easy to guess: short, of few different signs, or made of a word
  /// that everybody tries first}
  private static boolean isWeak(String password) {
    String small = password.toLowerCase(Locale.ROOT);
    String rest = TRIED_FIRST.stream().reduce(small, (left, word) -> left.replace(word, ""));
    return rest.length() < SHORTEST || rest.chars().distinct().count() < FEWEST_SIGNS;
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
