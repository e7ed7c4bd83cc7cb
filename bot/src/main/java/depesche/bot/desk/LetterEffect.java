package depesche.bot.desk;

import depesche.adjudicator.Fact;
import depesche.bot.game.Game;
import depesche.bot.game.told.Listener;
import depesche.bot.game.told.Listeners;
import depesche.bot.ledger.PlayerRow;
import depesche.bot.ledger.StoredSeat;
import depesche.bot.ledger.people.OfferRow;
import depesche.bot.ledger.press.PressRow;
import depesche.bot.ledger.series.SeriesRow;
import depesche.bot.report.Mail;
import depesche.bot.votes.GameEnd;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;

/// What follows from a line beside its verdict. Each is a value; the despatch makes mails of those
/// that others hear of, and keys, merging, order and budgets are its affair alone.
public sealed interface LetterEffect {

  /// What others get to read.
  sealed interface ForOthers extends LetterEffect {}

  /// What the answer to the letter holds beside verdicts.
  sealed interface ForWriter extends LetterEffect {}

  // What others get to read

  /// Some hear of a game, with all else that the letter tells them of it.
  ///
  /// @param to who was there when it happened
  /// @param alone whether it stands in a mail of its own: words that somebody wrote
  record Told(Game game, List<Listener> to, List<Fact> facts, boolean alone) implements ForOthers {

    public Told {
      to = List.copyOf(to);
      facts = List.copyOf(facts);
    }
  }

  /// Everybody at a table hears of something, once for ever.
  ///
  /// @param key what it is about
  /// @param but who brought it about, if their receipt says it
  record ToldOnce(Game game, String key, Optional<PlayerRow> but, List<Fact> facts)
      implements ForOthers {

    public ToldOnce {
      facts = List.copyOf(facts);
    }
  }

  /// Everybody in a series hears of something, once for ever.
  record ToldInSeries(SeriesRow series, String key, Fact fact) implements ForOthers {}

  /// The place of a game on Discord shows how it stands.
  ///
  /// @param once whether a game has such an occasion but once
  record Shown(Game game, String occasion, boolean once) implements ForOthers {}

  /// Somebody gets a mail of their own.
  ///
  /// @param kind with which its key begins
  /// @param ways of each: the first of them that works
  record Written(String kind, List<List<String>> ways, Optional<StoredSeat> seat, Mail mail)
      implements ForOthers {

    public Written {
      ways = List.copyOf(ways);
    }
  }

  /// Somebody is asked something; the key of the mail holds the code that their answer brings back.
  record Asked(OfferRow offer, List<List<String>> ways, Mail mail) implements ForOthers {

    public Asked {
      ways = List.copyOf(ways);
    }
  }

  /// A press goes to its readers.
  ///
  /// @param said the place on Discord in which it was written
  record Delivered(Game game, PressRow press, Optional<String> said) implements ForOthers {}

  /// A seat of a game that has not begun is free: the next on the waiting list comes in, and hears
  /// so after all that was told of it before.
  record Vacated(Game game, StoredSeat seat) implements ForOthers {}

  /// A game ends before its rules end it; its last report follows what was told of it before.
  record Ended(Game game, GameEnd end) implements ForOthers {}

  // What the answer holds

  /// A mail beside the answer.
  sealed interface Beside extends ForWriter {}

  /// The answer says this of the whole letter.
  record Noted(Fact fact) implements ForWriter {}

  /// A mail goes beside the answer.
  ///
  /// @param mail as it is when the whole letter has been read
  record Enclosed(Function<Request, Mail> mail) implements Beside {}

  /// A mail beside the answer shows how a game stands when the whole letter has been read; with a
  /// picture, if the letter has not brought about too many.
  record Reported(Game game) implements Beside {}

  /// It counts only when the reader at the writer's address has said that the letter is theirs.
  ///
  /// @param kept the seat that nobody else gets until then
  record Awaited(Fact what, Optional<StoredSeat> kept) implements ForWriter {}

  // What the master's log keeps

  /// The line was an act, or a look, of one of those who run the game.
  record Logged(Game game) implements LetterEffect {}

  // What the lines below are read by

  /// From here on the letter is for another seat or phase, or more is proved of its writer.
  record Turned(WriterStanding standing) implements LetterEffect {}

  // Short forms

  /// {@return that everyone at the table hears something}
  static Told everyone(Game game, Fact... facts) {
    return everyone(game, List.of(facts), _ -> true, false);
  }

  /// {@return that everyone hears something but the one who brought it about: their receipt says
  /// it}
  static Told others(Game game, Optional<PlayerRow> but, Fact... facts) {
    Predicate<PlayerRow> others = player -> but.filter(one -> one.id == player.id).isEmpty();
    return everyone(game, List.of(facts), others, false);
  }

  /// {@return that everyone gets words that somebody wrote}
  static Told words(Game game, List<Fact> facts) {
    return everyone(game, facts, _ -> true, true);
  }

  private static Told everyone(
      Game game, List<Fact> facts, Predicate<PlayerRow> wanted, boolean alone) {
    List<Listener> listeners = new ArrayList<>(new Listeners(game).everyone(wanted));
    listeners.add(Listener.reads());
    return new Told(game, listeners, facts, alone);
  }

  /// {@return that those who run a game hear something}
  static Told masters(Game game, Fact... facts) {
    return new Told(game, new Listeners(game).masters(true), List.of(facts), false);
  }

  /// {@return that the player for a seat now hears something}
  static Told seat(Game game, StoredSeat seat, Fact... facts) {
    return new Told(game, Listeners.playing(seat, _ -> true), List.of(facts), false);
  }

  /// {@return a mail beside the answer}
  static Enclosed enclosed(Mail mail) {
    return new Enclosed(_ -> mail);
  }
}
