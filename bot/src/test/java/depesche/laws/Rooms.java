package depesche.laws;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaPackage;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import java.net.URI;
import java.util.List;
import java.util.Optional;

/// The rooms of the house: packages.
final class Rooms {

  private static final int MOST_FILES = 40;

  static final List<Law> LAWS =
      List.of(
          new Law(
              "No package has more than " + MOST_FILES + " files",
              "a newcomer reads a list of names that fits a screen",
              root ->
                  classes()
                      .that()
                      .resideInAPackage(root + "..")
                      .and(describe("are files", Rooms::isFile))
                      .should(haveRoom())),
          new Law(
              "Packages have no circles",
              "a package can be understood, and changed, after those it builds on",
              root -> slices().matching(root + ".(**)").should().beFreeOfCycles()));

  private Rooms() {}

  /// What the compiler makes for a switch looks like a class of its own.
  private static boolean isFile(JavaClass type) {
    return type.isTopLevelClass() && !type.getName().contains("$");
  }

  /// A package of tests has the same name, and other files.
  private static Optional<URI> folder(JavaClass type) {
    return type.getSource().map(source -> source.getUri().resolve("."));
  }

  private static ArchCondition<JavaClass> haveRoom() {
    return new ArchCondition<>("be one of at most " + MOST_FILES + " in their package") {
      @Override
      public void check(JavaClass type, ConditionEvents events) {
        JavaPackage room = type.getPackage();
        long files =
            room.getClasses().stream()
                .filter(Rooms::isFile)
                .filter(one -> folder(one).equals(folder(type)))
                .count();
        if (files > MOST_FILES) {
          String found = type.getName() + " is one of " + files + " files";
          events.add(SimpleConditionEvent.violated(type, found));
        }
      }
    };
  }
}
