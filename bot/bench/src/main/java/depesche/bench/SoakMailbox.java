package depesche.bench;

import depesche.bot.post.PostOffice;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.Optional;

/// The moderator's mailbox, at the embedded post office, which takes letters by SMTP.
///
/// @param address whose it is
record SoakMailbox(String address, PostOffice postOffice) implements AutoCloseable {

  static SoakMailbox open(Path folder, String address, InstantSource clock) {
    InetAddress here = InetAddress.getLoopbackAddress();
    return new SoakMailbox(address, PostOffice.open(folder, here, 0, 0, Optional.empty(), clock));
  }

  int smtpPort() {
    return postOffice.smtpPort();
  }

  int imapPort() {
    return postOffice.imapPort();
  }

  /// Deletes what lies there, as operators do from time to time: a mailbox that is never emptied
  /// would be measured, too. All of it has been read.
  void empty() throws IOException {
    try (Socket line = new Socket(InetAddress.getLoopbackAddress(), imapPort());
        BufferedReader in =
            new BufferedReader(
                new InputStreamReader(line.getInputStream(), StandardCharsets.US_ASCII))) {
      in.readLine();
      say(line.getOutputStream(), in, "LOGIN %s any".formatted(address));
      say(line.getOutputStream(), in, "SELECT INBOX");
      say(line.getOutputStream(), in, "STORE 1:* +FLAGS.SILENT (\\Deleted)");
      say(line.getOutputStream(), in, "EXPUNGE");
      say(line.getOutputStream(), in, "LOGOUT");
    }
  }

  private static void say(OutputStream out, BufferedReader in, String command) throws IOException {
    out.write(("a " + command + "\r\n").getBytes(StandardCharsets.US_ASCII));
    out.flush();
    for (String line = in.readLine(); line != null; line = in.readLine()) {
      if (line.startsWith("a ")) {
        if (!line.startsWith("a OK")) {
          throw new IOException("the mailbox is not emptied: " + line);
        }
        return;
      }
    }
    throw new IOException("the post office hung up");
  }

  @Override
  public void close() {
    postOffice.close();
  }
}
