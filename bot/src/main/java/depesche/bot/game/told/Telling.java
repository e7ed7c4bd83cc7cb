package depesche.bot.game.told;

import depesche.adjudicator.Fact;
import depesche.bot.ledger.PlayerRow;
import depesche.bot.ledger.StoredGame;
import depesche.bot.ledger.StoredSeat;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/// What a letter tells of a game. It is sent when the letter has been read, or before the next
/// report: to each listener in one mail, in order, whatever number of lines it comes from.
public record Telling(StoredGame game, Heard heard, Heard.Voice voice) {

  /// To everyone at the table.
  public void everyone(Fact... facts) {
    everyone(List.of(facts), _ -> true, false);
  }

  /// To everyone, in a mail of its own: words that somebody wrote.
  public void words(List<Fact> facts) {
    everyone(facts, _ -> true, true);
  }

  /// To everyone but the one who brought it about: their receipt says it.
  public void others(Optional<PlayerRow> but, Fact... facts) {
    everyone(List.of(facts), player -> but.filter(one -> one.id == player.id).isEmpty(), false);
  }

  private void everyone(List<Fact> facts, Predicate<PlayerRow> wanted, boolean alone) {
    List<Listener> listeners = new ArrayList<>(Listeners.everyone(game, wanted));
    listeners.add(Listener.reads());
    heard.add(voice, listeners, facts, alone);
  }

  /// To those who run it.
  public void masters(Fact... facts) {
    heard.add(voice, Listeners.masters(game, true), List.of(facts), false);
  }

  /// To whoever plays for a seat now.
  public void seat(StoredSeat seat, Fact... facts) {
    heard.add(voice, Listeners.playing(seat, _ -> true), List.of(facts), false);
  }
}
