package depesche.bot.desk;

import depesche.adjudicator.Fact;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/// What the desk says of a command about time. Moments are in the reader's zone and UTC.
public sealed interface TimeFact extends Fact {

  /// The current phase waits for its deadline, or for READY.
  record WaitTaken(String phase) implements TimeFact {}

  /// Until when answers are due.
  record DeadlineTold(String game, String phase, Optional<Instant> deadline) implements TimeFact {}

  /// The current phase need not wait for its deadline.
  record ReadyTaken(String phase) implements TimeFact {}

  /// Waiting would change nothing: the turn is not judged early, or its deadline is past.
  record WaitIdle(String phase) implements TimeFact {}

  /// No deadline will be set into this time.
  ///
  /// @param days of the absence
  /// @param left of the budget
  /// @param current whether the current deadline lies in it, and stays
  record AbsenceTaken(String from, String until, int days, int left, boolean current)
      implements TimeFact {}

  /// The deadline lies in the absence of a player. Which, is not said.
  record SomebodyAway(String game) implements TimeFact {}

  /// It is over, or will not be.
  record AbsenceEnded(String from, String until, int left) implements TimeFact {}

  /// Somebody has asked for more time.
  record LongerTaken(String phase, String time, int asked, int needed) implements TimeFact {}

  record LongerWithdrawn(String phase) implements TimeFact {}

  /// The deadline was put off.
  record LongerGiven(String game, String phase, String due) implements TimeFact {}

  record PausedFor(String game, String end) implements TimeFact {}

  /// Why a command about time was not carried out.
  sealed interface Refused extends TimeFact {

    record AbsenceUnclear(String text) implements Refused {}

    /// No date.
    ///
    /// @param stray what of it is no piece of a date; empty if that cannot be told
    record DeadlineUnclear(String text, String stray) implements Refused {}

    /// A date that could be any of these.
    record DateUnclear(String text, List<String> readings) implements Refused {
      public DateUnclear {
        readings = List.copyOf(readings);
      }
    }

    /// A time that no clock shows, because it is set forward over it; these may be meant.
    record ClockSkipped(String text, List<String> readings) implements Refused {
      public ClockSkipped {
        readings = List.copyOf(readings);
      }
    }

    /// A day without a clock time.
    record ClockMissing(String text) implements Refused {}

    record DeadlinePast(String due) implements Refused {}

    /// It is over before it begins, or before now.
    record AbsencePast(String until) implements Refused {}

    /// More days than are left: the game would stand still.
    record AbsenceTooLong(int days, int left, int budget) implements Refused {}

    /// A time counts once, and one name must be enough to cancel it.
    record AbsenceTwice(String from, String until) implements Refused {}

    record AbsencesTooMany(int most) implements Refused {}

    /// There is none to be ended.
    ///
    /// @param known those there are
    record AbsenceUnknown(List<String> known) implements Refused {
      public AbsenceUnknown {
        known = List.copyOf(known);
      }
    }

    /// A line about a seat of one's own, in the hand of a master who means the game.
    ///
    /// @param line that means the game
    record MeansGame(String line) implements Refused {}

    /// The days of a seat are its player's, not those of somebody who acts for them.
    record AbsenceOfStandIn(String seat, String game) implements Refused {}

    /// So much more time nobody gets by vote.
    record LongerTooMuch(String time, String most) implements Refused {}

    /// In this game only its master puts off deadlines.
    record LongerNever(String game) implements Refused {}

    /// Once in a phase.
    record LongerAlready(String phase) implements Refused {}

    /// A game whose deadline is years away stands still.
    ///
    /// @param most days
    record DeadlineTooFar(String due, int most) implements Refused {}

    /// More time is asked for up to a moment that does not lie behind the deadline.
    record NotLater(String end, String due) implements Refused {}

    record LengthUnclear(String text, String example) implements Refused {}

    /// A pause has an end.
    record PauseTooLong(int most) implements Refused {}

    record HolidaysUnknown(String file, List<String> files) implements Refused {
      public HolidaysUnknown {
        files = List.copyOf(files);
      }
    }

    record HolidaysBroken(String fault) implements Refused {}
  }
}
