package depesche.bot.server.nodes;

import depesche.bot.chance.Vault;
import depesche.bot.config.UnusableInput;
import depesche.bot.ledger.database.PostgresDatabase;
import depesche.bot.ledger.database.SchemaSteps;
import depesche.bot.ledger.file.SecretLocks;
import depesche.bot.ledger.nodes.NodeLine;
import depesche.bot.ledger.nodes.NodeName;
import java.nio.file.Path;

/// How a node comes to work beside the others, or as the first. A node that is refused leaves
/// nothing behind: a key that nobody needs would be taken for the right one later.
final class Joining {

  private Joining() {}

  /// {@return what the node is that has joined now; its key is on the disk}
  ///
  /// @param home the folder of titles and templates
  /// @param data the folder of the key
  /// @throws UnusableInput if others work by other rules or another key, or if it has no key and
  ///   secrets in the database are locked
  static NodeName join(NodeLine line, Path home, Path data) {
    Vault vault = Vault.in(data.resolve("chance.key"));
    vault.prepare();
    NodeName me = SameRules.of(home, vault);
    PostgresDatabase database = line.database();
    if (SchemaSteps.isPending(database, database.plain())) {
      line.beforeSteps();
    }
    SchemaSteps.bring(database, database.plain());
    line.join(me);
    if (!vault.isReady()) {
      SecretLocks.close(database.plain(), vault);
      vault.ready();
    }
    return me;
  }
}
