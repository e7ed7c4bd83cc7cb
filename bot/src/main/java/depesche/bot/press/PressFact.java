package depesche.bot.press;

import depesche.adjudicator.Fact;
import java.time.Instant;
import java.util.List;

/// What is said of press. Readers are named by seats, `M` for the master, `O` for the observers,
/// `ALL` for everybody, and `?` for the writer of an unsigned press.
public sealed interface PressFact extends Fact {

  /// So much was written to everybody that the mailing lists of the game do not get this one.
  record PressUnlisted() implements PressFact {}

  /// It is on its way.
  ///
  /// @param number by which its writer knows it
  /// @param lines of its text
  /// @param absent seats without a player, who read it if somebody takes them
  record PressSent(int number, List<String> to, int lines, List<String> absent)
      implements PressFact {
    public PressSent {
      to = List.copyOf(to);
      absent = List.copyOf(absent);
    }
  }

  /// It is unsigned, and leaves at a time that says nothing of its writer.
  record PressWaits(int number, List<String> to, int lines, Instant due) implements PressFact {
    public PressWaits {
      to = List.copyOf(to);
    }
  }

  /// It comes with the next report.
  record PressPosted(int number, List<String> to, int lines) implements PressFact {
    public PressPosted {
      to = List.copyOf(to);
    }
  }

  /// Its writer is asked first.
  ///
  /// @param leak `ORDER` for a line that is on file, `KEY` for a password, a token or a code,
  ///   `OPEN` for orders or votes in a text that nothing ended
  /// @param from the first line in question; 0 for none
  /// @param until the last one
  record PressHeld(int number, List<String> to, String leak, int from, int until)
      implements PressFact {
    public PressHeld {
      to = List.copyOf(to);
    }
  }

  record PressDropped(int number) implements PressFact {}

  /// They answered a press in plain words.
  record ReplyUnsent() implements PressFact {}

  record PressRulesSet(String game, List<String> rules) implements PressFact {
    public PressRulesSet {
      rules = List.copyOf(rules);
    }
  }

  /// The game is over, and everybody may read what was private.
  record PressOpened(String game, boolean press, boolean diaries) implements PressFact {}

  /// A note is kept.
  ///
  /// @param orders the lines of it that read like orders or votes, if nothing ended it
  record DiaryKept(int number, List<Integer> orders) implements PressFact {
    public DiaryKept {
      orders = List.copyOf(orders);
    }
  }

  record DiaryDeleted(int number) implements PressFact {}

  record PressLogEmpty(String what) implements PressFact {}

  /// Why a press was not sent.
  sealed interface Refusal extends PressFact {

    /// It names nobody who is to read it.
    ///
    /// @param from the first line of its text; 0 for none
    record ReadersWanted(int from, int until) implements Refusal {}

    record ReaderUnclear(String word, List<String> options, int from, int until)
        implements Refusal {
      public ReaderUnclear {
        options = List.copyOf(options);
      }
    }

    record ReaderUnknown(String word, List<String> seats, int from, int until) implements Refusal {
      public ReaderUnknown {
        seats = List.copyOf(seats);
      }
    }

    /// The head is not quite one.
    ///
    /// @param reply whether it begins with `REPLY`
    /// @param word what does not belong there
    record HeadOdd(boolean reply, String word, int from, int until) implements Refusal {}

    record PressEmpty() implements Refusal {}

    /// Nobody may pretend to be the master.
    record ForgedWriterOdd() implements Refusal {}

    /// Somebody unnamed cannot be somebody else.
    record ForgedUnsigned() implements Refusal {}

    /// A reader knows what they wrote themselves.
    record ForgedReader(String seat) implements Refusal {}

    /// Masters speak in their own name.
    record MasterSigns() implements Refusal {}

    /// Nothing in a mail proves that its writer watches a game.
    record ObserverByMail() implements Refusal {}

    /// An observer may not write this.
    ///
    /// @param allowed whether observers may write at all: to everybody and to the master
    record ObserverRefused(boolean allowed) implements Refusal {}

    record PressToOneself(String seat) implements Refusal {}

    record PressTooEarly(String game) implements Refusal {}

    record PressTooLate(String game) implements Refusal {}

    /// The game does not allow it.
    ///
    /// @param rule such as `press=NONE`
    record PressForbidden(String rule) implements Refusal {}

    /// The game has touch press, and some readers are no neighbours of the writer.
    ///
    /// @param near the seats to which they may write
    record NoNeighbour(List<String> far, List<String> near) implements Refusal {
      public NoNeighbour {
        far = List.copyOf(far);
        near = List.copyOf(near);
      }
    }

    /// It is longer than the game allows.
    ///
    /// @param length in characters
    record PressTooLong(int length, int most) implements Refusal {}

    /// So many have gone out lately.
    ///
    /// @param most in so many minutes
    /// @param from when it can be sent
    record PressTooOften(int most, int minutes, Instant from) implements Refusal {}

    record NothingHeld(String number) implements Refusal {}

    /// The letter answers no press, or one that is not theirs.
    record NothingAnswered() implements Refusal {}

    record NothingToEnd(String word) implements Refusal {}

    record DiaryFull(int most) implements Refusal {}

    record NoDiaryEntry(String number) implements Refusal {}

    /// Press of this game is in no threads.
    ///
    /// @param why `anonymous`, as threads show accounts; `touch`, as they join seats that may not
    ///   touch; `channel`, if there is none for them
    record NoThreads(String game, String why) implements Refusal {}

    record PressRuleUnclear(String said, List<String> keys) implements Refusal {
      public PressRuleUnclear {
        keys = List.copyOf(keys);
      }
    }
  }
}
