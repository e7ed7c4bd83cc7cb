package depesche.bot.desk.people;

import static depesche.bot.desk.LineOutcome.refused;

import depesche.bot.desk.CommonVerdicts;
import depesche.bot.desk.DeskFact.Refusal;
import depesche.bot.desk.LineOutcome;
import depesche.bot.desk.Request;
import depesche.bot.desk.SeatLookup;
import depesche.bot.game.Game;
import depesche.bot.ledger.StoredSeat;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.BiFunction;

/// A seat that the master names: `bismarck Blue`, `Blue@bismarck`, or `Blue` where only one game
/// can be meant.
public record SeatOfMaster(Request request) {

  /// Does something with that seat, or says why not.
  public LineOutcome with(
      String command, String words, BiFunction<Game, StoredSeat, LineOutcome> action) {
    List<String> said = new ArrayList<>(Arrays.asList(words.strip().split("[\\s@]+")));
    Optional<String> name =
        said.stream()
            .filter(word -> request.named(word.toLowerCase(Locale.ROOT)).isPresent())
            .findFirst();
    name.ifPresent(said::remove);
    String seat = String.join(" ", said);
    return CommonVerdicts.forMaster(
        request,
        command,
        name.orElse(""),
        game ->
            new SeatLookup(game)
                .named(seat)
                .map(found -> action.apply(game, found))
                .orElseGet(
                    () ->
                        refused(
                            new Refusal.UnknownSeat(
                                seat, game.seats().stream().map(StoredSeat::name).toList()))));
  }
}
