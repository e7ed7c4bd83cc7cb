package depesche.bot.game;

import depesche.bot.config.Settings;
import depesche.bot.game.parcel.ReplyTokens;
import depesche.bot.game.parcel.Ways;
import depesche.bot.ledger.PlayerRow;
import depesche.bot.ledger.StoredSeat;
import depesche.bot.ledger.UnitOfWork;
import depesche.bot.people.DigestTime;
import depesche.bot.report.DigestGame;
import depesche.bot.report.Mail;
import depesche.bot.report.MailContext;
import java.time.Instant;
import java.time.ZoneId;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/// Writes to somebody about all their running games: what each asks of them, until when, and what
/// is on file. It tells of each what its own mails tell their seat, and nothing of anybody else.
public final class DigestWriter {

  private static final Comparator<DigestGame> MOST_PRESSING =
      Comparator.comparing((DigestGame game) -> !game.isOpen())
          .thenComparing(game -> game.due().deadline().orElse(Instant.MAX))
          .thenComparing(game -> game.heading().game());

  private final Settings settings;
  private final Games games;
  private final ParcelWriter parcelWriter;

  public DigestWriter(Settings settings, Games games, ParcelWriter parcelWriter) {
    this.settings = settings;
    this.games = games;
    this.parcelWriter = parcelWriter;
  }

  /// Leaves the digest that is due in the ledger, unless there is nothing to say, and sets the next
  /// one. Its key is the person and the day, so there is one a day, whatever is done again.
  public void write(UnitOfWork unitOfWork, PlayerRow player, Instant now) {
    Instant due = Optional.ofNullable(player.digestDue).orElse(now);
    String key = "digest.%d.%s".formatted(player.id, new DigestTime(player).day(due));
    new DigestTime(player).setNext(now);
    List<DigestGame> running =
        unitOfWork.seatsOf(player).stream()
            .filter(seat -> seat.mayAct(player))
            .flatMap(seat -> running(unitOfWork, seat, player).stream())
            .sorted(MOST_PRESSING)
            .toList();
    boolean quiet = running.stream().allMatch(DigestGame::paused);
    if (quiet || unitOfWork.registry().isPosted(key)) {
      return;
    }
    Mail mail = new Mail.Digest(MailContext.none(ZoneId.of(player.zone)), running);
    Ways.to(player)
        .forEach(
            way ->
                parcelWriter.post(
                    unitOfWork, key, way, Optional.empty(), mail, Optional.empty(), now));
  }

  private Optional<DigestGame> running(UnitOfWork unitOfWork, StoredSeat seat, PlayerRow player) {
    Game game = games.numbered(unitOfWork, seat.gameId());
    boolean standIn = !seat.isOf(player);
    if (game.otherRules().isPresent()) {
      return Optional.of(DigestGame.paused(game.name(), ZoneId.of(player.zone)));
    }
    return switch (game.state()) {
      case RUNNING ->
          Optional.of(
              new DigestGame(
                  game.heading(Optional.of(seat)),
                  game.leftToDo(seat),
                  false,
                  standIn,
                  !game.onFile(seat).isEmpty(),
                  address(unitOfWork, game, seat, player)));
      // What it asks for is asked again when it goes on; it may be paused because it is broken.
      case PAUSED -> Optional.of(DigestGame.paused(game.name(), ZoneId.of(player.zone)));
      case FORMING, REVEALING, OVER -> Optional.empty();
    };
  }

  /// {@return where orders for a game go by mail; empty for somebody without mail}
  private String address(UnitOfWork unitOfWork, Game game, StoredSeat seat, PlayerRow player) {
    return player.hasMail()
        ? settings.address(new ReplyTokens(unitOfWork).of(seat, game.phase(), player.address))
        : "";
  }
}
