package depesche.bot.post;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.bot.post.smtp.OutgoingMail;
import depesche.bot.post.smtp.SmtpSender;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.Test;

/// Mail to addresses that not every server takes.
class ForeignAddressTest {

  private static final InetAddress HERE = InetAddress.getLoopbackAddress();
  private static final String ANNA = "\u0430\u043d\u043d\u0430@xn--80a1acny.example";

  private static byte[] mail(String to) {
    return new OutgoingMail(
            to,
            "x",
            "<x@example.org>",
            Optional.empty(),
            List.of(),
            "text\n",
            Optional.empty(),
            List.of(),
            true,
            Instant.EPOCH,
            "Depesche <depesche@example.org>",
            "depesche@example.org",
            Optional.empty())
        .bytes();
  }

  /// A server for one mail.
  ///
  /// @param offers what it says it can do
  /// @param heard all it was told
  private static Delivery send(String offers, String to, List<String> heard) throws IOException {
    try (ServerSocket door = new ServerSocket(0, 1, HERE)) {
      Thread server = Thread.ofVirtual().start(() -> serve(door, offers, heard));
      MailEndpoint there =
          new MailEndpoint(HERE.getHostAddress(), door.getLocalPort(), Tls.NONE, Optional.empty());
      Delivery delivery = new SmtpSender(there).send("depesche@example.org", to, mail(to));
      server.interrupt();
      return delivery;
    }
  }

  private static void serve(ServerSocket door, String offers, List<String> heard) {
    try (Socket socket = door.accept()) {
      var in =
          new BufferedReader(
              new InputStreamReader(socket.getInputStream(), StandardCharsets.UTF_8));
      say(socket, "220 here");
      boolean inData = false;
      for (String line = in.readLine(); line != null; line = in.readLine()) {
        heard.add(line);
        if (inData && !line.equals(".")) {
          continue;
        }
        inData = line.equals("DATA");
        say(
            socket,
            line.startsWith("EHLO")
                ? "250-here\r\n250 " + offers
                : inData ? "354 go" : line.equals("QUIT") ? "221 bye" : "250 ok");
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void say(Socket socket, String line) throws IOException {
    socket.getOutputStream().write((line + "\r\n").getBytes(StandardCharsets.US_ASCII));
  }

  @Test
  void lettersBeyondAsciiGoWhereTheServerTakesThem() throws IOException {
    // RFC 6531 3: such an address is told only with the word SMTPUTF8, in UTF-8.
    List<String> heard = new CopyOnWriteArrayList<>();
    assertThat(send("SMTPUTF8", ANNA, heard)).isEqualTo(new Delivery.Accepted());
    assertThat(heard)
        .contains("RCPT TO:<" + ANNA + ">", "To: " + ANNA)
        .anyMatch(
            line ->
                line.startsWith("MAIL FROM:<depesche@example.org>") && line.contains("SMTPUTF8"));
  }

  @Test
  void whereTheServerDoesNotTheReasonIsTold() throws IOException {
    // The parcel ends with a reason, and no mail server is told half an address.
    List<String> heard = new CopyOnWriteArrayList<>();
    assertThat(send("SIZE 1000", ANNA, heard))
        .isInstanceOfSatisfying(
            Delivery.Rejected.class, no -> assertThat(no.reason()).contains("SMTPUTF8"));
    assertThat(heard).noneMatch(line -> line.startsWith("MAIL"));
  }

  @Test
  void ordinaryMailAsksForNothingSpecial() throws IOException {
    // A server further on that knows no SMTPUTF8 would refuse it.
    for (String to :
        List.of("anna@xn--bcher-kva.example", "\"anna schmidt\"@x.org", "a@[192.0.2.7]")) {
      List<String> heard = new CopyOnWriteArrayList<>();
      assertThat(send("SMTPUTF8", to, heard)).isEqualTo(new Delivery.Accepted());
      assertThat(heard).contains("RCPT TO:<" + to + ">", "To: " + to);
      assertThat(heard).noneMatch(line -> line.startsWith("MAIL") && line.contains("SMTPUTF8"));
    }
  }

  @Test
  void aDomainInForeignLettersIsWrittenAsTheDnsKnowsIt() {
    // RFC 5891: every mail server and every program understands that form.
    String text = new String(mail("anna@b\u00fccher.example"), StandardCharsets.US_ASCII);
    assertThat(text).contains("To: anna@xn--bcher-kva.example\r\n");
  }
}
