package depesche.bot.desk.letter;

import depesche.bot.game.press.PressThreads;
import depesche.bot.ledger.PlayerRow;
import depesche.bot.ledger.StoredSeat;
import depesche.bot.ledger.UnitOfWork;
import depesche.bot.ledger.press.PressThreadRow;
import depesche.bot.post.discord.DiscordInput;
import depesche.bot.press.PressBlocks;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// What is said to us in a private thread for press: it is for the other seats of the thread, and
/// never an order.
final class ThreadTalk {

  private ThreadTalk() {}

  static Optional<PressThreadRow> thread(UnitOfWork unitOfWork, String channel) {
    return unitOfWork.press().threads().at(channel);
  }

  /// {@return the seat of the thread for which somebody may write}
  static Optional<StoredSeat> seat(UnitOfWork unitOfWork, String channel, PlayerRow player) {
    return thread(unitOfWork, channel).stream()
        .flatMap(thread -> PressThreads.seats(unitOfWork, thread).stream())
        .filter(seat -> seat.mayAct(player))
        .findFirst();
  }

  /// {@return the lines of a call; what was written in a thread has the readers in front of it}
  static List<String> lines(UnitOfWork unitOfWork, DiscordInput said) {
    boolean written = !said.awaitsReply() && said.form().isEmpty() && !said.lines().isEmpty();
    return thread(unitOfWork, said.channel())
        .filter(_ -> written && PressBlocks.in(said.lines(), false).at(1).isEmpty())
        .map(thread -> headed(unitOfWork, thread, said))
        .orElse(said.lines());
  }

  private static List<String> headed(
      UnitOfWork unitOfWork, PressThreadRow thread, DiscordInput said) {
    Optional<StoredSeat> own =
        unitOfWork
            .directory()
            .account(said.user())
            .flatMap(player -> seat(unitOfWork, said.channel(), player));
    List<String> others =
        PressThreads.seats(unitOfWork, thread).stream()
            .filter(seat -> own.filter(mine -> mine.id() == seat.id()).isEmpty())
            .map(StoredSeat::name)
            .toList();
    List<String> lines = new ArrayList<>(said.lines());
    lines.addFirst("PRESS TO " + String.join(", ", others));
    return lines;
  }
}
