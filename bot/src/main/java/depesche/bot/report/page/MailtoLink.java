package depesche.bot.report.page;

import java.nio.charset.StandardCharsets;
import java.util.List;

/// What a click in a page opens: a mail to the reply address, with a subject and some lines to
/// change and send.
///
/// @param address where an answer to the page's mail goes
/// @param subject of the mail that is opened
public record MailtoLink(String address, String subject) {

  /// Mail programs open no longer addresses than some 2,000 characters.
  static final int LONGEST = 1_800;

  private static final String END = "%0D%0A";

  /// The characters of RFC 6068 that stand for themselves.
  private static final String PLAIN =
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~";

  /// {@return the address with as many of the lines, from the first, as there is room for}
  public String to(List<String> lines) {
    StringBuilder link =
        new StringBuilder("mailto:")
            .append(encoded(address, PLAIN + "@+"))
            .append("?subject=")
            .append(encoded(subject, PLAIN))
            .append("&body=");
    for (String line : lines) {
      String next = encoded(line, PLAIN) + END;
      if (link.length() + next.length() > LONGEST) {
        break;
      }
      link.append(next);
    }
    return link.toString();
  }

  private static String encoded(String text, String plain) {
    StringBuilder encoded = new StringBuilder();
    for (byte one : text.getBytes(StandardCharsets.UTF_8)) {
      if (plain.indexOf(one) >= 0) {
        encoded.append((char) one);
      } else {
        encoded.append("%%%02X".formatted(one & 0xFF));
      }
    }
    return encoded.toString();
  }
}
