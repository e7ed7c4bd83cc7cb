package depesche.bot.post;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Clock;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BareLineEndsTest {

  private static final InetAddress HERE = InetAddress.getLoopbackAddress();
  private static final Clock CLOCK = Clock.systemUTC();

  @TempDir private Path folder;

  private PostOffice open() {
    return PostOffice.open(folder, HERE, 0, 0, Optional.empty(), CLOCK);
  }

  @Test
  void refusesBareLineEnds() throws IOException {
    // A lone LF before a dot ends no message: that is how mail is smuggled.
    try (PostOffice office = open();
        var socket = new Socket(HERE, office.smtpPort())) {
      var out = socket.getOutputStream();
      var in =
          new BufferedReader(
              new InputStreamReader(socket.getInputStream(), StandardCharsets.US_ASCII));
      out.write(
          "HELO x\r\nMAIL FROM:<a@b.c>\r\nRCPT TO:<d@e.f>\r\nDATA\r\nhello\n.\nMAIL FROM:<x@y.z>\r\n.\r\nQUIT\r\n"
              .getBytes(StandardCharsets.US_ASCII));
      out.flush();
      assertThat(in.lines().toList())
          .extracting(line -> line.substring(0, 3))
          .containsExactly("220", "250", "250", "250", "354", "554", "221");
    }
  }
}
