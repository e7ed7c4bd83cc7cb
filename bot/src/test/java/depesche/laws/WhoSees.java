package depesche.laws;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.lang.conditions.ArchConditions;
import java.util.List;

/// Which part of the bot may see what.
final class WhoSees {

  static final List<Law> LAWS =
      List.of(
          new Law(
              "Only post/ sees a mail or chat library",
              "a channel is one class there, and nothing else changes with it",
              root ->
                  onlyThere(
                      root, "post", seeing("jakarta.mail..", "com.sun.mail..", "net.dv8tion.."))),
          new Law(
              "Only ledger/ sees Hibernate",
              "what is kept and how is one package's affair",
              root ->
                  onlyThere(root, "ledger", seeing("org.hibernate..", "jakarta.persistence.."))),
          new Law(
              "Only chance/ makes random values",
              "chance has one door, so that players can verify it and tests can load it",
              root ->
                  onlyThere(
                      root,
                      "chance",
                      Calls.to(
                          "java.security.SecureRandom.<init>",
                          "java.security.SecureRandom.getInstanceStrong",
                          "java.util.Random.<init>",
                          "java.util.SplittableRandom.<init>",
                          "java.util.random.RandomGenerator.of",
                          "java.util.random.RandomGenerator.getDefault",
                          "java.util.concurrent.ThreadLocalRandom.current",
                          "java.lang.Math.random",
                          "java.util.Collections.shuffle(List)",
                          "java.util.UUID.randomUUID"))),
          new Law(
              "Only the edge speaks to the terminal and ends the program",
              "everything behind it must run in a test and in a server",
              root -> onlyAtTheEdge(root, ending())),
          new Law(
              "Only the edge looks at the wall clock; all else is handed a Clock",
              "the demo and the tests run weeks in seconds",
              root -> onlyAtTheEdge(root, lookingAtTheClock())),
          new Law(
              "Only the shelf, the map files and the tools see a title",
              "a new title must not touch the desks, the reports or the post",
              WhoSees::onlyTheSeam),
          new Law(
              "Who handles the words of a letter has no logger",
              "no order text in logs: the operator may be a player too",
              root ->
                  noClasses()
                      .that()
                      .resideInAPackage(root + "..")
                      .and(describe("handle a letter's words", WhoSees::handlesWords))
                      .should(seeing("org.slf4j..", "java.util.logging.."))));

  /// What the seam consists of beside the adjudicator's own package.
  private static final List<String> SEAM = List.of("json", "notation", "picture", "rules");

  private WhoSees() {}

  private static boolean handlesWords(JavaClass type) {
    return type.getDirectDependenciesFromSelf().stream()
        .map(dependency -> dependency.getTargetClass().getName())
        .anyMatch(name -> name.matches(".*\\.adjudicator\\.(Letter|Reading|Line|Verdict)(\\$.*)?"));
  }

  private static ArchRule onlyTheSeam(String root) {
    String adjudicator = root + ".adjudicator";
    return noClasses()
        .that()
        .resideInAPackage(root + ".bot..")
        .and()
        .resideOutsideOfPackages(root + ".bot.config..", root + ".bot.command..")
        .and(describe("are not the shelf", type -> !type.getSimpleName().equals("InstalledTitles")))
        .should(
            ArchConditions.dependOnClassesThat(
                describe(
                    "lie behind the seam",
                    type ->
                        type.getPackageName().startsWith(adjudicator + ".")
                            && !SEAM.contains(
                                type.getPackageName().substring(adjudicator.length() + 1)))));
  }

  private static ArchCondition<JavaClass> seeing(String... packages) {
    return ArchConditions.dependOnClassesThat(JavaClass.Predicates.resideInAnyPackage(packages));
  }

  private static ArchRule onlyThere(String root, String part, ArchCondition<JavaClass> condition) {
    return noClasses()
        .that()
        .resideInAPackage(root + ".bot..")
        .and()
        .resideOutsideOfPackage(root + ".bot." + part + "..")
        .should(condition);
  }

  private static ArchRule onlyAtTheEdge(String root, ArchCondition<JavaClass> condition) {
    return noClasses()
        .that()
        .resideInAPackage(root + "..")
        .and()
        .resideOutsideOfPackages(root + ".bot", root + ".bot.command..")
        .should(condition);
  }

  private static ArchCondition<JavaClass> ending() {
    return Calls.to(
            "java.lang.System.exit",
            "java.lang.Runtime.halt",
            "java.lang.IO.println",
            "java.lang.IO.print",
            "java.lang.Throwable.printStackTrace()")
        .or(Fields.of("java.lang.System.out", "java.lang.System.err", "java.lang.System.in"));
  }

  private static ArchCondition<JavaClass> lookingAtTheClock() {
    return Calls.to(
        "java.lang.System.currentTimeMillis",
        "java.util.Date.<init>()",
        "java.time.Instant.now()",
        "java.time.LocalDate.now()",
        "java.time.LocalTime.now()",
        "java.time.LocalDateTime.now()",
        "java.time.ZonedDateTime.now()",
        "java.time.OffsetDateTime.now()",
        "java.time.Year.now()",
        "java.time.Clock.systemUTC",
        "java.time.Clock.systemDefaultZone",
        "java.time.Clock.system",
        "java.time.ZoneId.systemDefault");
  }
}
