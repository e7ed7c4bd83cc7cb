package depesche.bot.desk;

import static depesche.bot.desk.Verdicts.refused;
import static depesche.bot.desk.Verdicts.taken;

import depesche.adjudicator.Verdict;
import depesche.bot.desk.DeskFact.Refusal;
import depesche.bot.game.Dossier;
import depesche.bot.game.Game;
import depesche.bot.ledger.GameLife;
import depesche.bot.ledger.StoredSeat;
import depesche.bot.report.Mail;
import java.util.List;
import java.util.Optional;

/// What lets players check the moderator: `TRANSCRIPT bismarck`, `SET SEALS ON`, and the master's
/// `OPEN bismarck`, which ends a game that will not be played on.
final class Openness implements Desk {

  @Override
  public List<String> words() {
    return List.of("TRANSCRIPT", "SETSEALS", "SEALS", "OPEN");
  }

  @Override
  public Form form(String word) {
    return word.equals("TRANSCRIPT") ? Form.QUESTION : Form.ONE_WORD;
  }

  @Override
  public Verdict serve(Visit visit, Command command) {
    String word = command.said(1);
    return switch (command.word(0)) {
      case "TRANSCRIPT" ->
          Verdicts.forReader(visit, "TRANSCRIPT", word, game -> transcript(visit, game));
      case "OPEN" -> Verdicts.forMaster(visit, "OPEN", word, game -> open(visit, game, word));
      default -> seals(visit, command.word(1));
    };
  }

  /// Their own letters only for a letter that proved to be from their seat.
  private static Verdict transcript(Visit visit, Game game) {
    if (game.head().isEmpty()) {
      return Verdicts.notNow("TRANSCRIPT", game);
    }
    Optional<StoredSeat> own = visit.seat().filter(seat -> seat.gameId() == game.id());
    visit.enclose(
        new Mail.Transcript(game.heading(visit.seatIn(game)), List.of(), Dossier.of(game, own)));
    return taken(new DeskFact.Enclosed("transcript"));
  }

  private static Verdict seals(Visit visit, String word) {
    if (visit.seat().isEmpty()) {
      return refused(visit.unproven());
    }
    if (!List.of("ON", "OFF").contains(word)) {
      return refused(new Refusal.SealsUnclear(word));
    }
    StoredSeat seat = visit.seat().get();
    seat.setSeals(word.equals("ON"));
    return taken(new DeskFact.SealsSet(seat.wantsSeals()));
  }

  /// Opening a game is meant only if it names the game: nothing closes it again.
  private static Verdict open(Visit visit, Game game, String word) {
    if (!game.name().equalsIgnoreCase(word)) {
      return refused(new Refusal.OpenUnsure(game.name()));
    }
    boolean begun = game.state() == GameLife.State.RUNNING || game.state() == GameLife.State.PAUSED;
    if (!begun || game.head().isEmpty()) {
      return Verdicts.notNow("OPEN", game);
    }
    game.abandon(visit.now);
    return taken(new DeskFact.GameClosed(game.name()));
  }
}
