package depesche.bot.door;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/// What the receiving server says of a sender is believed, and nobody else (RFC 8601, 5): neither
/// another name nor a line that came with the mail.
class AuthenticationTest {

  private static final Door DOOR = new Door("depesche@example.org", Optional.of("mx.example.org"));
  private static final String FAIL = "Authentication-Results: mx.example.org; dmarc=fail\r\n";
  private static final String PASS = "Authentication-Results: mx.example.org; dmarc=pass\r\n";

  private static boolean hasFailed(Door door, String head) {
    String mail = head + "From: anna@x.org\r\nTo: depesche@example.org\r\n\r\nyes\r\n";
    return door.open(mail.getBytes(StandardCharsets.US_ASCII), false)
            instanceof Admission.Admitted letter
        && letter.failed();
  }

  private static boolean hasFailed(String head) {
    return hasFailed(DOOR, head);
  }

  @Test
  void aFailedCheckOfTheOwnServerCounts() {
    // RFC 8601, 2.2: comments, folds, other methods, a version, letters of either case.
    assertThat(hasFailed(FAIL)).isTrue();
    assertThat(
            hasFailed(
                "Authentication-Results: MX.example.org 1 (mine);\r\n"
                    + "\tspf=pass smtp.mailfrom=x.org;\r\n"
                    + " dmarc = fail (p=reject; dis=none) header.from=x.org\r\n"))
        .isTrue();
    assertThat(
            hasFailed(
                "Received: by store\r\nReceived: from far by mx.example.org\r\n"
                    + "Authentication-Results: mx.example.org; spf=pass\r\n"
                    + FAIL))
        .isTrue();
  }

  @Test
  void nothingElseCounts() {
    // Each of these may be forged, or says something else.
    assertThat(hasFailed("")).isFalse();
    assertThat(hasFailed(PASS)).isFalse();
    assertThat(hasFailed("Authentication-Results: evil.org; dmarc=fail\r\n")).isFalse();
    assertThat(hasFailed("Authentication-Results: mx.example.org.evil.org; dmarc=fail\r\n"))
        .isFalse();
    assertThat(hasFailed(PASS + "Received: from far by near\r\n" + FAIL)).isFalse();
    assertThat(hasFailed("Authentication-Results: mx.example.org; x=y (; dmarc=fail)\r\n"))
        .isFalse();
    assertThat(hasFailed("X-Authentication-Results: mx.example.org; dmarc=fail\r\n")).isFalse();
    assertThat(hasFailed(new Door("depesche@example.org"), FAIL)).isFalse();
  }
}
