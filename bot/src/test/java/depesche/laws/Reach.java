package depesche.laws;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;

import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import depesche.bot.Main;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// What the program can reach.
final class Reach {

  static final List<Law> LAWS =
      List.of(
          new Law(
              "Every class can be reached from Main or is a named service",
              "what only a test can reach is not part of the program",
              root ->
                  classes()
                      .that()
                      .resideInAPackage(root + "..")
                      .and()
                      // What the seam offers to a title need not be used by every one.
                      .resideOutsideOfPackages(
                          root + ".adjudicator",
                          root + ".adjudicator.picture",
                          root + ".adjudicator.rules")
                      .and(describe("are written by hand", Reach::written))
                      .should(beReachedFrom(root + ".bot.Main"))));

  private Reach() {}

  /// The compiler makes a class for some switches, and nothing names it.
  private static boolean written(JavaClass type) {
    return !type.isAnonymousClass() && !type.getSimpleName().equals("package-info");
  }

  /// {@return the names of what libraries find by themselves}
  private static Set<String> services() {
    try (Stream<Path> files =
        Files.list(
            Path.of(Main.class.getProtectionDomain().getCodeSource().getLocation().toURI())
                .resolve("META-INF/services"))) {
      return files.flatMap(Reach::lines).collect(Collectors.toSet());
    } catch (IOException | URISyntaxException e) {
      throw new IllegalStateException("no services beside the classes", e);
    }
  }

  private static Stream<String> lines(Path file) {
    try {
      return Files.readAllLines(file).stream();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static ArchCondition<JavaClass> beReachedFrom(String start) {
    return new ArchCondition<>("be reached from " + start) {
      private final Set<JavaClass> reached = new LinkedHashSet<>();

      @Override
      public void init(Collection<JavaClass> all) {
        Set<String> services = services();
        all.stream()
            .filter(type -> type.getName().equals(start) || services.contains(type.getName()))
            .forEach(type -> visit(type));
      }

      private void visit(JavaClass type) {
        if (reached.add(type)) {
          type.getDirectDependenciesFromSelf().stream()
              .map(Dependency::getTargetClass)
              .map(JavaClass::getBaseComponentType)
              .forEach(this::visit);
        }
      }

      @Override
      public void check(JavaClass type, ConditionEvents events) {
        if (!reached.contains(type)) {
          events.add(SimpleConditionEvent.violated(type, type.getName() + " is not reached"));
        }
      }
    };
  }
}
