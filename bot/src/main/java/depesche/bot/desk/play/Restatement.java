package depesche.bot.desk.play;

import depesche.adjudicator.Letter;
import depesche.adjudicator.Reading;
import depesche.adjudicator.Seat;
import depesche.bot.game.Game;
import depesche.bot.ledger.StoredSeat;
import depesche.bot.ledger.mail.InboxRow;
import depesche.bot.ledger.turn.LetterRow;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// What a seat has on file beside a message that its writer has changed. Every letter stays in its
/// chain of codes, so the old words are taken back by a letter that takes all back and says the
/// rest again; the new words follow in the next one.
///
/// @param changed the numbers of the message as it was before
record Restatement(Game game, StoredSeat seat, List<Long> changed) {

  Restatement {
    changed = List.copyOf(changed);
  }

  /// {@return whether the message has put something on file}
  boolean isFiled() {
    return game.letters(seat).stream().anyMatch(row -> changed.contains(row.inboxId));
  }

  /// {@return the letter that says the rest again, if one letter can}
  Optional<Letter> letter() {
    String withdrawal = game.title().words().withdrawal();
    if (withdrawal.isEmpty()) {
      return Optional.empty();
    }
    List<Letter> rest = beside().stream().map(row -> new Letter(row.phase, row.text)).toList();
    String text = EffectiveLines.text(game, seat, rest);
    Letter said = new Letter(game.phase(), (withdrawal + "\n" + text).strip());
    return read(below(said)).onFile().equals(read(rest).onFile())
        ? Optional.of(said)
        : Optional.empty();
  }

  /// {@return what is read of a letter that comes last}
  Reading<?> read(List<Letter> letters) {
    return game.position().read(new Seat(seat.name()), letters);
  }

  /// {@return all letters, and this one}
  List<Letter> below(Letter last) {
    return Stream.concat(game.written(seat).stream(), Stream.of(last)).toList();
  }

  /// {@return the letters that counted if the message had never been sent, and no letter had said
  /// anything again}
  private List<LetterRow> beside() {
    List<LetterRow> counting = new ArrayList<>();
    for (LetterRow row : game.letters(seat)) {
      if (!row.phase.equals(game.phase()) || !row.restates) {
        counting.add(row);
      } else {
        // The message it makes room for was changed, too.
        long other = message(row).uid;
        counting.removeIf(before -> isOf(before, other));
      }
    }
    counting.removeIf(row -> changed.contains(row.inboxId));
    return counting;
  }

  private boolean isOf(LetterRow row, long uid) {
    InboxRow message = message(row);
    return message.isCall() && message.uid == uid && row.phase.equals(game.phase());
  }

  private InboxRow message(LetterRow row) {
    return game.book().message(row.inboxId);
  }
}
