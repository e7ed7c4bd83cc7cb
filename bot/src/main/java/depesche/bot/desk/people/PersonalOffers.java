package depesche.bot.desk.people;

import depesche.adjudicator.Fact;
import depesche.bot.chance.RandomTokens;
import depesche.bot.desk.LetterEffect;
import depesche.bot.desk.LineOutcome;
import depesche.bot.desk.Request;
import depesche.bot.game.Game;
import depesche.bot.game.parcel.Ways;
import depesche.bot.ledger.PeopleQueries;
import depesche.bot.ledger.PlayerRow;
import depesche.bot.ledger.StoredSeat;
import depesche.bot.ledger.people.OfferRow;
import depesche.bot.mime.Address;
import depesche.bot.people.ListFact;
import depesche.bot.people.PeopleFact.Refusal;
import depesche.bot.post.discord.DiscordInput;
import depesche.bot.report.Mail;
import depesche.bot.report.MailContext;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// Questions to one person that only that person can answer: the code goes to their address, and an
/// answer counts that brings it back, or that answers the mail it stood in.
public record PersonalOffers(Request request) {

  /// A question nobody answers goes away.
  static final Duration GOOD_FOR = Duration.ofDays(14);

  /// So many in a day for one address: nobody can use us to pester a third party.
  private static final int A_DAY = 3;

  /// So many in a day for one player who asks: nobody can use us to write to half the world.
  private static final int BY_ONE_A_DAY = 10;

  /// So many in a day for one master: they have tables to fill.
  private static final int BY_MASTER_A_DAY = 50;

  private static final Duration DAY = Duration.ofDays(1);
  private static final Pattern ACCOUNT = Pattern.compile("@!?(\\d{15,20})");

  /// {@return the address in a word: of a mailbox, or of an account on Discord that is mentioned}
  Optional<String> address(String word) {
    Matcher account = ACCOUNT.matcher(word);
    return account.matches()
        ? Optional.of(
            request
                .unitOfWork
                .directory()
                .account(account.group(1))
                .map((PlayerRow player) -> player.address)
                .orElseGet(() -> PlayerRow.onDiscord(account.group(1))))
        : Address.read(word).map(Address::text);
  }

  /// {@return the player of an address, if there is one}
  Optional<PlayerRow> player(String address) {
    return PlayerRow.account(address)
        .flatMap(account -> request.unitOfWork.directory().account(account))
        .or(() -> request.unitOfWork.player(address));
  }

  /// The master asks somebody to play, whom they may have sent away before.
  void readmit(Game game, String address) {
    player(address).ifPresent(player -> request.unitOfWork.people().readmit(game.id(), player));
  }

  /// {@return why nobody is asked: it is a list, this address was asked too often today, or the one
  /// who wants it has asked too many people}
  Optional<LineOutcome> bars(OfferRow offer) {
    // Whatever a list is sent, all of its readers are.
    if (request.unitOfWork.lists().isList(offer.address)) {
      return Optional.of(LineOutcome.refused(new ListFact.Refusal.PersonIsList(offer.address)));
    }
    PeopleQueries people = request.unitOfWork.people();
    Instant since = request.now.minus(DAY);
    if (people.offers(offer.address, since).size() >= A_DAY) {
      return Optional.of(LineOutcome.refused(new Refusal.TooManyOffers(A_DAY)));
    }
    int most = offer.isOfMaster() ? BY_MASTER_A_DAY : BY_ONE_A_DAY;
    return people.asked(offer.asker, offer.isOfMaster(), since) >= most
        ? Optional.of(LineOutcome.refused(new Refusal.TooManyAsked(most)))
        : Optional.empty();
  }

  /// Asks somebody, once in a letter about the same.
  ///
  /// @param question says it with this code
  List<LetterEffect> ask(OfferRow offer, Optional<Game> game, Function<String, Fact> question) {
    Optional<OfferRow> asked =
        request.unitOfWork.people().offers(offer.address, request.now.minus(DAY)).stream()
            .filter(one -> one.made.equals(request.now) && isSame(one, offer))
            .findFirst();
    if (asked.isPresent()) {
      return List.of();
    }
    enter(offer);
    MailContext heading =
        game.map(row -> row.heading(Optional.empty()))
            .orElseGet(() -> MailContext.none(request.zone()));
    Mail mail = new Mail.Answer(heading, List.of(question.apply(offer.code)));
    return List.of(new LetterEffect.Asked(offer, Ways.to(request.unitOfWork, offer.address), mail));
  }

  private static boolean isSame(OfferRow one, OfferRow other) {
    return one.kind == other.kind
        && one.phases == other.phases
        && Objects.equals(one.gameId, other.gameId)
        && Objects.equals(one.seatId, other.seatId)
        && one.words.equals(other.words)
        && Objects.equals(one.asker, other.asker);
  }

  /// Enters a question with a code nobody can guess.
  public void enter(OfferRow offer) {
    int number = request.unitOfWork.people().offers(offer.address, request.now.minus(DAY)).size();
    offer.code =
        request.unitOfWork.word(
            RandomTokens.TOKEN,
            "offer",
            offer.address,
            String.valueOf(number),
            request.envelope.sign());
    offer.made = request.now;
    request.unitOfWork.enter(offer);
  }

  /// {@return a question about a seat}
  static OfferRow about(OfferRow.Kind kind, StoredSeat seat, String address) {
    OfferRow offer = new OfferRow();
    offer.kind = kind;
    offer.gameId = seat.gameId();
    offer.seatId = seat.id();
    offer.address = address;
    return offer;
  }

  /// {@return whether the sender is the one who was asked; of a list several people may be, and who
  /// has the code is one of them}
  public boolean isFor(OfferRow offer) {
    boolean account =
        request
            .envelope
            .call()
            .map(DiscordInput::user)
            .filter(user -> PlayerRow.onDiscord(user).equals(offer.address))
            .isPresent();
    return account
        || offer.kind == OfferRow.Kind.LIST
        || request.address.equals(offer.address)
        || request.player().filter(player -> player.address.equals(offer.address)).isPresent();
  }

  /// {@return whether the one who asked has changed their mind}
  static boolean isTakenBack(OfferRow offer) {
    boolean seated =
        offer.kind == OfferRow.Kind.STAND_IN || offer.kind == OfferRow.Kind.REPLACEMENT;
    return seated && offer.seatId == null;
  }

  /// {@return the commands by which a person would agree to what they alone were asked}
  public List<String> open() {
    return request.unitOfWork.people().offers(request.address, request.now.minus(GOOD_FOR)).stream()
        .filter(offer -> isFor(offer) && isGood(offer) && !isTakenBack(offer))
        .flatMap(
            offer ->
                switch (offer.kind) {
                  case STAND_IN, REPLACEMENT, MASTER, HANDOVER, ADDRESS, PROOF ->
                      Stream.of("ACCEPT " + offer.code);
                  case ERASURE -> Stream.of("ERASE ME " + offer.code);
                  case LIST -> Stream.of("ACCEPT " + offer.code);
                  case INVITATION -> invited(offer);
                })
        .distinct()
        .toList();
  }

  private Stream<String> invited(OfferRow offer) {
    Long id = offer.gameId;
    if (id == null) {
      return Stream.empty();
    }
    return Stream.of(request.services.games().numbered(request.unitOfWork, id))
        .filter(game -> !game.isOver())
        .filter(game -> request.seatIn(game).filter(StoredSeat::isHeld).isEmpty())
        .map(game -> "JOIN " + game.name());
  }

  public boolean isGood(OfferRow offer) {
    return offer.made.isAfter(request.now.minus(GOOD_FOR));
  }
}
