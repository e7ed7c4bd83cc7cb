package depesche.bot.game;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.bot.game.parcel.DiscordMessages;
import depesche.bot.post.discord.Posting;
import depesche.bot.report.Mail;
import depesche.bot.report.MailContext;
import depesche.bot.report.MailWriter;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/// Each message on Discord is a request, and Discord counts them.
class DiscordMessagesTest {

  private static final Mail MAIL = new Mail.Answer(MailContext.none(ZoneOffset.UTC), List.of());

  private static Posting posting(String text, int pings) {
    return DiscordMessages.posting(
        "turn.7",
        MAIL,
        new MailWriter.DiscordText(List.of(text), Optional.empty()),
        List.of(),
        IntStream.range(0, pings).mapToObj(i -> String.valueOf(123456789012345678L + i)).toList());
  }

  @Test
  void whoIsPingedIsNamedInTheReportItself() {
    // One request, not two: the pings are the report's last line, above its foot.
    Posting posting = posting("What happened", 2);
    assertThat(posting.pieces()).hasSize(1);
    assertThat(posting.pieces().getFirst().text().lines())
        .containsExactly(
            "What happened",
            "",
            "<@123456789012345678> <@123456789012345679>",
            Posting.foot(posting.code(), 0));
  }

  @Test
  void whereThereIsNoRoomTheyFollow() {
    // Discord takes 2,000 characters of a message, foot and all.
    Posting posting = posting("x".repeat(1950), 7);
    assertThat(posting.pieces()).hasSize(2);
    assertThat(posting.pieces().getFirst().text()).startsWith("xxx").doesNotContain("<@");
    assertThat(posting.pieces().getLast().text()).startsWith("<@123456789012345678> ");
    for (int length = 1700; length <= 1950; length++) {
      assertThat(posting("x".repeat(length), 7).pieces())
          .allSatisfy(piece -> assertThat(piece.text().length()).isLessThanOrEqualTo(2000));
    }
  }

  @Test
  void nobodyIsPingedWhereNobodyAskedForIt() {
    // Without pings the report is as it is written.
    assertThat(posting("What happened", 0).pieces().getFirst().text())
        .startsWith("What happened\n-#");
  }
}
