package depesche.bot.ledger.nodes;

/// What a server is among those that work in the same database.
public enum Sharing {
  /// There is no other.
  ALONE,
  /// It has the mailbox, the gateway and the letters; others judge and write, too.
  OFFICE,
  /// It judges and writes for the office of another node, and may send the mail.
  ASSISTANT
}
