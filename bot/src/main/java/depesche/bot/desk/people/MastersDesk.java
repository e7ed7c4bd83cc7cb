package depesche.bot.desk.people;

import static depesche.bot.desk.LineOutcome.refused;
import static depesche.bot.desk.LineOutcome.taken;

import depesche.bot.desk.Command;
import depesche.bot.desk.CommonVerdicts;
import depesche.bot.desk.Desk;
import depesche.bot.desk.LetterEffect;
import depesche.bot.desk.LineOutcome;
import depesche.bot.desk.Request;
import depesche.bot.game.Game;
import depesche.bot.game.parcel.Ways;
import depesche.bot.ledger.PlayerRow;
import depesche.bot.ledger.master.MasterRow;
import depesche.bot.ledger.people.OfferRow;
import depesche.bot.master.MasterFact;
import depesche.bot.master.Masters;
import depesche.bot.people.PeopleFact;
import depesche.bot.report.Mail;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;

/// Who runs a game: `PROMOTE bismarck fred@example.org` asks a second master, `HAND OVER bismarck
/// fred@example.org` one instead, `DEMOTE bismarck fred@example.org` lets one go. A game always has
/// a master.
public final class MastersDesk implements Desk {

  @Override
  public List<String> words() {
    return List.of("PROMOTE", "HANDOVER", "DEMOTE");
  }

  @Override
  public LineOutcome serve(Request request, Command command) {
    String word = command.word(0);
    String who = command.words().size() > 1 ? command.words().getLast() : "";
    String named = command.words().size() > 2 ? command.said(1) : "";
    BiFunction<Game, String, LineOutcome> action =
        word.equals("DEMOTE")
            ? (game, address) -> demote(request, game, address)
            : (game, address) -> ask(request, game, address, word.equals("HANDOVER"));
    return CommonVerdicts.forMaster(
        request,
        word.equals("HANDOVER") ? "HAND OVER" : word,
        named,
        game ->
            game.isOver()
                ? CommonVerdicts.notNow(word, game)
                : new PersonalOffers(request)
                    .address(who)
                    .map(address -> action.apply(game, address))
                    .orElseGet(() -> refused(new PeopleFact.Refusal.AddressUnknown(who))));
  }

  private static LineOutcome ask(Request request, Game game, String said, boolean handOver) {
    Optional<PlayerRow> known = new PersonalOffers(request).player(said);
    String address = known.map((PlayerRow player) -> player.address).orElse(said);
    boolean principal = address.equals(game.master());
    boolean already =
        principal
            || (!handOver && known.filter(player -> new Masters(game).isOne(player)).isPresent());
    boolean oneself =
        address.equals(request.address)
            || known.filter(player -> request.player().equals(Optional.of(player))).isPresent();
    if (oneself && (already || !handOver)) {
      return refused(new MasterFact.Refusal.YouAlready(game.name()));
    }
    if (already) {
      return refused(new MasterFact.Refusal.MasterAlready(said, game.name()));
    }
    if (known.filter(player -> player.blocked).isPresent()) {
      return refused(new MasterFact.Refusal.PersonBlocked(said));
    }
    OfferRow offer = new OfferRow();
    offer.kind = handOver ? OfferRow.Kind.HANDOVER : OfferRow.Kind.MASTER;
    offer.gameId = game.id();
    offer.address = address;
    offer.asker = new MastersAcceptance(request).asker();
    Optional<LineOutcome> barred = new PersonalOffers(request).bars(offer);
    if (barred.isPresent()) {
      return barred.get();
    }
    return taken(new MasterFact.MasterAsked(game.name(), said, handOver))
        .with(
            new PersonalOffers(request)
                .ask(
                    offer,
                    Optional.of(game),
                    code -> new MasterFact.MasterOffered(game.name(), handOver, code)));
  }

  private static LineOutcome demote(Request request, Game game, String said) {
    Optional<PlayerRow> known = new PersonalOffers(request).player(said);
    String address = known.map((PlayerRow player) -> player.address).orElse(said);
    List<String> masters = new Masters(game).addresses();
    if (!masters.contains(address)) {
      return refused(new MasterFact.Refusal.NoMasterOf(said, game.name()));
    }
    if (masters.size() == 1) {
      return refused(new MasterFact.Refusal.OnlyMaster(game.name()));
    }
    if (address.equals(game.master())) {
      game.handTo(masters.get(1));
    }
    dismiss(game, address);
    String name = known.map((PlayerRow player) -> new Masters(game).name(player)).orElse("");
    return taken(new MasterFact.MasterDismissed(game.name(), said))
        .with(
            dismissed(request, game, address),
            LetterEffect.everyone(game, new MasterFact.MasterLeft(name)));
  }

  /// Takes away the right to run a game, if it was given.
  static void dismiss(Game game, String address) {
    List<MasterRow> rows = game.book().masters().of(game.id());
    rows.stream()
        .filter(row -> game.book().player(row.playerId).address.equals(address))
        .forEach(game.book().masters()::dismiss);
  }

  /// {@return that they are told so}
  static LetterEffect dismissed(Request request, Game game, String address) {
    Mail mail =
        new Mail.Answer(
            game.heading(Optional.empty()), List.of(new MasterFact.YouRunNoMore(game.name())));
    return new LetterEffect.Written(
        "norunner", Ways.to(request.unitOfWork, address), Optional.empty(), mail);
  }
}
