package depesche.bot.desk.play;

import static depesche.bot.desk.LineOutcome.refused;
import static depesche.bot.desk.LineOutcome.taken;

import depesche.bot.chance.GameSeed;
import depesche.bot.desk.Command;
import depesche.bot.desk.CommonVerdicts;
import depesche.bot.desk.Desk;
import depesche.bot.desk.DeskFact;
import depesche.bot.desk.DeskFact.Refusal;
import depesche.bot.desk.LineOutcome;
import depesche.bot.desk.OwnWords;
import depesche.bot.desk.Request;
import depesche.bot.desk.Unproven;
import depesche.bot.desk.people.JoinDesk;
import depesche.bot.game.Game;
import depesche.bot.ledger.GameLife;
import depesche.bot.ledger.StoredSeat;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;

/// What players add to chance before a game begins: `ENTROPY any words`, or `PLEDGE hash` and, when
/// all pledges are published, `REVEAL any words`.
public final class EntropyDesk implements Desk {

  private static final int LONGEST = 200;
  private static final Pattern HASH = Pattern.compile("[0-9a-f]{64}");

  @Override
  public List<String> words() {
    return List.of("ENTROPY", "PLEDGE", "REVEAL");
  }

  @Override
  public Form form(String word) {
    return Form.VERBATIM;
  }

  /// A card is revealed with the same word.
  @Override
  public boolean means(Request request, Command command) {
    return !new OwnWords(request).begin(command);
  }

  @Override
  public LineOutcome serve(Request request, Command command) {
    if (request.seat().isEmpty()) {
      return refused(Unproven.of(request));
    }
    StoredSeat seat = request.seat().get();
    Game game = request.game(seat);
    String said = command.word(0);
    String phrase = command.rest(1);
    if (said.equals("REVEAL")) {
      return reveal(request, game, seat, phrase);
    }
    if (!game.isForming()) {
      return CommonVerdicts.notNow(said, game);
    }
    return said.equals("PLEDGE") ? pledge(game, seat, phrase) : entropy(game, seat, phrase);
  }

  private static LineOutcome entropy(Game game, StoredSeat seat, String phrase) {
    if (isOdd(phrase)) {
      return refused(new Refusal.PhraseOdd(LONGEST));
    }
    seat.phrase(phrase);
    return taken(new DeskFact.PhraseTaken(game.name(), phrase));
  }

  private static boolean isOdd(String phrase) {
    return phrase.isBlank() || phrase.length() > LONGEST;
  }

  private static LineOutcome pledge(Game game, StoredSeat seat, String word) {
    String hash = word.toLowerCase(Locale.ROOT);
    if (!HASH.matcher(hash).matches()) {
      return refused(new Refusal.PledgeOdd(word));
    }
    seat.pledge(hash);
    return taken(new DeskFact.PledgeTaken(game.name(), hash));
  }

  private static LineOutcome reveal(Request request, Game game, StoredSeat seat, String phrase) {
    if (seat.pledge().isEmpty()) {
      return refused(new Refusal.NothingPledged(seat.name()));
    }
    if (game.isForming()) {
      return refused(new Refusal.RevealEarly(game.name()));
    }
    if (game.state() != GameLife.State.REVEALING) {
      return CommonVerdicts.notNow("REVEAL", game);
    }
    if (isOdd(phrase)) {
      return refused(new Refusal.PhraseOdd(LONGEST));
    }
    String hash = GameSeed.pledge(seat.name(), phrase);
    if (!hash.equals(seat.pledge())) {
      return refused(new Refusal.RevealWrong(seat.pledge(), hash));
    }
    seat.reveal(phrase);
    LineOutcome taken = taken(new DeskFact.PhraseTaken(game.name(), phrase));
    if (game.awaitsPhrases()) {
      return taken;
    }
    game.open(request.now);
    return taken.with(JoinDesk.follow(request, game));
  }
}
