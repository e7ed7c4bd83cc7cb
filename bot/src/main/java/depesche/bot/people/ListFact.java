package depesche.bot.people;

import depesche.adjudicator.Fact;

/// What is said of mailing lists that get the reports of a game.
public sealed interface ListFact extends Fact {

  /// The owner of a list was asked, at an address that the list itself gives out.
  record ListAsked(String game, String address, String owner) implements ListFact {}

  /// To the owner: a game would like to post there. Only this code says yes.
  record ListOffered(String game, String address, String code) implements ListFact {}

  /// To the owner: it does from now on.
  record ListAccepted(String game, String address) implements ListFact {}

  /// Public reports go there from now on.
  record ListBegun(String game, String address) implements ListFact {}

  record ListEnded(String game, String address) implements ListFact {}

  /// Why not.
  sealed interface Refusal extends ListFact {

    record ListUnclear(String word, String game) implements Refusal {}

    /// A private game is shown to nobody.
    record ListPrivate(String game) implements Refusal {}

    /// The address is a person's here, who would read there what is for them alone.
    record ListIsPerson(String address) implements Refusal {}

    /// The other way round: many read there.
    record PersonIsList(String address) implements Refusal {}

    record ListUnknown(String address, String game) implements Refusal {}

    record NoLists(String game) implements Refusal {}

    record TooManyLists(int most) implements Refusal {}
  }
}
