package depesche.laws;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/// One name, one class.
final class OneName {

  static final List<Law> LAWS =
      List.of(
          new Law(
              "No simple name stands twice",
              "a name that is read or searched for must mean one class; a nested class may repeat"
                  + " one, since its outer class says which is meant",
              root ->
                  classes()
                      .that()
                      .resideInAPackage(root + "..")
                      .and()
                      .areTopLevelClasses()
                      .and(describe("are no packages", OneName::written))
                      .should(haveTheirNameAlone())));

  private OneName() {}

  private static boolean written(JavaClass type) {
    return !type.getSimpleName().equals("package-info");
  }

  private static ArchCondition<JavaClass> haveTheirNameAlone() {
    return new ArchCondition<>("have their simple name alone") {
      private Map<String, List<String>> named = Map.of();

      @Override
      public void init(Collection<JavaClass> all) {
        named =
            all.stream()
                .collect(
                    Collectors.groupingBy(
                        JavaClass::getSimpleName,
                        TreeMap::new,
                        Collectors.mapping(JavaClass::getName, Collectors.toList())));
      }

      @Override
      public void check(JavaClass type, ConditionEvents events) {
        List<String> same = named.getOrDefault(type.getSimpleName(), List.of());
        if (same.size() > 1) {
          events.add(SimpleConditionEvent.violated(type, type.getName() + " is one of " + same));
        }
      }
    };
  }
}
