package depesche.bot.server;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.bot.post.client.ReceivedMail;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A game for one by real mail, with the cards that its owner has typed in.
class OwnersDeckByRealMailTest {

  /// Few discs for diplomacy: such a game is soon lost.
  private static final String TURN =
      """
      ALLOCATE DIPLOMACY 2
      SIDE GERMANY > GB > RUSSIA > AUSTRIA > ITALY > TURKEY
      LOSE PL > NL > C > Z
      DISC FROM INFLUENCE > EVENT > POLITICS > DIPLOMACY
      DISCARD "%s" > "%s" > "%s"
      CHOOSE GB > RUSSIA > 1 > 2 > PL > NL > C > Z
      MOVE AUSTRIA
      END
      """
          .formatted(OwnersDeck.title(1), OwnersDeck.title(2), OwnersDeck.title(3));

  private static final Pattern SEEN =
      Pattern.compile("You see, from the top: (.*?)\n\n", Pattern.DOTALL);

  @TempDir private Path folder;
  private House house;
  private Person solo;
  private Person master;
  private Person friend;
  private int turn = 1;

  @BeforeEach
  void opens() {
    house = House.open(folder, OwnersDeck.home(folder));
    master = house.person("master");
    solo = house.person("solo");
    friend = house.person("friend");
  }

  @AfterEach
  void closes() {
    house.close();
  }

  @Test
  void anOwnersDeckIsPlayedToTheEndAndOnlyItsPlayerSeesTheHand() {
    // CREATE deck=FILE; observers see the table, not the hand or what was looked at; silence waits.
    begins();
    looks();
    waits();
    plays();
    assertThat(House.plain(report(solo).text())).contains("Final standing");
    for (Person person : List.of(solo, master, friend)) {
      assertThat(all(person)).doesNotContain(OwnersDeck.TEXT);
    }
  }

  private void begins() {
    assertThat(House.ask(master, "CREATE dance bismarcks-dance deck=none.json").text())
        .contains(OwnersDeck.FILE);
    House.ask(master, "CREATE dance bismarcks-dance deck=" + OwnersDeck.FILE);
    House.ask(solo, "JOIN dance");
    House.ask(friend, "OBSERVE dance");
    House.ask(master, "START dance");
    assertThat(House.plain(report(solo).text()))
        .contains("The printed cards")
        .doesNotContain("deck of our own")
        .contains("Your hand");
    assertThat(House.plain(report(friend).text()))
        .contains("The printed cards")
        .doesNotContain("Your hand");
    assertThat(others()).isEqualTo(row(report(solo)));
  }

  /// What is looked at is in the player's mail and nowhere else.
  private void looks() {
    send("END");
    send("PLAY \"%s\" 2".formatted(OwnersDeck.title(3)));
    String text = report(solo).text().replace("\r", "");
    Matcher seen = SEEN.matcher(text.replaceAll("\n- ", "\n\n- "));
    assertThat(seen.find()).as(text).isTrue();
    assertThat(OwnersDeck.titles(seen.group(1))).hasSize(3);
    report(friend);
    report(master);
    House.ask(friend, "STATUS dance");
    House.ask(friend, "HISTORY dance");
    House.ask(master, "STATUS dance");
    House.ask(master, "MAP dance");
    NavigableSet<String> known = row(report(solo));
    // It was played, so everybody knows that it was in the hand.
    known.add(OwnersDeck.title(3));
    assertThat(others()).isEqualTo(known);
  }

  private void waits() {
    house.passes(Duration.ofDays(9));
    solo.find("word", mail -> House.plain(mail.text()).contains("cannot go on without"));
    assertThat(House.plain(House.ask(solo, "STATUS dance").text())).contains("Turn 1, Allocate");
  }

  private void plays() {
    while (!report(solo).subject().contains("over")) {
      assertThat(turn).as("a game ends").isLessThan(150);
      send(TURN);
    }
  }

  /// Sends a letter; then the next report comes.
  private void send(String letter) {
    String id = solo.write(letter, Optional.of(report(solo)));
    assertThat(House.plain(solo.answer(id).text())).doesNotContain("Still missing");
    turn++;
    report(solo);
  }

  private ReceivedMail report(Person person) {
    String begin = "<dance.turn." + turn + ".";
    return person.find("report " + turn, mail -> mail.messageId().startsWith(begin));
  }

  /// {@return the cards of the row, by the section of that name}
  private static NavigableSet<String> row(ReceivedMail report) {
    String text = report.text().replace("\r", "");
    String below = text.substring(text.indexOf("The row"));
    return OwnersDeck.titles(below.split("\n(?:The track|The table)\n", -1)[0]);
  }

  /// {@return the cards of which anybody but the player was told}
  private NavigableSet<String> others() {
    NavigableSet<String> titles = OwnersDeck.titles(all(master));
    titles.addAll(OwnersDeck.titles(all(friend)));
    return titles;
  }

  private static String all(Person person) {
    StringBuilder all = new StringBuilder();
    person.look();
    for (ReceivedMail mail : person.mails()) {
      all.append(mail.subject()).append('\n').append(mail.text()).append(mail.html());
      mail.attachments().stream()
          .filter(file -> !file.type().startsWith("image/"))
          .forEach(file -> all.append(new String(file.bytes(), StandardCharsets.UTF_8)));
    }
    return all.toString();
  }
}
