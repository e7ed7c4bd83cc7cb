package depesche.bot.desk.letter;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.bot.desk.Bureau;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// A yes in words of one's own is told which command says it, and nothing is done by it.
class BareYesTest {

  private static final String MASTER = "master@localhost";
  private static final String ANNA = Bureau.PLAYERS.getFirst();

  private final Bureau bureau = new Bureau();

  @AfterEach
  void close() {
    bureau.close();
  }

  /// {@return what was told to somebody, on one line}
  private static String told(String address, Stream<Bureau.Mail> mails) {
    return mails
        .filter(mail -> mail.to().equals(address))
        .map(mail -> mail.text().replaceAll("\\s+", " "))
        .reduce("", String::concat);
  }

  private List<Bureau.Mail> muster() {
    bureau.write(MASTER, "CREATE bismarck blood-and-iron muster=48");
    Bureau.PLAYERS.forEach(player -> bureau.write(player, "JOIN bismarck"));
    return bureau.write(MASTER, "START bismarck").stream()
        .filter(mail -> Bureau.PLAYERS.contains(mail.to()))
        .toList();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Yes, I am in!",
        "count me in",
        "ok, I confirm",
        "I'm in",
        "Yes, I’m still in. Thanks!",
        "Hi all, yes please, count me in for bismarck",
        "I will play.",
        "sure, with pleasure",
        "Ja, ich bin dabei!",
        "Ich bestätige hiermit.",
        "gerne, ich mache mit",
        "Oui, j'en suis !",
        "D'accord, je confirme.",
        "👍"
      })
  void aYesToAMusterIsToldToConfirm(String said) {
    // It got general help, and the seat was lost.
    List<Bureau.Mail> asked = muster();
    Bureau.Mail own =
        asked.stream().filter(mail -> mail.to().equals(ANNA)).findFirst().orElseThrow();
    assertThat(told(ANNA, bureau.answer(own, said).stream())).contains("CONFIRM bismarck");
    assertThat(bureau.seat(0).hasConfirmed()).isFalse();
    assertThat(told(ANNA, bureau.answer(own, "CONFIRM bismarck").stream())).contains("OK: ");
    assertThat(told(ANNA, bureau.answer(own, said).stream()))
        .as("nothing is open any more")
        .doesNotContain("CONFIRM bismarck");
  }

  @Test
  void aPlainMailIsToldSoToo() {
    muster();
    List<Bureau.Mail> answer = bureau.write(ANNA, "Yes, count me in!");
    assertThat(told(ANNA, answer.stream())).contains("CONFIRM bismarck");
    assertThat(told(ANNA, bureau.answer(answer.getFirst(), "CONFIRM bismarck").stream()))
        .as("a reply to that answer counts")
        .contains("OK: ");
  }

  @Test
  void aYesToAnInvitationIsToldToJoin() {
    bureau.write(MASTER, "CREATE bismarck blood-and-iron private=ON");
    Bureau.Mail invitation =
        bureau.write(MASTER, "INVITE bismarck fred@x.org").stream()
            .filter(mail -> mail.to().equals("fred@x.org"))
            .findFirst()
            .orElseThrow();
    assertThat(told("fred@x.org", bureau.answer(invitation, "Yes, I am in!").stream()))
        .contains("JOIN bismarck");
    assertThat(bureau.seat(0).isHeld()).isFalse();
    assertThat(told("fred@x.org", bureau.answer(invitation, "JOIN bismarck").stream()))
        .contains("Welcome to bismarck");
  }

  @Test
  void aYesToAnOfferIsToldItsCode() {
    bureau.begin();
    List<Bureau.Mail> offered = bureau.write(MASTER, "REPLACE bismarck Red fred@x.org");
    Bureau.Mail offer =
        offered.stream().filter(mail -> mail.to().equals("fred@x.org")).findFirst().orElseThrow();
    assertThat(told("fred@x.org", bureau.answer(offer, "Ja, ich bin dabei!").stream()))
        .containsPattern("ACCEPT [a-z0-9]{16,}");
    assertThat(bureau.seat(0).isHeld()).isTrue();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Yes, but only if Bert plays.",
        "I am in trouble",
        "ok, what now?",
        "I confirm nothing",
        "count me out",
        "Thanks!",
        "please",
        "Ja, aber nicht mit Bert",
        "in"
      })
  void whatSaysSomethingElseIsNoYes(String said) {
    assertThat(BareYes.isYes(said)).isEqualTo(said.equals("in"));
  }
}
