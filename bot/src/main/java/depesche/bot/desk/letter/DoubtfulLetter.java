package depesche.bot.desk.letter;

import depesche.bot.desk.Command;
import depesche.bot.desk.Request;
import depesche.bot.desk.play.OrderDesk;
import depesche.bot.door.Admission;
import java.util.List;
import java.util.function.Predicate;

/// A letter that came through a list, or has the subject of an automatic answer and no other mark
/// of one. A program that answers our answers would go on for ever; so it must be a player's, there
/// must be something in it that counts, and of each player only a few such letters are read in a
/// day.
record DoubtfulLetter(Request request) {

  boolean counts(Admission.Admitted letter) {
    return isOf(letter, new OrderDesk(request)::counts);
  }

  /// {@return whether something in it may be meant for us, though a seat is not proved by it}
  boolean speaks(Admission.Admitted letter) {
    return isOf(
        letter,
        lines -> lines.stream().anyMatch(line -> !request.services.library().isProse(line)));
  }

  private boolean isOf(Admission.Admitted letter, Predicate<List<String>> orders) {
    List<String> lines = letter.authorText().lines();
    return request.player().filter(player -> !player.blocked).isPresent()
        && (hasCommand(lines) || orders.test(lines))
        && LetterReplies.maySometimesAnswer(request);
  }

  /// In capitals: `Wait until Monday` and `Press inquiries` stand in such mails.
  private boolean hasCommand(List<String> lines) {
    for (int i = 0; i < lines.size(); i++) {
      Command command = Command.of(i + 1, lines.get(i)).withoutComment().given();
      String word = command.said(0);
      if (command.word(0).equals(word) && Desks.means(request, command)) {
        return true;
      }
    }
    return false;
  }
}
