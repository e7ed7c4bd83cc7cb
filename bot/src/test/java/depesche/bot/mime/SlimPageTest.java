package depesche.bot.mime;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import java.util.Random;
import org.jsoup.Jsoup;
import org.junit.jupiter.api.Test;

/// What makes a long page short, and undoes encodings piece by piece.
class SlimPageTest {

  private static final long SEED = Long.getLong("depesche.seed", 45);
  private static final int PAGES = Integer.getInteger("depesche.pages", 20_000);

  private static final List<String> SOUP =
      List.of(
          "<p>",
          "</p>",
          "<a href=x>",
          "<a href='b\"c'>",
          "<b",
          ">",
          "<",
          " ",
          "=",
          "'",
          "\"",
          "A PAR - BUR",
          "<!--",
          "-->",
          "--",
          "!",
          "<!DOCTYPE html>",
          "<![if x]>",
          "<style>",
          "</style>",
          "a{b:c}",
          "<script>",
          "</script>",
          "<br/>",
          "x",
          "&lt;",
          "<img src=",
          "data:y",
          "\n",
          "/",
          "<!-->",
          "<?",
          "</",
          "s<t",
          "-->>",
          "<title>",
          "</title>",
          "<textarea>",
          "</textarea>");

  private static String slim(String page) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    try (SlimPage slimPage = new SlimPage(out)) {
      slimPage.write(page.getBytes(StandardCharsets.UTF_8));
    }
    return out.toString(StandardCharsets.UTF_8);
  }

  @Test
  void aPictureWithinThePageWeighsNothing() throws IOException {
    // In quotes of both kinds, in none, in a style sheet and in a comment; the text stays.
    String data = "data:image/png;base64," + "iVBORw0KGgo=".repeat(30_000);
    String page =
        "<style>.x{background:url("
            + data
            + ")}</style><p class=x style=\"color:red;background:url('"
            + data
            + "')\">A PAR H<img src='"
            + data
            + "'><img alt=a src="
            + data
            + "><!-- "
            + data
            + " --></p>B < C";
    String slim = slim(page);
    assertThat(slim.length()).isLessThan(70 * 1024);
    assertThat(Jsoup.parse(slim).text())
        .isEqualTo(Jsoup.parse(page).text())
        .contains("A PAR H", "B < C");
    assertThat(slim).contains("style=\"color:red");
  }

  @Test
  void whateverThePageSaysStays() throws IOException {
    // Any soup of tags says the same with its comments left out.
    System.out.println("pages, seed " + SEED);
    Random random = new Random(SEED);
    for (int i = 0; i < PAGES; i++) {
      StringBuilder page = new StringBuilder();
      for (int more = random.nextInt(14); more >= 0; more--) {
        page.append(SOUP.get(random.nextInt(SOUP.size())));
      }
      assertThat(Jsoup.parse(slim(page.toString())).text())
          .as("page %d of seed %d: %s became %s", i, SEED, page, slim(page.toString()))
          .isEqualTo(Jsoup.parse(page.toString()).text());
    }
  }

  @Test
  void aPieceAtATimeIsTheSameAsAllAtOnce() throws IOException {
    // Base64 and quoted-printable, cut anywhere; also several codes behind each other, and plain
    // text.
    Random random = new Random(SEED);
    for (int i = 0; i < PAGES / 10; i++) {
      byte[] plain = new byte[random.nextInt(300)];
      random.nextBytes(plain);
      boolean base64 = random.nextBoolean();
      String encoded =
          base64
              ? Base64.getMimeEncoder().encodeToString(plain)
                  + (random.nextInt(3) == 0
                      ? "\r\n" + Base64.getMimeEncoder().encodeToString(plain)
                      : "")
                  + (random.nextInt(3) == 0 && plain.length % 3 > 0
                      ? "\r\n___\r\nA list of players\r\n"
                      : "")
              : soft(plain);
      byte[] body = encoded.getBytes(StandardCharsets.ISO_8859_1);
      byte[] mail =
          ("Content-Transfer-Encoding: "
                  + (base64 ? "base64" : "quoted-printable")
                  + "\r\n\r\n"
                  + encoded)
              .getBytes(StandardCharsets.ISO_8859_1);
      MimePart part =
          ((MessageScanner.Whole) MessageScanner.read(mail, ReadingLimits.STRICT)).message();
      ByteArrayOutputStream out = new ByteArrayOutputStream();
      TransferDecoder decoder = new TransferDecoder(part.encoding(), out);
      for (int at = 0; at < body.length; ) {
        int next = Math.min(body.length, at + 1 + random.nextInt(90));
        decoder.take(Arrays.copyOfRange(body, at, next));
        at = next;
      }
      decoder.end();
      assertThat(out.toByteArray())
          .as("%d of seed %d: %s", i, SEED, encoded)
          .isEqualTo(TransferEncoding.decode(mail, part, Integer.MAX_VALUE));
    }
  }

  private static String soft(byte[] plain) {
    StringBuilder line = new StringBuilder();
    for (byte b : plain) {
      boolean literal = b > ' ' && b < 127 && b != '=';
      line.append(literal ? String.valueOf((char) b) : "=%02X".formatted(b & 0xFF));
      line.append(b % 17 == 0 ? "=\r\n" : b % 23 == 0 ? " \r\n" : "");
    }
    return line.toString();
  }
}
