package depesche.bot.server;

import static org.assertj.core.api.Assertions.assertThat;

import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.read.ListAppender;
import depesche.bot.config.SettingsFile;
import depesche.bot.post.LongMails;
import depesche.bot.post.client.ReceivedMail;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.slf4j.LoggerFactory;

/// Letters as nobody should write them, to a running server. Whatever comes, the sender hears once
/// what is wrong, robots hear nothing, and what was on file stays on file.
class BadLettersTest {

  private static final ListAppender<ILoggingEvent> LOG = new ListAppender<>();
  private static final LaterClock CLOCK = new LaterClock();
  private static final Logger EVERYTHING =
      (Logger) LoggerFactory.getLogger(org.slf4j.Logger.ROOT_LOGGER_NAME);

  private static Server server;
  private static Person master;
  private static List<Person> players;
  private static ReceivedMail report;
  private static List<String> onFile;

  @TempDir static Path folder;

  @BeforeEach
  void anHourPasses() {
    // More often than once an hour such letters are not answered.
    CLOCK.passes(Duration.ofMinutes(61));
  }

  @BeforeAll
  static void annaHasAllHerOrdersOnFile() throws IOException {
    LOG.start();
    EVERYTHING.addAppender(LOG);
    Path config = folder.resolve("server.yaml");
    Files.writeString(
        config,
        """
        data: %s
        post:
          embedded: {smtpPort: 0, imapPort: 0}
        """
            .formatted(folder.resolve("data")));
    server = Server.open(SettingsFile.read(config), Program.HOME, CLOCK);
    master = person("master");
    players = Stream.of("anna", "bert", "cora", "dirk", "emma").map(name -> person(name)).toList();
    master.answer(master.write("CREATE bismarck blood-and-iron", Optional.empty()));
    players.forEach(player -> player.answer(player.write("JOIN bismarck", Optional.empty())));
    master.answer(master.write("START bismarck", Optional.empty()));
    report = anna().find("the opening", mail -> Table.isReport(mail, 1));
    onFile = units(report).stream().map(unit -> unit + " H").toList();
    anna().answer(anna().write(String.join("\n", onFile), Optional.of(report)));
  }

  @AfterAll
  static void close() {
    EVERYTHING.detachAppender(LOG);
    Stream.concat(Stream.of(master), players.stream()).forEach(Person::close);
    server.close();
  }

  private static Person person(String name) {
    return new Person(name, server.smtpPort(), server.imapPort());
  }

  private static Person anna() {
    return players.getFirst();
  }

  private static List<String> units(ReceivedMail opening) {
    String asked = Table.plain(opening.text()).replaceFirst(".*orders for ([^.]*)\\..*", "$1");
    return Pattern.compile("A [A-Z]{3}")
        .matcher(asked)
        .results()
        .map(found -> found.group())
        .toList();
  }

  /// A letter with these headers beside the usual ones.
  private static String send(Person from, String id, String headers, byte[] body) {
    String head =
        """
        To: %s\r
        Subject: bad\r
        Message-ID: %s\r
        MIME-Version: 1.0\r
        %s\r
        """
            .formatted(report.replyTo(), id, headers);
    ByteArrayOutputStream letter = new ByteArrayOutputStream();
    letter.writeBytes(head.getBytes(StandardCharsets.US_ASCII));
    letter.writeBytes(body);
    from.send(from.equals(anna()) ? report.replyTo() : Person.MODERATOR, letter.toByteArray());
    return id;
  }

  private static String from(Person person) {
    return "From: " + person.address() + "\r\n";
  }

  private static byte[] ascii(String text) {
    return text.getBytes(StandardCharsets.US_ASCII);
  }

  /// Writes as Anna, in answer to her report.
  private static String answered(String text) {
    return Table.plain(anna().answer(anna().write(text, Optional.of(report))).text());
  }

  private static List<ReceivedMail> answers(Person person, String letter) {
    return person.mails().stream().filter(mail -> mail.answers(letter)).toList();
  }

  @AfterEach
  void whatWasOnFileStaysAndNobodyElseReadsIt() {
    // The status is asked for behind the bad letter, so whatever answers that one is here, too.
    String status = answered("STATUS");
    assertThat(onFile).hasSize(3).allMatch(status::contains);
    for (String letter : anna().letters()) {
      assertThat(answers(anna(), letter)).as("answers to " + letter).hasSize(1);
    }
    List<Person> others = new ArrayList<>(players.subList(1, 5));
    others.add(master);
    for (Person other : others) {
      assertThat(other.look()).isTrue();
      for (ReceivedMail mail : other.mails()) {
        assertThat(onFile)
            .noneMatch(order -> mail.text().contains(order) || mail.html().contains(order));
      }
    }
    for (ILoggingEvent event : List.copyOf(LOG.list)) {
      String said = event.getFormattedMessage() + event.getThrowableProxy();
      assertThat(said).doesNotContain("Atlantis", "march upon").doesNotContain(onFile);
    }
  }

  @Test
  void aStrangerIsGreetedAndToldNothing() {
    Person stranger = person("stranger");
    String letter = stranger.write(onFile.getFirst(), Optional.empty());
    assertThat(House.plain(stranger.answer(letter).text()))
        .contains("This address is not registered");
    String second = stranger.write("STATUS bismarck", Optional.empty());
    assertThat(stranger.answer(second).text()).doesNotContain("OK: ", "missing");
    assertThat(answers(stranger, letter)).hasSize(1);
    stranger.close();
  }

  @Test
  void aStolenTokenOpensNothing() {
    Person bert = players.get(1);
    String letter = bert.write(units(report).getFirst() + " - BER", Optional.of(report));
    assertThat(Table.plain(bert.answer(letter).text())).contains("could not tell who sent this");
  }

  @Test
  void anUnknownGameIsNamed() {
    assertThat(answered("STATUS sedan")).contains("there is no game “sedan”");
  }

  @Test
  void aLetterForAnotherPhaseIsNotUsed() {
    String moved = onFile.getFirst().replace(" H", " D");
    assertThat(answered("PHASE F1864M\n" + moved)).contains("meant for F1864M");
  }

  @Test
  void aLineThatIsNoOrderIsSaidToBeNone() {
    assertThat(answered("We shall march upon you all"))
        .contains("not read as orders: “We shall march upon you all”");
  }

  @Test
  void anotherOnesUnitIsNotOrdered() {
    ReceivedMail opening = players.get(1).find("the opening", mail -> Table.isReport(mail, 1));
    assertThat(answered(units(opening).getFirst() + " H")).contains("NOT ACCEPTED");
  }

  @Test
  void aProvinceThatDoesNotExistIsNamed() {
    assertThat(answered(units(report).getFirst() + " - Atlantis")).contains("Atlantis");
  }

  @Test
  void anEmptyLetterIsAnswered() {
    assertThat(answered("")).contains("no text to read");
  }

  @Test
  void aLetterOfFiveMegabytesIsNotRead() {
    String headers = from(anna()) + "Content-Type: text/plain\r\n";
    byte[] body = ascii((units(report).getFirst() + " - ALL\r\n").repeat(5_000_000 / 13));
    String letter = send(anna(), "<big@localhost>", headers, body);
    assertThat(anna().answer(letter).subject()).contains("not read");
    assertThat(Table.plain(anna().answer(letter).text())).contains("more than 256 kB of text");
  }

  @Test
  void aReplyWithOurMapOrAPhotoInItIsRead() {
    // 45.1: what mail programs send back every turn was refused by its size.
    String order = onFile.getFirst();
    List<String> replies = LongMails.replies(order).subList(0, 3);
    for (String reply : replies) {
      String mail = reply.replace("\n", "\r\n");
      int body = mail.indexOf("\r\n\r\n") + 2;
      String id = "<map%d@localhost>".formatted(replies.indexOf(reply));
      send(anna(), id, from(anna()) + mail.substring(0, body), ascii(mail.substring(body + 2)));
      assertThat(Table.plain(anna().answer(id).text())).contains("OK: " + order);
    }
  }

  @Test
  void htmlAloneIsReadAndMentioned() {
    String headers = from(anna()) + "Content-Type: text/html; charset=utf-8\r\n";
    byte[] body = ascii("<html><body><p>" + onFile.getFirst() + "</p></body></html>\r\n");
    String letter = send(anna(), "<html@localhost>", headers, body);
    String answer = Table.plain(anna().answer(letter).text());
    assertThat(answer).contains("had no plain text", "OK: " + onFile.getFirst());
  }

  @ParameterizedTest
  @ValueSource(strings = {"utf-8", "x-klingon", "utf-7"})
  void aWrongCharacterSetIsMentioned(String claimed) {
    String headers = from(anna()) + "Content-Type: text/plain; charset=" + claimed + "\r\n";
    String text = "Köln verläßt München (" + claimed + ")\r\n";
    byte[] body = text.getBytes(Charset.forName("windows-1252"));
    String letter = send(anna(), "<" + claimed + "@localhost>", headers, body);
    assertThat(Table.plain(anna().answer(letter).text())).contains("wrong character set");
    assertThat(answers(anna(), letter)).hasSize(1);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Auto-Submitted: auto-replied",
        "Precedence: auto_reply",
        "X-Autorespond: bad",
        "Content-Type: multipart/report; report-type=delivery-status; boundary=x"
      })
  void robotsAreNotAnswered(String mark) {
    String id = "<robot" + mark.length() + "@localhost>";
    String order = units(report).getFirst() + " - BER\r\n";
    send(anna(), id, from(anna()) + mark + "\r\n", ascii(order));
    answered("STATUS");
    assertThat(answers(anna(), id)).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "From: anna@localhost\r\nFrom: bert@localhost\r\n",
        "From: anna@localhost, bert@localhost\r\n",
        "From: <anna@localhost> <bert@localhost>\r\n",
        "Sender: anna@localhost\r\n"
      })
  void aSenderWhoIsNotOneIsNobody(String sender) {
    // Nothing in it counts; along the path of bounces goes word of it, three times a day at most.
    String id = "<nobody" + sender.length() + "@localhost>";
    send(anna(), id, sender, ascii(units(report).getFirst() + " - BER\r\n"));
    answered("STATUS");
    assertThat(answers(anna(), id))
        .hasSizeLessThan(2)
        .allMatch(mail -> mail.text().contains("cannot tell who sent it"))
        .noneMatch(mail -> mail.text().contains("BER"));
    assertThat(players.get(1).look()).isTrue();
    assertThat(answers(players.get(1), id)).isEmpty();
  }

  @Test
  void twoOrdersForOneUnitAreBothAnswered() {
    String unit = units(report).getFirst();
    String answer = answered(unit + " S " + units(report).getLast() + "\n" + unit + " H");
    assertThat(answer).contains(unit + " H");
  }
}
