package depesche.bot.desk.letter;

import depesche.adjudicator.Fact;
import depesche.bot.desk.DiscordRoles;
import depesche.bot.desk.LetterEnvelope;
import depesche.bot.desk.LetterNote;
import depesche.bot.desk.Request;
import depesche.bot.desk.Services;
import depesche.bot.game.Game;
import depesche.bot.ledger.PlayerRow;
import depesche.bot.ledger.StoredSeat;
import depesche.bot.ledger.UnitOfWork;
import depesche.bot.ledger.mail.InboxRow;
import depesche.bot.post.discord.Destination;
import depesche.bot.post.discord.DiscordInput;
import depesche.bot.post.discord.SlashCommands;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// Who is speaking on Discord, and of which game. The id of an account is proof enough, and so is
/// that of a role it has; which of their seats is meant follows from the game that is named, from
/// the place they write in, or from their holding only one.
public final class DiscordCaller {

  private DiscordCaller() {}

  /// {@return the call at the desk}
  public static Request request(
      Services services, UnitOfWork unitOfWork, InboxRow message, DiscordInput discordInput) {
    Optional<PlayerRow> player = unitOfWork.directory().account(discordInput.user());
    Optional<Game> game = game(services, unitOfWork, discordInput.channel(), discordInput.game());
    Request request =
        Request.of(
            services,
            unitOfWork,
            LetterEnvelope.ofCall(
                unitOfWork,
                message,
                player
                    .map(row -> row.address)
                    .orElseGet(() -> PlayerRow.onDiscord(discordInput.user())),
                game.map(Game::name).orElse(""),
                discordInput));
    // Such an account was linked by a letter that proved to be the master's, or it has the
    // master's role.
    boolean operates = request.isMastersAddress() || new DiscordRoles(request).isMaster();
    Request known = operates ? request.with(request.standing.operating()) : request;
    if (!discordInput.form().isEmpty()) {
      return unitOfWork
          .token(discordInput.form())
          .flatMap(token -> new ReplyAddress(known).presented(token))
          .orElse(known);
    }
    return player
        .filter(_ -> discordInput.game().isEmpty() || game.isPresent())
        .flatMap(
            row ->
                new ThreadTalk(unitOfWork)
                    .seat(discordInput.channel(), row)
                    .filter(_ -> discordInput.game().isEmpty())
                    .or(() -> seat(unitOfWork, row, game, discordInput.seat())))
        .map(seat -> known.with(known.standing.turned(Optional.of(seat), meant(discordInput))))
        .orElse(known);
  }

  /// {@return the phase for which a button stood there}
  private static Optional<String> meant(DiscordInput discordInput) {
    return Optional.of(discordInput.phase()).filter(phase -> !phase.isEmpty());
  }

  /// {@return why nothing is done of what was pressed, if so: under what was written to a seat, by
  /// somebody who has no say there now; or what was chosen is no choice any more}
  static Optional<Fact> old(Request request, DiscordInput discordInput) {
    if (!discordInput.seat().isEmpty() && request.seat().isEmpty()) {
      return Optional.of(new LetterNote.ButtonOfOthers(discordInput.seat()));
    }
    if (discordInput.lines().equals(List.of(SlashCommands.FORM))) {
      return request.seat().flatMap(seat -> idle(request.game(seat), seat));
    }
    return Optional.of(discordInput.lines())
        .filter(_ -> !discordInput.menu().isEmpty() && isGone(request, discordInput))
        .map(LetterNote.ChoiceGone::new);
  }

  /// Whose turn has gone on, though its phase has not, is asked for nothing that a form could hold.
  private static Optional<Fact> idle(Game game, StoredSeat seat) {
    boolean idle =
        !game.isOver() && game.begun().filter(now -> now.demand(seat.name()).isEmpty()).isPresent();
    return idle
        ? Optional.of(new LetterNote.NothingToDo(seat.name(), game.phase()))
        : Optional.empty();
  }

  /// In another phase, or when the game is over, the desk says so.
  private static boolean isGone(Request request, DiscordInput chosen) {
    return request
        .seat()
        .filter(
            seat -> {
              Game game = request.game(seat);
              return !game.isOver()
                  && game.begun()
                      .filter(now -> now.isStillAsked(seat.name(), chosen.phase()))
                      .isPresent()
                  && !chosen.lines().stream()
                      .allMatch(
                          line ->
                              game.menus(seat, false).stream()
                                  .filter(menu -> menu.about().equals(chosen.menu()))
                                  .anyMatch(menu -> menu.offers(line)));
            })
        .isPresent();
  }

  /// {@return what the answer says of the caller}
  static List<Fact> notes(Request request) {
    return request
        .envelope
        .call()
        .flatMap(
            said ->
                request
                    .player()
                    .filter(row -> isLost(request.unitOfWork, row, said))
                    .<Fact>map(_ -> new LetterNote.Unreachable()))
        .stream()
        .toList();
  }

  /// {@return whether nothing reaches them but the answers to their commands}
  private static boolean isLost(
      UnitOfWork unitOfWork, PlayerRow player, DiscordInput discordInput) {
    return !player.hasMail()
        && unitOfWork.registry().isGivenUp(new Destination.Person(discordInput.user()).word());
  }

  /// {@return the game that is named, or in whose place something is said}
  static Optional<Game> game(
      Services services, UnitOfWork unitOfWork, String channel, String named) {
    return named.isEmpty()
        ? unitOfWork
            .directory()
            .gameAt(channel)
            .map(unitOfWork::game)
            .or(
                () ->
                    new ThreadTalk(unitOfWork)
                        .thread(channel)
                        .map(row -> unitOfWork.game(row.gameId)))
            .map(services.games()::of)
        : services.games().named(unitOfWork, named.toLowerCase(Locale.ROOT));
  }

  /// {@return the seat that is meant}
  static Optional<StoredSeat> seat(UnitOfWork unitOfWork, PlayerRow player, Optional<Game> game) {
    return seat(unitOfWork, player, game, "");
  }

  /// As above.
  ///
  /// @param named empty if any will do
  static Optional<StoredSeat> seat(
      UnitOfWork unitOfWork, PlayerRow player, Optional<Game> game, String named) {
    if (game.isPresent()) {
      return game.get().seats().stream()
          .filter(seat -> seat.mayAct(player))
          .filter(seat -> named.isEmpty() || seat.name().equals(named))
          .findFirst();
    }
    List<StoredSeat> held =
        unitOfWork.seatsOf(player).stream().filter(seat -> seat.mayAct(player)).toList();
    return held.size() == 1 ? Optional.of(held.getFirst()) : Optional.empty();
  }
}
