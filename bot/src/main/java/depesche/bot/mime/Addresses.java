package depesche.bot.mime;

import java.util.ArrayList;
import java.util.List;

/// Reads address lists (RFC 5322 3.4) leniently: what cannot be read is passed over.
public final class Addresses {

  private static final int MOST = 200;

  private final List<Mailbox> found = new ArrayList<>();
  private final StringBuilder words = new StringBuilder();
  private final StringBuilder angle = new StringBuilder();
  private boolean angled = false;

  private Addresses() {}

  /// {@return the mailboxes of a list, the first two hundred}
  public static List<Mailbox> parse(String value) {
    Addresses reader = new Addresses();
    reader.read(value);
    return List.copyOf(reader.found);
  }

  private void read(String value) {
    int comments = 0;
    boolean inAngle = false;
    for (int at = 0; at < value.length() && found.size() < MOST; at++) {
      char letter = value.charAt(at);
      if (comments > 0) {
        comments += letter == '(' ? 1 : letter == ')' ? -1 : 0;
      } else if (letter == '"') {
        at = quoted(value, at + 1, inAngle ? angle : words);
      } else if (inAngle) {
        inAngle = letter != '>';
        angle.append(inAngle ? String.valueOf(letter) : "");
      } else {
        switch (letter) {
          case '(' -> comments++;
          case '<' -> inAngle = openAngle();
          case ',', ';' -> finish();
          case ':' -> words.setLength(0);
          default -> words.append(letter);
        }
      }
    }
    finish();
  }

  private boolean openAngle() {
    angled = true;
    angle.setLength(0);
    return true;
  }

  private static int quoted(String value, int from, StringBuilder into) {
    int at = from;
    while (at < value.length() && value.charAt(at) != '"') {
      if (value.charAt(at) == '\\' && at + 1 < value.length()) {
        at++;
      }
      into.append(value.charAt(at++));
    }
    return at;
  }

  private void finish() {
    String address = (angled ? angle : words).toString().strip();
    int sign = address.lastIndexOf('@');
    if (sign > 0 && sign < address.length() - 1) {
      String name = angled ? words.toString().strip() : "";
      found.add(new Mailbox(name, address.substring(0, sign), address.substring(sign + 1)));
    }
    words.setLength(0);
    angle.setLength(0);
    angled = false;
  }
}
