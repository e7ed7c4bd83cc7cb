package depesche.bot.desk;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.bot.desk.letter.Autocompletion;
import depesche.bot.ledger.PlayerRow;
import depesche.bot.post.discord.DiscordHandler.Typing;
import depesche.bot.post.discord.DiscordInput;
import depesche.bot.post.discord.SlashCommands;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/// Press on Discord, by a command or a plain message to the bot.
class PressOnDiscordTest extends PressTable {

  private static final String ACCOUNT = "777000777000777001";
  private int said;

  private List<Bureau.Mail> calls(String... lines) {
    DiscordInput input =
        new DiscordInput(
            String.valueOf(++said + 1_200_000_000_000_000_000L),
            ACCOUNT,
            List.of(),
            "",
            "token",
            "",
            "",
            List.of(lines),
            DiscordInput.Oddity.NONE);
    return heard(said, input);
  }

  private void link() {
    link(address(0));
  }

  private void link(String address) {
    bureau.ask(
        unitOfWork -> {
          PlayerRow anna = unitOfWork.player(address).orElseThrow();
          anna.discord = ACCOUNT;
          anna.reports = PlayerRow.Reports.DISCORD;
          return anna;
        });
  }

  @Test
  void pressGoesBothWaysBetweenDiscordAndMail() {
    // issue: on Discord the same; no mention is live and no address a link.
    begin();
    link();
    assertThat(readers(calls("PRESS TO " + name(1), "hello", "there"))).containsExactly(address(1));
    String evil = "look @everyone <@123> at https://evil.example **now**";
    Bureau.Mail got =
        says(1, "PRESS TO " + name(0), evil).stream()
            .filter(mail -> mail.to().equals("discord:user:" + ACCOUNT))
            .findFirst()
            .orElseThrow();
    assertThat(got.text())
        .contains("> look")
        .doesNotContain("@everyone")
        .doesNotContain("<@123>")
        .doesNotContain("https://")
        .doesNotContain("**now**");
    String code = got.text().replaceAll("(?s).*REPLY (\\w{6});.*", "$1");
    assertThat(readers(calls("REPLY " + code, "no"))).containsExactly(address(1));
    assertThat(press(calls("REPLY", "no"))).isEmpty();
  }

  @Test
  void readersAreSuggestedWhileTheyAreTyped() {
    // /press offers the seats of the game, ALL, MASTER and OBSERVERS, and one more behind a name.
    begin();
    link();
    List<String> others = IntStream.range(1, 5).mapToObj(this::name).toList();
    assertThat(suggested("")).containsAll(others).contains("ALL", "MASTER", "OBSERVERS");
    assertThat(suggested("")).doesNotContain(name(0));
    assertThat(suggested("mas")).containsExactly("MASTER");
    String first = others.getFirst();
    assertThat(suggested(first + " "))
        .contains(first + " " + others.get(1))
        .doesNotContain(first + " " + first);
    assertThat(suggested(first + ", " + others.get(1).substring(0, 2).toLowerCase(Locale.ROOT)))
        .contains(first + ", " + others.get(1));
  }

  @Test
  void eachSeatIsSuggestedOnce() {
    // A seat that has named its country is offered by its own name, and by that to who types it.
    begin();
    link();
    says(1, "NAME Nordmark");
    assertThat(suggested("")).hasSize(7).contains(name(1)).doesNotContain("Nordmark");
    assertThat(suggested("nor")).containsExactly("Nordmark");
    assertThat(suggested("Nordmark ")).isNotEmpty().doesNotContain("Nordmark " + name(1));
  }

  @Test
  void touchPressIsTheSameOnDiscord() {
    // issue: touch press on both channels; nobody is suggested to whom nothing may be written.
    begin("touch=on");
    board("KON", "DAN", "MUN", "STU", "HES");
    link();
    assertThat(suggested("")).containsExactly(name(1), "ALL", "MASTER", "OBSERVERS");
    assertThat(readers(calls("PRESS TO " + name(1), "hello"))).containsExactly(address(1));
    List<Bureau.Mail> far = calls("PRESS TO " + name(2), "hello");
    assertThat(press(far)).isEmpty();
    assertThat(receipt(far)).contains("only to neighbours on the board");
  }

  private List<String> suggested(String typed) {
    Autocompletion autocompletion = bureau.enquiry();
    return bureau.ask(
        unitOfWork ->
            autocompletion.suggest(unitOfWork, new Typing(ACCOUNT, "", "", "press", "to", typed)));
  }

  @Test
  void theCommandIsAPressLikeAnyOther() {
    // What /press becomes reaches its readers, and its text is no order.
    begin();
    link();
    Map<String, String> options = Map.of("to", name(1), "text", "A BER H; and so on");
    List<String> lines =
        new SlashCommands(List.of())
            .lines(SlashCommands.PRESS, option -> options.getOrDefault(option, ""));
    List<Bureau.Mail> mails = calls(lines.toArray(String[]::new));
    assertThat(readers(mails)).containsExactly(address(1));
    assertThat(press(mails).getFirst().text()).contains("A BER H; and so on");
  }

  @Test
  void observersWriteWhereTheGameLetsThem() {
    // moderators 2.3: NO OBSERVER PRESS; where it is allowed, they write to the master or to all.
    begin();
    bureau.write("zoe@x.org", "OBSERVE bismarck");
    link("zoe@x.org");
    List<Bureau.Mail> refused = calls("PRESS bismarck TO ALL", "well played");
    assertThat(press(refused)).isEmpty();
    assertThat(receipt(refused)).contains("this game has observerpress=OFF");
    bureau.write("master@localhost", "SET PRESS bismarck observerpress=on");
    assertThat(readers(calls("PRESS bismarck TO ALL", "well played")))
        .containsAll(Bureau.PLAYERS.subList(1, 5));
    List<Bureau.Mail> aside = calls("PRESS bismarck TO " + name(1), "psst");
    assertThat(press(aside)).isEmpty();
    assertThat(receipt(aside))
        .contains("observers can write to everybody")
        .doesNotContain("observerpress=OFF");
  }
}
