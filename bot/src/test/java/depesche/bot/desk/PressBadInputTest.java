package depesche.bot.desk;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.bot.ledger.PlayerRow;
import depesche.bot.post.discord.DiscordInput;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// Issue: what goes wrong with press is answered, on both channels, and reaches nobody.
class PressBadInputTest extends PressTable {

  private static final String ACCOUNT = "777000777000777001";

  private Channel channel = Channel.MAIL;
  private String game = "";
  private int said;

  /// By which the first player writes and is answered.
  enum Channel {
    MAIL,
    DISCORD
  }

  private void begins(Channel by) {
    begin();
    channel = by;
    if (by == Channel.DISCORD) {
      bureau.ask(
          unitOfWork -> {
            PlayerRow anna = unitOfWork.player(address(0)).orElseThrow();
            anna.discord = ACCOUNT;
            anna.reports = PlayerRow.Reports.DISCORD;
            return anna;
          });
    }
  }

  private List<Bureau.Mail> writes(String... lines) {
    return switch (channel) {
      case MAIL -> says(0, lines);
      case DISCORD -> {
        DiscordInput input =
            new DiscordInput(
                String.valueOf(++said + 1_200_000_000_000_000_000L),
                ACCOUNT,
                List.of(),
                "",
                "token",
                "",
                game,
                List.of(lines),
                DiscordInput.Oddity.NONE);
        yield heard(said, input);
      }
    };
  }

  private void refuses(String why, String... lines) {
    List<Bureau.Mail> mails = writes(lines);
    assertThat(press(mails)).isEmpty();
    assertThat(receipt(mails)).contains(why);
  }

  @ParameterizedTest
  @EnumSource
  void whatReachesNobodyIsAnswered(Channel by) {
    // Bad input: an empty one, a name that two seats share, nobody we know, oneself, 200 kB.
    begins(by);
    refuses("there is no text", "PRESS TO " + name(1), "", "ENDPRESS");
    refuses("may mean Blue or Black", "PRESS TO Bl", "hello");
    refuses("I do not know “Mordor”", "PRESS TO Mordor", "hello");
    refuses("you would be the only reader", "PRESS TO " + name(0), "hello");
    String[] lines = new String[2002];
    Arrays.fill(lines, "x".repeat(99));
    lines[0] = "PRESS TO " + name(1);
    lines[2001] = "ENDPRESS";
    refuses("at most 32000", lines);
  }

  @ParameterizedTest
  @EnumSource
  void markupIsTextForEveryReader(Channel by) {
    // Bad input: markup; its readers by mail get it as it was written, and no program runs it.
    begins(by);
    String evil = "<b>bold</b> <img src=x onerror=alert(1)> **bold** @everyone `code`";
    Bureau.Mail got = to(1, writes("PRESS TO " + name(1), evil)).getFirst();
    assertThat(Holders.flat(got)).contains(evil);
    assertThat(got.html()).contains("&lt;img src=x").doesNotContain("<img").doesNotContain("<b>");
  }

  @ParameterizedTest
  @EnumSource
  void whoHasLeftReadsNothingMoreAndWritesNothing(Channel by) {
    // Bad input: a player who left, as reader and as writer.
    begins(by);
    bureau.answer(starts.get(1), "RESIGN bismarck");
    List<Bureau.Mail> mails = writes("PRESS TO " + name(1), "are you there?");
    assertThat(press(mails)).isEmpty();
    assertThat(receipt(mails)).contains("no player just now");
    writes("RESIGN bismarck");
    assertThat(press(writes("PRESS TO " + name(2), "I am still here"))).isEmpty();
  }

  @ParameterizedTest
  @EnumSource
  void afterTheEndNobodyWrites(Channel by) {
    // Bad input: after the end.
    begins(by);
    bureau.write("master@localhost", "OPEN bismarck");
    if (by == Channel.DISCORD) {
      // Of several games one that is over is not meant, unless it is named or written to in its
      // thread.
      refuses("no seat in any game that is not over", "PRESS TO " + name(1), "well played");
      game = "bismarck";
    }
    refuses("is over, so nothing was sent", "PRESS TO " + name(1), "well played");
  }
}
