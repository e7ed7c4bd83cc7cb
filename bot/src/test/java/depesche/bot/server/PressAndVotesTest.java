package depesche.bot.server;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.bot.chance.ProofCheck;
import depesche.bot.chance.TranscriptFile;
import depesche.bot.chance.Verification;
import depesche.bot.config.InstalledTitles;
import depesche.bot.game.Library;
import depesche.bot.game.Replay;
import depesche.bot.ledger.Ledger;
import depesche.bot.post.Attachment;
import depesche.bot.post.client.ReceivedMail;
import depesche.bot.standin.Message;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A game of Diplomacy as it goes among strangers: they write to each other, their master hands
/// over, a turn is judged again, and in the end they vote. Five play by mail and two on Discord.
class PressAndVotesTest {

  private static final List<String> NAMES =
      List.of("anna", "bert", "cora", "dirk", "emma", "fred", "gina");
  private static final String GREY = "Do not trust your neighbour in the east.";
  private static final String DROPPED = "Nobody ever reads this sentence";

  @TempDir private Path folder;

  @Test
  void aGameWithPressARollbackANewMasterAndADrawByListIsWhole() {
    // Every letter is answered, nobody learns what is not theirs, and the headline is true.
    try (House house = House.open(folder)) {
      String title = "standard press=CHOOSE dias=OFF";
      Evening evening = new Evening(house, "bismarck", title, NAMES, line -> line);
      Seven table = new Seven(evening);
      Person heir = house.person("heir");

      greyPress(house, table);
      heldPress(table);
      table.judgeFirstTurn();
      handOver(evening, table, heir);
      judgedAgain(table, heir);
      drawByList(table, heir);
      house.awaitQuiet();
      nobodyReadWhatIsNotTheirs(table);
      isWhole(house, table);
    }
  }

  /// Cora writes unsigned to Anna on Discord and to Fred, and Anna answers without learning to
  /// whom.
  private static void greyPress(House house, Seven table) {
    Person anna = table.person("anna");
    Person cora = table.person("cora");
    Person fred = table.person("fred");
    String readers = table.country(anna) + " " + table.country(fred);
    assertThat(table.says(cora, "PRESS GREY TO " + readers + "\n" + GREY + "\nENDPRESS"))
        .contains("is unsigned");
    house.passes(Duration.ofMinutes(16));
    ReceivedMail mail = fred.find("grey press", one -> one.text().contains(GREY));
    assertThat(mail.text()).contains("omebody unnamed wrote to");
    assertThat(new String(mail.raw(), StandardCharsets.UTF_8)).doesNotContain("cora");
    Message told = table.whispered(anna, GREY);
    String code = told.text().replaceAll("(?s).*REPLY (\\w{6});.*", "$1");
    assertThat(table.says(anna, "REPLY " + code + "\nAnd who are you?"))
        .contains("the writer of the unsigned press");
    ReceivedMail answer = cora.find("an answer", one -> one.text().contains("And who are you?"));
    assertThat(answer.subject()).contains("Press from " + table.country(anna));
  }

  /// Bert and Dirk tell others what they have ordered: one sends it all the same, one does not.
  private static void heldPress(Seven table) {
    Person bert = table.person("bert");
    Person dirk = table.person("dirk");
    Person emma = table.person("emma");
    String to = "PRESS TO " + table.country(emma) + "\n";
    table.orders(bert);
    assertThat(table.says(bert, to + "Believe me, I play " + table.order(bert)))
        .contains("repeats an order of yours", "SEND 1");
    table.orders(dirk);
    assertThat(table.says(dirk, to + DROPPED + ": " + table.order(dirk)))
        .contains("repeats an order of yours");
    assertThat(table.says(dirk, "DROP")).contains("will not be sent");
    assertThat(table.says(bert, "SEND 1")).contains("sent to " + table.country(emma));
    emma.find("what was held", mail -> mail.text().contains("Believe me"));
  }

  private static void handOver(Evening evening, Seven table, Person heir) {
    House.ask(evening.master(), "HAND OVER bismarck " + heir.address());
    ReceivedMail asked = heir.find("a question", mail -> mail.text().contains("ACCEPT"));
    String id = heir.write("ACCEPT", Optional.of(asked));
    assertThat(House.plain(heir.answer(id).text())).contains("you run bismarck now");
    table.everybodyHears("The game has a new master");
  }

  /// A fleet stood where it should not: the turn is judged again without it, if all agree.
  private static void judgedAgain(Seven table, Person heir) {
    String edit = "EDIT bismarck REMOVE F LON REASON it was never launched";
    assertThat(House.plain(House.ask(heir, edit).text())).contains("has been changed");
    String again = "ROLLBACK bismarck S1901M REASON the fleet was in the way";
    assertThat(House.plain(House.ask(heir, again).text())).contains("I have asked the players");
    table.everybodyHears("Please write AGREE bismarck or DISAGREE bismarck");
    for (Person player : table.people()) {
      table.says(player, "AGREE bismarck");
    }
    table.everybodyHears("S1901M was judged again, by the same orders and the same draws");
    table.everybodyHears("Every player agreed");
    table.everybodyHears("is now FRANCE F ENG");
    table.comesTo(4);
    assertThat(table.phase()).isEqualTo("F1901M");
  }

  /// The older way of counting: Anna would share with one more, and the others agree on three.
  private static void drawByList(Seven table, Person heir) {
    List<String> three =
        Stream.of("anna", "cora", "dirk")
            .map(name -> table.country(table.person(name)))
            .sorted()
            .toList();
    String list = "SET DRAW " + String.join(" ", three);
    for (Person player : table.people()) {
      boolean longer = player == table.person("anna");
      String more = longer ? " " + table.country(table.person("emma")) : "";
      assertThat(table.says(player, list + more)).contains("a draw between");
    }
    String headline =
        "The players agreed to end the game as a draw between %s, %s and %s."
            .formatted(three.toArray());
    table.everybodyHears(headline);
    for (Person player : table.people()) {
      ReceivedMail end = player.find("the end", mail -> mail.subject().contains("game is over"));
      assertThat(House.plain(end.text())).containsSubsequence("shares", "shares", "shares");
      assertThat(House.plain(end.text()).split("shares the draw", -1)).hasSize(4);
    }
    heir.find("the end", mail -> House.plain(mail.text()).contains(headline));
  }

  private static void nobodyReadWhatIsNotTheirs(Seven table) {
    String writer = table.country(table.person("cora"));
    List<String> readers = List.of("anna", "fred");
    for (Person player : table.people()) {
      player.look();
      for (ReceivedMail mail : player.mails()) {
        String text = House.plain(mail.text());
        assertThat(text).doesNotContain(DROPPED);
        if (text.contains(GREY)) {
          assertThat(readers).contains(player.address().replaceAll("@.*", ""));
          assertThat(text).doesNotContain(writer);
        }
      }
    }
    assertThat(table.onDiscord("anna")).contains(GREY).doesNotContain(DROPPED);
    assertThat(table.onDiscord("bert")).doesNotContain(GREY, DROPPED);
  }

  private static void isWhole(House house, Seven table) {
    ReceivedMail end =
        table.person("gina").find("the end", mail -> mail.subject().contains("game is over"));
    Attachment file =
        end.attachments().stream()
            .filter(one -> one.name().equals("transcript.json"))
            .findFirst()
            .orElseThrow();
    String text = new String(file.bytes(), StandardCharsets.UTF_8);
    assertThat(text).contains("S1901M, turn 2 judged again").doesNotContain(DROPPED, GREY);
    assertThat(Verification.of(TranscriptFile.read("transcript.json", text), List.of()))
        .isNotEmpty()
        .allMatch(ProofCheck::passed);
    assertThat(house.discord().refused()).isEmpty();
    house.stop();
    Library library = new Library(InstalledTitles.from(Program.HOME.resolve("config")));
    try (Ledger ledger = Ledger.in(house.data())) {
      Replay replay = ledger.work(book -> Replay.of(book.game("bismarck").orElseThrow(), library));
      assertThat(replay.difference()).isEmpty();
    }
  }
}
