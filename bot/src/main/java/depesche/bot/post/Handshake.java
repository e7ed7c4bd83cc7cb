package depesche.bot.post;

import java.security.cert.CertPathBuilderException;
import java.security.cert.CertPathValidatorException;
import java.security.cert.CertificateException;
import javax.net.ssl.SSLException;

/// Why a mail server could not be talked to, in words that help. What a mail library says itself
/// may hold addresses and words; the kind of failure does not.
final class Handshake {

  private Handshake() {}

  static String reason(Throwable failure) {
    Throwable root = failure;
    boolean tls = false;
    for (Throwable at = failure; at != null; at = at.getCause()) {
      root = at;
      tls |= at instanceof SSLException;
      if (at instanceof Trust.Unknown) {
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
        : root.getClass().getSimpleName() + (tls ? " in the TLS handshake" : "");
  }
}
