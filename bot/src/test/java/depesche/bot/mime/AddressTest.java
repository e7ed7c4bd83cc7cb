package depesche.bot.mime;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.IDN;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class AddressTest {

  @ParameterizedTest
  @ValueSource(strings = {"Anna@X.org", "\"anna\"@x.org", "anna @ x.org", " anna@x.org "})
  void oneFormForOnePerson(String text) {
    // RFC 5321 4.1.2: capitals, needless quotes and blanks at the sign make nobody else.
    assertThat(Address.same(text)).isEqualTo("anna@x.org");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "@",
        "a@",
        "@x",
        "a@b@c",
        "a b@c",
        "a@b c",
        "a@.b",
        "a@b.",
        "a..b@c",
        "\"\"@x",
        "\"a@x",
        "\"a\\\"b\"@x",
        "a@x\r\n",
        "a@[x]",
        "a@b_c",
        "a@b\u0000",
        "\ud800@x",
        "a@\u00ad.org"
      })
  void whatIsNoAddressIsNone(String text) {
    // An address in whose midst a header, a command or an address could end is none.
    assertThat(Address.read(text)).isEmpty();
  }

  @Test
  void itsFormIsItsOwnForm() {
    // What was read once and kept reads as itself.
    long seed = Long.getLong("depesche.seed", System.nanoTime());
    Random random = new Random(seed);
    String signs = "aZ9.-@\"\\ \u00e4\u00df\u0410\u4f8b\u212a\u0130\u0308[]:<>\u3002\ud83d\ude00";
    for (int i = 0; i < 100_000; i++) {
      StringBuilder text = new StringBuilder();
      for (int j = random.nextInt(9); j >= 0; j--) {
        text.append(signs.charAt(random.nextInt(signs.length())));
      }
      text.append(random.nextBoolean() ? "@x.org" : "");
      Address.read(text.toString())
          .map(Address::text)
          .ifPresent(
              form ->
                  assertThat(Address.read(form).map(Address::text))
                      .as("seed %d: %s", seed, text)
                      .contains(form));
    }
  }

  @Test
  void lettersOfTheirOwnAreNotOthers() {
    // RFC 5892 2.6: java.net.IDN would send the mail to strasse.example.
    assertThat(Address.read("a@straße.example").orElseThrow().domain())
        .isEqualTo("xn--strae-oqa.example")
        .isNotEqualTo(IDN.toASCII("straße.example"));
    assertThat(Address.read("a@faß.de").orElseThrow().domain()).isEqualTo("xn--fa-hia.de");
    assertThat(Address.read("a@βόλος.com").orElseThrow().domain()).isEqualTo("xn--nxasmm1c.com");
  }
}
