package depesche.bot.mime;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CharacterSetsTest {

  private static final String ORDERS = "A BER - MUN\r\nGrüße";

  @ParameterizedTest
  @CsvSource({
    "utf-16, UTF-16",
    "utf-16, UTF-16LE",
    "UTF-16LE, UTF-16LE",
    "utf-16be, UTF-16BE",
    "unicode, UTF-16LE",
    "ibm850, IBM850",
    "cp850, IBM850",
    "ibm437, IBM437"
  })
  void twoByteAndOldSetsAreRead(String named, String written) {
    // Windows programs write UTF-16, with or without its mark; old shells write DOS sets.
    CharacterSets read =
        CharacterSets.decode(ORDERS.getBytes(Charset.forName(written)), Optional.of(named));
    assertThat(read).isEqualTo(new CharacterSets(ORDERS, false));
  }

  @Test
  void aFalseClaimOfUtf16DoesNotHideOrders() {
    // Latin letters in UTF-16 have a zero byte each; without any the claim is false.
    byte[] plain = ORDERS.getBytes(StandardCharsets.UTF_8);
    assertThat(CharacterSets.decode(plain, Optional.of("utf-16")).text()).isEqualTo(ORDERS);
  }
}
