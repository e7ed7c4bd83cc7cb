package depesche.bot.game;

import depesche.adjudicator.BoardPicture;
import depesche.adjudicator.MapPicture;
import depesche.adjudicator.Phase;
import depesche.adjudicator.Picture;
import depesche.adjudicator.Seat;
import depesche.adjudicator.Title;
import depesche.bot.chance.Tokens;
import depesche.bot.config.Settings;
import depesche.bot.ledger.Book;
import depesche.bot.ledger.GameRow;
import depesche.bot.ledger.ParcelRow;
import depesche.bot.ledger.PlayerRow;
import depesche.bot.ledger.SeatRow;
import depesche.bot.ledger.TokenRow;
import depesche.bot.post.Attachment;
import depesche.bot.post.Composer;
import depesche.bot.post.Outgoing;
import depesche.bot.report.Heading;
import depesche.bot.report.Mail;
import depesche.bot.report.Names;
import depesche.bot.report.Writer;
import depesche.bot.report.Written;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.ZoneId;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.function.Function;
import java.util.stream.Stream;

/// Writes mails and leaves them in the ledger as parcels: finished bytes, with an id that never
/// changes.
public final class Herald {

  /// The mail a mail answers.
  ///
  /// @param id its Message-ID
  /// @param references the thread before it, oldest first
  public record Correspondence(String id, List<String> references) {

    public Correspondence {
      references = List.copyOf(references);
    }
  }

  private final Settings settings;
  private final Library library;
  private final Writer writer;
  private final Function<Picture, byte[]> painter;

  public Herald(
      Settings settings, Library library, Writer writer, Function<Picture, byte[]> painter) {
    this.settings = settings;
    this.library = library;
    this.writer = writer;
    this.painter = painter;
  }

  /// {@return the heading of a mail about a game}
  ///
  /// @param seat the reader's seat, if he has one
  public Heading heading(Book book, GameRow game, Optional<SeatRow> seat) {
    Title title = library.rules(game.title).title();
    Optional<Phase> phase =
        game.position.isEmpty()
            ? Optional.empty()
            : Optional.of(Moment.at(library.rules(game.title), game.position).phase());
    return new Heading(
        game.name,
        Optional.of(title),
        phase,
        seat.map(row -> new Seat(row.name)),
        names(book, game),
        zone(book, seat));
  }

  private static Names names(Book book, GameRow game) {
    SequencedMap<Seat, String> countries = new LinkedHashMap<>();
    book.seats(game).forEach(seat -> countries.put(new Seat(seat.name), seat.country));
    return new Names(countries);
  }

  private ZoneId zone(Book book, Optional<SeatRow> seat) {
    return seat.flatMap(row -> Optional.ofNullable(row.playerId))
        .map(player -> ZoneId.of(book.player(player).zone))
        .orElse(ZoneId.of(settings.games().zone()));
  }

  /// {@return the address of whoever holds the seat}
  public static Optional<String> address(Book book, SeatRow seat) {
    return Optional.ofNullable(seat.playerId)
        .map(book::player)
        .map((PlayerRow player) -> player.address);
  }

  /// Leaves a mail in the ledger.
  ///
  /// @param key names the mail for ever; words joined by dots
  /// @param seat the seat it goes to: it then carries a token, and an answer to it counts for that
  ///   seat
  public void post(
      Book book,
      String key,
      String to,
      Optional<SeatRow> seat,
      Mail mail,
      Optional<Correspondence> answers,
      Instant now) {
    Heading heading = mail.heading();
    String phase = heading.phase().map(Phase::id).orElse("");
    Optional<String> token = seat.map(row -> token(book, row, phase));
    String id =
        "<%s%s@%s>".formatted(key, token.map(word -> "." + word).orElse(""), settings.host());
    Written written = writer.write(mail);
    Outgoing outgoing =
        new Outgoing(
            to,
            prefix(heading, phase) + written.subject(),
            id,
            answers.map(Correspondence::id),
            answers.map(Correspondence::references).orElse(root(heading)),
            written.text(),
            Optional.of(written.html()),
            attachments(mail),
            answers.isPresent(),
            now,
            "Depesche <" + settings.address() + ">",
            token.map(settings::address).orElse(settings.address()));
    ParcelRow parcel = new ParcelRow();
    parcel.key = key;
    parcel.recipient = to;
    parcel.messageId = id;
    parcel.bytes = Composer.compose(outgoing);
    parcel.due = now;
    parcel.created = now;
    book.enter(parcel);
  }

  /// {@return the topics of HELP where this heading stands, in small letters}
  public List<String> topics(Heading heading) {
    return writer.topics(heading.title().map(Title::id).orElse(""));
  }

  private static Optional<Picture> picture(Mail mail) {
    return switch (mail) {
      case Mail.TurnReport report -> report.picture();
      case Mail.StartReport report -> report.picture();
      case Mail.FinalReport report -> report.picture();
      case Mail.StatusReport report -> report.picture();
      case Mail.MapSheet sheet -> Optional.of(sheet.picture());
      case Mail.Receipt _, Mail.Welcome _, Mail.History _ -> Optional.empty();
      case Mail.Help _, Mail.Answer _, Mail.Notice _, Mail.Transcript _ -> Optional.empty();
    };
  }

  private List<Attachment> attachments(Mail mail) {
    return Stream.concat(
            picture(mail).map(this::picture).stream(), transcript(mail).map(Herald::file).stream())
        .toList();
  }

  private static Optional<String> transcript(Mail mail) {
    return switch (mail) {
      case Mail.FinalReport report -> Optional.of(report.transcript());
      case Mail.Transcript sheet -> Optional.of(sheet.transcript());
      case Mail.TurnReport report -> report.transcript();
      case Mail.StartReport report -> report.transcript();
      case Mail.Receipt _, Mail.Welcome _ -> Optional.empty();
      case Mail.StatusReport _, Mail.History _, Mail.MapSheet _, Mail.Help _ -> Optional.empty();
      case Mail.Answer _, Mail.Notice _ -> Optional.empty();
    };
  }

  private static Attachment file(String transcript) {
    byte[] bytes = transcript.getBytes(StandardCharsets.UTF_8);
    return new Attachment("transcript.json", "transcript", "application/json", bytes);
  }

  private Attachment picture(Picture picture) {
    String kind =
        switch (picture) {
          case MapPicture _ -> "map";
          case BoardPicture _ -> "board";
        };
    return new Attachment(kind + ".png", kind, "image/png", painter.apply(picture));
  }

  /// The prefix stays the same for a phase, so that mail programs keep its letters together.
  private static String prefix(Heading heading, String phase) {
    if (heading.game().isEmpty()) {
      return "";
    }
    return phase.isEmpty()
        ? "[" + heading.game() + "] "
        : "[" + heading.game() + " " + phase + "] ";
  }

  /// All mails of a game that answer nothing hang on one thread, whose head was never sent.
  private List<String> root(Heading heading) {
    return heading.game().isEmpty()
        ? List.of()
        : List.of("<game." + heading.game() + "@" + settings.host() + ">");
  }

  private static String token(Book book, SeatRow seat, String phase) {
    return book.tokens(seat, phase).stream()
        .findFirst()
        .map((TokenRow row) -> row.token)
        .orElseGet(
            () -> {
              TokenRow row = new TokenRow();
              row.token = Tokens.token();
              row.seatId = seat.id;
              row.phase = phase;
              return book.enter(row).token;
            });
  }
}
