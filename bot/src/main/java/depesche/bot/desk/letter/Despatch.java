package depesche.bot.desk.letter;

import depesche.adjudicator.Fact;
import depesche.bot.desk.LetterEffect;
import depesche.bot.desk.Request;
import depesche.bot.game.Game;
import depesche.bot.game.ParcelWriter;
import depesche.bot.game.told.Heard;
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
/// has been read, each of them gets it in one mail, in order, under a key that no other mail has. A
/// report that a line brings about comes behind what the lines above it told of its game.
final class Despatch {

  private final Request request;
  private final SequencedSet<Game> games = new LinkedHashSet<>();
  private int letters;
  private int answers;

  /// @param request the letter; whatever its lines are read by, it is sent by the same
  Despatch(Request request) {
    this.request = request;
  }

  /// Takes in what others are to hear.
  void take(LetterEffect.ForOthers effect) {
    switch (effect) {
      case LetterEffect.Told(Game game, var to, List<Fact> facts, boolean alone) -> {
        games.add(game);
        game.hear(new Heard.Voice(request.envelope.sign(), request.now), to, facts, alone);
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
    }
  }

  private String numbered(String kind) {
    return kind + "." + request.envelope.sign() + "." + letters++;
  }

  /// {@return how many answers the letter has}
  int answers() {
    return answers;
  }

  /// Answers the letter.
  void answer(String kind, List<String> ways, Optional<StoredSeat> seat, Mail mail) {
    String key = kind + request.envelope.sign() + "." + answers++;
    post(key, ways, seat, mail, thread());
  }

  /// Answers the letter with the question whether it is its writer's.
  void answer(OfferRow offer, List<String> ways, Mail mail) {
    post(offer.proofKey(), ways, Optional.empty(), mail, thread());
  }

  private Optional<ParcelWriter.Correspondence> thread() {
    return Optional.of(request.envelope.thread()).filter(one -> !one.id().isEmpty());
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
  void send() {
    games.forEach(Game::send);
  }
}
