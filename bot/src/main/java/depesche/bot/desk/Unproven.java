package depesche.bot.desk;

import depesche.adjudicator.Fact;
import depesche.bot.game.Game;
import depesche.bot.ledger.PlayerRow;
import depesche.bot.ledger.SeatState;
import depesche.bot.ledger.StoredGame;
import depesche.bot.ledger.StoredSeat;
import depesche.bot.master.MasterFact;
import depesche.bot.people.PeopleFact;
import depesche.bot.post.discord.DiscordInput;
import java.util.List;
import java.util.Optional;

/// What somebody is told whose line would count if it were clear whose seat it is for.
public record Unproven(Request request) {

  /// {@return why a line does not count}
  public static Fact of(Request request) {
    return new Unproven(request).why(new MeantGame(request).inSubject(), false);
  }

  /// As above, of a line that is for those alone who play in a game that is not over.
  ///
  /// @param word the game it names, or an empty word
  public static Fact playing(Request request, String word) {
    Optional<Game> meant = word.isEmpty() ? new MeantGame(request).inSubject() : request.game(word);
    return new Unproven(request).why(meant, true);
  }

  private Fact why(Optional<Game> meant, boolean playing) {
    Optional<StoredSeat> former = request.standing.former();
    if (former.isPresent()) {
      return left(former.get());
    }
    if (!request.isCall()) {
      String example = "SIGNON Red@bismarck your-password";
      return request.rights.any()
          ? new MasterFact.Refusal.ForPlayers(example)
          : noSeat(meant, playing).orElseGet(() -> new DeskFact.Refusal.Unproven(example));
    }
    List<String> held = request.player().map(player -> held(player)).orElse(List.of());
    String named = request.envelope.call().map(DiscordInput::game).orElse("");
    Optional<Game> here = new MeantGame(request).inSubject();
    return here.isEmpty() && !named.isEmpty()
        ? new DeskFact.Refusal.UnknownGame(named, held)
        : new DeskFact.Refusal.SeatUnclear(
            here.map(StoredGame::name).filter(name -> !held.contains(name)).orElse(""), held);
  }

  /// {@return that no mail could prove a seat of somebody we know, as of an observer: they have
  /// none}
  private Optional<Fact> noSeat(Optional<Game> meant, boolean playing) {
    return request
        .player()
        .flatMap(
            player ->
                meant.isPresent()
                    ? meant.filter(game -> !request.plays(game)).map(StoredGame::name)
                    : Optional.of("").filter(_ -> playing && held(player).isEmpty()))
        .map(DeskFact.Refusal.NoSeat::new);
  }

  private List<String> held(PlayerRow player) {
    return request.unitOfWork.seatsOf(player).stream()
        .filter(seat -> seat.mayAct(player))
        .map(seat -> request.unitOfWork.game(seat.gameId()).name())
        .distinct()
        .toList();
  }

  private Fact left(StoredSeat seat) {
    String game = request.game(seat).name();
    return seat.state() == SeatState.DISORDER
        ? new PeopleFact.Refusal.SeatClosed(game, seat.name())
        : new PeopleFact.Refusal.FormerPlayer(game, seat.name());
  }
}
