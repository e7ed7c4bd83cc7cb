package depesche.bot.desk;

import depesche.adjudicator.Fact;
import depesche.bot.clock.ClockTerms;
import java.util.List;

/// What the desk says of a command it carried out.
public sealed interface DeskFact extends Fact {

  record SignedOn(String seat, String game) implements DeskFact {}

  record MasterSignedOn() implements DeskFact {}

  /// Who plays in a game, as far as everybody may know.
  ///
  /// @param taken so many seats are
  /// @param seats none while nobody may be told which are taken
  record PlayersTold(String game, int taken, int of, List<PlayerTold> seats) implements DeskFact {
    public PlayersTold {
      seats = List.copyOf(seats);
    }
  }

  /// One of them.
  ///
  /// @param state as `STATUS` has it, such as `vacant`
  /// @param who the name that they gave; empty if none, or if it may not be told
  /// @param account theirs on Discord; empty likewise
  record PlayerTold(String seat, String state, String who, String account) {}

  /// How the seats of a game stand, as everybody may know.
  ///
  /// @param unit what is counted; empty if nothing is
  /// @param seats the best first
  record ScoresTold(String game, String phase, boolean over, String unit, List<ScoreTold> seats)
      implements DeskFact {
    public ScoresTold {
      seats = List.copyOf(seats);
    }
  }

  /// One of them.
  ///
  /// @param won whether it has won, alone or with others
  /// @param who as above
  /// @param account as above
  record ScoreTold(String seat, int score, boolean won, String who, String account) {}

  /// The rest of the letter is not read.
  record SignedOff() implements DeskFact {}

  /// The letter is meant for the phase that is current indeed.
  record PhaseAgreed(String phase) implements DeskFact {}

  record LinesNow(List<String> lines) implements DeskFact {}

  record Joined(String game, String seat, String title) implements DeskFact {}

  record CountryNamed(String seat, String country) implements DeskFact {}

  record ZoneSet(String zone) implements DeskFact {}

  /// The answer to it is further down.
  record Enclosed(String what) implements DeskFact {}

  record Resigned(String seat, String game) implements DeskFact {}

  record PhraseTaken(String game, String phrase) implements DeskFact {}

  record PledgeTaken(String game, String pledge) implements DeskFact {}

  /// The game begins when the pledged phrases are revealed, or at the deadline.
  record PhrasesAwaited(String game) implements DeskFact {}

  record SealsSet(boolean on) implements DeskFact {}

  /// The master has ended a game that will not be played on.
  record GameClosed(String game) implements DeskFact {}

  /// From where a public value enters the draws from now on.
  ///
  /// @param source empty for none
  record MixSet(String game, String source) implements DeskFact {}

  /// A public value was entered, and the turn is judged.
  record MixTaken(String game, String phase, String mix) implements DeskFact {}

  record GameStarted(String game) implements DeskFact {}

  record TurnProcessed(String game, String phase) implements DeskFact {}

  /// A deadline was moved by the master.
  ///
  /// @param due in the reader's zone and UTC
  record DeadlineSet(String game, String phase, String due) implements DeskFact {}

  /// How deadlines are set from the next phase on.
  record ClockSet(String game, ClockTerms clock) implements DeskFact {}

  record GamePaused(String game) implements DeskFact {}

  /// A code to be typed on Discord.
  record LinkCoded(String code) implements DeskFact {}

  /// A code is on its way by mail, to be typed on Discord.
  record LinkSent(String address) implements DeskFact {}

  /// What the mail says that brings the code.
  record LinkAsked(String code) implements DeskFact {}

  record Linked(String address) implements DeskFact {}

  record Unlinked() implements DeskFact {}

  record PingsSet(boolean on) implements DeskFact {}

  /// How pictures come with mails from now on.
  ///
  /// @param how `OFF`, `SMALL`, `LARGE`, `DARK` or `LIGHT`
  record MapSet(String how) implements DeskFact {}

  /// Whether reports that ask for orders bring a form for them.
  record FormSet(boolean on) implements DeskFact {}

  /// The form for the reader's orders is in a file.
  record FormEnclosed(String game) implements DeskFact {}

  /// On Discord a form is where one types.
  record FormOnDiscord() implements DeskFact {}

  /// How reports come once more, to be pasted: `BBCODE`, `MARKDOWN`, `TEXT`, or `OFF`.
  record FormatSet(String how) implements DeskFact {}

  /// Where reports go from now on.
  ///
  /// @param where in small letters: `mail`, `discord` or `both`
  record ReportsSet(String where) implements DeskFact {}

  record GameResumed(String game, String due) implements DeskFact {}

  /// Why a command was not carried out. A list is longer than what was shown of it.
  ///
  /// @param command such as `LIST`, which shows the next with this number behind it
  record ListGoesOn(String command, int next) implements DeskFact {}

  sealed interface Refusal extends DeskFact {

    /// A name that is a word of a command.
    ///
    /// @param game whether it is a game's, or a country's
    record NameIsCommand(String name, boolean game) implements Refusal {}

    /// The line would count if the letter proved whose it is.
    record Unproven(String example) implements Refusal {}

    /// The line is for those who play, and its writer does not.
    ///
    /// @param game in which they have no seat; empty if they have none in any that is not over
    record NoSeat(String game) implements Refusal {}

    /// Said on Discord by somebody who holds no seat in the game that is meant, or several.
    ///
    /// @param here the game that is meant, if it is clear which
    /// @param games in which they hold a seat
    record SeatUnclear(String here, List<String> games) implements Refusal {
      public SeatUnclear {
        games = List.copyOf(games);
      }
    }

    /// Neither a valid address nor a valid code.
    record LinkWrong(String word) implements Refusal {}

    record LinkTooOften(int most) implements Refusal {}

    /// The master's account is linked by a letter that proves to be theirs.
    record LinkMaster() implements Refusal {}

    /// Both sit in the same game.
    record LinkClash(String game) implements Refusal {}

    record LinkMissing() implements Refusal {}

    record PingsUnclear(String word) implements Refusal {}

    /// Nobody stands anywhere before the end.
    record NothingCounted(String game) implements Refusal {}

    /// The asker has had all of it.
    ///
    /// @param phase the last that is told; empty before the first is judged
    record NothingSinceIssue(String game, String phase) implements Refusal {}

    record MapUnclear(String word) implements Refusal {}

    record FormatUnclear(String word) implements Refusal {}

    record FormUnclear(String word) implements Refusal {}

    /// No form can be made: nothing is asked, or more than a form has room for.
    ///
    /// @param asked whether something is asked, with more answers than a form has room for
    record NothingToForm(String game, boolean asked) implements Refusal {}

    record ReportsUnclear(String word) implements Refusal {}

    /// In an anonymous game nobody may be pinged.
    record ThreadAnonymous(String game) implements Refusal {}

    /// A negation, a condition or a question, which is no command.
    ///
    /// @param word that makes it one; `?` for a question
    record CommandUnplain(String word, String text) implements Refusal {}

    /// A word behind a command that has no meaning there.
    record CommandTooLong(String word, String command) implements Refusal {}

    /// An order of another title than the game's.
    record OtherGame(String text, String game) implements Refusal {}

    /// Nearly a command.
    record UnknownCommand(String word, String nearest) implements Refusal {}

    /// Wrong seat, wrong password or wrong address: it is not said which.
    record SignOnRefused(String example) implements Refusal {}

    /// A secret that the settings name cannot be read.
    ///
    /// @param key where the settings name it
    record SecretMissing(String key) implements Refusal {}

    record UnknownGame(String word, List<String> games) implements Refusal {
      public UnknownGame {
        games = List.copyOf(games);
      }
    }

    /// The letter proves a seat in another game than the one it names.
    record NotThatGame(String said, String here) implements Refusal {}

    record GameNotNamed(String command, List<String> games) implements Refusal {
      public GameNotNamed {
        games = List.copyOf(games);
      }
    }

    record UnknownSeat(String word, List<String> seats) implements Refusal {
      public UnknownSeat {
        seats = List.copyOf(seats);
      }
    }

    record SeatTaken(String seat, List<String> free) implements Refusal {
      public SeatTaken {
        free = List.copyOf(free);
      }
    }

    record AlreadyJoined(String game, String seat) implements Refusal {}

    record TableFull(String game) implements Refusal {}

    record CountryOdd(String country, int fewest, int most) implements Refusal {}

    record CountryTaken(String country) implements Refusal {}

    record CountryFixed(String country) implements Refusal {}

    record UnknownZone(String word) implements Refusal {}

    /// Resigning is meant only if it names the game.
    record ResignUnsure(String game) implements Refusal {}

    record NotMaster(String command) implements Refusal {}

    /// Nobody has said where on Discord games are played, so nobody there is a master.
    record NotSetUp() implements Refusal {}

    /// The operator shows games on Discord only to players, masters and the bearers of a role.
    record NotObserver(String command, String game) implements Refusal {}

    record UnknownTitle(String word, List<String> titles) implements Refusal {
      public UnknownTitle {
        titles = List.copyOf(titles);
      }
    }

    record GameNameOdd(String word) implements Refusal {}

    record GameExists(String game) implements Refusal {}

    record UnknownOption(String key, String title, List<String> keys) implements Refusal {
      public UnknownOption {
        keys = List.copyOf(keys);
      }
    }

    record OptionRefused(String key, String value, List<String> values) implements Refusal {
      public OptionRefused {
        values = List.copyOf(values);
      }
    }

    /// The game is not in the state the command needs.
    ///
    /// @param state such as `forming` or `over`
    record NotNow(String command, String game, String state) implements Refusal {}

    /// More than the name of a phase stands behind `PHASE`.
    record PhaseAlone(String phase, String rest) implements Refusal {}

    /// The command names another phase than the current one, or none.
    record OtherPhase(String said, String current) implements Refusal {}

    /// The letter answers a mail about another phase, or is a form for one.
    record StaleLetter(String answered, String current) implements Refusal {}

    record PhraseOdd(int most) implements Refusal {}

    record PledgeOdd(String word) implements Refusal {}

    record NothingPledged(String seat) implements Refusal {}

    /// All pledges must be published before the first phrase is revealed.
    record RevealEarly(String game) implements Refusal {}

    record RevealWrong(String pledged, String told) implements Refusal {}

    record SealsUnclear(String word) implements Refusal {}

    /// Opening a game is meant only if it is named.
    record OpenUnsure(String game) implements Refusal {}

    /// The letters for this phase are sealed; it is about to be judged.
    record LettersSealedAlready(String phase) implements Refusal {}

    /// The game cannot go on without these seats.
    record AnswersAwaited(String game, String phase, List<String> seats) implements Refusal {
      public AnswersAwaited {
        seats = List.copyOf(seats);
      }
    }

    /// The command wants a few words more.
    record MixUnclear(String command, int most) implements Refusal {}

    /// A value is taken once, when the letters are sealed and a source has been announced.
    ///
    /// @param source the one announced; empty for none
    record MixNotAwaited(String game, String source) implements Refusal {}

    /// Words about deadlines that make no sense.
    ///
    /// @param word that was not understood; empty if something is missing
    record ClockUnclear(String text, String word, String examples) implements Refusal {}

    /// Several titles have help on this.
    record WhichHelp(String topic, List<String> titles) implements Refusal {
      public WhichHelp {
        titles = List.copyOf(titles);
      }
    }

    /// The seats of the title have names of their own.
    record NamesFixed(String seat, String title) implements Refusal {}

    record UnknownTopic(String word, String nearest, List<String> topics) implements Refusal {
      public UnknownTopic {
        topics = List.copyOf(topics);
      }
    }
  }
}
