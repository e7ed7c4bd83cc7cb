package depesche.bot.doctor;

import depesche.bot.config.Settings;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/// Whether the pages of games can be written, and shown at their port.
///
/// @param folder where they lie
record SiteCheck(Settings.Site site, Path folder) implements Check {

  private static final int PATIENCE = 3000;

  private static final int HEAD = 2000;

  /// What we forbid each page, whether it is there yet or not.
  private static final String OURS = "form-action 'none'; frame-ancestors 'none'";

  @Override
  public String subject() {
    return "pages";
  }

  @Override
  public List<Finding> look() {
    Finding written =
        FolderCheck.trouble(folder, 1, "site.folder")
            .map(why -> Finding.toMend(subject(), why))
            .orElseGet(() -> Finding.well(subject(), folder + " is writable"));
    return site.port().map(port -> List.of(written, door(port))).orElseGet(() -> List.of(written));
  }

  private Finding door(int port) {
    String door = site.bind() + ":" + port;
    Optional<String> answer = answer(port);
    if (answer.isPresent()) {
      return answer.get().contains(OURS)
          ? Finding.well(subject(), door + " is open: a running Depesche shows the pages")
          : Finding.toMend(
              subject(), door + " is in use by another program: set another site.port");
    }
    try (ServerSocket _ = new ServerSocket(port, 1, InetAddress.getByName(site.bind()))) {
      return Finding.well(subject(), door + " is free");
    } catch (IOException _) {
      return Finding.toMend(
          subject(), door + " cannot be opened: set another site.port, or correct site.bind");
    }
  }

  /// {@return the beginning of what somebody shows at the port, if anybody is there}
  private Optional<String> answer(int port) {
    if (port == 0) {
      return Optional.empty();
    }
    try (Socket socket = new Socket()) {
      socket.connect(new InetSocketAddress(site.bind(), port), PATIENCE);
      return Optional.of(page(socket));
    } catch (IOException _) {
      return Optional.empty();
    }
  }

  private static String page(Socket socket) {
    try {
      socket.setSoTimeout(PATIENCE);
      socket.getOutputStream().write("GET / HTTP/1.0\r\n\r\n".getBytes(StandardCharsets.US_ASCII));
      byte[] head = socket.getInputStream().readNBytes(HEAD);
      return new String(head, StandardCharsets.ISO_8859_1);
    } catch (IOException _) {
      return "";
    }
  }
}
