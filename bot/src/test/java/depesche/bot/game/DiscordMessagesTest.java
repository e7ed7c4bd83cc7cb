package depesche.bot.game;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.bot.game.parcel.DiscordMessages;
import depesche.bot.post.discord.Posting;
import depesche.bot.post.discord.send.DiscordSender;
import depesche.bot.report.DiscordText;
import depesche.bot.report.Mail;
import depesche.bot.report.MailContext;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import net.dv8tion.jda.api.entities.MessageEmbed;
import net.dv8tion.jda.api.utils.messages.MessageCreateData;
import org.junit.jupiter.api.Test;

/// Each message on Discord is a request, and Discord counts them.
class DiscordMessagesTest {

  private static final Mail MAIL = new Mail.Answer(MailContext.none(ZoneOffset.UTC), List.of());

  private static Posting posting(String text, int pings) {
    return DiscordMessages.posting(
        "turn.7",
        "",
        MAIL,
        new DiscordText(List.of(text), Optional.empty()),
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

  @Test
  void aReportIsOneMessage() {
    // Text that does not fit stands in frames below it, which Discord takes 6,000 characters of.
    List<String> pieces = List.of("a".repeat(1750), "b", "c".repeat(1750), "d".repeat(1750));
    DiscordText said = new DiscordText(pieces, Optional.empty(), true);
    List<String> pings = List.of("123456789012345678", "123456789012345679");
    Posting posting = DiscordMessages.posting("turn.7", "", MAIL, said, List.of(), pings);
    assertThat(posting.pieces()).hasSize(1);
    Posting.Piece all = posting.pieces().getFirst();
    assertThat(all.more()).isEqualTo(pieces.subList(1, 4));
    assertThat(all.text()).startsWith("aaa").endsWith("<@123456789012345679>");
    MessageCreateData message = DiscordSender.message(all, pings, posting.nonce(0));
    assertThat(message.getContent().length()).isLessThanOrEqualTo(2000);
    assertThat(message.getEmbeds().stream().mapToInt(MessageEmbed::getLength).sum())
        .isLessThanOrEqualTo(6000);
    assertThat(message.isSuppressEmbeds()).isFalse();
  }

  @Test
  void noLinkUnfoldsAboveFrames() {
    // Such a message cannot forbid it, so each address stands in brackets.
    DiscordText said =
        new DiscordText(
            List.of("See https://example.org/a and <https://example.org/b>", "more"),
            Optional.empty(),
            true);
    Posting posting = DiscordMessages.posting("turn.7", "", MAIL, said, List.of(), List.of());
    assertThat(posting.pieces().getFirst().text())
        .isEqualTo("See <https://example.org/a> and <https://example.org/b>");
  }
}
