package depesche.bot.desk.people;

import static depesche.bot.desk.LineOutcome.refused;
import static depesche.bot.desk.LineOutcome.taken;

import depesche.bot.desk.Command;
import depesche.bot.desk.CommonVerdicts;
import depesche.bot.desk.Desk;
import depesche.bot.desk.LetterEffect;
import depesche.bot.desk.LineOutcome;
import depesche.bot.desk.Request;
import depesche.bot.desk.SeatLookup;
import depesche.bot.desk.press.ThreadTerms;
import depesche.bot.game.Game;
import depesche.bot.ledger.SeatState;
import depesche.bot.ledger.StoredSeat;
import depesche.bot.ledger.people.OfferRow;
import depesche.bot.people.PeopleFact;
import depesche.bot.people.PeopleFact.Refusal;
import depesche.bot.people.TableRules;
import depesche.bot.people.UnreadSetting;
import depesche.bot.press.PressFact;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/// The master's hand on seats: `EJECT bismarck Blue`, `REPLACE bismarck Blue fred@example.org`,
/// `DISORDER bismarck Blue`, `REVIVE bismarck Blue`; and on the rules of the table: `SET RULE
/// bismarck patience=3`.
public final class SeatingDesk implements Desk {

  @Override
  public List<String> words() {
    return List.of("EJECT", "REPLACE", "DISORDER", "REVIVE", "SETRULE");
  }

  @Override
  public LineOutcome serve(Request request, Command command) {
    String word = command.word(0);
    return switch (word) {
      case "SETRULE" -> rule(request, command);
      case "REPLACE" -> replace(request, command);
      default ->
          new SeatOfMaster(request)
              .with(word, command.rest(1), (game, seat) -> serve(request, word, game, seat));
    };
  }

  private static LineOutcome serve(Request request, String word, Game game, StoredSeat seat) {
    if (game.isOver() || (!game.hasBegun() && !word.equals("EJECT"))) {
      return CommonVerdicts.notNow(word, game);
    }
    return switch (word) {
      case "EJECT" -> eject(request, game, seat);
      case "DISORDER" -> disorder(game, seat);
      default -> revive(request, game, seat);
    };
  }

  private static LineOutcome eject(Request request, Game game, StoredSeat seat) {
    if (isKept(request, game, seat)) {
      request.unitOfWork.proofs().free(seat.id());
      return taken(new PeopleFact.Ejected(game.name(), seat.name(), false));
    }
    if (!seat.isAnswerable()) {
      return refused(new Refusal.SeatNotHeld(game.name(), seat.name()));
    }
    if (game.isSealed()) {
      return refused(new Refusal.SeatInJudgment(game.name(), seat.name(), game.phase()));
    }
    seat.player().ifPresent(player -> request.unitOfWork.people().eject(game.id(), player));
    LetterEffect dismissed = dismiss(game, seat);
    LineOutcome ejected =
        taken(new PeopleFact.Ejected(game.name(), seat.name(), TableRules.of(game).isPrivate()))
            .with(dismissed, LetterEffect.everyone(game, new PeopleFact.SeatEjected(seat.name())));
    if (game.hasBegun()) {
      game.muster().offer(seat, request.now);
      return ejected;
    }
    seat.forget();
    request.unitOfWork.flush();
    return ejected.with(new LetterEffect.Vacated(game, seat));
  }

  /// It is nobody's yet: the one who wants it has not said so.
  private static boolean isKept(Request request, Game game, StoredSeat seat) {
    return SeatLookup.isFree(seat)
        && request.unitOfWork.proofs().kept(game.id(), request.now).stream()
            .anyMatch(row -> row.seatId == seat.id());
  }

  /// The holder of the seat is told that they hold it no more.
  static LetterEffect dismiss(Game game, StoredSeat seat) {
    LetterEffect told =
        LetterEffect.seat(game, seat, new PeopleFact.YouWereEjected(game.name(), seat.name()));
    if (game.hasBegun()) {
      seat.resign();
    } else {
      seat.vacate();
    }
    return told;
  }

  private static LineOutcome disorder(Game game, StoredSeat seat) {
    seat.close(SeatState.DISORDER);
    return taken(new PeopleFact.Disordered(game.name(), seat.name()))
        .with(
            LetterEffect.everyone(game, new PeopleFact.SeatDisordered(seat.name(), seat.missed())));
  }

  private static LineOutcome revive(Request request, Game game, StoredSeat seat) {
    if (seat.state() == SeatState.DUMMY) {
      return DummyDesk.open(request, game, seat);
    }
    boolean left =
        seat.player().isEmpty()
            || seat.state() == SeatState.RESIGNED
            || seat.state() == SeatState.VACANT;
    if (left) {
      return refused(new Refusal.SeatNotHeld(game.name(), seat.name()));
    }
    seat.revive();
    return taken(new PeopleFact.Revived(game.name(), seat.name()))
        .with(LetterEffect.everyone(game, new PeopleFact.SeatRevived(seat.name())));
  }

  private static LineOutcome replace(Request request, Command command) {
    List<String> words = command.words();
    String who = words.getLast();
    String where = String.join(" ", words.subList(1, Math.max(1, words.size() - 1)));
    return new SeatOfMaster(request)
        .with(
            "REPLACE",
            where,
            (game, seat) -> {
              if (game.isOver() || !game.hasBegun()) {
                return CommonVerdicts.notNow("REPLACE", game);
              }
              Optional<String> address = new PersonalOffers(request).address(who);
              return address.isEmpty()
                  ? refused(new Refusal.AddressUnknown(who))
                  : StandInDesk.obstacle(request, game, seat, address.get())
                      .map(LineOutcome::refused)
                      .orElseGet(() -> ask(request, game, seat, address.get()));
            });
  }

  private static LineOutcome ask(Request request, Game game, StoredSeat seat, String address) {
    OfferRow offer = PersonalOffers.about(OfferRow.Kind.REPLACEMENT, seat, address);
    offer.asker = new MastersAcceptance(request).asker();
    Optional<LineOutcome> barred = new PersonalOffers(request).bars(offer);
    if (barred.isPresent()) {
      return barred.get();
    }
    new PersonalOffers(request).readmit(game, address);
    return taken(new PeopleFact.ReplacementAsked(game.name(), seat.name(), address))
        .with(
            new PersonalOffers(request)
                .ask(
                    offer,
                    Optional.of(game),
                    code -> new PeopleFact.ReplacementOffered(game.name(), seat.name(), code)));
  }

  private static LineOutcome rule(Request request, Command command) {
    boolean named = request.named(command.said(1).toLowerCase(Locale.ROOT)).isPresent();
    String said = command.rest(named ? 2 : 1);
    return CommonVerdicts.forMaster(
        request, "SET RULE", named ? command.said(1) : "", game -> rule(request, game, said));
  }

  private static LineOutcome rule(Request request, Game game, String said) {
    if (game.isOver()) {
      return CommonVerdicts.notNow("SET RULE", game);
    }
    String[] parts = said.split("\\s*=\\s*|\\s+", 2);
    Optional<TableRules.Rule> rule = TableRules.Rule.named(parts[0]);
    Optional<String> value = rule.flatMap(one -> one.read(parts.length == 2 ? parts[1] : ""));
    if (rule.isEmpty() || value.isEmpty()) {
      return refused(
          rule.<Refusal>map(
                  one ->
                      new Refusal.RuleValue(
                          one.key(), parts.length == 2 ? parts[1] : "", one.answers()))
              .orElseGet(() -> new Refusal.RuleUnclear(said, TableRules.keys())));
    }
    boolean opens = rule.get() == TableRules.Rule.MASTERS && value.get().equals("OPEN");
    boolean kept = !UnreadSetting.isUnread(rule.get(), game.tableRules());
    if ((rule.get().isPromise() || opens) && game.hasBegun() && kept) {
      return refused(new Refusal.RuleFixed(rule.get().key(), game.name()));
    }
    Optional<PressFact.Refusal> obstacle =
        new ThreadTerms(request).obstacle(game, Map.of(rule.get(), value.get()));
    if (obstacle.isPresent()) {
      return refused(obstacle.get());
    }
    TableRules.set(game, rule.get(), value.get());
    if (TableRules.of(game).isPrivate()) {
      game.book().lists().of(game.id()).forEach(row -> ListOffers.withdraw(game, row));
    }
    LineOutcome set = taken(new PeopleFact.RuleSet(game.name(), rule.get().key(), value.get()));
    List<String> told = List.of(rule.get().key() + "=" + value.get());
    return rule.get().isOfPress()
        ? set.with(LetterEffect.everyone(game, new PressFact.PressRulesSet(game.name(), told)))
        : set;
  }
}
