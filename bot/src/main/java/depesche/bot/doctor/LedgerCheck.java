package depesche.bot.doctor;

import depesche.bot.archive.Restoration;
import depesche.bot.chance.Vault;
import depesche.bot.config.Settings;
import depesche.bot.ledger.database.Database;
import depesche.bot.ledger.database.EmbeddedDatabase;
import depesche.bot.ledger.database.PostgresDatabase;
import depesche.bot.ledger.database.ServerLock;
import depesche.bot.ledger.file.KeptSettings;
import depesche.bot.ledger.file.LedgerFile;
import depesche.bot.ledger.file.LedgerState;
import depesche.bot.people.UnreadSetting;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/// Whether the database opens, keeps what it is given, is of this version, and has its key.
record LedgerCheck(Settings settings, Path data) implements Check {

  @Override
  public String subject() {
    return "database";
  }

  @Override
  public List<Finding> look() {
    Restoration.refuseHalf(data);
    Vault.in(data.resolve("chance.key"));
    LedgerFile.refuseOther(settings, data);
    List<Finding> findings = new ArrayList<>();
    switch (Database.of(settings, data)) {
      case EmbeddedDatabase _ -> {}
      case PostgresDatabase postgres -> findings.add(promises(postgres));
    }
    LedgerState state = LedgerState.of(settings, data);
    findings.add(finding(state));
    if (state instanceof LedgerState.Current(int _, List<KeptSettings> kept)) {
      UnreadSetting.sentences(kept).forEach(why -> findings.add(toMend(why)));
    }
    if (settings.database().isEmpty()
        && (state instanceof LedgerState.Current || state instanceof LedgerState.Older)) {
      LedgerFile.strayed(data).forEach(index -> findings.add(strayed(index)));
    }
    return findings;
  }

  private Finding promises(PostgresDatabase postgres) {
    postgres.promises();
    String how = "PostgreSQL at %s keeps what it has committed; ".formatted(postgres);
    return well(
        how
            + (ServerLock.isTaken(postgres.connection())
                ? "a Depesche works in it"
                : "nobody works in it"));
  }

  private Finding strayed(String index) {
    return toMend("%s, as a kill may leave it: start the server, which mends it".formatted(index));
  }

  private Finding finding(LedgerState state) {
    Database database = Database.of(settings, data);
    return switch (state) {
      case LedgerState.Absent _ -> well("none yet: the first start creates it");
      case LedgerState.InUse _ -> well("in use by a running Depesche");
      case LedgerState.Current(int games, List<KeptSettings> _) ->
          well("opens; games in it: " + games);
      case LedgerState.Older(int steps) ->
          well("of an earlier version: the next start updates it, steps: " + steps);
      case LedgerState.Newer _ ->
          toMend(
              "was written by a newer version of Depesche: install that one, or restore a backup");
      case LedgerState.Foreign foreign ->
          toMend(String.valueOf(foreign.refusal(database).getMessage()));
      case LedgerState.Keyless _ ->
          toMend("its key is missing: put your copy of chance.key into " + data);
      case LedgerState.Broken(String why) ->
          toMend("%s does not open (%s): restore a backup".formatted(database, why));
    };
  }

  private Finding well(String words) {
    return Finding.well(subject(), words);
  }

  private Finding toMend(String words) {
    return Finding.toMend(subject(), words);
  }
}
