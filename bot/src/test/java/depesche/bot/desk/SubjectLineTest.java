package depesche.bot.desk;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.bot.desk.letter.SubjectLine;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SubjectLineTest {

  private static List<String> read(String subject, String... lines) {
    return SubjectLine.with(subject, List.of(lines), Bureau.library());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "STATUS",
        "status",
        "HELP ORDERS",
        "join bismarck",
        "A PAR - BUR",
        "A PAR H; A MAR H"
      })
  void aSubjectAloneIsTheLetter(String subject) {
    // Somebody who writes all they want into the subject is read there.
    assertThat(read(subject)).containsExactly(subject);
    assertThat(read(subject, "", " ")).startsWith(subject);
  }

  @ParameterizedTest
  @ValueSource(strings = {"STATUS", "JOIN bismarck", "SET ZONE Europe/Berlin"})
  void aCommandInCapitalsIsTheFirstLine(String subject) {
    // It stands before the text, and behind the line that signs on.
    assertThat(read(subject, "A PAR - BUR")).containsExactly(subject, "A PAR - BUR");
    assertThat(read(subject, "SIGNON Red@bismarck x", "A PAR - BUR"))
        .containsExactly("SIGNON Red@bismarck x", subject, "A PAR - BUR");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "Re: STATUS",
        "RE: A PAR - BUR",
        "Re[2]: STATUS",
        "AW: JOIN bismarck",
        "WG: STATUS",
        "Fwd: STATUS",
        "[bismarck S1865M] Report",
        "[bismarck Red] Spring 1865: report; next due Tue",
      })
  void anAnswerHasTheSubjectOfAnotherMail(String subject) {
    // What stands there was written by somebody else, or by us.
    assertThat(read(subject)).isEmpty();
    assertThat(read(subject, "A PAR - BUR")).containsExactly("A PAR - BUR");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Orders",
        "My orders for spring",
        "Name of my country",
        "Open questions",
        "Start of the game",
        "status of my orders",
        "letter",
        "A PAR - BUR and the rest",
        "resign? never"
      })
  void aSubjectAboutTheTextIsNone(String subject) {
    // A word of ours at its beginning is no command.
    assertThat(read(subject, "A MAR H")).containsExactly("A MAR H");
  }

  @Test
  void aMailWithNothingButASubjectIsAnswered() {
    // The answer says what became of it, and not that the mail was empty.
    try (Bureau bureau = new Bureau()) {
      bureau.begin();
      String raw =
          """
          From: anna@x.org
          To: depesche@localhost
          Subject: SET ZONE nowhere
          Message-ID: <subject@x.org>

          """;
      bureau.arrives(raw.getBytes(StandardCharsets.UTF_8), bureau.now());
      assertThat(bureau.works())
          .singleElement()
          .satisfies(
              mail -> assertThat(mail.text()).contains("SET ZONE nowhere").doesNotContain("empty"));
    }
  }
}
