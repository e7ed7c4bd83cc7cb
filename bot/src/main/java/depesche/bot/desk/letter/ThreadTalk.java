package depesche.bot.desk.letter;

import depesche.bot.game.press.PressThreads;
import depesche.bot.ledger.PlayerRow;
import depesche.bot.ledger.StoredSeat;
import depesche.bot.ledger.UnitOfWork;
import depesche.bot.ledger.press.PressThreadRow;
import depesche.bot.post.discord.DiscordInput;
import depesche.bot.press.PressBlocks;
import depesche.bot.report.Mail;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// What is said to us in a private thread for press: it is for the other seats of the thread, and
/// never an order.
record ThreadTalk(UnitOfWork unitOfWork) {

  /// The head of what is written by a button under a press there.
  private static final String HERE = "REPLY " + Mail.Press.HERE;

  Optional<PressThreadRow> thread(String channel) {
    return unitOfWork.press().threads().at(channel);
  }

  /// {@return the seat of the thread for which somebody may write}
  Optional<StoredSeat> seat(String channel, PlayerRow player) {
    return thread(channel).stream()
        .flatMap(thread -> new PressThreads(unitOfWork).seats(thread).stream())
        .filter(seat -> seat.mayAct(player))
        .findFirst();
  }

  /// {@return the lines of a call; what was written in a thread has the readers in front of it}
  List<String> lines(DiscordInput said) {
    if (said.lines().stream().limit(1).anyMatch(HERE::equals)) {
      return thread(said.channel())
          .map(thread -> headed(thread, said, said.lines().subList(1, said.lines().size())))
          .orElse(said.lines());
    }
    boolean written = !said.awaitsReply() && said.form().isEmpty() && !said.lines().isEmpty();
    return thread(said.channel())
        .filter(_ -> written && PressBlocks.in(said.lines(), false).at(1).isEmpty())
        .map(thread -> headed(thread, said, said.lines()))
        .orElse(said.lines());
  }

  private List<String> headed(PressThreadRow thread, DiscordInput said, List<String> text) {
    Optional<StoredSeat> own =
        unitOfWork.directory().account(said.user()).flatMap(player -> seat(said.channel(), player));
    List<String> others =
        new PressThreads(unitOfWork)
            .seats(thread).stream()
                .filter(seat -> own.filter(mine -> mine.id() == seat.id()).isEmpty())
                .map(StoredSeat::name)
                .toList();
    List<String> lines = new ArrayList<>(text);
    lines.addFirst("PRESS TO " + String.join(", ", others));
    return lines;
  }
}
