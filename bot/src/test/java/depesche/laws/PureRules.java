package depesche.laws;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ArchRule;
import java.util.List;
import java.util.function.Predicate;

/// What keeps the rules a function of their arguments.
final class PureRules {

  static final List<Law> LAWS =
      List.of(
          new Law(
              "The adjudicator reads and writes nothing",
              "a turn is judged again from its letters years later, on any machine",
              root ->
                  rulesDoNotSee(
                      root,
                      type ->
                          type.getPackageName().matches("java\\.(io|net)(\\..*)?")
                              || type.getPackageName().matches("java\\.nio(\\.(?!charset).*)?"))),
          new Law(
              "The adjudicator has no clock",
              "only the bot owns a clock; the rules say how weighty a question is",
              root -> rulesDoNotSee(root, type -> type.getPackageName().startsWith("java.time"))),
          new Law(
              "The adjudicator asks nobody the time",
              "only the bot owns a clock",
              root ->
                  rulesDoNot(
                      root,
                      Calls.to(
                          "java.lang.System.currentTimeMillis",
                          "java.lang.System.nanoTime",
                          "java.util.Date.<init>"))),
          new Law(
              "The adjudicator starts no thread and shares nothing with one",
              "one worker a game, and the same answer each time",
              root ->
                  rulesDoNotSee(
                      root,
                      type ->
                          type.getPackageName().startsWith("java.util.concurrent")
                              || type.getName()
                                  .matches("java\\.lang\\.(Thread.*|Process.*|Runtime)")
                              || type.getName().equals("java.util.Timer"))),
          new Law(
              "The adjudicator depends on no locale",
              "a Turkish server must read the same letter as an English one",
              root ->
                  rulesDoNot(
                      root,
                      Calls.to(
                          "java.util.Locale.getDefault",
                          "java.lang.String.toUpperCase()",
                          "java.lang.String.toLowerCase()",
                          "java.lang.String.formatted",
                          "java.lang.String.format(String, Object[])",
                          "java.text.Collator.getInstance()",
                          "java.util.TimeZone.getDefault"))),
          new Law(
              "The adjudicator has no chance of its own",
              "chance has one door, Draw, so that players can verify it",
              root ->
                  rulesDoNot(
                      root,
                      Calls.to(
                          "java.util.Random.<init>",
                          "java.util.SplittableRandom.<init>",
                          "java.security.SecureRandom.<init>",
                          "java.util.random.RandomGenerator.of",
                          "java.util.random.RandomGenerator.getDefault",
                          "java.util.concurrent.ThreadLocalRandom.current",
                          "java.lang.Math.random",
                          "java.util.Collections.shuffle",
                          "java.util.UUID.randomUUID",
                          "java.lang.System.identityHashCode"))),
          new Law(
              "The adjudicator knows no hash order",
              "Set.of and Map.of iterate differently in every run, so a report would too",
              root ->
                  rulesDoNot(
                      root,
                      Calls.to(
                          "java.util.Set.of",
                          "java.util.Set.copyOf",
                          "java.util.Map.of",
                          "java.util.Map.ofEntries",
                          "java.util.Map.copyOf",
                          "java.util.HashMap.<init>",
                          "java.util.HashSet.<init>",
                          "java.util.IdentityHashMap.<init>",
                          "java.util.WeakHashMap.<init>",
                          "java.util.stream.Collectors.toSet",
                          "java.util.stream.Collectors.toUnmodifiableSet",
                          "java.util.stream.Collectors.toMap(Function, Function)",
                          "java.util.stream.Collectors.toMap(Function, Function, BinaryOperator)",
                          "java.util.stream.Collectors.toUnmodifiableMap",
                          "java.util.stream.Collectors.groupingBy(Function)",
                          "java.util.stream.Collectors.groupingBy(Function, Collector)"))),
          new Law(
              "The adjudicator knows nothing of the bot",
              "wherever rules can reach the moderator, they soon do",
              root -> rulesDoNotSee(root, type -> type.getPackageName().startsWith(root + ".bot"))),
          new Law(
              "Nothing in the adjudicator depends on a title, and no title on another",
              "a new title is one package; taking one away breaks nothing",
              Titles::standAlone));

  private PureRules() {}

  private static ArchRule rulesDoNot(String root, ArchCondition<JavaClass> condition) {
    return noClasses().that().resideInAPackage(root + ".adjudicator..").should(condition);
  }

  private static ArchRule rulesDoNotSee(String root, Predicate<JavaClass> foreign) {
    DescribedPredicate<JavaClass> seen =
        describe(
            "are out of bounds", type -> !type.isEquivalentTo(Object.class) && foreign.test(type));
    return noClasses()
        .that()
        .resideInAPackage(root + ".adjudicator..")
        .should()
        .dependOnClassesThat(seen);
  }
}
