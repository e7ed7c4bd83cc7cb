package depesche.bot.desk.press;

import depesche.bot.ledger.StoredSeat;
import depesche.bot.ledger.press.PressRow;
import depesche.bot.press.PressFact.Refusal;
import depesche.bot.press.PressHead;
import depesche.bot.press.Readers;
import java.util.List;
import java.util.Optional;

/// A press that was held, and that its writer now wants to send.
record HeldPress(PressWriter writer) {

  /// {@return why the game does not allow a press that was held, by the rules of today}
  Optional<Refusal> obstacle(PressRow press) {
    boolean toMaster = press.toldTo.equals(PressRow.lines(List.of("M")));
    Readers to = toMaster ? Readers.ofMaster() : Readers.of(PressSending.UNNAMED);
    boolean unsigned = press.shownFrom.isEmpty();
    boolean forged = !unsigned && !press.shownFrom.equals(writer.name());
    List<String> others =
        PressRow.words(press.shownTo).stream().filter(one -> !one.equals(writer.name())).toList();
    boolean faked = !press.shownTo.isEmpty() && !PressRow.lines(others).equals(press.toldTo);
    PressHead head =
        new PressHead(
            Optional.of(to),
            Optional.of(to).filter(_ -> faked && !press.toldTo.contains(PressSending.UNNAMED)),
            Optional.of(to).filter(_ -> forged),
            Optional.of(unsigned),
            press.shownTo.isEmpty(),
            press.state == PressRow.State.POSTAL_HELD);
    return writer.isMaster()
        ? Optional.empty()
        : writer
            .rules()
            .obstacle(head, to, writer.pace(), writer.isLate())
            .or(() -> distance(press));
  }

  /// As before, for those who read it now that it goes out.
  private Optional<Refusal> distance(PressRow press) {
    List<String> told = PressRow.words(press.toldTo);
    List<Long> readers =
        writer.game().book().press().copies(press).stream().map(copy -> copy.reader).toList();
    List<String> seats =
        writer.game().seats().stream()
            .filter(seat -> seat.id() != press.author && readers.contains(seat.id()))
            .map(StoredSeat::name)
            .toList();
    return told.equals(List.of("ALL")) || told.contains(PressSending.UNNAMED)
        ? Optional.empty()
        : writer.distance(new Readers(seats, false, false, false, List.of()));
  }
}
