package depesche.bot.desk.play;

import static depesche.bot.desk.LineOutcome.refused;
import static depesche.bot.desk.LineOutcome.taken;

import depesche.bot.desk.Command;
import depesche.bot.desk.CommonVerdicts;
import depesche.bot.desk.Desk;
import depesche.bot.desk.DeskFact;
import depesche.bot.desk.DeskFact.Refusal;
import depesche.bot.desk.LineOutcome;
import depesche.bot.desk.Request;
import depesche.bot.desk.Unproven;
import depesche.bot.game.Game;
import depesche.bot.game.SeatForm;
import depesche.bot.ledger.PlayerRow;
import depesche.bot.ledger.StoredSeat;
import depesche.bot.report.Mail;
import java.util.List;
import java.util.Optional;

/// `FORM`, `FORM bismarck`: the form for one's own orders, as a file by mail; `SET FORM ON` brings
/// it with each report that asks for orders.
public final class FormDesk implements Desk {

  @Override
  public List<String> words() {
    return List.of("FORM", "SETFORM");
  }

  @Override
  public Form form(String word) {
    return word.equals("FORM") ? Form.QUESTION : Form.ONE_WORD;
  }

  /// `Form an alliance with us` is prose.
  @Override
  public boolean means(Request request, Command command) {
    List<String> words = command.plain().words();
    return !command.word(0).equals("FORM")
        || words.size() == 1
        || (words.size() == 2 && request.game(command.plain().said(1)).isPresent());
  }

  @Override
  public LineOutcome serve(Request request, Command command) {
    return command.word(0).equals("FORM")
        ? form(request, command.plain().said(1))
        : set(request, command.word(1));
  }

  private static LineOutcome set(Request request, String word) {
    if (!List.of("ON", "OFF").contains(word)) {
      return refused(new Refusal.FormUnclear(word));
    }
    Optional<PlayerRow> player = request.player();
    if (!request.isKnown() || player.isEmpty()) {
      return refused(Unproven.playing(request, ""));
    }
    if (!player.get().hasMail()) {
      return taken(new DeskFact.FormOnDiscord());
    }
    player.get().form = word.equals("ON");
    return taken(new DeskFact.FormSet(player.get().form));
  }

  private static LineOutcome form(Request request, String word) {
    if (request.isCall()) {
      return taken(new DeskFact.FormOnDiscord());
    }
    if (request.seat().isEmpty()) {
      return refused(Unproven.playing(request, word));
    }
    StoredSeat seat = request.seat().get();
    Game game = request.game(seat);
    Optional<Refusal> other = CommonVerdicts.notThatGame(request, word, game);
    if (other.isPresent()) {
      return refused(other.get());
    }
    if (!game.isUnderWay()) {
      return CommonVerdicts.notNow("FORM", game);
    }
    if (game.otherRules().isPresent()) {
      return refused(game.otherRules().get());
    }
    if (game.isSealed()) {
      return refused(new Refusal.LettersSealedAlready(game.phase()));
    }
    if (game.position().demand(seat.name()).isEmpty()) {
      return refused(new Refusal.NothingToForm(game.name(), false));
    }
    return game.menus(seat, true).isEmpty()
        ? refused(new Refusal.NothingToForm(game.name(), true))
        : LineOutcome.enclosed("FORM", read -> mail(read, seat));
  }

  private static Mail mail(Request request, StoredSeat seat) {
    Game game = request.game(seat);
    return new Mail.Notice(
        game.heading(Optional.of(seat)).in(request.zone()),
        List.of(new DeskFact.FormEnclosed(game.name())),
        new SeatForm(game, seat).of(game.due(seat)));
  }
}
