package depesche.bot.server;

/// A harm that was done to a node.
///
/// @param office whether to the office
/// @param inHand how many turns, reports or mails it had in hand
/// @param judged in how many games the turn had been judged by then
record Harmed(Moment moment, int turn, boolean office, long inHand, long judged) {

  /// In the midst of what.
  enum Moment {
    /// Nobody looks of what.
    CREATING,
    /// It has taken turns to judge.
    JUDGING,
    /// It has taken a report to write.
    TELLING,
    /// Mails have been begun, and not noted as sent.
    SENDING
  }
}
