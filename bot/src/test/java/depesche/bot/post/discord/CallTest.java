package depesche.bot.post.discord;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;

class CallTest {

  @Test
  void whatIsWrittenIsReadAgain() {
    // A call is kept in the ledger as bytes.
    Call call =
        new Call("1", "2", List.of("3"), "4", "t", "", "g", List.of("STATUS"), Call.Oddity.NONE);
    assertThat(Call.read(call.bytes())).isEqualTo(call);
  }

  @Test
  void aRowFromBeforeThereWereRolesHasNone() {
    // Rows of an older server are still read: what they do not tell of did not come with them.
    String row =
        """
        {"id":"1","user":"2","channel":"4","reply":"t","form":"","game":"","lines":["MAP"],
         "oddity":"NONE"}
        """;
    Call call = Call.read(row.getBytes(StandardCharsets.UTF_8));
    assertThat(call.roles()).isEmpty();
    assertThat(call.said()).isEqualTo(Snowflake.time("1"));
  }
}
