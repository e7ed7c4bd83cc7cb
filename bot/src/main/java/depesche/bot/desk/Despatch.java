package depesche.bot.desk;

import depesche.adjudicator.Fact;
import depesche.bot.game.Game;
import depesche.bot.game.ParcelWriter;
import depesche.bot.game.told.Heard;
import depesche.bot.game.told.Telling;
import depesche.bot.ledger.StoredSeat;
import depesche.bot.ledger.people.OfferRow;
import depesche.bot.ledger.press.PressRow;
import depesche.bot.ledger.series.SeriesRow;
import depesche.bot.report.Mail;
import depesche.bot.votes.GameEnd;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.SequencedSet;

/// The one place from which a letter sends. The desks say what others are to hear; when the letter
/// has been read, each of them gets it in one mail, in order, under a key that no other mail has.
public final class Despatch {

  /// So many pictures a letter brings about at most; histories and trials as many.
  public static final int MOST_PICTURES = 3;

  private final Request request;
  private final SequencedSet<Game> games = new LinkedHashSet<>();
  private int letters;
  private int answers;
  private int pictures;

  Despatch(Request request) {
    this.request = request;
  }

  /// {@return by which it is told what happens to a game}
  public Telling of(Game game) {
    games.add(game);
    return game.telling(new Heard.Voice(request.sign, request.now));
  }

  /// Takes in what follows from a line.
  public void take(List<LetterEffect> effects) {
    effects.forEach(this::take);
  }

  private void take(LetterEffect effect) {
    switch (effect) {
      case LetterEffect.Told told -> {
        games.add(told.game());
        told.game()
            .hear(
                new Heard.Voice(request.sign, request.now), told.to(), told.facts(), told.alone());
      }
      case LetterEffect.ToldOnce(Game game, String key, var but, List<Fact> facts) ->
          game.tellOthers(but, key, facts, request.now);
      case LetterEffect.ToldInSeries(SeriesRow series, String key, Fact fact) ->
          request
              .services
              .series()
              .tell(request.unitOfWork, series, key, List.of(fact), request.now);
      case LetterEffect.Shown(Game game, String occasion, boolean once) ->
          game.show(once ? occasion : numbered(occasion), request.now);
      case LetterEffect.Written(String kind, var ways, var seat, Mail mail) -> {
        String key = numbered(kind);
        ways.forEach(way -> post(key, way, seat, mail, Optional.empty()));
      }
      case LetterEffect.Asked(OfferRow offer, var ways, Mail mail) ->
          ways.forEach(
              way -> post("offer." + offer.code, way, Optional.empty(), mail, Optional.empty()));
      case LetterEffect.Delivered(Game game, PressRow press, var said) ->
          request.services.press().deliver(game, press, said, request.now);
      case LetterEffect.Vacated(Game game, StoredSeat seat) ->
          game.muster().letIn(seat, request.now);
      case LetterEffect.Ended(Game game, GameEnd end) -> game.end(end, request.now);
      case LetterEffect.Logged _ -> {}
      case LetterEffect.Noted(Fact fact) -> request.note(fact);
      case LetterEffect.Enclosed(var mail) -> request.enclose(() -> mail.apply(request));
    }
  }

  private String numbered(String kind) {
    return kind + "." + request.sign + "." + letters++;
  }

  /// Shows in a game's place on Discord how it stands.
  public void show(Game game, String occasion) {
    game.show(occasion + "." + request.sign + "." + letters++, request.now);
  }

  /// Writes to somebody beside the answer.
  ///
  /// @param kind with which the key begins
  /// @param ways of each: the first of them that works
  public void write(String kind, List<List<String>> ways, Optional<StoredSeat> seat, Mail mail) {
    String key = kind + "." + request.sign + "." + letters++;
    ways.forEach(way -> post(key, way, seat, mail, Optional.empty()));
  }

  /// Asks somebody something: the key holds the code that their answer brings back.
  public void ask(String code, List<List<String>> ways, Mail mail) {
    ways.forEach(way -> post("offer." + code, way, Optional.empty(), mail, Optional.empty()));
  }

  /// {@return whether one more state is told with a picture}
  public boolean paints() {
    return ++pictures <= MOST_PICTURES;
  }

  /// {@return how many answers it has}
  public int answers() {
    return answers;
  }

  /// Answers the letter.
  public void answer(String kind, List<String> ways, Optional<StoredSeat> seat, Mail mail) {
    String key = kind + request.sign + "." + answers++;
    post(key, ways, seat, mail, thread());
  }

  /// Answers the letter with the question whether it is its writer's.
  public void answer(OfferRow offer, List<String> ways, Mail mail) {
    post(offer.proofKey(), ways, Optional.empty(), mail, thread());
  }

  private Optional<ParcelWriter.Correspondence> thread() {
    return Optional.of(request.thread).filter(one -> !one.id().isEmpty());
  }

  private void post(
      String key,
      List<String> ways,
      Optional<StoredSeat> seat,
      Mail mail,
      Optional<ParcelWriter.Correspondence> thread) {
    request
        .services
        .parcelWriter()
        .post(request.unitOfWork, key, ways, seat, mail, thread, request.now);
  }

  /// Sends what was told of games.
  public void send() {
    games.forEach(Game::send);
  }
}
