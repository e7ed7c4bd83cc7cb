package depesche.bot.post.office.imap;

import depesche.bot.post.office.ClientConnection;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/// One IMAP command: tag, name and words.
record ImapCommand(String tag, String name, List<ImapWord> words) {

  private static final int LONGEST_LINE = 64 * 1024;
  private static final int MOST_LITERALS = 16;

  /// Stands for a literal while the line is taken apart.
  private static final char LITERAL = '\uE000';

  /// Reads the next command; literals are asked for as they come.
  static ImapCommand read(ClientConnection clientConnection, int mostBytes)
      throws IOException, Bad {
    StringBuilder line = new StringBuilder(clientConnection.line(LONGEST_LINE));
    List<String> literals = new ArrayList<>();
    while (true) {
      int open = line.lastIndexOf("{");
      if (open < 0 || !line.substring(open).matches("\\{[0-9]{1,9}\\+?}")) {
        return new Reader(line.toString(), literals).command();
      }
      boolean waits = line.charAt(line.length() - 2) != '+';
      int length = Integer.parseInt(line.substring(open + 1, line.length() - (waits ? 1 : 2)));
      if (length > mostBytes || literals.size() == MOST_LITERALS) {
        // The rest cannot be told from commands, so the conversation ends.
        throw new ClientConnection.TooLong();
      }
      if (waits) {
        clientConnection.say("+ Go on");
      }
      literals.add(new String(clientConnection.block(length), StandardCharsets.ISO_8859_1));
      line.setLength(open);
      line.append(LITERAL).append(clientConnection.line(LONGEST_LINE));
    }
  }

  ImapWord word(int index) throws Bad {
    if (index >= words.size()) {
      throw new Bad(tag, name + " wants more words");
    }
    return words.get(index);
  }

  /// {@return the words of a list in which there must be one at least, or the one word without it}
  List<ImapWord> list(int index) throws Bad {
    List<ImapWord> list = word(index).flat();
    if (list.isEmpty()) {
      throw new Bad(tag, name + " wants something in its parentheses");
    }
    return list;
  }

  List<ImapWord> from(int index) {
    return words.subList(Math.min(index, words.size()), words.size());
  }

  /// A command that cannot be understood, or not be done.
  static final class Bad extends Exception {

    private static final long serialVersionUID = 1L;

    Bad(String tag, String message) {
      this(tag, "BAD", message);
    }

    private Bad(String tag, String word, String message) {
      super(tag + " " + word + " " + message, null, false, false);
    }

    /// {@return what is said to a command that is understood and cannot be done}
    static Bad no(String tag, String message) {
      return new Bad(tag, "NO", message);
    }

    /// {@return the answer to it}
    String answer() {
      return String.valueOf(getMessage());
    }
  }

  /// Takes a line apart.
  private static final class Reader {

    private static final int DEEPEST = 20;

    private final String line;
    private final List<String> literals;
    private int at = 0;
    private int literal = 0;
    private String tag = "*";

    Reader(String line, List<String> literals) {
      this.line = line;
      this.literals = literals;
    }

    ImapCommand command() throws Bad {
      tag = atom();
      blanks();
      String name = atom().toUpperCase(Locale.ROOT);
      if (tag.isEmpty() || name.isEmpty()) {
        throw new Bad(tag.isEmpty() ? "*" : tag, "A command is a tag and a name");
      }
      List<ImapWord> words = words(0);
      if (at < line.length()) {
        throw new Bad(tag, "A parenthesis too many");
      }
      return new ImapCommand(tag, name, List.copyOf(words));
    }

    private List<ImapWord> words(int depth) throws Bad {
      if (depth > DEEPEST) {
        throw new Bad(tag, "Too many parentheses");
      }
      List<ImapWord> words = new ArrayList<>();
      for (blanks(); at < line.length() && line.charAt(at) != ')'; blanks()) {
        words.add(word(depth));
      }
      return words;
    }

    private ImapWord word(int depth) throws Bad {
      return switch (line.charAt(at)) {
        case '(' -> group(depth);
        case '"' -> new ImapWord.Text(quoted());
        case LITERAL -> {
          at++;
          yield new ImapWord.Literal(literals.get(literal++));
        }
        default -> new ImapWord.Atom(atom());
      };
    }

    private ImapWord group(int depth) throws Bad {
      at++;
      List<ImapWord> inner = words(depth + 1);
      if (at == line.length()) {
        throw new Bad(tag, "A parenthesis is not closed");
      }
      at++;
      return new ImapWord.Group(List.copyOf(inner));
    }

    private String quoted() throws Bad {
      StringBuilder text = new StringBuilder();
      for (at++; at < line.length() && line.charAt(at) != '"'; at++) {
        if (line.charAt(at) == '\\' && at + 1 < line.length()) {
          at++;
        }
        text.append(line.charAt(at));
      }
      if (at == line.length()) {
        throw new Bad(tag, "A quotation mark is missing");
      }
      at++;
      return text.toString();
    }

    /// A bare word ends at a blank or a parenthesis, but not within square brackets.
    private String atom() {
      int from = at;
      boolean brackets = false;
      while (at < line.length()) {
        char letter = line.charAt(at);
        if (!brackets && (letter == ' ' || letter == '(' || letter == ')')) {
          break;
        }
        brackets = letter == '[' || (brackets && letter != ']');
        at++;
      }
      return line.substring(from, at);
    }

    private void blanks() {
      while (at < line.length() && line.charAt(at) == ' ') {
        at++;
      }
    }
  }
}
