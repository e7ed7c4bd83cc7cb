package depesche.bot.desk;

import depesche.adjudicator.Fact;
import java.util.List;

/// What the answer mentions of the letter as a whole.
public sealed interface Note extends Fact {

  record QuotedUnread(int lines) implements Note {}

  record HtmlOnly() implements Note {}

  record LetterEmpty() implements Note {}

  record LetterTooLong() implements Note {}

  record LetterLocked() implements Note {}

  record LetterCut() implements Note {}

  record AttachmentsUnread() implements Note {}

  record OddLetters() implements Note {}

  /// The writer is asked nothing just now; what they wrote is kept for a later question of the
  /// turn.
  record WrittenAhead(String seat, String phase) implements Note {}

  /// This letter was the last that the turn waited for.
  record EverybodyIn() implements Note {}

  /// The writer is asked nothing just now, and wrote nothing that could be kept.
  record NothingOwed(String seat, String phase) implements Note {}

  /// What was to reach them in private was refused, and there is no other way to them.
  record Unreachable() implements Note {}

  /// It stood where others read it.
  record PublicUnread() implements Note {}

  /// It was changed after it had been read.
  record EditUnread() implements Note {}

  /// It named the bot's role, and so was not shown to us.
  record RoleNamed() implements Note {}

  record LetterUnreadable(String reason) implements Note {}

  /// Nothing in the letter counts, and the answer may go to somebody who did not write it.
  record SenderUnclear(String reason) implements Note {}

  /// What somebody unknown is told, once.
  record StrangerGreeted(List<String> games) implements Note {
    public StrangerGreeted {
      games = List.copyOf(games);
    }
  }
}
