package depesche.bot.door;

import depesche.bot.mime.Header;
import depesche.bot.mime.Headers;
import java.util.List;
import java.util.Locale;

/// Reads who a letter is from, strictly: where two mail programs could read two senders, there is
/// none.
final class Senders {

  private static final int LONGEST = 254;
  private static final String LOCAL_SIGNS = ".!#$%&'*+/=?^_`{|}~-";

  private Senders() {}

  static Sender read(Headers headers) {
    List<Header> from = headers.fields().stream().filter(h -> h.is("From")).toList();
    if (from.size() != 1) {
      return unclear(from.isEmpty() ? "no From line" : "more than one From line");
    }
    if (!from.getFirst().name().equalsIgnoreCase("From")) {
      return unclear("a blank before the colon of From");
    }
    return mailbox(from.getFirst().value());
  }

  private static Sender mailbox(String value) {
    if (!value.chars().allMatch(c -> c == '\t' || (c >= 0x20 && c < 0x7F))) {
      return unclear("letters beyond ASCII in From");
    }
    int open = value.indexOf('<');
    String bare = value;
    if (open >= 0) {
      if (value.indexOf('<', open + 1) >= 0 || !value.endsWith(">")) {
        return unclear("From is not one name with one address");
      }
      if (!name(value.substring(0, open).strip())) {
        return unclear("From has a name that could be read as more");
      }
      bare = value.substring(open + 1, value.length() - 1);
    }
    return plain(bare)
        ? new Sender.Named(bare.toLowerCase(Locale.ROOT))
        : unclear("From has no plain address");
  }

  /// A name is one quoted string, or words without a sign that means something in an address.
  private static boolean name(String name) {
    if (name.startsWith("\"")) {
      return name.length() >= 2
          && name.endsWith("\"")
          && name.substring(1, name.length() - 1).chars().noneMatch(c -> c == '"' || c == '\\');
    }
    return name.chars().noneMatch(c -> ",;:@<>()\"\\[]".indexOf(c) >= 0);
  }

  private static boolean plain(String address) {
    int sign = address.indexOf('@');
    return sign > 0
        && address.length() <= LONGEST
        && address.substring(0, sign).chars().allMatch(c -> word(c) || LOCAL_SIGNS.indexOf(c) >= 0)
        && dotted(address.substring(0, sign))
        && address.substring(sign + 1).chars().allMatch(c -> word(c) || c == '.' || c == '-')
        && dotted(address.substring(sign + 1));
  }

  private static boolean dotted(String text) {
    return !text.isEmpty() && !text.startsWith(".") && !text.endsWith(".") && !text.contains("..");
  }

  private static boolean word(int c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
  }

  private static Sender unclear(String reason) {
    return new Sender.Unclear(reason);
  }
}
