package depesche.bot.ledger.nodes;

/// What a node is and works by. Nodes of different rules, programs or keys would judge the same
/// game differently.
///
/// @param host the machine it runs on
/// @param pid its process
/// @param program its version
/// @param rules a sum over the titles and editions that it knows
/// @param vault a word that shows whether it has the key of the secrets
public record NodeName(String host, long pid, String program, String rules, String vault) {

  @Override
  public String toString() {
    return host + "/" + pid;
  }
}
