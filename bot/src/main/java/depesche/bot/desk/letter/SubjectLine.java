package depesche.bot.desk.letter;

import depesche.bot.desk.Command;
import depesche.bot.game.Library;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;

/// The subject of a mail, read as its first line if somebody wrote a command or an order there. Of
/// a mail with a text it must begin with a command in capitals, for a subject is often only about
/// something; an answer to a mail has the subject of that mail.
public final class SubjectLine {

  /// A reply or a forwarded mail, in whatever language, and what we write ourselves.
  private static final Pattern NOT_OURS =
      Pattern.compile("\\s*(?:\\[.*|\\p{L}{1,5}\\s?(?:\\[\\d+])?[:：].*)", Pattern.DOTALL);

  private static final String SIGN_ON = "SIGNON";

  private SubjectLine() {}

  /// {@return the lines of a letter, with its subject among them if that says something}
  public static List<String> with(String subject, List<String> lines, Library library) {
    boolean empty = lines.stream().allMatch(String::isBlank);
    if (subject.isBlank() || NOT_OURS.matcher(subject).matches()) {
      return lines;
    }
    Command command = Command.of(1, subject).given();
    boolean says =
        Desks.knows(command)
            ? empty || command.said(0).equals(command.word(0))
            : empty && !library.isProse(subject);
    if (!says) {
      return lines;
    }
    List<String> all = new ArrayList<>(lines);
    boolean signed =
        !empty && lines.getFirst().strip().toUpperCase(Locale.ROOT).startsWith(SIGN_ON);
    all.add(signed ? 1 : 0, subject.strip());
    return all;
  }
}
