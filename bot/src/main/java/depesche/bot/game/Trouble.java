package depesche.bot.game;

import depesche.adjudicator.Fact;
import java.time.Instant;

/// What goes wrong with the machine or the post: for the writer, for a game's master, and for the
/// operator.
public sealed interface Trouble extends Fact {

  /// A message has stopped the program; its sender is told.
  ///
  /// @param game in which it was meant, if that is clear; empty otherwise
  record LetterFailed(Instant received, String game) implements Trouble {}

  /// A message has stopped the program and is put aside; the master is told.
  ///
  /// @param message its number
  /// @param seat whose it is, if that is clear; empty otherwise
  /// @param cause kind and place of the fault
  record LetterPutAside(String message, String game, String seat, String cause)
      implements Trouble {}

  /// A newer letter of the same seat counts; this one was put aside when it came, and read again.
  record LetterOvertaken(String seat) implements Trouble {}

  /// A game has stopped the program; it is paused until its master resumes it.
  ///
  /// @param begun whether it was under way
  record Held(String game, String phase, boolean begun, String cause) implements Trouble {}

  /// A game began with other rules or cards than there are here, or something of it cannot be read;
  /// it is paused until that is put right.
  sealed interface OtherRules extends Trouble {}

  /// It began with another edition of its rules.
  ///
  /// @param began the edition with which it began
  /// @param here the one there is now; empty if there is none
  /// @param begun whether it was under way
  record OtherEdition(String game, String title, String began, String here, boolean begun)
      implements OtherRules {}

  /// The file with its cards has been changed, or is not here as a whole deck.
  ///
  /// @param file where it lies, from the folder of the program
  /// @param here whether there is a deck of this name that can be played
  /// @param begun whether it was under way
  record OtherDeck(String game, String file, boolean here, boolean begun) implements OtherRules {}

  /// Something a game has on file cannot be read.
  ///
  /// @param what it is
  /// @param kept what stands there
  /// @param write what its master writes to set it anew; empty if no command does
  /// @param begun whether it was under way
  record Unreadable(String game, String what, String kept, String write, boolean begun)
      implements OtherRules {}

  /// What went to a seat did not arrive.
  ///
  /// @param channel `mail` or `Discord`
  /// @param instead whether it goes there by another channel
  record SeatUnreached(String seat, String channel, String reason, boolean instead)
      implements Trouble {}

  /// What was sent to a mailing list came back, or the list says something of it.
  ///
  /// @param said what a server or the list said, in few words
  record ListUnreached(String game, String address, String said) implements Trouble {}

  /// The code by which the owner of a list would agree came by the list itself: it counts no more.
  record ListCodeShown(String game, String address) implements Trouble {}

  /// Mail to a seat has been refused for hours, and is still tried.
  record SeatLate(String seat, String reason) implements Trouble {}

  /// Something for a player did not arrive, in a game in which nobody may learn whose seat it is.
  ///
  /// @param instead whether it goes there by another channel
  record PlayerUnreached(boolean instead) implements Trouble {}

  /// Mail to a player of such a game has been refused for hours, and is still tried.
  record PlayerLate() implements Trouble {}

  /// What went to the master of a game did not arrive; the operator is told.
  record MasterUnreached(String game, String channel, String reason) implements Trouble {}

  /// Not one of those who had to order has sent anything: the game is held, and not judged.
  record AllMissing(String game, String phase) implements Trouble {}

  /// The clock of the machine went another way than time: the game is held.
  record ClockJumped(String game, Instant expected, Instant shown) implements Trouble {}

  /// A game is still held, and its master has done nothing about it.
  ///
  /// @param calls how often they were told, this one included
  record StillHeld(String game, String phase, Instant since, String why, int calls)
      implements Trouble {}

  /// The picture of a report could not be painted: it went without.
  ///
  /// @param cause kind and place of the fault
  record ReportUnpainted(String game, String phase, String cause) implements Trouble {}

  /// A report could not be written, and is tried again: the turn itself is judged.
  ///
  /// @param cause kind and place of the fault
  record ReportStuck(String game, String phase, String cause) implements Trouble {}

  /// No mail could be fetched for a while: deadlines wait.
  record InboxStale(Instant since) implements Trouble {}

  /// Discord is not there: what is said on it reaches nobody.
  ///
  /// @param cause what it said itself
  record DiscordGone(Instant since, String cause) implements Trouble {}

  /// Discord did not take what was to be shown in the place of a game.
  ///
  /// @param shortened whether it was taken in a shorter form
  record PlaceUnshown(String game, boolean shortened, String reason) implements Trouble {}
}
