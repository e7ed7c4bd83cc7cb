package depesche.laws;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import java.util.List;
import java.util.stream.Stream;

/// What makes tests say the same each time.
final class SteadyTests {

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

  static Stream<Law> laws() {
    return LAWS.stream();
  }
}
