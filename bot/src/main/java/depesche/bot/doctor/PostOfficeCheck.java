package depesche.bot.doctor;

import depesche.bot.config.Settings;
import depesche.bot.post.MailEndpoint;
import depesche.bot.post.imap.ImapSettings;
import depesche.bot.post.imap.ImapWatcher;
import depesche.bot.post.smtp.SmtpSender;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;

/// Whether the two doors of the embedded post office can be opened here, or are open already.
record PostOfficeCheck(Settings settings, Clock clock) implements Check {

  private static final int PATIENCE = 3000;

  @Override
  public String subject() {
    return "post office";
  }

  @Override
  public List<Finding> look() {
    Settings.Embedded embedded = settings.post().embedded();
    List<Finding> findings = new ArrayList<>();
    guard(embedded).ifPresent(why -> findings.add(Finding.toMend(subject(), why)));
    findings.add(door(embedded, "smtpPort", embedded.smtpPort(), this::smtp));
    findings.add(door(embedded, "imapPort", embedded.imapPort(), this::imap));
    return findings;
  }

  private static Optional<String> guard(Settings.Embedded embedded) {
    try {
      boolean local = InetAddress.getByName(embedded.bind()).isLoopbackAddress();
      return local || embedded.password().isPresent()
          ? Optional.empty()
          : Optional.of(
              "it would be open to everybody on %s: set post.embedded.password, or bind: 127.0.0.1"
                  .formatted(embedded.bind()));
    } catch (IOException _) {
      return Optional.of(
          "this machine has no address " + embedded.bind() + ": correct post.embedded.bind");
    }
  }

  private Optional<String> smtp(int port) {
    return new SmtpSender(MailEndpoint.here(settings, port)).trouble();
  }

  private Optional<String> imap(int port) {
    return ImapWatcher.tried(
        new ImapSettings(
            MailEndpoint.here(settings, port), "INBOX", Duration.ofMinutes(1), 1, clock));
  }

  /// @param enter goes in where a Depesche answers, and says what goes wrong
  private Finding door(
      Settings.Embedded embedded, String key, int port, IntFunction<Optional<String>> enter) {
    String door = embedded.bind() + ":" + port;
    Optional<String> greeting = greeting(embedded.bind(), port);
    if (greeting.isPresent()) {
      if (!greeting.get().contains(" depesche")) {
        return Finding.toMend(
            subject(), door + " is in use by another program: set post.embedded." + key);
      }
      return enter
          .apply(port)
          .map(why -> Finding.toMend(subject(), why + "; is it a different Depesche?"))
          .orElseGet(
              () ->
                  Finding.well(
                      subject(), door + " is open: a running Depesche accepted the login"));
    }
    try (ServerSocket _ = new ServerSocket(port, 1, InetAddress.getByName(embedded.bind()))) {
      return Finding.well(subject(), door + " is free");
    } catch (IOException _) {
      return Finding.toMend(subject(), door + " cannot be opened: set post.embedded." + key);
    }
  }

  /// {@return what somebody says who answers at a port, if anybody does}
  private static Optional<String> greeting(String host, int port) {
    if (port == 0) {
      return Optional.empty();
    }
    try (Socket socket = new Socket()) {
      socket.connect(new InetSocketAddress(host, port), PATIENCE);
      socket.setSoTimeout(PATIENCE);
      var lines = new InputStreamReader(socket.getInputStream(), StandardCharsets.US_ASCII);
      String line = new BufferedReader(lines).readLine();
      return Optional.of(line == null ? "" : line);
    } catch (SocketTimeoutException _) {
      return Optional.of("");
    } catch (IOException _) {
      return Optional.empty();
    }
  }
}
