package depesche.bot.post.discord;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;

class DiscordInputTest {

  @Test
  void whatIsWrittenIsReadAgain() {
    // A call is kept in the ledger as bytes.
    DiscordInput discordInput =
        new DiscordInput(
            "1", "2", List.of("3"), "4", "t", "", "g", List.of("STATUS"), DiscordInput.Oddity.NONE);
    assertThat(DiscordInput.read(discordInput.bytes())).isEqualTo(discordInput);
  }

  @Test
  void aRowFromBeforeThereWereRolesHasNone() {
    // Rows of an older server are still read: what they do not tell of did not come with them.
    String row =
        """
        {"id":"1","user":"2","channel":"4","reply":"t","form":"","game":"","lines":["MAP"],
         "oddity":"NONE"}
        """;
    DiscordInput discordInput = DiscordInput.read(row.getBytes(StandardCharsets.UTF_8));
    assertThat(discordInput.roles()).isEmpty();
    assertThat(discordInput.said()).isEqualTo(Snowflake.time("1"));
  }
}
