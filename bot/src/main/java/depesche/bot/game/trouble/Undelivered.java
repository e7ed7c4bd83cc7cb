package depesche.bot.game.trouble;

import depesche.bot.chance.RandomTokens;
import depesche.bot.config.Settings;
import depesche.bot.door.Admission;
import depesche.bot.door.LetterHeader;
import depesche.bot.door.Sender;
import depesche.bot.game.Anonymity;
import depesche.bot.game.Game;
import depesche.bot.game.Games;
import depesche.bot.game.Trouble;
import depesche.bot.game.parcel.Ways;
import depesche.bot.ledger.Ledger;
import depesche.bot.ledger.StoredSeat;
import depesche.bot.ledger.UnitOfWork;
import depesche.bot.ledger.mail.ListRow;
import depesche.bot.ledger.mail.ParcelRow;
import depesche.bot.ledger.people.OfferRow;
import depesche.bot.master.Masters;
import depesche.bot.mime.Address;
import depesche.bot.post.Delivery;
import depesche.bot.post.discord.Destination;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// What did not arrive, and who must hear of it: of a seat its master, once in a phase; of a master
/// the operator. A person who cannot be reached gets no notice of it.
public final class Undelivered {

  private static final Logger LOG = LoggerFactory.getLogger(Undelivered.class);

  /// Mail that a server refuses, though not for good, may still arrive; but a deadline does not
  /// wait for it. Servers that refuse every first attempt give in far sooner.
  private static final Duration LATE = Duration.ofHours(4);

  private static final Duration WEEK = Duration.ofDays(7);

  private final Settings settings;
  private final TroubleReporter troubleReporter;
  private final Games games;

  public Undelivered(Settings settings, TroubleReporter troubleReporter, Games games) {
    this.settings = settings;
    this.troubleReporter = troubleReporter;
    this.games = games;
  }

  /// Tells whom it concerns that a parcel was given up.
  public void tell(UnitOfWork unitOfWork, ParcelRow parcel, String reason, Instant now) {
    Optional<Game> game = game(unitOfWork, parcel);
    if (game.isPresent() && isPersonal(parcel.recipient)) {
      Lost lost = new Lost(parcel.recipient, told(game.get(), reason), parcel.spare != null);
      tell(game.get(), parcel.seat, lost, now);
      game.get()
          .book()
          .lists()
          .of(game.get().id(), parcel.recipient)
          .ifPresent(list -> tellOfList(game.get(), list, reason, now));
    }
    tellUnshown(unitOfWork, parcel, false, reason, now);
  }

  /// A list says something of what was sent there: that it holds a mail back, or takes none. Some
  /// mark that as a program's, some do not. It is not answered.
  ///
  /// @param passed whether the mail came as what people write on a list does
  /// @return whether its sender speaks for a list
  public boolean saidByList(
      UnitOfWork unitOfWork, LetterHeader letterHeader, boolean passed, Instant now) {
    if (!(letterHeader.sender() instanceof Sender.Named(String sender))) {
      return false;
    }
    List<ListRow> lists = new ListVoice(unitOfWork).of(sender, letterHeader.subject());
    for (ListRow list : lists) {
      if (!(passed && sender.equals(list.address)) && !isPost(unitOfWork, letterHeader, list)) {
        String said = "“" + letterHeader.subject() + "”";
        tellOfList(games.numbered(unitOfWork, list.gameId), list, said, now);
      }
    }
    return !lists.isEmpty();
  }

  /// What a list passes on in its own name, be it ours, is nothing that it says.
  private static boolean isPost(UnitOfWork unitOfWork, LetterHeader letterHeader, ListRow list) {
    return letterHeader.recipients().stream().anyMatch(to -> to.is(list.address))
        || letterHeader
            .messageId()
            .filter(id -> unitOfWork.registry().isSentTo(id, list.address))
            .isPresent();
  }

  /// The code for the owner of a list was shown to all who read there: its masters hear so.
  public void codeShown(UnitOfWork unitOfWork, OfferRow offer, Instant now) {
    Game game = games.numbered(unitOfWork, Objects.requireNonNull(offer.gameId));
    Trouble trouble = new Trouble.ListCodeShown(game.name(), offer.words);
    String key = "ListCode." + game.name() + "." + offer.made.toEpochMilli();
    troubleReporter.tellMasters(TroubleReporter.Words.OURS, game, key, trouble, now);
  }

  /// The master hears of it once in a week.
  private void tellOfList(Game game, ListRow list, String said, Instant now) {
    if (now.isAfter(list.told.plus(WEEK))) {
      list.told = now;
      Trouble trouble = new Trouble.ListUnreached(game.name(), list.address, said);
      String key = "List." + game.name() + "." + list.id + "." + now.getEpochSecond();
      troubleReporter.tellMasters(TroubleReporter.Words.OURS, game, key, trouble, now);
    }
  }

  /// Tells master and operator, once for a turn, that the place of a game does not show something
  /// as it was.
  ///
  /// @param shortened whether something simpler is there
  private void tellUnshown(
      UnitOfWork unitOfWork, ParcelRow parcel, boolean shortened, String reason, Instant now) {
    Optional<Game> game = game(unitOfWork, parcel);
    String kind = shortened ? "Shortened." : "Unshown.";
    String key = game.map(row -> kind + row.name() + "." + row.turn()).orElse("");
    if (game.isPresent()
        && isPlace(parcel.recipient)
        && !unitOfWork.registry().isPosted(key + ".operator")) {
      Trouble trouble = new Trouble.PlaceUnshown(game.get().name(), shortened, reason);
      troubleReporter.tell(unitOfWork, TroubleReporter.Words.OURS, game, key, trouble, now);
    }
  }

  /// Tells that Discord has taken something simpler in the place of a parcel, if there is a remark
  /// that says so.
  public void tellShortened(Ledger ledger, ParcelRow parcel, String remark, Instant now) {
    if (!remark.isEmpty()) {
      LOG.warn("{}: taken in a simpler form alone: {}", parcel.name(), remark);
      ledger.act(unitOfWork -> tellUnshown(unitOfWork, parcel, true, remark, now));
    }
  }

  private static boolean isPlace(String recipient) {
    return Destination.parse(recipient)
        .filter(place -> place instanceof Destination.Place || place instanceof Destination.Status)
        .isPresent();
  }

  private Optional<Game> game(UnitOfWork unitOfWork, ParcelRow parcel) {
    return Optional.of(parcel.game)
        .filter(name -> !name.isEmpty())
        .flatMap(name -> games.named(unitOfWork, name));
  }

  /// {@return who tells people that Discord is gone}
  public DiscordNotice discordNotice() {
    return new DiscordNotice(
        settings.master().address(),
        ZoneId.of(settings.games().zone()),
        troubleReporter.parcelWriter(),
        games);
  }

  /// {@return whether a parcel was refused again and again, and its reader's master should hear of
  /// it while it is still tried}
  public boolean isLate(ParcelRow parcel, Delivery delivery, Instant now) {
    return delivery instanceof Delivery.Deferred(_, boolean refused, _)
        && refused
        && !parcel.seat.isEmpty()
        && now.isAfter(parcel.created.plus(LATE));
  }

  /// Tells the master that a parcel has not arrived so far, once for a seat and phase.
  ///
  /// @return that parcel
  public ParcelRow tellLate(UnitOfWork unitOfWork, ParcelRow parcel, String reason, Instant now) {
    Optional<Game> game = game(unitOfWork, parcel);
    String key = game.map(row -> key(row, parcel.seat) + ".late").orElse("");
    if (game.isPresent() && !unitOfWork.registry().isPosted(key + ".master")) {
      Trouble trouble =
          new Anonymity(game.get()).holds()
              ? new Trouble.PlayerLate()
              : new Trouble.SeatLate(parcel.seat, reason);
      troubleReporter.tellMasters(TroubleReporter.Words.OURS, game.get(), key, trouble, now);
    }
    return parcel;
  }

  /// What a server said may name a person, which the master of an anonymous game may not learn.
  private static String told(Game game, String reason) {
    return new Anonymity(game).holds() ? "it was refused" : reason;
  }

  private static String key(Game game) {
    return "Unreached." + game.name() + "." + game.turn();
  }

  /// The master of an anonymous game may know whose mailbox is full; they may not learn which seat
  /// gets no mail, neither from the notice nor from its Message-ID.
  private static String key(Game game, String seat) {
    return key(game) + "." + (new Anonymity(game).holds() ? "somebody" : seat);
  }

  /// What did not arrive.
  ///
  /// @param instead whether it goes to the same person by another channel
  private record Lost(String recipient, String reason, boolean instead) {

    String channel() {
      return Destination.is(recipient) ? "Discord" : "mail";
    }
  }

  /// An interaction that is over, or a place on Discord, says nothing about a person.
  private static boolean isPersonal(String recipient) {
    return !Destination.is(recipient)
        || Destination.parse(recipient).filter(Destination.Person.class::isInstance).isPresent();
  }

  private void tell(Game game, String seat, Lost lost, Instant now) {
    UnitOfWork unitOfWork = game.book();
    String key = key(game);
    String operator = settings.master().address();
    if (new Masters(game)
        .addresses().stream().anyMatch(address -> isOf(unitOfWork, address, lost.recipient()))) {
      // People who are called and not reached are called by their other channels at once.
      unitOfWork
          .rollbacks()
          .call(game.id())
          .filter(call -> call.calls == 1)
          .ifPresent(call -> call.due = now);
      boolean told = unitOfWork.registry().isPosted(key + ".operator");
      if (!told && !isOf(unitOfWork, operator, lost.recipient())) {
        Trouble trouble = new Trouble.MasterUnreached(game.name(), lost.channel(), lost.reason());
        troubleReporter.tellOperator(
            unitOfWork, TroubleReporter.Words.OURS, Optional.of(game), key, trouble, now);
      }
    } else if (!seat.isEmpty() && !unitOfWork.registry().isPosted(key(game, seat) + ".master")) {
      Trouble trouble =
          new Anonymity(game).holds()
              ? new Trouble.PlayerUnreached(lost.instead())
              : new Trouble.SeatUnreached(seat, lost.channel(), lost.reason(), lost.instead());
      troubleReporter.tellMasters(TroubleReporter.Words.OURS, game, key(game, seat), trouble, now);
    }
  }

  private static boolean isOf(UnitOfWork unitOfWork, String address, String recipient) {
    return Ways.to(unitOfWork, address).stream().anyMatch(ways -> ways.contains(recipient));
  }

  /// Somebody says that a mail has come back. They are believed if it was sent to the return
  /// address of a mail of ours, or names its Message-ID, and names whom that mail went to: both
  /// hold a word that nobody can guess.
  ///
  /// @return whether they are
  public boolean bounced(UnitOfWork unitOfWork, Admission.Bounced bounce, Instant now) {
    Optional<ParcelRow> parcel =
        Stream.concat(
                bounce.tags().stream().flatMap(tag -> returned(unitOfWork, tag).stream()),
                bounce.id().stream().flatMap(id -> parcel(unitOfWork, id).stream()))
            .filter(sent -> bounce.recipients().contains(Address.same(sent.recipient)))
            .findFirst();
    parcel
        .filter(sent -> sent.state == ParcelRow.State.SENT)
        .ifPresent(
            sent -> {
              sent.state = ParcelRow.State.DEAD;
              LOG.error("{} came back: {}", sent.name(), bounce.status());
              tell(unitOfWork, sent, "it came back: " + bounce.status(), now);
            });
    return parcel.isPresent();
  }

  private static Optional<ParcelRow> returned(UnitOfWork unitOfWork, String tag) {
    return ReturnAddress.parcel(tag)
        .flatMap(unitOfWork.registry()::parcel)
        .filter(parcel -> ReturnAddress.isOf(tag, parcel, unitOfWork::word));
  }

  /// The key of a parcel is in its Message-ID, which ends with a word that only its reader knows.
  private Optional<ParcelRow> parcel(UnitOfWork unitOfWork, String id) {
    String end = "@" + settings.host() + ">";
    if (!id.startsWith("<") || !id.endsWith(end)) {
      return Optional.empty();
    }
    String key = id.substring(1, id.length() - end.length());
    int dot = key.lastIndexOf('.');
    if (!RandomTokens.isToken(key.substring(dot + 1))) {
      return Optional.empty();
    }
    return unitOfWork
        .registry()
        .parcel(key)
        .or(() -> dot < 0 ? Optional.empty() : unitOfWork.registry().parcel(key.substring(0, dot)))
        .filter(parcel -> parcel.messageId.equals(id));
  }

  /// {@return whether nothing reaches the holder of a seat: on each of their channels the last that
  /// was sent did not arrive}
  public static boolean isUnreached(UnitOfWork unitOfWork, StoredSeat seat) {
    List<String> ways = Ways.to(seat).stream().flatMap(List::stream).distinct().toList();
    return !ways.isEmpty() && ways.stream().allMatch(unitOfWork.registry()::isGivenUp);
  }
}
