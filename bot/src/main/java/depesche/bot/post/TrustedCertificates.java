package depesche.bot.post;

import java.io.IOException;
import java.io.InputStream;
import java.net.Socket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyStore;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.cert.Certificate;
import java.security.cert.CertificateException;
import java.security.cert.CertificateFactory;
import java.security.cert.X509Certificate;
import java.util.Collection;
import java.util.HexFormat;
import java.util.Locale;
import java.util.regex.Pattern;
import javax.net.ssl.SSLContext;
import javax.net.ssl.SSLEngine;
import javax.net.ssl.SSLSocketFactory;
import javax.net.ssl.TrustManager;
import javax.net.ssl.TrustManagerFactory;
import javax.net.ssl.X509ExtendedTrustManager;

/// Whose certificates are believed instead of those of the authorities that Java knows. There is no
/// way to believe everybody.
public sealed interface TrustedCertificates {

  /// The certificates in a PEM file: those of an authority of one's own, or that of the server
  /// itself. The server's name must be in its certificate.
  record Authority(Path pem) implements TrustedCertificates {}

  /// One certificate by its SHA-256, in hexadecimal. It stands for the server, whatever name is in
  /// it.
  record Pinned(String sha256) implements TrustedCertificates {}

  /// How a fingerprint is written: 64 hexadecimal digits, with colons or without.
  Pattern FINGERPRINT = Pattern.compile("(?i)sha256:((?:[0-9a-f]{2}:?){31}[0-9a-f]{2})");

  /// {@return what a setting names: `sha256:…`, or else a file}
  static TrustedCertificates of(String setting) {
    var matcher = FINGERPRINT.matcher(setting.strip());
    return matcher.matches()
        ? new Pinned(matcher.group(1).replace(":", "").toLowerCase(Locale.ROOT))
        : new Authority(Path.of(setting.strip()));
  }

  /// {@return what opens connections to servers that are believed}
  ///
  /// @throws IOException if the file cannot be read, or holds no certificate
  default SSLSocketFactory sockets() throws IOException {
    try {
      SSLContext context = SSLContext.getInstance("TLS");
      TrustManager[] managers =
          switch (this) {
            case Authority(Path pem) -> believing(pem);
            case Pinned(String sha256) -> new TrustManager[] {new Pin(sha256)};
          };
      context.init(null, managers, null);
      return context.getSocketFactory();
    } catch (GeneralSecurityException e) {
      throw new IOException(e);
    }
  }

  private static TrustManager[] believing(Path pem) throws IOException, GeneralSecurityException {
    Collection<? extends Certificate> certificates;
    try (InputStream in = Files.newInputStream(pem)) {
      certificates = CertificateFactory.getInstance("X.509").generateCertificates(in);
    }
    if (certificates.isEmpty()) {
      throw new IOException("no certificate in " + pem);
    }
    KeyStore believed = KeyStore.getInstance(KeyStore.getDefaultType());
    believed.load(null, null);
    int number = 0;
    for (Certificate certificate : certificates) {
      believed.setCertificateEntry("certificate " + number++, certificate);
    }
    TrustManagerFactory factory =
        TrustManagerFactory.getInstance(TrustManagerFactory.getDefaultAlgorithm());
    factory.init(believed);
    return factory.getTrustManagers();
  }

  /// The server showed another certificate than the one that was named.
  final class Unknown extends CertificateException {

    private static final long serialVersionUID = 1L;
  }

  /// Believes one certificate.
  final class Pin extends X509ExtendedTrustManager {

    private final String sha256;

    private Pin(String sha256) {
      this.sha256 = sha256;
    }

    private void check(X509Certificate[] chain) throws CertificateException {
      try {
        byte[] digest = MessageDigest.getInstance("SHA-256").digest(chain[0].getEncoded());
        if (!MessageDigest.isEqual(digest, HexFormat.of().parseHex(sha256))) {
          throw new Unknown();
        }
      } catch (NoSuchAlgorithmException e) {
        throw new CertificateException(e);
      }
    }

    @Override
    public void checkServerTrusted(X509Certificate[] chain, String type, Socket socket)
        throws CertificateException {
      check(chain);
    }

    @Override
    public void checkServerTrusted(X509Certificate[] chain, String type, SSLEngine engine)
        throws CertificateException {
      check(chain);
    }

    @Override
    public void checkServerTrusted(X509Certificate[] chain, String type)
        throws CertificateException {
      check(chain);
    }

    @Override
    public void checkClientTrusted(X509Certificate[] chain, String type, Socket socket)
        throws CertificateException {
      throw new Unknown();
    }

    @Override
    public void checkClientTrusted(X509Certificate[] chain, String type, SSLEngine engine)
        throws CertificateException {
      throw new Unknown();
    }

    @Override
    public void checkClientTrusted(X509Certificate[] chain, String type)
        throws CertificateException {
      throw new Unknown();
    }

    @Override
    public X509Certificate[] getAcceptedIssuers() {
      return new X509Certificate[0];
    }
  }
}
