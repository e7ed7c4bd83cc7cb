package depesche.laws;

import com.tngtech.archunit.core.domain.AccessTarget.CodeUnitAccessTarget;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import java.util.List;
import java.util.stream.Collectors;

/// Calls and method references that a law forbids, written `java.util.Set.of`; `<init>` names a
/// constructor, and with types behind it, `java.lang.String.toUpperCase()`, only that form is
/// meant.
final class Calls {

  private Calls() {}

  static ArchCondition<JavaClass> to(String... names) {
    List<String> forbidden = List.of(names);
    return new ArchCondition<>("call " + forbidden) {
      @Override
      public void check(JavaClass type, ConditionEvents events) {
        type.getCodeUnitAccessesFromSelf().stream()
            .filter(access -> matches(forbidden, access.getTarget()))
            .map(access -> SimpleConditionEvent.satisfied(type, access.getDescription()))
            .forEach(events::add);
      }
    };
  }

  private static boolean matches(List<String> forbidden, CodeUnitAccessTarget target) {
    String name = target.getOwner().getName() + "." + target.getName();
    String types =
        target.getRawParameterTypes().stream()
            .map(JavaClass::getSimpleName)
            .collect(Collectors.joining(", ", "(", ")"));
    return forbidden.contains(name) || forbidden.contains(name + types);
  }
}
