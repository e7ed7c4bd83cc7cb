package depesche.bot.people;

import depesche.adjudicator.Fact;

/// What is said when a second account on Discord asks for the place of the one that an address has.
public sealed interface LinkFact extends Fact {

  /// Nothing has changed yet.
  record MoveAsked(String address) implements LinkFact {}

  /// To the address and to the account that has it.
  ///
  /// @param account the one that asks
  /// @param code with which they say yes
  record MoveOffered(String address, String account, String code) implements LinkFact {}

  /// To the address and to the account that had it.
  record AccountMoved(String address) implements LinkFact {}

  /// To the account that asked.
  record AccountLinked(String address) implements LinkFact {}
}
