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
record Joining(NodeLine line) {

  /// {@return what the node is that has joined now; its key is on the disk}
  ///
  /// @param home the folder of titles and templates
  /// @param data the folder of the key
  /// @throws UnusableInput if others work by other rules or another key, or if it has no key and
  ///   secrets in the database are locked
  NodeName join(Path home, Path data) {
    Vault vault = Vault.in(data.resolve("chance.key"));
    vault.prepare();
    NodeName me = new SameRules(home).of(vault);
    PostgresDatabase database = line.database();
    if (new SchemaSteps(database).isPending(database.plain())) {
      line.beforeSteps();
    }
    new SchemaSteps(database).bring(database.plain());
    line.join(me);
    if (!vault.isReady()) {
      new SecretLocks(database.plain()).close(vault);
      vault.ready();
    }
    return me;
  }
}
