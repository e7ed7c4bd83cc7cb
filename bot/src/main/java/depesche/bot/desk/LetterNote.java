package depesche.bot.desk;

import depesche.adjudicator.Fact;
import java.time.Instant;
import java.util.List;

/// What the answer mentions of the letter as a whole.
public sealed interface LetterNote extends Fact {

  /// {@return whether it says that nothing of the letter was read}
  static boolean isUnread(Fact note) {
    return note instanceof LetterTooLong || note instanceof LetterUnreadable;
  }

  record QuotedUnread(int lines) implements LetterNote {}

  /// A line that stands in a quoted mail of ours and may have been filled in.
  record InsideQuote() implements LetterNote {}

  /// A command between a condition and its end, where only orders count.
  ///
  /// @param ended whether the letter says where the condition ends
  record UnderIf(String command, boolean ended) implements LetterNote {}

  /// A command below a heading such as `Draft:`.
  record UnderHeading(String command, String heading) implements LetterNote {}

  /// Another seat is signed on below, so that it is not clear whose this line is.
  record AboveSignOn() implements LetterNote {}

  /// The line above that says whose it is was refused.
  record BelowRefused(String command) implements LetterNote {}

  /// The letter has lines for other seats, too, each answered in a mail of its own.
  ///
  /// @param seats such as `Red@bismarck`
  record OtherSeats(List<String> seats) implements LetterNote {
    public OtherSeats {
      seats = List.copyOf(seats);
    }
  }

  /// What a seat has still to do is shown to those who prove to be its player.
  record SeatHidden(String seat, String game) implements LetterNote {}

  record HtmlOnly() implements LetterNote {}

  /// Nothing but the subject says that a program sent it.
  record AutomaticSubject() implements LetterNote {}

  record LetterEmpty() implements LetterNote {}

  /// Nothing but older mail was in it.
  record NothingAdded() implements LetterNote {}

  /// A yes, and nothing that says to what.
  ///
  /// @param commands what is open for the writer, as they would say yes to it
  record YesToWhat(String said, List<String> commands) implements LetterNote {}

  /// A sentence that wants what a command does.
  ///
  /// @param wish such as `DRAW`
  /// @param game the one it is about; empty if that is not known
  record PlainlySaid(String wish, String text, String game) implements LetterNote {}

  /// It has too much text.
  ///
  /// @param most so many kB of text are read
  record LetterTooLong(int most) implements LetterNote {}

  /// What it asks for would be too many mails.
  record TooManyAnswers(int most) implements LetterNote {}

  /// It has too many commands.
  record TooManyCommands(int most) implements LetterNote {}

  record LetterLocked() implements LetterNote {}

  record LetterCut() implements LetterNote {}

  /// So many pictures, histories and trials are the most for one letter.
  record TooManyLooks(int most) implements LetterNote {}

  /// As above, of a state that is told without its picture.
  record PictureLeftOut(int most) implements LetterNote {}

  record AttachmentsUnread() implements LetterNote {}

  record OddLetters() implements LetterNote {}

  /// The writer is asked nothing just now; what they wrote is kept for a later question of the
  /// turn.
  record WrittenAhead(String seat, String phase) implements LetterNote {}

  /// This letter was the last that the turn waited for.
  record EverybodyIn() implements LetterNote {}

  /// The writer is asked nothing just now, and wrote nothing that could be kept.
  record NothingToDo(String seat, String phase) implements LetterNote {}

  /// A private message to them was refused, and there is no other way to them.
  record Unreachable() implements LetterNote {}

  /// It was written where others read it.
  record PublicUnread() implements LetterNote {}

  /// It came through a mailing list, where others read it, and so was not read.
  record PostUnread() implements LetterNote {}

  /// It was changed after it had been read, and names the bot no more.
  record EditUnread() implements LetterNote {}

  /// It was changed after it had been read, and read once more.
  ///
  /// @param filed whether it had put orders on file
  /// @param replaced whether they are taken back
  record Corrected(boolean filed, boolean replaced) implements LetterNote {}

  /// It was changed after it had been read, and said more than orders, which is done once.
  record EditOrdersOnly() implements LetterNote {}

  /// It was changed after it had been read, and is not for one seat alone, or was for one that is
  /// not its writer's now.
  record EditForOthers() implements LetterNote {}

  /// A command in a message that was changed after it had been read.
  record EditedCommand() implements LetterNote {}

  /// It was changed when its turn was over.
  record EditTooLate(String phase, String current) implements LetterNote {}

  /// It was deleted after it had been read.
  record Deleted() implements LetterNote {}

  /// A button under what was written to a seat, pressed by somebody who has no say there now.
  record ButtonOfOthers(String seat) implements LetterNote {}

  /// The choice from a menu is not there any more.
  record ChoiceGone(List<String> lines) implements LetterNote {
    public ChoiceGone {
      lines = List.copyOf(lines);
    }
  }

  /// It named the bot's role, and so was not shown to us.
  record RoleNamed() implements LetterNote {}

  /// From now on letters in which nothing is carried out are answered once an hour.
  record AnsweredLess() implements LetterNote {}

  /// Too many wrong passwords were tried.
  ///
  /// @param until until then none is looked at
  record PasswordsBarred(Instant until) implements LetterNote {}

  /// Somebody has tried passwords.
  ///
  /// @param what for what, such as `Red@bismarck`
  record PasswordsTried(String what, Instant until) implements LetterNote {}

  record LetterUnreadable(String reason) implements LetterNote {}

  /// Nothing in the letter counts, and the answer may go to somebody who did not write it.
  record SenderUnclear(String reason) implements LetterNote {}

  /// What somebody unknown is told, once.
  record StrangerGreeted(List<String> games) implements LetterNote {
    public StrangerGreeted {
      games = List.copyOf(games);
    }
  }
}
