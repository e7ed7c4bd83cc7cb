package depesche.bot.game;

import depesche.adjudicator.Fact;
import depesche.adjudicator.Phase;
import depesche.adjudicator.Seat;
import depesche.adjudicator.picture.Picture;
import depesche.adjudicator.rules.GamePosition;
import depesche.adjudicator.rules.Title;
import depesche.bot.chance.RandomTokens;
import depesche.bot.config.Settings;
import depesche.bot.door.Imprint;
import depesche.bot.game.parcel.DiscordMessages;
import depesche.bot.game.parcel.FormFile;
import depesche.bot.game.parcel.Painted;
import depesche.bot.game.parcel.Pasted;
import depesche.bot.game.parcel.ReplyTokens;
import depesche.bot.game.parcel.Unproved;
import depesche.bot.game.parcel.Unsubscribing;
import depesche.bot.ledger.PlayerRow;
import depesche.bot.ledger.StoredSeat;
import depesche.bot.ledger.UnitOfWork;
import depesche.bot.ledger.mail.ParcelRow;
import depesche.bot.ledger.people.OfferRow;
import depesche.bot.mime.Address;
import depesche.bot.people.TableRules;
import depesche.bot.people.Veil;
import depesche.bot.post.Attachment;
import depesche.bot.post.discord.Destination;
import depesche.bot.post.discord.Posting;
import depesche.bot.post.smtp.OutgoingMail;
import depesche.bot.post.smtp.Placeholder;
import depesche.bot.report.DiscordText;
import depesche.bot.report.FinishedMail;
import depesche.bot.report.Mail;
import depesche.bot.report.MailAttachments;
import depesche.bot.report.MailContext;
import depesche.bot.report.MailWriter;
import depesche.bot.report.MapWish;
import depesche.bot.report.SeatNames;
import depesche.bot.report.page.MailtoLink;
import java.time.Instant;
import java.time.ZoneId;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.function.Function;

/// Writes mails and leaves them in the ledger as parcels: finished bytes, with an id that never
/// changes.
public final class ParcelWriter {

  /// The mail a mail answers, or the message on Discord.
  ///
  /// @param id its Message-ID, or its snowflake
  /// @param references the thread before it, oldest first
  public record Correspondence(String id, List<String> references) {

    public Correspondence {
      references = List.copyOf(references);
    }

    boolean isMail() {
      return id.contains("@");
    }
  }

  /// What the subject of an answer begins with in every language.
  private static final String ORDERS = "Re: ";

  private final Settings settings;
  private final MailWriter mailWriter;
  private final MailAttachments mailAttachments;
  private final ListLetters listLetters;
  private final Pasted pasted;
  private final CalendarPart calendarPart;
  private final Painted painted;

  public ParcelWriter(Settings settings, MailWriter mailWriter, Function<Picture, byte[]> painter) {
    this(settings, mailWriter, painter, painter);
  }

  /// @param small paints what is painted when its mail leaves
  public ParcelWriter(
      Settings settings,
      MailWriter mailWriter,
      Function<Picture, byte[]> painter,
      Function<Picture, byte[]> small) {
    this.settings = settings;
    this.mailWriter = mailWriter;
    this.painted = new Painted(painter, small);
    this.mailAttachments = new MailAttachments(painted::png, mailWriter);
    this.pasted = new Pasted(settings, mailWriter);
    this.calendarPart = new CalendarPart(settings, mailWriter);
    this.listLetters = new ListLetters(settings, mailWriter, mailAttachments);
  }

  /// {@return the pictures of mails}
  public Painted painted() {
    return painted;
  }

  /// {@return the heading of a mail about a game}
  ///
  /// @param seat the reader's seat, if they have one
  MailContext heading(Game game, Optional<StoredSeat> seat) {
    return heading(game, seat, seat.flatMap(StoredSeat::player));
  }

  /// As above, of a mail to the one who acts for the seat.
  MailContext heading(Game game, Optional<StoredSeat> seat, Optional<PlayerRow> reader) {
    return new MailContext(
        game.name(),
        Optional.of(game.title()),
        game.begun().map(GamePosition::phase),
        seat.map(row -> new Seat(row.name())),
        game.options(),
        names(game, seat),
        zone(reader));
  }

  /// Before an anonymous game begins, a country's name would say who has just joined.
  private static SeatNames names(Game game, Optional<StoredSeat> reader) {
    boolean veiled = new Veil(game).covers();
    SequencedMap<Seat, String> countries = new LinkedHashMap<>();
    for (StoredSeat seat : game.seats()) {
      boolean shown = !veiled || reader.filter(own -> own.id() == seat.id()).isPresent();
      countries.put(new Seat(seat.name()), shown ? seat.country() : "");
    }
    return new SeatNames(countries);
  }

  /// {@return how a reader wants maps, also one of whom nothing is known}
  static MapWish wish(Optional<PlayerRow> reader) {
    return reader
        .map(player -> new MapWish(player.ownMap, player.largeMap, player.darkMap))
        .orElse(MapWish.USUAL);
  }

  /// {@return whether something of a game is told on Discord, where pictures are large}
  boolean isOnDiscord() {
    return settings.discord().isPresent();
  }

  private ZoneId zone(Optional<PlayerRow> reader) {
    return reader.map(player -> ZoneId.of(player.zone)).orElse(ZoneId.of(settings.games().zone()));
  }

  /// Leaves a mail in the ledger.
  ///
  /// @param key names the mail for ever; words joined by dots
  /// @param ways where it goes: the first of these that works, addresses or places on Discord
  /// @param seat the seat it goes to: it then carries a token, and an answer to it counts for that
  ///   seat
  public void post(
      UnitOfWork unitOfWork,
      String key,
      List<String> ways,
      Optional<StoredSeat> seat,
      Mail mail,
      Optional<Correspondence> answers,
      Instant now) {
    var _ = chain(unitOfWork, key, ways, seat, mail, answers, ParcelRow.State.WAITING, now);
  }

  /// {@return the first of some parcels, each of which goes if the one before it cannot}
  ///
  /// @param state of the first
  Optional<ParcelRow> chain(
      UnitOfWork unitOfWork,
      String key,
      List<String> ways,
      Optional<StoredSeat> seat,
      Mail mail,
      Optional<Correspondence> answers,
      ParcelRow.State state,
      Instant now) {
    Optional<ParcelRow> spare = Optional.empty();
    List<String> open =
        isFree(key, ways, answers.isPresent()) ? ways : new Unproved(unitOfWork).open(ways, now);
    for (String way : open.reversed()) {
      ParcelRow parcel =
          Destination.is(way)
              ? posting(unitOfWork, way, key, mail, mailWriter.discord(mail), List.of(), answers)
              : letter(
                  unitOfWork, key, way, seat, mail, answers.filter(Correspondence::isMail), now);
      parcel.seat = seat.map(StoredSeat::name).orElse("");
      parcel.state = way.equals(open.getFirst()) ? state : ParcelRow.State.SPARE;
      parcel.spare = spare.map(row -> row.id).orElse(null);
      spare = Optional.of(enter(unitOfWork, parcel, way, mail, now));
    }
    return spare;
  }

  /// Nobody can have the house write to its operator of its own accord, and somebody who was erased
  /// had proved who they were.
  private boolean isFree(String key, List<String> ways, boolean reply) {
    return key.startsWith(ParcelRow.FAREWELL)
        || (!reply && ways.contains(Address.same(settings.master().address())));
  }

  static ParcelRow enter(
      UnitOfWork unitOfWork, ParcelRow parcel, String to, Mail mail, Instant now) {
    parcel.recipient = to;
    parcel.game = mail.heading().game();
    parcel.due = now;
    parcel.created = now;
    return unitOfWork.enter(parcel);
  }

  /// Leaves something for everyone in the game's thread on Discord. Strangers read there, too, so a
  /// private game has none.
  ///
  /// @param pings whom it may ping
  public void publish(Game game, String key, Mail mail, List<String> pings, Instant now) {
    if (!TableRules.of(game).isPrivate()) {
      Destination place = new Destination.Place(game.name());
      String own = game.name() + "." + key;
      publish(game.book(), own, place, mail, mailWriter::discord, pings, now);
    }
  }

  /// Leaves for the mailing lists of a game what they get of it.
  ///
  /// @param mail of somebody without a seat
  public void list(Game game, String key, Mail mail, Instant now) {
    listLetters
        .of(game, key, mail, now)
        .forEach(parcel -> enter(game.book(), parcel, parcel.recipient, mail, now));
  }

  /// Leaves something for those in another place there.
  public void publish(
      UnitOfWork unitOfWork, String key, Destination place, Mail mail, Instant now) {
    publish(unitOfWork, key, place, mail, mailWriter::discord, List.of(), now);
  }

  /// {@return whether the state of a game is shown on Discord}
  boolean isShown(Game game) {
    return game.book().directory().hasGames(settings.discord()) && !TableRules.of(game).isPrivate();
  }

  /// Leaves for the game's thread on Discord the state of the game.
  void show(Game game, String key, Mail mail, Instant now) {
    if (isShown(game)) {
      Destination status = new Destination.Status(game.name());
      String own = game.name() + "." + key;
      publish(game.book(), own, status, mail, mailWriter::poster, List.of(), now);
    }
  }

  private void publish(
      UnitOfWork unitOfWork,
      String key,
      Destination place,
      Mail mail,
      Function<Mail, DiscordText> words,
      List<String> pings,
      Instant now) {
    if (unitOfWork.directory().isOpen(settings.discord(), place instanceof Destination.Circle)) {
      String to = place.word();
      ParcelRow parcel =
          posting(unitOfWork, to, key, mail, words.apply(mail), pings, Optional.empty());
      enter(unitOfWork, parcel, to, mail, now);
    }
  }

  /// The files are in the ledger once; what each parcel has of them is their placeholders.
  static List<Attachment> files(UnitOfWork unitOfWork, ParcelRow parcel, List<Attachment> files) {
    return files.stream()
        .map(file -> file.with(Placeholder.of(unitOfWork.enclosures().add(parcel, file.bytes()))))
        .toList();
  }

  private ParcelRow posting(
      UnitOfWork unitOfWork,
      String way,
      String key,
      Mail mail,
      DiscordText said,
      List<String> pings,
      Optional<Correspondence> answers) {
    ParcelRow parcel = new ParcelRow();
    parcel.key = key + "." + way.split(":", 3)[1];
    parcel.messageId = parcel.key;
    List<Attachment> files =
        mail instanceof Mail.Receipt
            ? List.of()
            : files(unitOfWork, parcel, mailAttachments.of(mail));
    Optional<Destination> there = Destination.parse(way);
    Posting posting =
        DiscordMessages.posting(unitOfWork, there, parcel.key, mail, said, files, pings);
    MessageButtons under = new MessageButtons(mail, name -> words("Button" + name, Map.of()));
    parcel.bytes =
        there
            .map(place -> posting.with(under.at(place), under.menusAt(place)))
            .orElse(posting)
            .answering(answers.filter(one -> !one.isMail()).map(Correspondence::id).orElse(""))
            .bytes();
    return parcel;
  }

  private ParcelRow letter(
      UnitOfWork unitOfWork,
      String key,
      String to,
      Optional<StoredSeat> seat,
      Mail mail,
      Optional<Correspondence> answers,
      Instant now) {
    MailContext mailContext = mail.heading();
    String phase = mailContext.phase().map(Phase::id).orElse("");
    Optional<String> token = seat.map(row -> new ReplyTokens(unitOfWork).of(row, phase, to));
    // All mails about one letter have the same word in their key for every reader.
    String word = token.orElseGet(() -> unitOfWork.word(RandomTokens.TOKEN, "mail", key, to));
    String id = settings.messageId(key + "." + word);
    String replyTo =
        token.or(() -> OfferRow.inProof(key)).map(settings::address).orElse(settings.address());
    String subject = prefix(mailContext, phase);
    Optional<PlayerRow> reader = seat.flatMap(StoredSeat::player).or(() -> unitOfWork.player(to));
    MapWish wish = wish(reader);
    Optional<MailtoLink> reply = token.map(_ -> new MailtoLink(replyTo, ORDERS + subject.strip()));
    FinishedMail finishedMail = mailWriter.write(mail, wish, reply);
    boolean unproved = new Unproved(unitOfWork).is(to);
    ParcelRow parcel = new ParcelRow();
    OutgoingMail outgoingMail =
        new OutgoingMail(
            to,
            subject + finishedMail.subject(),
            id,
            answers.map(Correspondence::id),
            answers.map(Correspondence::references).orElse(root(mailContext)),
            finishedMail.text(),
            Optional.of(finishedMail.html()),
            unproved
                ? List.of()
                : files(
                    unitOfWork,
                    parcel,
                    new FormFile(mailWriter)
                        .behind(
                            calendarPart.behind(
                                pasted.behind(
                                    mailAttachments.of(mail, wish), unitOfWork, mail, reader),
                                unitOfWork,
                                mail,
                                reader),
                            mail,
                            reply)),
            answers.isPresent(),
            now,
            "Depesche <" + settings.address() + ">",
            replyTo,
            new Unsubscribing(unitOfWork).header(settings, key));
    parcel.key = key;
    parcel.messageId = id;
    parcel.bytes = unproved ? Unproved.brief(outgoingMail) : outgoingMail.bytes();
    parcel.imprint = Imprint.of(finishedMail.text(), finishedMail.html()).bytes();
    return parcel;
  }

  /// {@return a fact in words, on one line}
  public String say(MailContext mailContext, Fact fact) {
    return mailWriter.say(mailContext, fact);
  }

  /// {@return the topic of HELP that explains a command}
  public Optional<String> explaining(String words, MailContext mailContext) {
    return mailWriter.explaining(words, mailContext.title().map(Title::id).orElse(""));
  }

  /// {@return words that only Discord has}
  public String words(String name, Map<String, String> model) {
    return mailWriter.of("discord", name, model);
  }

  /// {@return the topics of HELP where this heading stands, in small letters}
  public List<String> topics(MailContext mailContext) {
    return mailWriter.topics(mailContext.title().map(Title::id).orElse(""));
  }

  /// {@return the titles that have help of their own on a topic}
  public List<String> helpers(String topic) {
    return mailWriter.helpers(topic);
  }

  /// The prefix stays the same for a phase, so that mail programs keep its letters together.
  private static String prefix(MailContext mailContext, String phase) {
    return mailContext.game().isEmpty()
        ? ""
        : "[" + (mailContext.game() + " " + phase).strip() + "] ";
  }

  private List<String> root(MailContext mailContext) {
    return mailContext.game().isEmpty() ? List.of() : List.of(settings.thread(mailContext.game()));
  }
}
