package depesche.bot.desk.people;

import static depesche.bot.desk.LineOutcome.refused;
import static depesche.bot.desk.LineOutcome.taken;

import depesche.adjudicator.Fact;
import depesche.bot.chance.RandomTokens;
import depesche.bot.desk.LetterEffect;
import depesche.bot.desk.LineOutcome;
import depesche.bot.desk.Request;
import depesche.bot.game.Game;
import depesche.bot.ledger.PlayerRow;
import depesche.bot.ledger.StoredGame;
import depesche.bot.ledger.master.MasterRow;
import depesche.bot.ledger.people.OfferRow;
import depesche.bot.ledger.people.WaitingRow;
import depesche.bot.master.MasterFact;
import depesche.bot.master.Masters;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Somebody says yes to running a game, and proves later that a mail of theirs is the master's.
record MastersAcceptance(Request request) {

  /// {@return who asks, as a question keeps it; nobody for the operator}
  @Nullable Long asker() {
    return request.rights.house()
        ? null
        : request.player().map((PlayerRow player) -> player.id).orElse(null);
  }

  LineOutcome accept(OfferRow offer) {
    Game game =
        request.services.games().numbered(request.unitOfWork, Objects.requireNonNull(offer.gameId));
    Long asker = offer.asker;
    boolean mayAsk = asker == null || new Masters(game).isOne(request.unitOfWork.player(asker));
    if (game.isOver() || !mayAsk) {
      return refused(new MasterFact.Refusal.MasterOfferGone(game.name()));
    }
    boolean handOver = offer.kind == OfferRow.Kind.HANDOVER;
    boolean wasSealed = new Masters(game).areSealed();
    PlayerRow player = JoinDesk.player(request);
    MasterRow row = entered(game, player);
    List<LetterEffect> effects = new ArrayList<>();
    if (handOver) {
      String before = asker == null ? game.master() : request.unitOfWork.player(asker).address;
      effects.addAll(handOver(game, player, before));
    }
    request.unitOfWork.people().forget(offer);
    List<Fact> told =
        new ArrayList<>(
            List.of(new MasterFact.MasterCame(new Masters(game).name(player), handOver)));
    if (!wasSealed && new Masters(game).areSealed()) {
      told.add(new MasterFact.SealedFromNow());
    }
    effects.add(LetterEffect.everyone(game, told.toArray(Fact[]::new)));
    if (request.services.settings().master().password().isPresent()) {
      effects.add(
          new LetterEffect.Noted(
              new MasterFact.MasterPassword(
                  "SIGNON MASTER@" + game.name() + " " + password(game, row))));
    }
    return taken(new MasterFact.MasterAccepted(game.name(), handOver))
        .with(effects)
        .with(
            new LetterEffect.Turned(request.standing.running(game)), new LetterEffect.Logged(game));
  }

  private MasterRow entered(Game game, PlayerRow player) {
    Optional<MasterRow> known = row(game, player);
    if (known.isPresent()) {
      return known.get();
    }
    MasterRow row = new MasterRow();
    row.gameId = game.id();
    row.playerId = player.id;
    row.since = request.now;
    request.unitOfWork.enter(row);
    request.unitOfWork.flush();
    return row;
  }

  /// The one who asked watches the game from now on; for the operator its principal master does.
  /// Other masters stay.
  private List<LetterEffect> handOver(Game game, PlayerRow player, String before) {
    if (before.equals(game.master())) {
      game.handTo(player.address);
    }
    MastersDesk.dismiss(game, before);
    if (before.isEmpty()) {
      return List.of();
    }
    PlayerRow old =
        request.unitOfWork.player(before).orElseGet(() -> JoinDesk.register(request, before));
    old.proved = request.now;
    boolean watches =
        request.unitOfWork.people().watching(game.id()).stream()
            .anyMatch(row -> row.playerId == old.id);
    boolean plays = game.seats().stream().anyMatch(seat -> seat.mayAct(old));
    if (!watches && !plays) {
      WaitingRow row = new WaitingRow();
      row.gameId = game.id();
      row.playerId = old.id;
      row.since = request.now;
      row.watches = true;
      request.unitOfWork.enter(row);
    }
    return List.of(MastersDesk.dismissed(request, game, before));
  }

  private Optional<MasterRow> row(StoredGame game, PlayerRow player) {
    return request.unitOfWork.masters().of(game.id()).stream()
        .filter(row -> row.playerId == player.id)
        .findFirst();
  }

  /// It is another one each time somebody is asked.
  private String password(StoredGame game, MasterRow row) {
    return request.unitOfWork.word(
        RandomTokens.TOKEN,
        "master",
        game.name(),
        String.valueOf(row.playerId),
        String.valueOf(row.since.toEpochMilli()));
  }

  /// {@return whether a password is that of the writer as one of those who run the game}
  boolean isPassword(StoredGame game, String password) {
    return request
        .player()
        .flatMap(player -> row(game, player))
        .filter(
            row ->
                MessageDigest.isEqual(
                    password(game, row).getBytes(StandardCharsets.UTF_8),
                    password.getBytes(StandardCharsets.UTF_8)))
        .isPresent();
  }
}
