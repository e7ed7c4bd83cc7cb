package depesche.laws;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import java.util.List;

/// Fields that a law forbids to touch, written `java.lang.System.out`.
final class Fields {

  private Fields() {}

  static ArchCondition<JavaClass> of(String... names) {
    List<String> forbidden = List.of(names);
    return new ArchCondition<>("touch " + forbidden) {
      @Override
      public void check(JavaClass type, ConditionEvents events) {
        type.getFieldAccessesFromSelf().stream()
            .filter(access -> forbidden.contains(access.getTarget().getFullName()))
            .map(access -> SimpleConditionEvent.satisfied(type, access.getDescription()))
            .forEach(events::add);
      }
    };
  }
}
