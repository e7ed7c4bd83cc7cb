package depesche.bot.mime;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class FingerprintTest {

  private static final String STAMP =
      "Return-Path: <a@x>\r\nReceived: from a\r\n\tby b; Sat, 21 Nov 2026 08:39:01 +0000\r\n";
  private static final String LETTER =
      "From: a@x\r\nTo: d+token@y\r\nMessage-ID:\r\n <1@x>\r\n\r\nA BER H\r\n";

  private static String of(String raw) {
    return Fingerprint.of(raw.getBytes(StandardCharsets.UTF_8));
  }

  @Test
  void aLetterHandedInAgainIsTheSame() {
    // Stamps that servers put on a letter under way do not make it another one.
    String later = STAMP.replace("08:39:01", "08:39:07");
    assertThat(of(later + LETTER)).isEqualTo(of(STAMP + LETTER)).isEqualTo(of(LETTER));
  }

  @Test
  void whateverTheAuthorWroteMakesADifference() {
    // A copy sent ahead without the token, or with another text, does not take the letter's place.
    for (String[] change :
        new String[][] {
          {"a@x\r\nTo", "b@x\r\nTo"}, {"+token", ""}, {"BER", "MUN"}, {"<1@", "<2@"}
        }) {
      assertThat(of(LETTER.replace(change[0], change[1]))).as(change[0]).isNotEqualTo(of(LETTER));
    }
  }

  @Test
  void aLetterWithoutAnIdIsComparedWhole() {
    // Two letters may say STATUS and nothing else.
    String nameless = LETTER.replace("Message-ID:\r\n <1@x>\r\n", "");
    assertThat(of(STAMP + nameless)).isNotEqualTo(of(nameless));
  }
}
