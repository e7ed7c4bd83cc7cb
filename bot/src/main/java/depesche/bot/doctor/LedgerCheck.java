package depesche.bot.doctor;

import depesche.bot.chance.Vault;
import depesche.bot.ledger.file.LedgerState;
import java.nio.file.Path;
import java.util.List;

/// Whether the database opens, is of this version, and has its key.
record LedgerCheck(Path data) implements Check {

  @Override
  public String subject() {
    return "database";
  }

  @Override
  public List<Finding> look() {
    Vault.in(data.resolve("chance.key"));
    return List.of(
        switch (LedgerState.of(data)) {
          case LedgerState.Absent _ -> well("none yet: the first start creates it");
          case LedgerState.InUse _ -> well("in use by a running Depesche");
          case LedgerState.Current(int games) -> well("opens; games in it: " + games);
          case LedgerState.Older(int steps) ->
              well("of an earlier version: the next start updates it, steps: " + steps);
          case LedgerState.Newer _ ->
              toMend(
                  "was written by a newer version of Depesche: install that one, or restore a"
                      + " backup");
          case LedgerState.Keyless _ ->
              toMend("its key is missing: put your copy of chance.key into " + data);
          case LedgerState.Broken(String why) ->
              toMend(data + " holds a database that does not open (" + why + "): restore a backup");
        });
  }

  private Finding well(String words) {
    return Finding.well(subject(), words);
  }

  private Finding toMend(String words) {
    return Finding.toMend(subject(), words);
  }
}
