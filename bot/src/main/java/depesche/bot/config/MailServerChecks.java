package depesche.bot.config;

import java.io.IOException;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;

/// Whether a mail server elsewhere can be meant, and nobody reads what goes there.
record MailServerChecks(Path file) {

  void check(String block, Settings.MailServer server) {
    new ValueChecks(file).filled(block + ".host", server.host());
    new ValueChecks(file).within(block + ".port", server.port(), 1, ValueChecks.HIGHEST_PORT);
    new ValueChecks(file).filled(block + ".mailbox", server.mailbox());
    checkTrust("%s: %s.trust".formatted(file, block), server);
    if (server.security() == Settings.Security.NONE && !isHere(server.host())) {
      throw new UnusableInput(
          "%s: %s.security NONE is only for a mail server on this machine, and %s is none: write TLS or STARTTLS"
              .formatted(file, block, server.host()));
    }
  }

  private static boolean isHere(String host) {
    try {
      return InetAddress.getByName(host).isLoopbackAddress();
    } catch (UnknownHostException _) {
      return false;
    }
  }

  private static void checkTrust(String key, Settings.MailServer server) {
    if (server.trust().isEmpty()) {
      return;
    }
    String trust = server.trust().get();
    if (server.security() == Settings.Security.NONE) {
      throw new UnusableInput(key + " needs security TLS or STARTTLS: without it nothing is shown");
    }
    if (trust.startsWith("sha256:")
        && !trust.matches("sha256:(?i)([0-9a-f]{2}:?){31}[0-9a-f]{2}")) {
      throw new UnusableInput(key + ": a fingerprint is sha256: and 64 hexadecimal digits");
    }
    if (!trust.startsWith("sha256:") && !isCertificate(trust)) {
      throw new UnusableInput(
          key + " \"" + trust + "\" is no readable PEM file with a certificate");
    }
  }

  private static boolean isCertificate(String pem) {
    try {
      return Files.readString(Path.of(pem)).contains("-----BEGIN CERTIFICATE-----");
    } catch (IOException | InvalidPathException _) {
      return false;
    }
  }
}
