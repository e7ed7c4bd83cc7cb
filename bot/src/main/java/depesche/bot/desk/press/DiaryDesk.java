package depesche.bot.desk.press;

import static depesche.bot.desk.LineOutcome.refused;
import static depesche.bot.desk.LineOutcome.taken;

import depesche.bot.desk.Command;
import depesche.bot.desk.Desk;
import depesche.bot.desk.LineOutcome;
import depesche.bot.desk.Request;
import depesche.bot.desk.Unproven;
import depesche.bot.game.Game;
import depesche.bot.ledger.PlayerRow;
import depesche.bot.ledger.StoredSeat;
import depesche.bot.ledger.press.DiaryRow;
import depesche.bot.people.TableRules;
import depesche.bot.press.PressBlock;
import depesche.bot.press.PressFact;
import depesche.bot.press.PressFact.Refusal;
import depesche.bot.press.PressRules;
import depesche.bot.report.Mail;
import depesche.bot.report.WrittenText;
import java.util.List;
import java.util.Optional;

/// `DIARY` and notes on the lines below, until `ENDDIARY` or the end of the letter, or behind the
/// word; `DIARY LIST`, `DIARY READ 3`, `DIARY DELETE 3`. Nobody else reads them before the end, not
/// even who plays the seat for them or after them.
public final class DiaryDesk implements Desk {

  /// So many notes somebody has in a game.
  private static final int MOST = 200;

  /// So much of a note a list shows.
  private static final int BRIEF = 60;

  @Override
  public List<String> words() {
    return List.of("DIARY");
  }

  @Override
  public Form form(String word) {
    return Form.VERBATIM;
  }

  @Override
  public boolean means(Request request, Command command) {
    return List.of("LIST", "READ", "DELETE", "").contains(command.plain().word(1))
        || isNote(command);
  }

  /// `DIARY Blue lies again`: in capitals, and more than a word of which one may be misspelt.
  private static boolean isNote(Command command) {
    return command.said(0).equals("DIARY") && command.words().size() > 2;
  }

  @Override
  public LineOutcome serve(Request request, Command command) {
    Command plain = command.plain();
    if (request.seat().isEmpty()) {
      return refused(Unproven.of(request));
    }
    StoredSeat seat = request.seat().get();
    return switch (plain.word(1)) {
      case "READ" -> read(request, seat, plain.said(2));
      case "DELETE" -> delete(request, seat, plain.said(2));
      case "LIST", "" -> list(request, seat);
      default -> record(request, note(command));
    };
  }

  /// {@return a note that stands behind the word}
  private static PressBlock note(Command command) {
    return new PressBlock(
        PressBlock.Kind.DIARY,
        command.line(),
        command.said(0),
        List.of(command.behind("DIARY")),
        command.line(),
        true);
  }

  /// Keeps a note.
  static LineOutcome record(Request request, PressBlock block) {
    if (request.seat().isEmpty()) {
      return refused(Unproven.of(request));
    }
    StoredSeat seat = request.seat().get();
    Game game = request.game(seat);
    if (block.isEmpty()) {
      return list(request, seat);
    }
    if (game.isOver()) {
      return refused(new Refusal.PressTooLate(game.name()));
    }
    Optional<PlayerRow> writer = request.player();
    if (writer.isEmpty()) {
      return refused(Unproven.of(request));
    }
    List<DiaryRow> diary = request.unitOfWork.press().diary(seat.id());
    if (own(request, seat).size() >= MOST) {
      return refused(new Refusal.DiaryFull(MOST));
    }
    int longest = new PressRules(TableRules.of(game)).longest();
    String text = String.join("\n", block.text());
    if (text.length() > longest) {
      return refused(new Refusal.PressTooLong(text.length(), longest));
    }
    DiaryRow row = new DiaryRow();
    row.gameId = game.id();
    row.seatId = seat.id();
    row.playerId = writer.get().id;
    row.number = diary.isEmpty() ? 1 : diary.getLast().number + 1;
    row.phase = game.phase();
    row.made = request.now;
    row.text = text;
    request.unitOfWork.enter(row);
    return taken(new PressFact.DiaryKept(row.number, orders(request, game, seat, block)));
  }

  /// {@return the lines of a note without an end that would be orders: they were meant as such}
  private static List<Integer> orders(
      Request request, Game game, StoredSeat seat, PressBlock block) {
    return block.closed() || !game.hasBegun()
        ? List.of()
        : new WritersSecrets(request, game, seat, List.of())
            .orders(block.text()).stream().map(line -> block.first() + line - 1).toList();
  }

  /// {@return what the writer of the letter has noted for this seat}
  private static List<DiaryRow> own(Request request, StoredSeat seat) {
    Optional<Long> writer = request.player().map(player -> player.id);
    return request.unitOfWork.press().diary(seat.id()).stream()
        .filter(row -> Optional.ofNullable(row.playerId).equals(writer))
        .toList();
  }

  private static Optional<DiaryRow> row(Request request, StoredSeat seat, String number) {
    return own(request, seat).stream()
        .filter(row -> number.equals(String.valueOf(row.number)))
        .findFirst();
  }

  private static LineOutcome read(Request request, StoredSeat seat, String number) {
    return row(request, seat, number)
        .map(row -> enclose(request, seat, List.of(entry(seat, row, row.text.lines().toList()))))
        .orElseGet(() -> refused(new Refusal.NoDiaryEntry(number)));
  }

  private static LineOutcome delete(Request request, StoredSeat seat, String number) {
    Optional<DiaryRow> found = row(request, seat, number);
    found.ifPresent(request.unitOfWork.press()::delete);
    return found
        .map(row -> taken(new PressFact.DiaryDeleted(row.number)))
        .orElseGet(() -> refused(new Refusal.NoDiaryEntry(number)));
  }

  /// A list shows how each note begins. When the game is over and its diaries are open, it shows
  /// those of all seats, and all of each.
  private static LineOutcome list(Request request, StoredSeat seat) {
    Game game = request.game(seat);
    boolean open = game.isOver() && new PressRules(TableRules.of(game)).opensDiaries();
    List<WrittenText> entries =
        (open ? game.seats() : List.of(seat))
            .stream()
                .flatMap(
                    one ->
                        (open ? request.unitOfWork.press().diary(one.id()) : own(request, one))
                            .stream().map(row -> entry(one, row, lines(row, open))))
                .toList();
    return entries.isEmpty()
        ? taken(new PressFact.PressLogEmpty("DIARY"))
        : enclose(request, seat, entries);
  }

  private static List<String> lines(DiaryRow row, boolean all) {
    String first = row.text.lines().findFirst().orElse("");
    return all
        ? row.text.lines().toList()
        : List.of(first.length() > BRIEF ? first.substring(0, BRIEF) + "…" : first);
  }

  private static WrittenText entry(StoredSeat seat, DiaryRow row, List<String> lines) {
    return new WrittenText(row.number, row.phase, row.made, seat.name(), List.of(), lines);
  }

  private static LineOutcome enclose(Request request, StoredSeat seat, List<WrittenText> entries) {
    return LineOutcome.enclosed(
        "DIARY",
        new Mail.PressLog(
            request.game(seat).heading(Optional.of(seat)).in(request.zone()),
            "DIARY",
            entries,
            false));
  }
}
