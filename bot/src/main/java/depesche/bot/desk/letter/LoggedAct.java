package depesche.bot.desk.letter;

import depesche.adjudicator.Fact;
import depesche.bot.desk.Command;
import depesche.bot.desk.DeskFact;
import depesche.bot.desk.LetterEffect;
import depesche.bot.desk.Request;
import depesche.bot.game.Game;
import depesche.bot.ledger.PlayerRow;
import depesche.bot.ledger.master.MasterEntryRow;
import depesche.bot.master.MasterFact;
import depesche.bot.master.MasterLog;
import depesche.bot.people.TableRules;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// What one of those who run a game did to it, for its log.
///
/// @param meaning what came of the line
record LoggedAct(Request request, Command command, Fact meaning) {

  private static final Duration MINUTE = Duration.ofMinutes(1);

  /// What changes nothing of the game, so that nothing can contradict it.
  private static final List<String> HARMLESS =
      List.of("ACCEPT", "PROMOTE", "HANDOVER", "HAND OVER", "DEMOTE", "INVITE", "ANNOUNCE");

  /// Writes it down.
  ///
  /// @return what others hear of that
  List<LetterEffect.ForOthers> enter(Game game) {
    MasterEntryRow row = row(game);
    Optional<MasterEntryRow> before = request.unitOfWork.masters().latestAct(game.id());
    request.unitOfWork.enter(row);
    List<LetterEffect.ForOthers> told = new ArrayList<>();
    if (row.kind == MasterEntryRow.Kind.ACT) {
      // The later one counts; all who run the game are told, so that nobody wonders.
      before
          .filter(row::isByAnother)
          .filter(other -> other.made.isAfter(row.made.minus(MINUTE)))
          .filter(other -> !HARMLESS.contains(other.command) && !HARMLESS.contains(row.command))
          .map(other -> new MasterFact.MastersCrossed(other.words, row.words))
          .ifPresent(crossed -> told.add(LetterEffect.masters(game, crossed)));
    }
    boolean open = row.kind == MasterEntryRow.Kind.ACT || row.kind == MasterEntryRow.Kind.LOOK;
    if (open && TableRules.of(game).isLogOpen()) {
      told.add(LetterEffect.everyone(game, new MasterLog(game).line(row)));
    }
    return told;
  }

  private MasterEntryRow row(Game game) {
    MasterEntryRow row = new MasterEntryRow();
    row.gameId = game.id();
    row.playerId = request.player().map((PlayerRow player) -> player.id).orElse(null);
    row.operator = request.rights.house() && request.isMastersAddress();
    row.kind =
        switch (meaning) {
          case MasterFact.PreviewSent _, MasterFact.BecameSeat _ -> MasterEntryRow.Kind.LOOK;
          case DeskFact.Enclosed _ -> MasterEntryRow.Kind.GLANCE;
          case MasterFact.NoteKept _ -> MasterEntryRow.Kind.NOTE;
          default -> MasterEntryRow.Kind.ACT;
        };
    row.made = request.now;
    row.phase = game.phase();
    row.command = command.written();
    row.words =
        MasterLog.withoutAddresses(
            request.services.parcelWriter().say(game.heading(Optional.empty()), meaning));
    return row;
  }
}
