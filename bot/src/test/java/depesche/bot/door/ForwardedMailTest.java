package depesche.bot.door;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// What people send is read, however often it was forwarded and however much is attached to it.
class ForwardedMailTest {

  private static final String HEAD =
      "From: anna@x.org\r\nContent-Type: multipart/mixed; boundary=b%d\r\n\r\n";

  private static Admission open(String mail) {
    return new Door("depesche@example.org").open(mail.getBytes(StandardCharsets.UTF_8), false);
  }

  private static String part(int boundary, String type, String body) {
    return "--b%d\r\nContent-Type: %s\r\n\r\n%s\r\n".formatted(boundary, type, body);
  }

  private static void isRead(String mail) {
    assertThat(open(mail))
        .isInstanceOfSatisfying(
            Admission.Admitted.class,
            letter -> assertThat(letter.authorText().lines()).contains("A PAR - BUR"));
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 4, 10, 20})
  void aForwardedMailIsRead(int times) {
    // docs/reading.md, what is read of a mail: parts may be 50 deep.
    String mail = "From: ben@x.org\r\n\r\nWhere is your army?\r\n";
    for (int i = 0; i < times; i++) {
      String text = i == times - 1 ? "A PAR - BUR" : "See below.";
      mail =
          HEAD.formatted(i)
              + part(i, "text/plain", text)
              + part(i, "message/rfc822", mail)
              + "--b%d--\r\n".formatted(i);
    }
    isRead(mail);
  }

  @ParameterizedTest
  @ValueSource(ints = {10, 49, 51, 200, 490})
  void aMailWithManyAttachmentsIsRead(int files) {
    // docs/reading.md, what is read of a mail: up to 500 parts.
    isRead(
        HEAD.formatted(0)
            + part(0, "text/plain", "A PAR - BUR")
            + part(0, "image/png; name=photo.png", "x").repeat(files)
            + "--b0--\r\n");
  }

  @ParameterizedTest
  @ValueSource(ints = {501, 100_000})
  void aMailOfAThousandPartsIsAnsweredUnread(int files) {
    // docs/reading.md, what is read of a mail: a sender of more is told so.
    assertThat(open(HEAD.formatted(0) + part(0, "image/png", "x").repeat(files)))
        .isInstanceOf(Admission.Refused.class);
  }
}
