package depesche.bot.door;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.bot.Volume;
import depesche.bot.mime.Address;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// 200,000 mails that nobody wrote: random headers, random structures, and real ones cut, joined
/// and gnawed at.
class MailFuzzTest {

  private static final int MAILS = Volume.of(200_000);
  private static final long SEED = Long.getLong("depesche.seed", 20_261_123L);
  private static final Path REAL = Path.of("src", "test", "resources", "mails");
  private static final Door DOOR = new Door("depesche@example.org");

  private static final List<String> NAMES =
      List.of(
          "From",
          "from ",
          "To",
          "Cc",
          "Subject",
          "Date",
          "Message-ID",
          "In-Reply-To",
          "References",
          "Reply-To",
          "Return-Path",
          "Received",
          "Content-Type",
          "Content-Transfer-Encoding",
          "Content-Disposition",
          "Auto-Submitted",
          "Precedence",
          "MIME-Version",
          "X-Autoreply",
          "");

  private static final List<String> VALUES =
      List.of(
          "anna@example.org",
          "Anna <anna@example.org>",
          "(a(b)c)",
          "\"Anna \\\" S\"",
          "<anna@b\u00fccher.example>",
          "=?utf-8?q?=C3=84?=",
          "=?utf-8?b?w4Q=?= =?x?q?",
          "text/plain",
          "text/html; charset=",
          "multipart/mixed; boundary=b",
          "multipart/alternative; boundary=\"b\"",
          "multipart/signed; boundary=c",
          "message/rfc822",
          "charset=utf-8",
          "charset=\"\u00fc",
          "base64",
          "quoted-printable",
          "inline; filename=x",
          "attachment",
          "format=flowed; delsp=yes",
          "<a@b>",
          "<<>>",
          ",",
          ";",
          ":",
          "@",
          "\u0000",
          "\u202e",
          "\r\n ",
          "\t",
          "\u2028",
          "[mailto:",
          "no");

  private static final List<String> BODIES =
      List.of(
          "A KON H",
          "--b",
          "--b--",
          "--c",
          "-- ",
          "> A KON H",
          ">>> x >>>",
          "On 1 Jan 2026 at 10:00 x wrote:",
          "Von: Depesche <depesche@example.org>",
          "Sent: Monday 23.11.2026 13:00",
          "To: x",
          "____________________",
          "-----BEGIN PGP SIGNED MESSAGE-----",
          "-----BEGIN PGP SIGNATURE-----",
          "-----END PGP SIGNATURE-----",
          "-----BEGIN PGP MESSAGE-----",
          "-----Original Message-----",
          "--- x ---",
          "x",
          "=",
          "=C3=",
          "=20",
          "",
          "<p>",
          "<div style='display:none'>",
          "<blockquote>",
          "</blockquote>",
          "<pre>",
          "<table><tr><td>",
          "</td></tr>",
          "<br>",
          "<style>.a{display:none}",
          "</style>",
          "&nbsp;",
          "<div id=appendonsend>",
          "QSBLT04gSA==",
          "Content-Type: text/html",
          "Content-Type: text/plain; format=flowed",
          "\u000b",
          "\u0085",
          "\u2029",
          "\ufeff",
          "\ud83d\ude00",
          "Blood & Iron, game bismarck; you are Red",
          "A KON \f H ");

  @Test
  void everyMailIsReadAndNoneBreaksTheDoor() throws IOException {
    // Design 4 and 8: whatever comes is let in, refused or called a robot, in time.
    System.out.println("MailFuzzTest: -Ddepesche.seed=" + SEED);
    Random random = new Random(SEED);
    List<byte[]> real = real();
    for (int i = 0; i < MAILS; i++) {
      byte[] mail = i % 20 == 0 ? gnawed(random, real) : madeUp(random);
      try {
        look(DOOR.open(mail, false));
      } catch (RuntimeException | StackOverflowError | AssertionError e) {
        throw new AssertionError("seed %d, mail %d breaks".formatted(SEED, i), e);
      }
    }
  }

  /// Holds for everything that is let in.
  private static void look(Admission admission) {
    if (!(admission
        instanceof Admission.Admitted(LetterHeader letterHeader, AuthorText authorText, _))) {
      return;
    }
    for (String line : authorText.lines()) {
      if (line.indexOf('\n') >= 0 || line.indexOf('\r') >= 0) {
        throw new AssertionError("a line is two");
      }
    }
    if (letterHeader.sender() instanceof Sender.Named(String address)) {
      assertThat(Address.read(address).map(Address::text)).contains(address);
      assertThat(address.substring(address.lastIndexOf('@'))).isASCII();
    }
  }

  private static List<byte[]> real() throws IOException {
    List<byte[]> real = new ArrayList<>();
    try (Stream<Path> files = Files.list(REAL)) {
      for (Path file : files.filter(f -> f.toString().endsWith(".eml")).sorted().toList()) {
        real.add(Files.readAllBytes(file));
      }
    }
    return real;
  }

  /// The beginning of one real mail and the end of another, with some bytes changed.
  private static byte[] gnawed(Random random, List<byte[]> real) {
    byte[] one = real.get(random.nextInt(real.size()));
    byte[] other = real.get(random.nextInt(real.size()));
    int from = random.nextInt(other.length);
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    out.write(one, 0, random.nextInt(one.length));
    out.write(other, from, other.length - from);
    byte[] mail = out.toByteArray();
    for (int i = random.nextInt(8); i > 0 && mail.length > 0; i--) {
      mail[random.nextInt(mail.length)] = (byte) random.nextInt(256);
    }
    return mail;
  }

  private static byte[] madeUp(Random random) {
    StringBuilder mail = new StringBuilder();
    boolean isUsual = random.nextInt(3) > 0;
    mail.append(
        isUsual ? "From: anna@example.org\r\nContent-Type: " + one(random, VALUES) + "\r\n" : "");
    for (int i = random.nextInt(7); i > 0; i--) {
      mail.append(one(random, NAMES)).append(':');
      for (int j = random.nextInt(5); j > 0; j--) {
        mail.append(random.nextBoolean() ? " " : "").append(one(random, VALUES));
      }
      mail.append(end(random));
    }
    mail.append("\r\n");
    for (int i = random.nextInt(14); i > 0; i--) {
      mail.append(random.nextInt(12) == 0 ? noise(random) : one(random, BODIES))
          .append(end(random));
    }
    return mail.toString()
        .getBytes(random.nextInt(4) > 0 ? StandardCharsets.UTF_8 : StandardCharsets.ISO_8859_1);
  }

  private static String end(Random random) {
    return switch (random.nextInt(16)) {
      case 0 -> "\n";
      case 1 -> "\r";
      case 2 -> "";
      default -> "\r\n";
    };
  }

  private static String noise(Random random) {
    StringBuilder noise = new StringBuilder();
    for (int i = random.nextInt(24); i > 0; i--) {
      noise.append((char) (random.nextInt(3) > 0 ? random.nextInt(128) : random.nextInt(0x3100)));
    }
    return noise.toString().toLowerCase(Locale.ROOT);
  }

  private static String one(Random random, List<String> all) {
    return all.get(random.nextInt(all.size()));
  }
}
