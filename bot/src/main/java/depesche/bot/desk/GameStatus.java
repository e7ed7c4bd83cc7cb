package depesche.bot.desk;

import depesche.adjudicator.Fact;
import depesche.adjudicator.Reader;
import depesche.adjudicator.Seat;
import depesche.adjudicator.picture.Picture;
import depesche.adjudicator.rules.View;
import depesche.bot.game.Anonymity;
import depesche.bot.game.Game;
import depesche.bot.game.trouble.Undelivered;
import depesche.bot.ledger.StoredSeat;
import depesche.bot.people.Veil;
import depesche.bot.report.Due;
import depesche.bot.report.Mail;
import depesche.bot.report.MailContext;
import depesche.bot.report.SeatLine;
import java.util.List;
import java.util.Optional;

/// How a game stands, for one who asks.
public record GameStatus(Request request) {

  /// Times are those of the reader: a master who acts for a seat is not told where its player is.
  public MailContext heading(Game game) {
    // Players who have left their seat are told no more of it than anybody.
    return game.heading(request.seatIn(game).filter(StoredSeat::isAnswerable)).in(request.zone());
  }

  /// {@return the seat whose the asker is proved to be; an account on Discord proves all of them}
  private Optional<StoredSeat> own(Game game) {
    return request
        .seat()
        .filter(seat -> seat.gameId() == game.id())
        .or(
            () ->
                request
                    .player()
                    .filter(_ -> request.isCall())
                    .flatMap(player -> request.seatIn(game).filter(seat -> seat.mayAct(player))));
  }

  /// {@return as whom the asker sees a game}
  public Reader reader(Game game) {
    return own(game)
        .<Reader>map(seat -> new Reader.Holder(new Seat(seat.name())))
        .orElseGet(Reader.Onlooker::new);
  }

  /// {@return what the asker may see now, with what is on file of the seat that is proved}
  public Optional<Picture> drawn(Game game) {
    return own(game).map(game::drawn).orElseGet(() -> picture(game));
  }

  /// A mail may be passed on; what answers somebody on Discord they alone see.
  private Optional<Picture> shown(Game game) {
    return request.isCall() ? drawn(game) : picture(game);
  }

  private Optional<View> view(Game game) {
    Reader reader = reader(game);
    return game.hasBegun() && game.otherRules().isEmpty()
        ? Optional.of(game.position().view(reader))
        : Optional.empty();
  }

  public Optional<Picture> picture(Game game) {
    return view(game).flatMap(View::picture);
  }

  /// Whether somebody can be reached is the master's business, unless it could tell them who it is.
  private SeatLine line(StoredSeat seat) {
    boolean unreached =
        request.rights.runs(request.game(seat))
            && !new Anonymity(request.game(seat)).holds()
            && Undelivered.isUnreached(request.unitOfWork, seat);
    return unreached
        ? new SeatLine(seat.name(), "unreached")
        : new Anonymity(request.game(seat)).line(seat);
  }

  /// {@return what the asker has on file, or what would prove that it is theirs}
  public List<Fact> onFile(Game game) {
    return own(game)
        .map(seat -> game.onFile(seat))
        .orElseGet(
            () ->
                heading(game).seat().stream()
                    .<Fact>map(seat -> new LetterNote.SeatHidden(seat.name(), game.name()))
                    .toList());
  }

  /// What is on file, and what is still to be done, is told to its own seat only, and only to a
  /// letter that proved to be from it; another one is told what would prove it.
  ///
  /// @param painted whether it holds a picture
  public Mail report(Game game, boolean painted) {
    Optional<StoredSeat> own = own(game);
    Due due = own.map(seat -> game.due(seat)).orElseGet(() -> game.dueForOnlookers());
    MailContext heading = heading(game);
    List<Fact> notes = onFile(game);
    return new Mail.StatusReport(
        heading,
        new Veil(game).covers()
            ? List.of()
            : game.seats().stream().map(seat -> line(seat)).toList(),
        view(game).map(view -> (Fact) view),
        painted ? shown(game) : Optional.empty(),
        notes,
        due,
        game.told());
  }
}
