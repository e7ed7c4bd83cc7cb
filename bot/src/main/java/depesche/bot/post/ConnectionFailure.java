package depesche.bot.post;

import jakarta.mail.FolderClosedException;
import jakarta.mail.StoreClosedException;
import java.net.ConnectException;
import java.net.SocketTimeoutException;
import java.net.UnknownHostException;
import java.security.cert.CertPathBuilderException;
import java.security.cert.CertPathValidatorException;
import java.security.cert.CertificateException;
import javax.net.ssl.SSLException;

/// Why a mail server could not be talked to, in words that help. A mail library's own words may
/// hold addresses; the kind of failure does not.
public final class ConnectionFailure {

  private ConnectionFailure() {}

  public static String reason(Throwable failure) {
    Throwable root = failure;
    boolean tls = false;
    for (Throwable at = failure; at != null; at = at.getCause()) {
      root = at;
      tls |= at instanceof SSLException;
      if (at instanceof TrustedCertificates.Unknown) {
        return "its certificate is not the one that \"trust\" names";
      }
      if (at instanceof CertPathBuilderException || at instanceof CertPathValidatorException) {
        return "its certificate is of an authority that is not known here or has expired; if the"
            + " server is yours, name the certificate, or its authority's, under \"trust\"";
      }
    }
    boolean name =
        root instanceof CertificateException
            || String.valueOf(root.getMessage()).startsWith("Can't verify identity");
    return name
        ? "its certificate is made out to another name: set \"host\" to that name, or name the"
            + " certificate's fingerprint under \"trust\""
        : inWords(root, tls);
  }

  private static String inWords(Throwable root, boolean tls) {
    if (tls) {
      return "the TLS handshake fails; where a server begins in plain, as on ports 587 and 143, set"
          + " \"security\" to STARTTLS";
    }
    return switch (root) {
      case UnknownHostException _ -> "there is no host of that name";
      case ConnectException _ -> "nothing answers on that port";
      case FolderClosedException _, StoreClosedException _ -> "the line broke";
      case SocketTimeoutException _ ->
          "it is silent; where a server waits for TLS, as on ports 465 and 993, set \"security\""
              + " to TLS";
      default ->
          String.valueOf(root.getMessage()).startsWith("STARTTLS is required")
              ? "it offers no STARTTLS; see whether it has a port for TLS, such as 465 and 993"
              : "it breaks the connection off";
    };
  }
}
