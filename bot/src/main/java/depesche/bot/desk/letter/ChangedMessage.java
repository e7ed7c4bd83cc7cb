package depesche.bot.desk.letter;

import depesche.adjudicator.Fact;
import depesche.bot.desk.Command;
import depesche.bot.desk.Correction;
import depesche.bot.desk.LetterNote;
import depesche.bot.desk.Request;
import depesche.bot.game.Game;
import depesche.bot.ledger.PlayerRow;
import depesche.bot.ledger.StoredSeat;
import depesche.bot.ledger.turn.Timeline;
import depesche.bot.ledger.turn.TurnRow;
import depesche.bot.press.PressBlocks;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// A message on Discord that was changed after it had been read: whether it is read again, and for
/// which seat.
///
/// @param lines what it says now
record ChangedMessage(Request request, Correction correction, List<String> lines) {

  ChangedMessage {
    lines = List.copyOf(lines);
  }

  /// {@return by what it is read: for the seat for which it has put something on file}
  Request read() {
    List<StoredSeat> filed = filed();
    return filed.size() == 1
        ? request.with(request.standing.turned(Optional.of(filed.getFirst()), Optional.empty()))
        : request;
  }

  /// {@return why it is not read again, if so}
  Optional<Fact> obstacle() {
    List<StoredSeat> filed = filed();
    if (correction.isForSeveral(lines) || filed.size() > 1 || (filed.isEmpty() && isFiled())) {
      return Optional.of(new LetterNote.EditForOthers());
    }
    return read()
        .seat()
        .map(request::game)
        .flatMap(
            game -> over(game).map(turn -> new LetterNote.EditTooLate(turn.phase, game.phase())));
  }

  /// {@return what is said of it when it is read again}
  List<Fact> notes() {
    boolean more =
        Stream.of(correction.lines(), lines)
            .anyMatch(
                said ->
                    !PressBlocks.in(said, false).rest().equals(said)
                        || said.stream().anyMatch(this::acts));
    return more ? List.of(new LetterNote.EditOrdersOnly()) : List.of();
  }

  private boolean acts(String line) {
    return Desks.acts(read(), Command.of(1, line).withoutComment().given());
  }

  /// {@return the first turn that was judged since it was written}
  private Optional<TurnRow> over(Game game) {
    return new Timeline(game.turns())
        .counting().stream()
            .filter(turn -> turn.kind == TurnRow.Kind.JUDGED && !turn.phase.isEmpty())
            .filter(turn -> turn.judged.isAfter(correction.first()))
            .findFirst();
  }

  private List<StoredSeat> filed() {
    return request.player().map(this::filed).orElse(List.of());
  }

  private List<StoredSeat> filed(PlayerRow player) {
    return request.unitOfWork.seatsOf(player).stream()
        .filter(seat -> seat.mayAct(player))
        .filter(
            seat ->
                request.game(seat).letters(seat).stream()
                    .anyMatch(row -> correction.messages().contains(row.inboxId)))
        .toList();
  }

  private boolean isFiled() {
    return request.unitOfWork.registry().isOnFile(correction.messages());
  }
}
