package depesche.bot.server;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.bot.config.Settings;
import depesche.bot.monitor.LoggedLines;
import depesche.bot.post.MailEndpoint;
import depesche.bot.post.PostOffice;
import depesche.bot.post.StubbornSmtp;
import depesche.bot.post.Tls;
import depesche.bot.post.client.ReceivedMail;
import depesche.bot.post.smtp.SmtpSender;
import java.net.InetAddress;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.slf4j.Logger;

/// Mail that a server elsewhere does not take: the log says whose it was, and the master hears of
/// it, but not once a mail.
class UndeliveredTest {

  private static final String GONE = "550 5.1.1 no such user: anna, who ordered A KON H";

  @RegisterExtension private final LoggedLines log = new LoggedLines(Logger.ROOT_LOGGER_NAME);
  private final List<Person> persons = new ArrayList<>();

  private volatile Duration passed = Duration.ZERO;

  @TempDir private Path folder;

  private PostOffice office;
  private StubbornSmtp relay;
  private Server server;

  @BeforeEach
  void aServerWithARelay() {
    InetAddress here = InetAddress.getLoopbackAddress();
    office =
        PostOffice.open(folder.resolve("post"), here, 0, 0, Optional.empty(), Clock.systemUTC());
    MailEndpoint there =
        new MailEndpoint("127.0.0.1", office.smtpPort(), Tls.NONE, Optional.empty());
    relay = StubbornSmtp.open(Optional.of(new SmtpSender(there)));
    server = Server.open(settings(), Program.HOME, clock());
  }

  private Clock clock() {
    InstantSource source = () -> Instant.now().plus(passed);
    return source.withZone(ZoneOffset.UTC);
  }

  private Settings settings() {
    Settings standard = Settings.standard();
    Settings.Post post =
        new Settings.Post(
            standard.post().embedded(),
            Optional.of(at(relay.port(), Optional.empty())),
            Optional.of(at(office.imapPort(), Optional.of(standard.address()))),
            60);
    return standard.in(folder.resolve("data").toString()).with(post);
  }

  private static Settings.MailServer at(int port, Optional<String> user) {
    return new Settings.MailServer(
        "127.0.0.1",
        port,
        Settings.Security.NONE,
        user,
        Optional.empty(),
        "INBOX",
        Optional.empty());
  }

  @AfterEach
  void noSecretIsInTheLog() {
    persons.forEach(Person::close);
    server.close();
    relay.close();
    office.close();
    log.words().forEach(line -> assertThat(line).doesNotContain("A KON", "anna@localhost"));
  }

  private Person person(String name) {
    Person person = new Person(name, office.smtpPort(), office.imapPort());
    persons.add(person);
    return person;
  }

  private List<Person> begin(Person master) {
    House.ask(master, "CREATE bismarck blood-and-iron");
    List<Person> players =
        List.of("anna", "bert", "cora", "dirk", "emma").stream().map(this::person).toList();
    players.forEach(player -> House.ask(player, "JOIN bismarck AS " + seat(player)));
    return players;
  }

  private static String seat(Person player) {
    return switch (player.address().charAt(0)) {
      case 'a' -> "Red";
      case 'b' -> "Blue";
      case 'c' -> "Green";
      case 'd' -> "Yellow";
      default -> "Black";
    };
  }

  private void hears(String words) {
    log.await(words);
  }

  private static List<ReceivedMail> about(Person person, String words) {
    assertThat(person.look()).isTrue();
    return person.mails().stream()
        .filter(mail -> House.plain(mail.text()).contains(words))
        .toList();
  }

  @Test
  void theMasterHearsOnceInAPhaseWhomNoMailReaches() {
    // A permanent refusal names game and seat in the log, and the master hears of it once a phase.
    Person master = person("master");
    begin(master);
    relay.refuse("anna@localhost", GONE);
    House.ask(master, "PAUSE bismarck");
    House.ask(master, "START bismarck");
    hears("bismarck, Red, for message");
    ReceivedMail told = master.find("the notice", mail -> mail.text().contains("did not arrive"));
    assertThat(House.plain(told.text()))
        .contains("by mail did not arrive", "answer 550 5.1.1", "no other way")
        .doesNotContain("A KON");
    House.ask(master, "PAUSE bismarck");
    House.ask(master, "RESUME bismarck");
    assertThat(about(master, "did not arrive")).hasSize(1);
    assertThat(House.plain(House.ask(master, "STATUS bismarck").text()))
        .contains("taken, but nothing I send arrives");
    Person bert = persons.get(2);
    assertThat(House.plain(House.ask(bert, "STATUS bismarck").text()))
        .doesNotContain("nothing I send arrives");
    relay.relent();
    House.ask(master, "PAUSE bismarck");
    assertThat(server.awaitQuiet(Duration.ofMinutes(1))).as("a mail has arrived again").isTrue();
    assertThat(House.plain(House.ask(master, "STATUS bismarck").text()))
        .doesNotContain("nothing I send arrives");
  }

  @Test
  void theMasterHearsAfterHoursOfARefusalThatMayEnd() {
    // A refusal that is not for good is tried for days, but a deadline does not wait for it.
    Person master = person("master");
    begin(master);
    relay.refuse("anna@localhost", "550 5.7.1 not by our rules");
    House.ask(master, "START bismarck");
    hears("550 5.7.1 about the address");
    assertThat(about(master, "has not arrived")).isEmpty();
    passed = Duration.ofHours(5);
    House.ask(master, "STATUS bismarck");
    ReceivedMail told = master.find("the notice", mail -> mail.text().contains("has not arrived"));
    assertThat(House.plain(told.text())).contains("answer 550 5.7.1", "still trying");
    passed = Duration.ofHours(9);
    House.ask(master, "STATUS bismarck");
    assertThat(about(master, "has not arrived")).hasSize(1);
  }

  @Test
  void aMasterWhoCannotBeReachedIsNotToldSo() {
    // Mail to a dead address must not beget more mail to it.
    Person master = person("master");
    begin(master);
    relay.refuse("master@localhost", GONE);
    master.write("START bismarck", Optional.empty());
    hears("bismarck, the master");
    relay.relent();
    assertThat(House.plain(House.ask(master, "STATUS bismarck").text())).contains("Spring 1865");
    assertThat(about(master, "did not arrive")).isEmpty();
  }

  @Test
  void aMailThatComesBackIsTold() {
    // RFC 3464: a delivery report that names our mail says which seat it did not reach.
    Person master = person("master");
    Person anna = begin(master).getFirst();
    House.ask(master, "START bismarck");
    ReceivedMail report = anna.find("the opening", mail -> Table.isReport(mail, 1));
    for (int i = 0; i < 3; i++) {
      SmtpSender post =
          new SmtpSender(
              new MailEndpoint("127.0.0.1", office.smtpPort(), Tls.NONE, Optional.empty()));
      post.send("", Person.MODERATOR, Bounces.report(report.messageId(), "failed", "5.1.1", i));
    }
    ReceivedMail told = master.find("the notice", mail -> mail.text().contains("did not arrive"));
    assertThat(House.plain(told.text())).contains("it came back: 5.1.1");
    hears("came back: 5.1.1");
    House.ask(master, "STATUS bismarck");
    assertThat(about(master, "did not arrive")).hasSize(1);
  }

  @Test
  void aMailThatIsOnlyLateIsNoMatter() {
    // RFC 3464 2.3.3: delayed is no failure.
    Person master = person("master");
    Person anna = begin(master).getFirst();
    House.ask(master, "START bismarck");
    ReceivedMail report = anna.find("the opening", mail -> Table.isReport(mail, 1));
    new SmtpSender(new MailEndpoint("127.0.0.1", office.smtpPort(), Tls.NONE, Optional.empty()))
        .send("", Person.MODERATOR, Bounces.report(report.messageId(), "delayed", "4.4.1", 0));
    hears("read, not answered: ");
    House.ask(master, "STATUS bismarck");
    assertThat(about(master, "did not arrive")).isEmpty();
  }

  @Test
  void aMailThatComesBackWithWordsIsTold() {
    // Not every server writes reports: a status for good and the id of our mail suffice.
    Person master = person("master");
    Person anna = begin(master).getFirst();
    House.ask(master, "START bismarck");
    ReceivedMail report = anna.find("the opening", mail -> Table.isReport(mail, 1));
    SmtpSender post =
        new SmtpSender(
            new MailEndpoint("127.0.0.1", office.smtpPort(), Tls.NONE, Optional.empty()));
    post.send("", Person.MODERATOR, Bounces.inWords("<nobody@localhost>", "5.1.1"));
    post.send("", Person.MODERATOR, Bounces.inWords(report.messageId(), "4.4.1"));
    post.send("", Person.MODERATOR, Bounces.inWords(report.messageId(), "5.1.2"));
    ReceivedMail told = master.find("the notice", mail -> mail.text().contains("did not arrive"));
    assertThat(House.plain(told.text())).contains("it came back: 5.1.2");
    assertThat(about(master, "did not arrive")).hasSize(1);
  }
}
