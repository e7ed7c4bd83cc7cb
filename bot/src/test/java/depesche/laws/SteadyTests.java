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

  private static final String[] ASKING = {
    "org.awaitility.Awaitility.await", "java.lang.Thread.yield", "java.lang.Thread.onSpinWait"
  };

  /// The tests that ask again and again whether something is so, and why nothing can tell them when
  /// it is.
  private static final Map<String, List<String>> ASK =
      Map.of(
          "another process tells it by its files, its port or the database alone",
          List.of(
              "BackupTest",
              "Killer",
              "HousesPlay",
              "NodeKiller",
              "NodeTown",
              "NodesTest",
              "PostgresAnewTest",
              "Program",
              "SendingLeaseTest",
              "ServerMonitorTest"),
          "what the database makes of it shows when it is asked",
          List.of(
              "DeadlinesTogetherTest",
              "EnclosuresTest",
              "LedgerHealthTest",
              "ParcelSenderTest",
              "PromisesTest",
              "TidyTest"),
          "a mailbox tells nobody of a mail; a mail program asks",
          List.of("Person", "SeriesByRealMailTest"),
          "it is about what is found, or let in, without being told of it",
          List.of("CrowdedOfficeTest", "DiscordGoneTest", "MailingTest", "RawClient"),
          "it measures when something is there, or counts what others do to a socket",
          List.of("DiscordLoad", "ImapLinesTest"),
          "a thread tells nobody that it waits",
          List.of("LedgerTest", "TornCommitTest"),
          "a copy is known by what stands in its folder",
          List.of("BackupScheduleTest"),
          "a phase is judged long before all is quiet",
          List.of("TablesOnDiscordTest"));

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
              "No test asks again and again",
              "House.awaitQuiet, Heard, StandIn.await, a latch or a future tells when it is so;"
                  + " exceptions are above, with their reason",
              root ->
                  noClasses()
                      .that()
                      .resideInAPackage(root + "..")
                      .and(describe("are not listed", type -> !mayAsk(type)))
                      .should(Calls.to(ASKING))),
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

  private static boolean mayAsk(JavaClass type) {
    return listed().anyMatch(type.getSimpleName()::equals);
  }

  static Stream<String> listed() {
    return ASK.values().stream().flatMap(List::stream);
  }

  static boolean asks(JavaClass type) {
    return type.getCodeUnitAccessesFromSelf().stream()
        .map(JavaAccess::getTarget)
        .map(target -> target.getOwner().getName() + "." + target.getName())
        .anyMatch(List.of(ASKING)::contains);
  }

  static Stream<Law> laws() {
    return LAWS.stream();
  }
}
