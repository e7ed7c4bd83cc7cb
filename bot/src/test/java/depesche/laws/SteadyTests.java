package depesche.laws;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.core.domain.JavaClass;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/// What makes tests say the same each time.
final class SteadyTests {

  /// Who opens a house and still asks again and again whether something is so; and why it is not
  /// enough to wait until all is quiet.
  private static final Map<String, String> ASK =
      Map.of(
          "DiscordLoad", "it measures when something is there",
          "DiscordGoneTest", "Discord is tried again while there is nothing in hand",
          "FormsOnDiscordTest", "an answer fails before its interaction is over",
          "GatewayTroubleTest", "it counts calls while we are not connected",
          "LostAnswersTest", "the server stops between a lost answer and the next try",
          "OrderOnDiscordTest", "a fault happens before the next thing is said",
          "RefusedOnDiscordTest", "it is told while Discord does not let us in",
          "SeriesByRealMailTest", "it reads ten mailboxes until all have come",
          "TablesOnDiscordTest", "a phase is judged long before Discord has taken all of it");

  static final List<Law> LAWS =
      List.of(
          new Law(
              "No test sleeps",
              "a bounded wait for the thing itself is both faster and surer",
              root ->
                  noClasses()
                      .that()
                      .resideInAPackage(root + "..")
                      .should(
                          Calls.to(
                              "java.lang.Thread.sleep",
                              "java.util.concurrent.TimeUnit.sleep",
                              "java.util.concurrent.locks.LockSupport.parkNanos"))),
          new Law(
              "A test with a whole house waits until all is quiet",
              "House.awaitQuiet is told of it, lets time pass for what is put off, and takes"
                  + " neither a row nor a log for the end of something; exceptions are above",
              root ->
                  noClasses()
                      .that(describe("open a house", SteadyTests::opensHouse))
                      .and(
                          describe(
                              "are not listed", type -> !ASK.containsKey(type.getSimpleName())))
                      .should(Calls.to("org.awaitility.Awaitility.await"))),
          new Law(
              "No test rolls dice without a seed",
              "a random test prints its seed and takes it back by -Ddepesche.seed",
              root ->
                  noClasses()
                      .that()
                      .resideInAPackage(root + "..")
                      .should(
                          Calls.to(
                              "java.lang.Math.random",
                              "java.util.Random.<init>()",
                              "java.util.SplittableRandom.<init>()",
                              "java.util.concurrent.ThreadLocalRandom.current",
                              "java.util.Collections.shuffle(List)",
                              "java.util.UUID.randomUUID"))));

  private SteadyTests() {}

  private static boolean opensHouse(JavaClass type) {
    return type.getCodeUnitAccessesFromSelf().stream()
        .map(JavaAccess::getTarget)
        .filter(target -> target.getOwner().getSimpleName().equals("House"))
        .anyMatch(target -> List.of("open", "alone").contains(target.getName()));
  }

  static Stream<Law> laws() {
    return LAWS.stream();
  }
}
