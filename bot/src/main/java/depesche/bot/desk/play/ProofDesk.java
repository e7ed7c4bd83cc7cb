package depesche.bot.desk.play;

import static depesche.bot.desk.LineOutcome.refused;
import static depesche.bot.desk.LineOutcome.taken;

import depesche.bot.desk.Command;
import depesche.bot.desk.CommonVerdicts;
import depesche.bot.desk.Desk;
import depesche.bot.desk.DeskFact;
import depesche.bot.desk.DeskFact.Refusal;
import depesche.bot.desk.LetterEffect;
import depesche.bot.desk.LineOutcome;
import depesche.bot.desk.Request;
import depesche.bot.desk.Unproven;
import depesche.bot.game.Game;
import depesche.bot.game.TranscriptWriter;
import depesche.bot.ledger.StoredSeat;
import depesche.bot.report.Mail;
import depesche.bot.votes.GameEnd;
import java.util.List;
import java.util.Optional;

/// What lets players check the moderator: `TRANSCRIPT bismarck`, `SET SEALS ON`, and the master's
/// `OPEN bismarck`, which ends a game that will not be played on.
public final class ProofDesk implements Desk {

  @Override
  public List<String> words() {
    return List.of("TRANSCRIPT", "SETSEALS", "SEALS", "OPEN");
  }

  @Override
  public Form form(String word) {
    return word.equals("TRANSCRIPT") ? Form.QUESTION : Form.ONE_WORD;
  }

  @Override
  public LineOutcome serve(Request request, Command command) {
    String word = command.said(1);
    return switch (command.word(0)) {
      case "TRANSCRIPT" ->
          CommonVerdicts.forReader(request, "TRANSCRIPT", word, game -> transcript(request, game));
      case "OPEN" -> CommonVerdicts.forMaster(request, "OPEN", word, game -> open(command, game));
      default -> seals(request, command.word(1));
    };
  }

  /// Their own letters only for a letter that proved to be from their seat.
  private static LineOutcome transcript(Request request, Game game) {
    if (game.chance().head().isEmpty()) {
      return CommonVerdicts.notNow("TRANSCRIPT", game);
    }
    Optional<StoredSeat> own = request.seat().filter(seat -> seat.gameId() == game.id());
    return LineOutcome.enclosed(
        "transcript",
        new Mail.Transcript(
            game.heading(request.seatIn(game)).in(request.zone()),
            List.of(),
            TranscriptWriter.of(game, own)));
  }

  private static LineOutcome seals(Request request, String word) {
    if (request.seat().isEmpty()) {
      return refused(Unproven.of(request));
    }
    if (!List.of("ON", "OFF").contains(word)) {
      return refused(new Refusal.SealsUnclear(word));
    }
    StoredSeat seat = request.seat().get();
    seat.setSeals(word.equals("ON"));
    return taken(new DeskFact.SealsSet(seat.wantsSeals()));
  }

  /// Opening a game is meant only if it names the game: nothing closes it again.
  private static LineOutcome open(Command command, Game game) {
    if (!game.name().equalsIgnoreCase(command.said(1))) {
      return refused(new Refusal.OpenUnsure(game.name()));
    }
    boolean begun = game.isUnderWay();
    if (!begun || game.chance().head().isEmpty()) {
      return CommonVerdicts.notNow("OPEN", game);
    }
    // The log that is told with the end has this act, too.
    return taken(new DeskFact.GameClosed(game.name()))
        .with(
            new LetterEffect.Logged(game),
            new LetterEffect.Ended(game, new GameEnd.GameGivenUp(game.name(), "")));
  }
}
