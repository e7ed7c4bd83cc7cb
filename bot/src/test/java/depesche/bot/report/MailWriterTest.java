package depesche.bot.report;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.adjudicator.Audience;
import depesche.adjudicator.News;
import depesche.adjudicator.Seat;
import depesche.adjudicator.diplomacy.campaign.NamedProvince;
import depesche.adjudicator.diplomacy.campaign.UnitAt;
import depesche.adjudicator.diplomacy.moves.RetreatFact;
import depesche.adjudicator.diplomacy.winter.WinterFact.CentreLost;
import depesche.bot.desk.DeskFact;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.Set;
import java.util.stream.Stream;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MailWriterTest {

  private static final Path GOLDEN = Path.of("src", "test", "resources", "golden");
  private static final MailWriter WRITER = MailWriter.load(Templated.FOLDER);
  private static final Set<String> TAGS =
      Set.of(
          ("html head meta title body h1 h2 h3 p ul li table thead tbody tr th td img em strong"
                  + " pre hr br span code caption a")
              .split(" "));

  private static Map<String, Mail> scenes() {
    Map<String, Mail> scenes = new LinkedHashMap<>();
    scenes.put("turn-movement", Scenes.movement("Nordmark"));
    scenes.put("turn-winter", Scenes.winter());
    scenes.put("turn-hostile", Scenes.movement("<b>${7*7}<#assign x=1>@everyone</b>"));
    scenes.put("start", Scenes.start());
    scenes.put("final", Scenes.last());
    scenes.put("receipt", Scenes.receipt());
    scenes.put("welcome", Scenes.welcome());
    scenes.put("status", Scenes.status());
    scenes.put("history", Scenes.history());
    scenes.put("map", Scenes.map());
    scenes.put("transcript", Scenes.transcript());
    scenes.put(
        "answer",
        new Mail.Answer(
            MailContext.none(ZoneId.of("UTC")),
            List.of(new DeskFact.Refusal.UnknownGame("bismark", List.of("bismarck")))));
    scenes.put("notice", Scenes.notice());
    Mail.TurnReport turn = (Mail.TurnReport) Scenes.movement("Nordmark");
    scenes.put(
        "preview", new Mail.Preview(turn.heading(), turn.judged(), turn.news(), turn.picture()));
    Mail.Receipt sent = (Mail.Receipt) Scenes.receipt();
    scenes.put(
        "trial",
        new Mail.Trial(
            turn.heading(),
            turn.judged(),
            sent.lines(),
            turn.news(),
            turn.picture(),
            sent.onFile()));
    for (String topic : WRITER.topics("blood-and-iron")) {
      MailContext mailContext = Scenes.movement("Nordmark").heading();
      scenes.put("help-" + topic, new Mail.Help(mailContext, topic.toUpperCase(Locale.ROOT)));
    }
    scenes.put("standard-movement", StandardScenes.movement());
    scenes.put("standard-winter", StandardScenes.winter());
    scenes.put("standard-receipt", StandardScenes.receipt());
    for (String topic : List.of("orders", "convoys", "builds", "retreats", "rules")) {
      scenes.put("standard-help-" + topic, StandardScenes.help(topic));
    }
    return scenes;
  }

  @TestFactory
  Stream<DynamicTest> mailsReadAsTheyWereApproved() {
    // The text of a mail is reviewed by eye, as a file; -Ddepesche.rewrite=true writes the files
    // anew.
    return scenes().entrySet().stream()
        .map(scene -> DynamicTest.dynamicTest(scene.getKey(), () -> compare(scene)));
  }

  private static void compare(Map.Entry<String, Mail> scene) throws IOException {
    FinishedMail finishedMail = WRITER.write(scene.getValue());
    compare(
        scene.getKey() + ".txt",
        "Subject: " + finishedMail.subject() + "\n\n" + finishedMail.text());
    compare(scene.getKey() + ".html", finishedMail.html());
    compare(
        scene.getKey() + ".md", message(WRITER.discord(scene.getValue()).said(name -> "/" + name)));
  }

  static String message(DiscordText message) {
    String next = message.inOne() ? "in a frame below" : "the next message";
    String pieces = String.join("\n\n~~~ " + next + " ~~~\n\n", message.pieces());
    return pieces + (message.attachment().isPresent() ? "\n\n~~~ report.txt ~~~\n" : "\n");
  }

  private static void compare(String name, String found) throws IOException {
    Path file = GOLDEN.resolve(name);
    if (Boolean.getBoolean("depesche.rewrite")) {
      Files.createDirectories(GOLDEN);
      Files.writeString(file, found);
    }
    assertThat(found).as(name).isEqualTo(Files.readString(file));
  }

  @TestFactory
  Stream<DynamicTest> textsAreNarrowAndHtmlIsPlain() {
    // Text fits 78 columns without trailing blanks; HTML has no remote resource and few tags.
    return scenes().entrySet().stream()
        .map(
            scene ->
                DynamicTest.dynamicTest(
                    scene.getKey(), () -> checkForm(WRITER.write(scene.getValue()))));
  }

  private static void checkForm(FinishedMail finishedMail) {
    assertThat(finishedMail.text().lines())
        .allMatch(line -> line.length() <= 78 && line.equals(line.stripTrailing()));
    assertThat(finishedMail.text()).doesNotContain("\n\n\n").endsWith("\n");
    assertThat(finishedMail.subject()).doesNotContain("\n");
    Document page = Jsoup.parse(finishedMail.html());
    for (Element element : page.getAllElements()) {
      assertThat(element.tagName().equals("#root") || TAGS.contains(element.tagName()))
          .as(element.tagName())
          .isTrue();
      assertThat(element.attr("href") + element.attr("style")).doesNotContain("url(", "http");
      if (element.tagName().equals("img")) {
        assertThat(element.attr("src")).isIn("cid:map", "cid:map-near");
        assertThat(element.attr("alt")).isNotBlank();
      }
      if (element.tagName().equals("table")) {
        // Somebody who listens hears what a table is about, and what each row is about.
        assertThat(element.select("> caption").text() + element.attr("aria-label")).isNotBlank();
        assertThat(element.select("> tbody > tr"))
            .allMatch(row -> row.child(0).is("th[scope=row], th[scope=rowgroup]"));
        assertThat(element.select("> thead th")).allMatch(head -> head.is("[scope=col]"));
      }
    }
  }

  @Test
  void hostileNamesArePrintedAsTheyAre() {
    // A country's name is a player's text: it is neither markup nor a template.
    String name = "<b>${7*7}<#assign x=1>@everyone</b>";
    FinishedMail finishedMail = WRITER.write(Scenes.movement(name));
    assertThat(finishedMail.text()).contains(name);
    assertThat(finishedMail.html()).doesNotContain("<b>");
    assertThat(Jsoup.parse(finishedMail.html()).text()).contains(name);
  }

  @Test
  void longReportsHaveTheirRestInAFile() {
    // A message for Discord has four pieces at most; what is longer is attached, whole.
    List<News> news =
        Stream.generate(() -> News.forAll(new CentreLost(new NamedProvince("ULM", "Ulm"), "Blue")))
            .limit(500)
            .toList();
    MailContext mailContext = Scenes.movement("Nordmark").heading();
    Mail mail =
        new Mail.TurnReport(
            mailContext, mailContext.phase().orElseThrow(), news, Optional.empty(), Due.nothing());
    DiscordText message = WRITER.discord(mail).said(name -> "/" + name);
    assertThat(message.pieces()).hasSize(4);
    assertThat(message.pieces().getLast()).contains("report.txt");
    assertThat(message.attachment().orElseThrow().split("Ulm", -1)).hasSizeGreaterThan(500);
  }

  @Test
  void newsForOthersIsLeftOut() {
    // No report holds news whose audience does not include its reader.
    MailContext mailContext = Scenes.movement("Nordmark").heading();
    News secret =
        new News(
            new CentreLost(new NamedProvince("ULM", "Ulm"), "Blue"),
            new Audience.Only(List.of(new Seat("Blue"))));
    Mail mail =
        new Mail.TurnReport(
            mailContext,
            mailContext.phase().orElseThrow(),
            List.of(secret),
            Optional.empty(),
            Due.nothing());
    assertThat(WRITER.write(mail).text()).doesNotContain("Ulm");
    assertThat(WRITER.write(mail).html()).doesNotContain("Ulm");
  }

  @Test
  void everyTitleTellsItsRules() {
    // HELP RULES is announced for all titles, so each has it.
    Templated.kinds().sequencedKeySet().stream()
        .filter(folder -> !folder.equals(Sentences.DESK))
        .forEach(folder -> assertThat(WRITER.topics(folder)).as(folder).contains("rules"));
  }

  @Test
  void whatALaterLetterDoesIsSaidByTheRulesOfTheGame() {
    // A promise of every welcome: it must hold where laterLetter=REPLACES is played, too.
    Mail.Welcome standard = (Mail.Welcome) Scenes.welcome();
    SequencedMap<String, String> chosen = new LinkedHashMap<>();
    assertThat(WRITER.write(chosen(standard, chosen)).text().replaceAll("\\s+", " "))
        .contains("new lines replace old ones, unit by unit.");
    chosen.put("laterLetter", "REPLACES");
    assertThat(WRITER.write(chosen(standard, chosen)).text().replaceAll("\\s+", " "))
        .contains("new lines replace old ones, all of them.");
    assertThat(help("builds", chosen)).contains("all your builds or removals are replaced");
    assertThat(help("general", chosen)).contains("for the same phase, all of them");
  }

  private static Mail chosen(Mail.Welcome welcome, SequencedMap<String, String> chosen) {
    return new Mail.Welcome(
        house(welcome.heading(), chosen),
        welcome.password(),
        welcome.taken(),
        welcome.seats(),
        welcome.chance(),
        welcome.clock(),
        welcome.wishes(),
        welcome.rules());
  }

  private static String help(String topic, SequencedMap<String, String> chosen) {
    MailContext mailContext = house(Scenes.movement("Nordmark").heading(), chosen);
    return WRITER.write(new Mail.Help(mailContext, topic)).text().replaceAll("\\s+", " ");
  }

  private static MailContext house(MailContext mailContext, SequencedMap<String, String> chosen) {
    return new MailContext(
        mailContext.game(),
        mailContext.title(),
        mailContext.phase(),
        mailContext.seat(),
        chosen,
        mailContext.names(),
        mailContext.zone());
  }

  @Test
  void severalAreNamedAsAnEnumeration() {
    // `Red, Blue and Green`: no template chains things with `and`, and three are not both.
    assertThat(WRITER.sentences().templates().files("")).hasSizeGreaterThan(50);
    for (Path file : WRITER.sentences().templates().files("")) {
      if (Files.isRegularFile(file)) {
        assertThat(Templates.read(file))
            .as(file.toString())
            .doesNotContainPattern("<#sep>\\s*(and|or)\\b");
      }
    }
    NamedProvince thuringia = new NamedProvince("THU", "Thuringia");
    List<UnitAt> three =
        Stream.of("Red", "Blue", "Green").map(owner -> new UnitAt(owner, "A", thuringia)).toList();
    assertThat(
            WRITER
                .sentences()
                .say("blood-and-iron", new RetreatFact.RetreatsCollided(thuringia, three)))
        .isEqualTo(
            "A THU of Red, A THU of Blue and A THU of Green all retreated to Thuringia and are"
                + " disbanded.");
  }

  @ParameterizedTest
  @CsvSource({
    "BUILD, standard, builds",
    "WAIVE, standard, builds",
    "REMOVE, blood-and-iron, builds",
    "CLEAR, standard, orders",
    "VOTE DRAW, standard, orders",
    "VIA, standard, convoys",
    "RETREAT, blood-and-iron, retreats",
    "FOREIGN, blood-and-iron, foreign",
    "BID, great-powers, bids",
    "PICK, great-powers, cards",
    "STEAL FROM, great-powers, awards",
    "ALLY, great-powers, war",
    "RULE, great-powers, rules",
    "JOIN, '', general",
    "TRANSCRIPT, '', chance",
    "SET DEADLINE, '', master",
    "start, '', master",
    "WAIT, standard, time",
    "READY, blood-and-iron, time",
    "ABSENCE, great-powers, time",
    "EXTEND, '', time",
    "HISTORY, '', general",
  })
  void aCommandHasTheHelpThatShowsIt(String words, String title, String topic) {
    // HELP and a command is about the topic in which its line stands.
    assertThat(WRITER.explaining(words, title)).contains(topic);
    assertThat(WRITER.explaining("xyzzy", title)).isEmpty();
  }

  @Test
  void anUnknownTopicGivesTheGeneralHelp() {
    // HELP never fails: without a topic, or with one that does not exist, it gives the overview.
    MailContext nowhere = MailContext.none(ZoneOffset.UTC);
    assertThat(WRITER.write(new Mail.Help(nowhere, "")).text())
        .isEqualTo(WRITER.write(new Mail.Help(nowhere, "general")).text())
        .contains("HELP ORDERS", "HELP MASTER");
  }
}
