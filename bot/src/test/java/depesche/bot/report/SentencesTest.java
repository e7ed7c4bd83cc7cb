package depesche.bot.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import depesche.adjudicator.Fact;
import depesche.adjudicator.Seat;
import depesche.adjudicator.rules.View;
import depesche.bot.config.UnusableInput;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SentencesTest {

  private static final Sentences SENTENCES = Sentences.load(Templated.FOLDER);

  /// A fact for the tests of broken sentences.
  public record Falls(String place, Seat by) implements Fact {}

  @Test
  void everyFactHasASentenceAndNoSentenceIsLeftOver() {
    // Every public fact has a sentence, and nothing is left over.
    for (String folder : Templated.kinds().sequencedKeySet()) {
      List<String> homes = SENTENCES.templates().homes(folder);
      TreeSet<String> names = new TreeSet<>(Templated.names(folder));
      TreeSet<String> said = new TreeSet<>(shared());
      said.retainAll(names);
      homes.forEach(home -> said.addAll(SENTENCES.names(home + "/sentences")));
      if (folder.equals(Sentences.DESK)) {
        said.removeAll(shared());
      }
      assertThat(said).as("sentences of templates/%s", homes).isEqualTo(names);
      for (String extra : List.of("headlines", "yours")) {
        for (String home : homes) {
          assertThat(names)
              .as("templates/%s/%s.txt", home, extra)
              .containsAll(SENTENCES.names(home + "/" + extra));
        }
      }
    }
  }

  /// {@return what the desk's file says of facts that are not the desk's: for all titles that do
  /// not say it in other words}
  private static TreeSet<String> shared() {
    TreeSet<String> shared = new TreeSet<>(SENTENCES.names("desk/sentences"));
    shared.removeAll(Templated.names("desk"));
    return shared;
  }

  @Test
  void aSentenceThatSeveralTitlesSayIsWrittenOnce() {
    // Of a line that is taken back, kept for later or repeated, all titles say the same.
    Map<String, String> homes = new LinkedHashMap<>();
    List<String> twice = new ArrayList<>();
    for (Path file : SENTENCES.templates().files("sentences.txt")) {
      String folder = String.valueOf(file.resolveSibling("").normalize().getFileName());
      for (String sentence : Templates.read(file).split("\n(?=\\S)", -1)) {
        if (sentence.matches("(?s)\\w+: .*")) {
          String before = homes.putIfAbsent(sentence.strip(), folder);
          if (before != null) {
            twice.add(before + ", " + folder + ": " + sentence.strip());
          }
        }
      }
    }
    assertThat(twice).as("put into desk/sentences.txt").isEmpty();
  }

  @Test
  void whatIsSaidForAllTitlesIsSaidForSeveral() {
    // A sentence for one title belongs into its folder.
    for (String name : shared()) {
      assertThat(Templated.kinds().sequencedKeySet().stream())
          .as("titles that leave %s to desk/sentences.txt", name)
          .filteredOn(
              folder ->
                  Templated.names(folder).contains(name)
                      && SENTENCES.templates().homes(folder).stream()
                          .noneMatch(home -> SENTENCES.names(home + "/sentences").contains(name)))
          .hasSizeGreaterThan(1);
    }
  }

  @Test
  void noFactIsForgotten() {
    // A fact of the rules or the desk that no list here knows would be said without a rehearsal.
    List<String> known =
        Templated.kinds().values().stream()
            .flatMap(List::stream)
            .flatMap(kind -> SampleFacts.records(kind).stream())
            .map(Class::getName)
            .toList();
    List<String> facts =
        new ClassFileImporter()
                .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
                .importPackages("depesche")
                .stream()
                .filter(type -> type.isAssignableTo(Fact.class) && !type.isInterface())
                .filter(type -> type.getModifiers().contains(JavaModifier.PUBLIC))
                .filter(type -> !isPartOfAView(type))
                .map(JavaClass::getName)
                .toList();
    assertThat(facts).hasSizeGreaterThan(100).isSubsetOf(known);
  }

  private static boolean isPartOfAView(JavaClass type) {
    return type.isAssignableTo(View.class)
        || type.getEnclosingClass().map(outer -> outer.isAssignableTo(View.class)).orElse(false);
  }

  @Test
  void noTwoFoldersSayTheSameFact() {
    // A title's sentence is looked for first, so a name of the desk must not occur there.
    assertThat(Templated.names("blood-and-iron"))
        .doesNotContainAnyElementsOf(Templated.names("desk"));
  }

  @Test
  void everyFileIsUsed() {
    // Nothing in templates/ is unused.
    assertThat(SENTENCES.catalogues())
        .allMatch(
            name ->
                name.matches("mail/(subjects|discord|pictures|site|lists|calendar|form)")
                    || isForATitleOrTheDesk(name));
    assertThat(SENTENCES.names("mail/discord"))
        .allMatch(name -> name.matches("More|Rest|(Button|Setup)\\w+"));
    assertThat(SENTENCES.names("mail/pictures")).containsExactly("Near");
    assertThat(SENTENCES.names("mail/site"))
        .containsExactly(
            "Home",
            "Previous",
            "Next",
            "Pages",
            "PagesBelow",
            "Beginning",
            "Turns",
            "Ordered",
            "After",
            "Downloads",
            "Transcript",
            "Proof",
            "Games",
            "Running",
            "Forming",
            "Over",
            "None",
            "Standing",
            "Statements",
            "GameJson",
            "Forum",
            "ForumBBCODE",
            "ForumMARKDOWN",
            "Copy",
            "Copied",
            "Feed",
            "Calendar",
            "Gone",
            "CourseOfCentres",
            "CourseOfVictoryPoints",
            "CourseOfPoints",
            "CourseSaid",
            "CourseTable",
            "CourseTurn",
            "Statistics",
            "StatisticsOfTitle",
            "StatisticsOfSeries",
            "Results",
            "Took",
            "WinsBySeat",
            "WinsSaid",
            "Seat",
            "WonAlone",
            "WonShared",
            "Played",
            "Lengths",
            "LengthsSaid",
            "Phases");
    assertThat(SENTENCES.names("mail/calendar"))
        .containsExactly("Name", "All", "Summary", "Beginning", "Due", "DueBefore");
    assertThat(SENTENCES.names("mail/lists")).containsExactly("Foot");
    assertThat(SENTENCES.names("mail/form"))
        .containsExactly("Heading", "Public", "Mailed", "Who", "Lines", "Copy", "Send", "Long");
    List<String> mails =
        SampleFacts.records(Mail.class).stream().map(Class::getSimpleName).toList();
    assertThat(SENTENCES.names("mail/subjects")).containsExactlyInAnyOrderElementsOf(mails);
    String all =
        SENTENCES.templates().files(".ftl").stream()
            .map(Templates::read)
            .reduce("", String::concat);
    for (String name : SENTENCES.templates().names("")) {
      String file = name.substring(name.lastIndexOf('/') + 1);
      boolean used =
          mails.contains(file.replaceFirst("\\..*", ""))
              || name.contains("/help/")
              || List.of("words.ftl", "alt.ftl", "Posted.ftl", "Issued.ftl").contains(file)
              || all.contains(file);
      assertThat(used).as("templates/%s is used", name).isTrue();
    }
  }

  private static boolean isForATitleOrTheDesk(String catalogue) {
    String home = catalogue.substring(0, catalogue.indexOf('/'));
    return Templated.kinds().sequencedKeySet().stream()
            .anyMatch(folder -> SENTENCES.templates().homes(folder).contains(home))
        && List.of("sentences", "headlines", "yours", "cards", "sheet")
            .contains(catalogue.substring(catalogue.indexOf('/') + 1));
  }

  @Test
  void everyPlaceholderIsAComponent() {
    // A placeholder that is no component of its fact stops the rehearsal.
    MailWriter mailWriter = MailWriter.load(Templated.FOLDER);
    Templated.kinds().forEach(mailWriter::rehearse);
  }

  @Test
  void aTemplateOfAnOlderVersionSaysWhatToDo(@TempDir Path folder) throws IOException {
    // Text and HTML had a template each: an operator who changed one learns at the start where it
    // goes now.
    Path mail = Files.createDirectories(folder.resolve("mail"));
    Files.writeString(mail.resolve("Answer.html.ftl"), "<p>${facts?size}</p>");
    assertThatThrownBy(() -> MailWriter.load(folder))
        .isInstanceOf(UnusableInput.class)
        .hasMessageContaining("Answer.html.ftl is of an older version")
        .hasMessageContaining("make your changes in Answer.ftl, and delete it");
  }

  @Test
  void aNameThatNoFactHasIsRefusedWithFileAndLine(@TempDir Path folder) throws IOException {
    // A broken template stops the start with the file, the line and the mend.
    write(folder, "# a comment\n\nFalls: ${place} falls\n  to ${whom}\n");
    assertThatThrownBy(() -> Sentences.load(folder).say("desk", new Falls("Ulm", new Seat("Red"))))
        .isInstanceOf(UnusableInput.class)
        .hasMessageContaining("sentences.txt, line 4: ")
        .hasMessageContaining("whom");
  }

  @Test
  void aBrokenSentenceIsRefusedWithFileAndLine(@TempDir Path folder) throws IOException {
    // A broken template stops the start with the file, the line and the mend.
    write(folder, "# a comment\nFalls: ${place falls\n");
    assertThatThrownBy(() -> Sentences.load(folder))
        .isInstanceOf(UnusableInput.class)
        .hasMessageContaining("sentences.txt, line 2: ")
        .hasMessageContaining("mend it");
  }

  @Test
  void aLineThatIsNoSentenceIsRefused(@TempDir Path folder) throws IOException {
    // A line that is neither a sentence nor a comment is a slip of the pen.
    write(folder, "Falls: a\nfalls b\n");
    assertThatThrownBy(() -> Sentences.load(folder))
        .isInstanceOf(UnusableInput.class)
        .hasMessageContaining("sentences.txt, line 2: ");
  }

  @Test
  void aSecondSentenceIsRefused(@TempDir Path folder) throws IOException {
    // Each fact has one sentence, in one place.
    write(folder, "Falls: a\nFalls: b\n");
    assertThatThrownBy(() -> Sentences.load(folder))
        .isInstanceOf(UnusableInput.class)
        .hasMessageContaining("line 2: a second sentence for Falls");
  }

  @Test
  void templatesOnlyPrint(@TempDir Path folder) throws IOException {
    // Templates make no objects, run no text as a template and call no Java.
    for (String trick :
        List.of(
            "${\"freemarker.template.utility.Execute\"?new()(\"id\")}",
            "${place?eval}",
            "<@place?interpret/>",
            "${place?api.getClass()}",
            "${by.class}",
            "${by.getClass()}",
            "${by.toString()}")) {
      write(folder, "Falls: " + trick + "\n");
      assertThatThrownBy(
              () -> Sentences.load(folder).say("desk", new Falls("Ulm", new Seat("Red"))))
          .as(trick)
          .isInstanceOf(UnusableInput.class);
    }
  }

  @Test
  void whatAPlayerWroteIsNotATemplate(@TempDir Path folder) throws IOException {
    // Words of players are printed as they are, on one line, without what steers a terminal.
    write(folder, "Falls: ${place} falls\n");
    assertThat(
            Sentences.load(folder)
                .say("desk", new Falls("${7*7} <#assign x=1>\n\u001b[2J\u202eUlm", new Seat("R"))))
        .isEqualTo("${7*7} <#assign x=1> [2JUlm falls");
  }

  private static void write(Path folder, String sentences) throws IOException {
    Path desk = Files.createDirectories(folder.resolve("desk"));
    Files.writeString(desk.resolve("sentences.txt"), sentences);
  }
}
