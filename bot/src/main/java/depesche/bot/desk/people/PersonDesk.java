package depesche.bot.desk.people;

import static depesche.bot.desk.LineOutcome.refused;
import static depesche.bot.desk.LineOutcome.taken;

import depesche.adjudicator.Fact;
import depesche.bot.desk.Command;
import depesche.bot.desk.Desk;
import depesche.bot.desk.LineOutcome;
import depesche.bot.desk.Request;
import depesche.bot.desk.Unproven;
import depesche.bot.ledger.PlayerRow;
import depesche.bot.ledger.people.AddressRow;
import depesche.bot.ledger.people.OfferRow;
import depesche.bot.mime.Address;
import depesche.bot.people.PeopleFact;
import depesche.bot.people.PeopleFact.Refusal;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/// A person's own affairs beyond any game: `SET MYNAME Anna`, `ADDRESS ADD anna@work.example`,
/// `ERASE ME`; and the operator's `BLOCK fred@example.org`.
public final class PersonDesk implements Desk {

  private static final int LONGEST = 40;
  private static final Pattern NAME = Pattern.compile("[\\p{L}\\p{N} .'-]{1," + LONGEST + "}");
  private static final Duration DAY = Duration.ofDays(1);

  @Override
  public List<String> words() {
    return List.of("SETMYNAME", "MYNAME", "ADDRESS", "ADDRESSES", "ERASE", "BLOCK", "UNBLOCK");
  }

  @Override
  public Form form(String word) {
    return word.endsWith("MYNAME") ? Form.VERBATIM : Form.PLAIN;
  }

  @Override
  public LineOutcome serve(Request request, Command command) {
    String word = command.word(0);
    if (word.endsWith("BLOCK")) {
      return block(request, word, command.said(1));
    }
    Optional<PlayerRow> player = request.player().filter(_ -> request.isKnown());
    if (player.isEmpty()) {
      return refused(Unproven.of(request));
    }
    return switch (word) {
      case "ADDRESS", "ADDRESSES" -> address(request, player.get(), command);
      case "ERASE" -> erase(request, player.get(), command);
      default -> name(request, player.get(), command.rest(1).strip());
    };
  }

  /// {@return why nobody can be called so, if so}
  public static Optional<Fact> odd(String name) {
    return NAME.matcher(name).matches()
        ? Optional.empty()
        : Optional.of(new Refusal.NameOdd(name, LONGEST));
  }

  private static LineOutcome name(Request request, PlayerRow player, String name) {
    Optional<Fact> odd = odd(name);
    if (odd.isPresent()) {
      return refused(odd.get());
    }
    player.name = name;
    request.unitOfWork.handleGamesOf(player);
    return taken(new PeopleFact.NameTaken(name));
  }

  private static LineOutcome address(Request request, PlayerRow player, Command command) {
    List<AddressRow> others = request.unitOfWork.people().addresses(player);
    if (command.words().size() == 1) {
      return taken(
          new PeopleFact.AddressesTold(
              player.address, others.stream().map(row -> row.address).toList()));
    }
    Optional<String> address = Address.read(command.said(2)).map(Address::text);
    if (address.isEmpty()) {
      return refused(
          List.of("ADD", "DROP", "MAIN").contains(command.word(1))
              ? new Refusal.AddressUnknown(command.said(2))
              : new Refusal.AddressUnclear(command.rest(1)));
    }
    Optional<AddressRow> own =
        others.stream().filter(row -> row.address.equals(address.get())).findFirst();
    return switch (command.word(1)) {
      case "ADD" -> add(request, player, address.get());
      case "DROP" ->
          own.map(row -> drop(request, row))
              .orElseGet(() -> refused(new Refusal.AddressNotYours(address.get())));
      case "MAIN" ->
          own.map(row -> prefer(request, player, row))
              .orElseGet(() -> refused(new Refusal.AddressNotYours(address.get())));
      default -> refused(new Refusal.AddressUnclear(command.rest(1)));
    };
  }

  /// Whether somebody else has this address is told to its owner alone.
  private static LineOutcome add(Request request, PlayerRow player, String address) {
    OfferRow offer = new OfferRow();
    offer.kind = OfferRow.Kind.ADDRESS;
    offer.address = address;
    offer.asker = player.id;
    Optional<LineOutcome> barred = new PersonalOffers(request).bars(offer);
    if (barred.isPresent()) {
      return barred.get();
    }
    return taken(new PeopleFact.AddressAsked(address))
        .with(
            new PersonalOffers(request)
                .ask(offer, Optional.empty(), PeopleFact.AddressOffered::new));
  }

  private static LineOutcome drop(Request request, AddressRow row) {
    request.unitOfWork.people().forget(row);
    return taken(new PeopleFact.AddressDropped(row.address));
  }

  private static LineOutcome prefer(Request request, PlayerRow player, AddressRow row) {
    request.unitOfWork.people().prefer(player, row);
    return taken(new PeopleFact.MainAddressSet(player.address));
  }

  private static LineOutcome block(Request request, String word, String said) {
    if (!request.rights.house() || !request.isMastersAddress()) {
      return refused(new Refusal.OperatorOnly(word));
    }
    Optional<String> address = new PersonalOffers(request).address(said);
    if (address.isEmpty() || address.get().equals(request.address)) {
      return refused(new Refusal.AddressUnknown(said));
    }
    PlayerRow player =
        new PersonalOffers(request)
            .player(address.get())
            .orElseGet(() -> JoinDesk.register(request, address.get()));
    player.blocked = word.equals("BLOCK");
    return taken(
        player.blocked
            ? new PeopleFact.Blocked(address.get())
            : new PeopleFact.Unblocked(address.get()));
  }

  /// {@return the question whether they are sure; if it stands already, the same again}
  private static OfferRow erasure(Request request, PlayerRow player) {
    return request.unitOfWork.people().offers(player.address, request.now.minus(DAY)).stream()
        .filter(offer -> offer.kind == OfferRow.Kind.ERASURE)
        .findFirst()
        .orElseGet(
            () -> {
              OfferRow offer = new OfferRow();
              offer.kind = OfferRow.Kind.ERASURE;
              offer.address = player.address;
              new PersonalOffers(request).enter(offer);
              return offer;
            });
  }

  /// It is asked back, by a code that only they get.
  private static LineOutcome erase(Request request, PlayerRow player, Command command) {
    if (!command.word(1).equals("ME")) {
      return refused(new Refusal.ErasureUnclear());
    }
    if (request.isMastersAddress()) {
      return refused(new Refusal.OperatorStays());
    }
    List<String> running = request.unitOfWork.people().runBy(player);
    if (!running.isEmpty()) {
      return refused(new Refusal.RunsGames(running));
    }
    String code = command.said(2).toLowerCase(Locale.ROOT);
    if (code.isEmpty()) {
      return taken(new PeopleFact.ErasureAsked(erasure(request, player).code));
    }
    return request
        .unitOfWork
        .people()
        .offer(code)
        .filter(
            offer ->
                offer.kind == OfferRow.Kind.ERASURE && new PersonalOffers(request).isFor(offer))
        .filter(offer -> offer.made.isAfter(request.now.minus(DAY)))
        .map(_ -> new Erasure(request).of(player))
        .orElseGet(() -> refused(new Refusal.OfferUnknown()));
  }
}
