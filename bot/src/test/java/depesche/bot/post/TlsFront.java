package depesche.bot.post;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyStore;
import java.security.MessageDigest;
import java.security.cert.Certificate;
import java.util.Base64;
import java.util.HexFormat;
import javax.net.ssl.KeyManagerFactory;
import javax.net.ssl.SSLContext;
import javax.net.ssl.SSLSocket;

/// Stands before a mail server and guards its line, with a certificate of its own that no authority
/// has signed.
public final class TlsFront implements AutoCloseable {

  private static final char[] PASSWORD = "password".toCharArray();

  private final SSLContext context;
  private final Certificate certificate;
  private final ServerSocket door;
  private final int target;
  private final boolean upgrades;

  private TlsFront(
      SSLContext context,
      Certificate certificate,
      ServerSocket door,
      int target,
      boolean upgrades) {
    this.context = context;
    this.certificate = certificate;
    this.door = door;
    this.target = target;
    this.upgrades = upgrades;
  }

  /// Opens it on any free port.
  ///
  /// @param folder for its key
  /// @param names in its certificate, such as `ip:127.0.0.1`
  /// @param target the port of the server behind it
  /// @param upgrades whether it begins in the clear (STARTTLS, for SMTP alone)
  public static TlsFront open(Path folder, String names, int target, boolean upgrades) {
    try {
      KeyStore keys = keys(folder.resolve("keys." + names.hashCode()), names);
      KeyManagerFactory factory =
          KeyManagerFactory.getInstance(KeyManagerFactory.getDefaultAlgorithm());
      factory.init(keys, PASSWORD);
      SSLContext context = SSLContext.getInstance("TLS");
      context.init(factory.getKeyManagers(), null, null);
      ServerSocket door = new ServerSocket(0, 9, InetAddress.getLoopbackAddress());
      TlsFront front = new TlsFront(context, keys.getCertificate("here"), door, target, upgrades);
      Thread.ofVirtual().start(front::serve);
      return front;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException(e);
    }
  }

  private static KeyStore keys(Path file, String names)
      throws IOException, GeneralSecurityException {
    if (Files.notExists(file)) {
      String tool = Path.of(System.getProperty("java.home"), "bin", "keytool").toString();
      Process process =
          new ProcessBuilder(
                  tool,
                  "-genkeypair",
                  "-alias",
                  "here",
                  "-keyalg",
                  "EC",
                  "-dname",
                  "CN=here",
                  "-validity",
                  "2",
                  "-ext",
                  "san=" + names,
                  "-storetype",
                  "PKCS12",
                  "-keystore",
                  file.toString(),
                  "-storepass",
                  new String(PASSWORD))
              .redirectErrorStream(true)
              .start();
      try (InputStream out = process.getInputStream()) {
        out.readAllBytes();
      }
    }
    KeyStore keys = KeyStore.getInstance("PKCS12");
    try (InputStream in = Files.newInputStream(file)) {
      keys.load(in, PASSWORD);
    }
    return keys;
  }

  public int port() {
    return door.getLocalPort();
  }

  /// {@return a file with its certificate}
  public Path pem(Path folder) throws IOException, GeneralSecurityException {
    String text =
        Base64.getMimeEncoder(64, "\n".getBytes(StandardCharsets.US_ASCII))
            .encodeToString(certificate.getEncoded());
    return Files.writeString(
        folder.resolve("server.pem"),
        "-----BEGIN CERTIFICATE-----\n" + text + "\n-----END CERTIFICATE-----\n");
  }

  /// {@return its certificate's fingerprint as openssl prints it}
  public String fingerprint() throws GeneralSecurityException {
    byte[] digest = MessageDigest.getInstance("SHA-256").digest(certificate.getEncoded());
    return "sha256:" + HexFormat.ofDelimiter(":").withUpperCase().formatHex(digest);
  }

  private void serve() {
    while (!door.isClosed()) {
      try {
        Socket socket = door.accept();
        Thread.ofVirtual().start(() -> pass(socket));
      } catch (IOException e) {
        return;
      }
    }
  }

  private void pass(Socket plain) {
    try (plain;
        Socket behind = new Socket(InetAddress.getLoopbackAddress(), target)) {
      if (upgrades) {
        upgrade(plain, behind);
      }
      SSLSocket guarded =
          (SSLSocket) context.getSocketFactory().createSocket(plain, null, plain.getPort(), true);
      guarded.setUseClientMode(false);
      guarded.startHandshake();
      Thread back = Thread.ofVirtual().start(() -> pump(behind, guarded));
      pump(guarded, behind);
      back.join();
    } catch (IOException e) {
      // The caller hung up, or does not believe us.
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private static void upgrade(Socket plain, Socket behind) throws IOException {
    OutputStream out = plain.getOutputStream();
    BufferedReader in =
        new BufferedReader(
            new InputStreamReader(plain.getInputStream(), StandardCharsets.US_ASCII), 1);
    say(out, "220 front");
    in.readLine();
    say(out, "250-front\r\n250 STARTTLS");
    in.readLine();
    say(out, "220 go on");
    InputStream greeting = behind.getInputStream();
    while (greeting.read() != '\n') {
      // The server's greeting was said already.
    }
  }

  private static void say(OutputStream out, String words) throws IOException {
    out.write((words + "\r\n").getBytes(StandardCharsets.US_ASCII));
    out.flush();
  }

  static void pump(Socket from, Socket to) {
    try (from;
        to) {
      from.getInputStream().transferTo(to.getOutputStream());
    } catch (IOException e) {
      // One side hung up, and so does the other.
    }
  }

  @Override
  public void close() {
    try {
      door.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
