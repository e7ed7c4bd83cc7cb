package depesche.laws;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaFieldAccess;
import com.tngtech.archunit.core.domain.JavaFieldAccess.AccessType;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import java.util.List;

/// Who may touch the rows of a game.
final class Rows {

  static final List<Law> LAWS =
      List.of(
          new Law(
              "The rows of games and seats are private to ledger/",
              "everybody else speaks to the game and the seat",
              root ->
                  classes()
                      .that()
                      .resideInAPackage(root + ".bot.ledger..")
                      .and()
                      .haveNameMatching(".*[.](Game|Seat)Row")
                      .should()
                      .bePackagePrivate()),
          new Law(
              "Only GameLife sets the state of a game",
              "what may follow what is said once, in one file",
              root ->
                  noClasses()
                      .that()
                      .resideInAPackage(root + "..")
                      .and()
                      .doNotHaveSimpleName("GameLife")
                      .and()
                      .doNotHaveSimpleName("GameRow")
                      .should(set("GameRow", "state"))));

  private Rows() {}

  private static ArchCondition<JavaClass> set(String owner, String field) {
    return new ArchCondition<>("set " + owner + "." + field) {
      @Override
      public void check(JavaClass type, ConditionEvents events) {
        type.getFieldAccessesFromSelf().stream()
            .filter(access -> access.getAccessType() == AccessType.SET)
            .filter(access -> isOf(access, owner, field))
            .map(access -> SimpleConditionEvent.satisfied(type, access.getDescription()))
            .forEach(events::add);
      }
    };
  }

  private static boolean isOf(JavaFieldAccess access, String owner, String field) {
    return access.getTargetOwner().getSimpleName().equals(owner)
        && access.getTarget().getName().equals(field);
  }
}
