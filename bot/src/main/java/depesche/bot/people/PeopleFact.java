package depesche.bot.people;

import depesche.adjudicator.Fact;
import java.time.Instant;
import java.util.List;

/// What is said of seats and of those who hold them.
public sealed interface PeopleFact extends Fact {

  // To the whole table

  /// A miss that the game's budget excuses.
  ///
  /// @param left how many more it would excuse
  record SeatExcused(String seat, int left) implements PeopleFact {}

  /// A seat has answered so often in time that the game would excuse one more miss.
  ///
  /// @param left how many it would excuse now
  record ExcuseGivenBack(String seat, int left) implements PeopleFact {}

  /// Civil disorder: the seat is closed.
  record SeatDisordered(String seat, int missed) implements PeopleFact {}

  /// The game waits for its master, because a seat missed too many turns.
  record SeatHoldsUp(String seat, int missed) implements PeopleFact {}

  record SeatEjected(String seat) implements PeopleFact {}

  record SeatRevived(String seat) implements PeopleFact {}

  record StandInBegan(String seat, int phases) implements PeopleFact {}

  record StandInEnded(String seat) implements PeopleFact {}

  /// Everybody confirms until then that they will play.
  record MusterCalled(String game, Instant due) implements PeopleFact {}

  record MusterFailed(String game, int seated, int needed) implements PeopleFact {}

  /// Who played, told at the end.
  record PlayedBy(List<Played> played) implements PeopleFact {
    public PlayedBy {
      played = List.copyOf(played);
    }
  }

  /// Who played a seat.
  record Played(String seat, String name) {}

  // To one person

  /// Whether an address is theirs is asked.
  record AddressOffered(String code) implements PeopleFact {}

  record YouAreBlocked() implements PeopleFact {}

  record MusterMissed(String game, String seat) implements PeopleFact {}

  record SeatOpen(String game, String seat) implements PeopleFact {}

  /// They were asked to act for a seat.
  record StandInOffered(String game, String seat, int phases, String code) implements PeopleFact {}

  record ReplacementOffered(String game, String seat, String code) implements PeopleFact {}

  /// What a player is told whose seat the master has taken.
  record YouWereEjected(String game, String seat) implements PeopleFact {}

  record StandInThanked(String game, String seat) implements PeopleFact {}

  /// What somebody is told whose abandoned seat another player has taken.
  record SeatPassedOn(String game, String seat) implements PeopleFact {}

  // Answers

  /// A game somebody can join.
  ///
  /// @param state such as `forming`
  /// @param open the seats that are free, as far as they may be named
  /// @param rules of the table that differ from the usual
  record OpenGame(
      String game,
      String title,
      String state,
      int taken,
      int free,
      List<String> open,
      List<String> rules)
      implements PeopleFact {
    public OpenGame {
      open = List.copyOf(open);
      rules = List.copyOf(rules);
    }
  }

  record NoOpenGames() implements PeopleFact {}

  record WishesTaken(String game, String wishes) implements PeopleFact {}

  record MusterBegun(String game, Instant due) implements PeopleFact {}

  /// The muster is over; what came of it is told to everybody.
  record MusterClosed(String game) implements PeopleFact {}

  record Confirmed(String game, int confirmed, int seated) implements PeopleFact {}

  record WaitingFor(String game, int place) implements PeopleFact {}

  record WaitingEnded(String game) implements PeopleFact {}

  record Invited(String game, String address) implements PeopleFact {}

  /// What somebody is told who is invited.
  record YouAreInvited(String game, String title) implements PeopleFact {}

  /// From now on one mail a day comes at this clock time.
  ///
  /// @param first when the first one comes
  record DigestChosen(String time, String first) implements PeopleFact {}

  record DigestEnded() implements PeopleFact {}

  /// From there their calendar takes the deadlines of their games.
  record CalendarAt(String address) implements PeopleFact {}

  record CalendarByMail() implements PeopleFact {}

  record CalendarEnded() implements PeopleFact {}

  record ReliabilityTold(int percent, int answered, int missed) implements PeopleFact {}

  record RuleSet(String game, String key, String value) implements PeopleFact {}

  /// A seat was taken from its player.
  ///
  /// @param invited whether only those may join who are invited
  record Ejected(String game, String seat, boolean invited) implements PeopleFact {}

  record Disordered(String game, String seat) implements PeopleFact {}

  record Revived(String game, String seat) implements PeopleFact {}

  record StandInAsked(String game, String seat, String address, int phases) implements PeopleFact {}

  record ReplacementAsked(String game, String seat, String address) implements PeopleFact {}

  record StandInAccepted(String game, String seat, int phases) implements PeopleFact {}

  record StandInDismissed(String game, String seat) implements PeopleFact {}

  /// Nobody who was asked to act for a seat can accept that any more.
  record StandInWithdrawn(String game, String seat) implements PeopleFact {}

  record Watching(String game) implements PeopleFact {}

  record WatchingEnded(String game) implements PeopleFact {}

  record NameTaken(String name) implements PeopleFact {}

  record AddressAsked(String address) implements PeopleFact {}

  record AddressAdded(String address) implements PeopleFact {}

  record AddressDropped(String address) implements PeopleFact {}

  record MainAddressSet(String address) implements PeopleFact {}

  /// From where somebody may write.
  ///
  /// @param others the further ones
  record AddressesTold(String main, List<String> others) implements PeopleFact {
    public AddressesTold {
      others = List.copyOf(others);
    }
  }

  record Blocked(String address) implements PeopleFact {}

  record Unblocked(String address) implements PeopleFact {}

  /// They are asked back before everything about them is deleted.
  record ErasureAsked(String code) implements PeopleFact {}

  /// Everything about them is deleted.
  ///
  /// @param pseudonym by which the ledger calls them from now on
  record Erased(String pseudonym) implements PeopleFact {}

  /// Why a command about people was not carried out.
  sealed interface Refusal extends PeopleFact {

    record RuleUnclear(String said, List<String> keys) implements Refusal {
      public RuleUnclear {
        keys = List.copyOf(keys);
      }
    }

    record RuleValue(String key, String value, List<String> values) implements Refusal {
      public RuleValue {
        values = List.copyOf(values);
      }
    }

    /// A promise to the players that cannot be taken back.
    record RuleFixed(String key, String game) implements Refusal {}

    record StandInUnclear(String said) implements Refusal {}

    /// A stand-in may not ask for another one.
    record StandInOnly(String seat, String game) implements Refusal {}

    record StandInForOneself(String seat) implements Refusal {}

    /// They have a seat of this game, or act for one.
    record PlaysAlready(String address, String game) implements Refusal {}

    record AddressUnknown(String said) implements Refusal {}

    record NoStandIn(String seat) implements Refusal {}

    record OfferUnknown() implements Refusal {}

    /// The offer has been settled otherwise.
    record OfferGone(String game, String seat) implements Refusal {}

    /// A master cannot take a seat to read its orders.
    record SeatHasOrders(String seat, String game, String phase) implements Refusal {}

    /// The letters of the seat are sealed, and its turn is about to be judged.
    record SeatInJudgment(String game, String seat, String phase) implements Refusal {}

    /// They had this seat once.
    record FormerPlayer(String game, String seat) implements Refusal {}

    /// The seat is closed, and only the master gives it to somebody.
    record SeatClosed(String game, String seat) implements Refusal {}

    record SeatNotHeld(String game, String seat) implements Refusal {}

    record NotInvited(String game) implements Refusal {}

    /// Their seat was taken from them, and they have not been invited since.
    record SentAway(String game) implements Refusal {}

    record Unreliable(String game, int asked, int percent) implements Refusal {}

    record WishesUnclear(String word, List<String> seats) implements Refusal {
      public WishesUnclear {
        seats = List.copyOf(seats);
      }
    }

    record NothingToConfirm(String game) implements Refusal {}

    /// There is room, so nobody need wait.
    record NoNeedToWait(String game) implements Refusal {}

    record NameOdd(String name, int most) implements Refusal {}

    /// It is somebody else's, or their main one.
    record AddressTaken(String address) implements Refusal {}

    record AddressNotYours(String address) implements Refusal {}

    record AddressUnclear(String said) implements Refusal {}

    record OperatorOnly(String command) implements Refusal {}

    /// Masters of games cannot be erased.
    record RunsGames(List<String> games) implements Refusal {
      public RunsGames {
        games = List.copyOf(games);
      }
    }

    record ErasureUnclear() implements Refusal {}

    record DigestUnclear(String said) implements Refusal {}

    record CalendarUnclear(String said) implements Refusal {}

    /// There is no port of ours from which calendars could take something.
    record CalendarByMailOnly() implements Refusal {}

    record CalendarNeedsMail() implements Refusal {}

    record OperatorStays() implements Refusal {}

    record TooManyOffers(int most) implements Refusal {}

    /// One player has had so many people asked today.
    record TooManyAsked(int most) implements Refusal {}
  }
}
