package depesche.bot.desk;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.bot.ledger.PlayerRow;
import depesche.bot.ledger.StoredSeat;
import depesche.bot.ledger.mail.InboxRow;
import depesche.bot.ledger.mail.TokenRow;
import depesche.bot.post.discord.DiscordInput;
import depesche.bot.post.discord.Posting;
import java.sql.SQLException;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/// What is said on Discord is read at the same desk as a letter, and the account proves whose it
/// is.
class OnDiscordTest {

  private static final String ANNA = "1000000000000000001";
  private static final String BERT = "1000000000000000002";
  private static final String STRANGER = "1000000000000000009";
  private static final Pattern CODE = Pattern.compile("/link (\\w+)");

  private final Bureau bureau = new Bureau();
  private final List<String> players = Bureau.PLAYERS;
  private int said;

  @AfterEach
  void close() {
    bureau.close();
  }

  private void link(String address, String account) {
    Matcher code = CODE.matcher(bureau.write(address, "LINK").getFirst().text());
    assertThat(code.find()).isTrue();
    assertThat(said(account, "", "LINK " + code.group(1))).contains("they are one player");
  }

  private List<Bureau.Mail> calls(String account, String form, String... lines) {
    return calls(account, form, "", List.of(lines));
  }

  private List<Bureau.Mail> about(String game, String account, String line) {
    return calls(account, "", game, List.of(line));
  }

  private List<Bureau.Mail> calls(String account, String form, String game, List<String> lines) {
    said++;
    String id = String.valueOf(said + 1_200_000_000_000_000_000L);
    DiscordInput discordInput =
        new DiscordInput(
            id, account, List.of(), "", "token", form, game, lines, DiscordInput.Oddity.NONE);
    InboxRow row = new InboxRow();
    row.mailbox = InboxRow.DISCORD;
    row.uid = said;
    row.digest = "call " + said;
    row.received = bureau.now();
    row.bytes = discordInput.bytes();
    bureau.ask(unitOfWork -> unitOfWork.enter(row));
    return bureau.works();
  }

  private String said(String account, String form, String... lines) {
    return told(calls(account, form, lines));
  }

  private static String told(List<Bureau.Mail> answers) {
    return answers.stream()
        .filter(mail -> mail.to().contains("reply:") || mail.to().contains("more:"))
        .map(Bureau.Mail::text)
        .reduce("", String::concat);
  }

  private StoredSeat seat(String address) {
    return bureau.ask(
        unitOfWork -> {
          PlayerRow player = unitOfWork.player(address).orElseThrow();
          return unitOfWork.seatsOf(player).getFirst();
        });
  }

  private String written(String address) {
    return bureau.asks(
        game ->
            game.written(seat(address)).stream()
                .map(letter -> letter.text())
                .reduce("", (one, other) -> one + "/" + other));
  }

  private String form(String address) {
    StoredSeat seat = seat(address);
    TokenRow row = new TokenRow();
    row.token = "form" + ++said;
    row.seatId = seat.id();
    row.phase = bureau.game().phase();
    bureau.ask(unitOfWork -> unitOfWork.enter(row));
    return row.token;
  }

  private String army(String address) {
    return bureau.ask(
        unitOfWork -> {
          String position = unitOfWork.game("bismarck").orElseThrow().positionText();
          Matcher unit =
              Pattern.compile(seat(address).name() + "\\W+A\\W+([A-Z]{3})").matcher(position);
          assertThat(unit.find()).as(position).isTrue();
          return "A " + unit.group(1);
        });
  }

  @Test
  void aLinkedAccountOrdersForItsSeat() {
    // A player may begin by mail and change an order on Discord: same grammar, same receipts.
    bureau.begin();
    link(players.getFirst(), ANNA);
    String army = army(players.getFirst());
    assertThat(said(ANNA, "", army + " H")).contains("OK:");
    assertThat(written(players.getFirst())).contains(army + " H");
    assertThat(said(STRANGER, "", army + " H")).contains("have no seat in any game");
  }

  @Test
  void aYesInAPrivateMessageIsToldWhichCommandSaysIt() {
    // With two games nobody could confirm there: the account proves both, and the line names one.
    for (String game : List.of("bismarck", "sedan")) {
      bureau.write("master@localhost", "CREATE " + game + " blood-and-iron muster=48");
      players.forEach(player -> bureau.write(player, "JOIN " + game));
    }
    link(players.getFirst(), ANNA);
    bureau.write("master@localhost", "START bismarck");
    assertThat(said(ANNA, "", "Yes, I am in!"))
        .contains("CONFIRM bismarck")
        .doesNotContain("CONFIRM sedan");
    assertThat(seat(players.getFirst()).hasConfirmed()).isFalse();
    assertThat(said(ANNA, "", "CONFIRM bismarck")).contains("OK:");
    assertThat(seat(players.getFirst()).hasConfirmed()).isTrue();
  }

  @Test
  void aPrivateQuestionAboutOneOfTwoGamesShowsWhatIsToBeDone() {
    // It said that there is nothing to do: the account proves every seat of its player.
    bureau.begin();
    bureau.write("master@localhost", "CREATE sedan blood-and-iron");
    bureau.write(players.getFirst(), "JOIN sedan");
    link(players.getFirst(), ANNA);
    assertThat(said(ANNA, "", "STATUS bismarck"))
        .contains("What you need to do")
        .doesNotContainIgnoringCase("nothing to do");
  }

  @Test
  void votesThatContradictOneAnotherInOneCallAreAskedAbout() {
    // As by mail: neither counts, whatever their order, and one that stands alone does.
    bureau.begin();
    link(players.getFirst(), ANNA);
    for (String other : List.of("SET NO DRAW", "NO DRAW")) {
      assertThat(said(ANNA, "", "SET DRAW", other)).contains("neither counts");
      assertThat(said(ANNA, "", other, "SET DRAW")).contains("neither counts");
    }
    assertThat(said(ANNA, "", "CONCEDE Blue", "CONCEDE Green")).contains("neither counts");
    assertThat(said(ANNA, "", "EXTEND", "NO EXTEND")).contains("neither counts");
    assertThat(said(ANNA, "", "NO DRAW")).contains("you had no vote");
    assertThat(said(ANNA, "", "SET DRAW", "EXTEND")).doesNotContain("neither counts");
  }

  @Test
  void aStandInIsAskedAndAcceptsOnDiscord() {
    // One grammar in both channels: the person is mentioned, the code comes to their account.
    bureau.begin();
    link(players.getFirst(), ANNA);
    String fred = "888000888000888001";
    String asked = told(calls(ANNA, "", "STAND-IN <@" + fred + "> FOR 2"), "user:" + fred);
    Matcher code = Pattern.compile("ACCEPT (\\w{17})").matcher(asked);
    assertThat(code.find()).as(asked).isTrue();
    assertThat(said(STRANGER, "", "ACCEPT " + code.group(1))).contains("do not know that code");
    assertThat(said(fred, "", "ACCEPT " + code.group(1))).contains("You now play Red");
    String army = army(players.getFirst());
    assertThat(said(fred, "", army + " H")).contains("OK:");
    assertThat(written(players.getFirst())).contains(army + " H");
  }

  @Test
  void anErasedAccountIsNowhere() throws SQLException {
    // docs/running.md: the account is deleted as the addresses are, whichever way they ask.
    bureau.begin();
    link(players.getFirst(), ANNA);
    said(ANNA, "", army(players.getFirst()) + " H");
    said(ANNA, "", "STAND-IN <@888000888000888001> FOR 2");
    said(ANNA, "", "PRESS TO Blue", "hello", "ENDPRESS");
    assertThat(Tables.with(bureau.ledger, ANNA)).contains("PLAYER", "INBOX");
    Matcher code = Pattern.compile("ERASE ME (\\w{17})").matcher(said(ANNA, "", "ERASE ME"));
    assertThat(code.find()).isTrue();
    assertThat(said(ANNA, "", code.group())).contains("has been deleted");
    assertThat(Tables.with(bureau.ledger, ANNA, players.getFirst())).isSubsetOf("PARCEL");
    assertThat(said(ANNA, "", "STATUS")).doesNotContain("you are Red");
  }

  private static String told(List<Bureau.Mail> mails, String to) {
    return mails.stream()
        .filter(mail -> mail.to().contains(to))
        .map(Bureau.Mail::text)
        .reduce("", String::concat);
  }

  @Test
  void whoSitsElsewhereIsToldSo() {
    // A command about a game in which one has no seat counts for no other.
    bureau.begin();
    link(players.getFirst(), ANNA);
    bureau.write("master@localhost", "CREATE other blood-and-iron");
    String army = army(players.getFirst());
    assertThat(told(about("other", ANNA, army + " H")))
        .contains("you have no seat in other", "You play bismarck", "game:bismarck");
    assertThat(told(about("nowhere", ANNA, army + " H")))
        .contains("there is no game “nowhere”", "Games: bismarck");
    assertThat(told(about("other", STRANGER, army + " H")))
        .contains("you have no seat in other", "/join");
    assertThat(written(players.getFirst())).isEmpty();
  }

  @Test
  void aFormReplacesTheSetUnlessALineOfItIsRefused() {
    // A whole set is all that is on file; with a mistake in it nothing on file is lost.
    bureau.begin();
    link(players.getFirst(), ANNA);
    String army = army(players.getFirst());
    said(ANNA, "", army + " H");
    said(ANNA, form(players.getFirst()), army + " H");
    assertThat(written(players.getFirst())).endsWith("CLEAR ALL\n" + army + " H");
    said(ANNA, form(players.getFirst()), army + " H", "A NOWHERE - XXX");
    assertThat(written(players.getFirst())).endsWith("/" + army + " H");
  }

  @Test
  void aFormOfSomebodyElseCountsForNobody() {
    // A form is bound to user, seat and phase.
    bureau.begin();
    link(players.get(0), ANNA);
    link(players.get(1), BERT);
    String army = army(players.getFirst());
    assertThat(said(BERT, form(players.getFirst()), army + " H"))
        .contains("cannot tell which seat");
    assertThat(written(players.getFirst())).isEmpty();
    assertThat(said(ANNA, "no-such-form", army + " H")).contains("cannot tell which seat");
  }

  @Test
  void aCodeWorksOnceAndForItsAccountOnly() {
    // The code goes out by the other channel, works once, and is asked for three times a day.
    String sent = said(ANNA, "", "LINK anna@x.org");
    assertThat(sent).contains("on its way");
    for (int i = 0; i < 2; i++) {
      assertThat(said(ANNA, "", "LINK anna@x.org")).contains("on its way");
    }
    assertThat(said(ANNA, "", "LINK anna@x.org")).contains("at most 3 codes a day");
    Matcher code = CODE.matcher(bureau.write("bert@x.org", "LINK").getFirst().text());
    assertThat(code.find()).isTrue();
    assertThat(said(BERT, "", "LINK " + code.group(1))).contains("one player");
    assertThat(said(ANNA, "", "LINK " + code.group(1)))
        .contains("neither a mail address nor a valid code");
  }

  @Test
  void somebodyWithoutMailMayPlay() {
    // A player who joins on Discord needs no mail address; linking later gives them one.
    bureau.write("master@localhost", "CREATE bismarck blood-and-iron");
    assertThat(said(ANNA, "", "JOIN bismarck")).contains("bismarck");
    assertThat(said(ANNA, "", "SET FORM ON")).contains("/orders").doesNotContain("which seat");
    Matcher code = CODE.matcher(bureau.write("anna@x.org", "LINK").getFirst().text());
    assertThat(code.find()).isTrue();
    assertThat(said(ANNA, "", "LINK " + code.group(1))).contains("one player");
    boolean tied =
        bureau.ask(
            unitOfWork ->
                unitOfWork
                    .player("anna@x.org")
                    .filter(row -> ANNA.equals(row.discord))
                    .isPresent());
    assertThat(tied).isTrue();
  }

  @Test
  void whatSomebodyWroteIsTheirsWhenTheyAreLinked() {
    // Notes and votes go with the player to the address they prove.
    bureau.write("master@localhost", "CREATE world great-powers");
    bureau.write("master@localhost", "CREATE other great-powers");
    bureau.write("anna@x.org", "JOIN other");
    for (String account : List.of(ANNA, BERT, STRANGER)) {
      calls(account, "", "JOIN world");
    }
    bureau.write("master@localhost", "START world");
    assertThat(said(ANNA, "", "DIARY", "my first thoughts", "ENDDIARY")).contains("note 1");
    assertThat(said(ANNA, "", "VOTE DRAW")).doesNotContain("not accepted");
    link("anna@x.org", ANNA);
    assertThat(about("world", ANNA, "DIARY LIST").toString()).contains("my first thoughts");
  }

  @Test
  void aPhaseIsTaggedByItsKind() {
    // docs/running.md: the tags of a game's post follow its phase, whatever the title calls it.
    bureau.write("master@localhost", "CREATE world great-powers");
    for (String account : List.of(ANNA, BERT, STRANGER)) {
      calls(account, "", "JOIN world");
    }
    bureau.write("master@localhost", "START world");
    List<String> tags =
        bureau.ask(
            unitOfWork ->
                unitOfWork.outTray().waiting(true).stream()
                    .map(due -> unitOfWork.parcel(due.id()))
                    .filter(parcel -> parcel.key.startsWith("world.turn.1."))
                    .flatMap(parcel -> Posting.read(parcel.bytes).tags().stream())
                    .distinct()
                    .toList());
    assertThat(tags).containsExactly("Bid");
  }
}
