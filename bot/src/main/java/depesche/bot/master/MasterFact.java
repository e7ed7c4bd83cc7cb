package depesche.bot.master;

import depesche.adjudicator.Fact;
import java.time.Instant;

/// What is said of those who run a game, and to them.
public sealed interface MasterFact extends Fact {

  /// One thing a master did or looked at.
  ///
  /// @param name by which they are shown; empty if they gave none
  /// @param operator whether they did it as the operator of the server
  /// @param command the word they wrote
  /// @param words what came of it
  record LogLine(
      Instant made, String name, boolean operator, String phase, String command, String words)
      implements MasterFact {}

  /// The log follows.
  record LogOpened(int lines) implements MasterFact {}

  record LogEmpty(String game) implements MasterFact {}

  // Looks

  /// In this game its masters may look at orders.
  record MayLook() implements MasterFact {}

  /// So often orders were looked at before they were judged.
  record OrdersLookedAt(String phase, int times) implements MasterFact {}

  /// A preview is on its way.
  ///
  /// @param times so often the orders of the phase have been looked at
  record PreviewSent(String game, String phase, int times) implements MasterFact {}

  // Acting for a seat

  /// The lines below count for a seat.
  record BecameSeat(String seat, String game) implements MasterFact {}

  /// The master wrote for a seat; its player gets a copy.
  record MasterWroteForYou(String seat, String game) implements MasterFact {}

  // Who runs the game

  /// Somebody was asked to run the game.
  ///
  /// @param handOver whether they are to be the only one
  record MasterAsked(String game, String address, boolean handOver) implements MasterFact {}

  /// The question to them.
  ///
  /// @param code that says yes
  record MasterOffered(String game, boolean handOver, String code) implements MasterFact {}

  record MasterAccepted(String game, boolean handOver) implements MasterFact {}

  /// How the letters of a new master prove to be theirs.
  record MasterPassword(String line) implements MasterFact {}

  /// Somebody runs the game from now on.
  ///
  /// @param name by which they are shown; empty if they gave none
  record MasterCame(String name, boolean handOver) implements MasterFact {}

  record MasterLeft(String name) implements MasterFact {}

  record MasterDismissed(String game, String address) implements MasterFact {}

  record YouRunNoMore(String game) implements MasterFact {}

  /// From now on nobody may look at orders, since a master plays.
  record SealedFromNow() implements MasterFact {}

  /// Two masters acted within a minute.
  record MastersCrossed(String first, String second) implements MasterFact {}

  // Words to the table

  record Announced(String game, int readers) implements MasterFact {}

  /// What follows is the master's.
  record Announcement(String name, boolean operator) implements MasterFact {}

  /// A line of it, as it was written.
  record AnnouncedLine(String text) implements MasterFact {}

  record NoteKept(String text) implements MasterFact {}

  // Seats and ends

  record DummyMade(String game, String seat) implements MasterFact {}

  record SeatIsDummy(String seat) implements MasterFact {}

  /// The player of a seat that is nobody's from now on.
  record YourSeatIsDummy(String game, String seat) implements MasterFact {}

  record Terminated(String game) implements MasterFact {}

  /// Why a master's command was not carried out.
  sealed interface Refusal extends MasterFact {

    /// Nobody may read orders before they are judged.
    ///
    /// @param plays whether that is because a master plays
    record OrdersAreSealed(String command, String game, boolean plays) implements Refusal {}

    record BecomeComesFirst(String seat) implements Refusal {}

    /// Above the line that says for which seat a letter is.
    record AboveBecome(String seat) implements Refusal {}

    record NotForSeat(String command, String seat) implements Refusal {}

    /// It has no player, or is asked nothing now.
    record SeatNotAsked(String seat, String game, String phase) implements Refusal {}

    /// Masters have no say in a game beside that.
    record ForPlayers(String example) implements Refusal {}

    record MasterAlready(String address, String game) implements Refusal {}

    record NoMasterOf(String address, String game) implements Refusal {}

    record YouAlready(String game) implements Refusal {}

    record OnlyMaster(String game) implements Refusal {}

    record PersonBlocked(String address) implements Refusal {}

    record MasterOfferGone(String game) implements Refusal {}

    record TextMissing(String command, String game) implements Refusal {}

    record TextTooLong(int most) implements Refusal {}

    record TerminateUnsure(String game) implements Refusal {}

    record DummyAlready(String seat, String game) implements Refusal {}

    /// The log is its masters' until the end.
    record LogClosed(String game) implements Refusal {}
  }
}
