package depesche.bot.post;

import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.List;
import java.util.Random;

/// Mails that are long, as mail programs write them: header fields of the content, an empty line,
/// and the content.
public final class LongMails {

  private static final int KB = 1024;

  private LongMails() {}

  /// {@return base64 of so many bytes}
  static String picture(int bytes) {
    byte[] random = new byte[bytes];
    new Random(bytes).nextBytes(random);
    return Base64.getMimeEncoder().encodeToString(random);
  }

  static String encoded(String text) {
    return Base64.getMimeEncoder().encodeToString(text.getBytes(StandardCharsets.UTF_8));
  }

  static String part(String type, String encoding, String body) {
    return "Content-Type: "
        + type
        + "\nContent-Transfer-Encoding: "
        + encoding
        + "\n\n"
        + body
        + "\n";
  }

  static String multi(String kind, String boundary, String... parts) {
    StringBuilder all =
        new StringBuilder(
            "Content-Type: multipart/" + kind + "; boundary=\"" + boundary + "\"\n\n");
    for (String part : parts) {
      all.append("--").append(boundary).append('\n').append(part);
    }
    return all + "--" + boundary + "--\n";
  }

  static String png(int bytes) {
    return part("image/png; name=map.png", "base64\nContent-ID: <map>", picture(bytes));
  }

  /// {@return mails with this order that are long only by what is not text}
  public static List<String> replies(String order) {
    String page =
        "<html><body><p>"
            + order
            + "</p><blockquote type=cite>old <img src=\"cid:map\"></blockquote></body></html>";
    String plain = part("text/plain; charset=utf-8", "8bit", order + "\n> old\n");
    String html = part("text/html; charset=utf-8", "quoted-printable", page.replace("=", "=3D"));
    String related = multi("related", "r", html, png(217 * KB));
    String data =
        "<html><body><p>"
            + order
            + "</p><img src='data:image/png;base64,"
            + "A".repeat(300 * KB)
            + "'></body></html>";
    return List.of(
        // Thunderbird and Apple Mail; Outlook; an iPhone with a photo; a forward below;
        // winmail.dat.
        multi("alternative", "a", plain, related),
        multi("related", "r", multi("alternative", "a", plain, html), png(300 * KB)),
        multi(
            "mixed",
            "m",
            plain,
            part(
                "image/jpeg; name=IMG_1.jpg",
                "base64\nContent-Disposition: inline; filename=IMG_1.jpg",
                picture(3000 * KB))),
        multi(
            "mixed",
            "m",
            part("text/plain", "base64", encoded(order + "\n")),
            part(
                "message/rfc822",
                "8bit",
                "From: x@y\n"
                    + multi("mixed", "i", part("text/plain", "7bit", "A MUN H"), png(300 * KB)))),
        multi(
            "mixed",
            "m",
            plain,
            part("application/ms-tnef; name=winmail.dat", "base64", picture(700 * KB))),
        related,
        part("text/html; charset=utf-8", "base64", encoded(data)),
        part(
            "text/html; charset=utf-8",
            "quoted-printable",
            data.replace("=", "=3D").replaceAll("(.{70})", "$1=\n")),
        multi(
            "alternative",
            "a",
            part("text/plain", "7bit", ""),
            part("text/html", "base64", encoded(data))),
        // Signed, nested, with blanks in the boundary, and a text behind the picture.
        multi(
            "signed",
            "s",
            multi("mixed", "x y", plain, png(400 * KB)),
            part("application/pgp-signature", "7bit", "x")),
        multi("mixed", "m", png(500 * KB), plain));
  }
}
