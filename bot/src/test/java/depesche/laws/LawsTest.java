package depesche.laws;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// The laws that can be read off compiled classes.
class LawsTest {

  private static final JavaClasses OURS =
      new ClassFileImporter()
          .withImportOption(new ImportOption.DoNotIncludeTests())
          .importPackages("depesche");

  private static final JavaClasses TESTS =
      new ClassFileImporter()
          .withImportOption(new ImportOption.OnlyIncludeTests())
          .withImportOption(location -> !location.contains("/broken/"))
          .importPackages("depesche");

  private static final String BROKEN_ROOT = "depesche.laws.broken";

  private static final JavaClasses BROKEN = new ClassFileImporter().importPackages(BROKEN_ROOT);

  static Stream<Law> ofTheProject() {
    return Stream.of(
            PureRules.LAWS,
            WhoSees.LAWS,
            Plain.LAWS,
            Reach.LAWS,
            Rows.LAWS,
            OneName.LAWS,
            Rooms.LAWS,
            Sending.LAWS)
        .flatMap(List::stream);
  }

  static Stream<Law> all() {
    return Stream.concat(ofTheProject(), SteadyTests.LAWS.stream());
  }

  @ParameterizedTest
  @MethodSource("ofTheProject")
  void ourClassesKeep(Law law) {
    // design 6: the laws are checked by tests.
    law.under("depesche").check(OURS);
  }

  @ParameterizedTest
  @MethodSource("depesche.laws.SteadyTests#laws")
  void ourTestsKeep(Law law) {
    // design 6: no Thread.sleep in tests outside a bounded wait.
    law.under("depesche").check(TESTS);
  }

  @Test
  void whoMayAskAgainAndAgainDoesSo() {
    // 44.5: the list stays as short as it can be.
    assertThat(TESTS.stream().filter(SteadyTests::asks).map(JavaClass::getSimpleName))
        .containsAll(SteadyTests.listed().toList());
  }

  @ParameterizedTest
  @MethodSource("all")
  void brokenClassesBreak(Law law) {
    // design 7: a test must be able to fail.
    assertThat(law.under(BROKEN_ROOT).evaluate(BROKEN).hasViolation()).isTrue();
  }
}
