package depesche.bot.desk.press;

import depesche.bot.desk.LineOutcome;
import depesche.bot.desk.Request;
import depesche.bot.ledger.press.PressCopyRow;
import depesche.bot.ledger.press.PressRow;
import depesche.bot.press.Readers;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// The press that another one answers. An answer goes to whom its reader was told it came from, and
/// to nobody else; the writer of an unsigned press gets it without being named.
record AnsweredPress(Request request, PressRow press) {

  /// {@return the copy whose mail has this id}
  static Optional<PressCopyRow> copy(Request request, String id) {
    return Stream.of(id.replaceAll("[<>]", "").split("[@.]", -1))
        .filter(word -> !word.isEmpty())
        .limit(4)
        .flatMap(word -> request.unitOfWork.press().copy(word).stream())
        .findFirst();
  }

  /// {@return the press of a copy, if that was for this writer}
  static Optional<AnsweredPress> of(Request request, PressWriter writer, PressCopyRow copy) {
    return Optional.of(copy)
        .filter(one -> one.gameId == writer.game().id() && one.reader == writer.author())
        .map(one -> request.unitOfWork.press().press(one))
        .filter(press -> press.author != writer.author() && isThere(writer, press))
        .map(press -> new AnsweredPress(request, press));
  }

  /// {@return the press that has this code for this writer}
  static Optional<AnsweredPress> named(Request request, PressWriter writer, String code) {
    return request
        .unitOfWork
        .press()
        .copy(writer.game().id(), writer.author(), code)
        .flatMap(copy -> of(request, writer, copy));
  }

  /// A seat may have gone before the game began.
  private static boolean isThere(PressWriter writer, PressRow press) {
    return press.author <= 0
        || writer.game().seats().stream().anyMatch(seat -> seat.id() == press.author);
  }

  /// Players who are answered for an unsigned press go on unsigned: a signature would tell who
  /// wrote it.
  LineOutcome answer(PressSending signed) {
    boolean unsigned = press.toldTo.equals(PressRow.lines(List.of(PressSending.UNNAMED)));
    PressSending sending = unsigned ? signed.unsigned() : signed;
    return switch (press.shownFrom) {
      case "" -> sending.toUnnamed(author());
      case "M" -> sending.to(Readers.ofMaster());
      case "O" -> sending.to(new Readers(List.of(), false, true, false, List.of()));
      default -> sending.to(Readers.of(press.shownFrom));
    };
  }

  private Readers author() {
    return Readers.of(request.unitOfWork.seat(press.author).name());
  }
}
