package depesche.laws;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.fields;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noMethods;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaField;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import depesche.adjudicator.Fact;
import java.util.List;

/// How classes are made.
final class Plain {

  static final List<Law> LAWS =
      List.of(
          new Law(
              "A fact is a record",
              "its name picks the sentence and its components are all the sentence may say",
              root ->
                  classes()
                      .that()
                      .resideInAPackage(root + "..")
                      .and()
                      .areAssignableTo(Fact.class)
                      .and()
                      .areNotInterfaces()
                      .should()
                      .beRecords()),
          new Law(
              "Nothing static changes",
              "two games, two tests and two servers in one program must not meet",
              root ->
                  fields()
                      .that()
                      .areDeclaredInClassesThat()
                      .resideInAPackage(root + "..")
                      .and()
                      .areStatic()
                      .should(beFixed())),
          new Law(
              "Every package says what lives in it and is null-marked",
              "a reader starts at package-info, and so does the null check",
              root ->
                  classes().that().resideInAPackage(root + "..").should(liveInAMarkedPackage())),
          new Law(
              "No class is a Manager, Helper, Util, Impl, Data or Info",
              "a name comes from the rulebook or says what the thing does",
              root ->
                  noClasses()
                      .that()
                      .resideInAPackage(root + "..")
                      .should()
                      .haveNameMatching(".*(Manager|Helper|Utils?|Impl|Data|Info)$")),
          new Law(
              "Accessors have no `get`",
              "a record's do not, and one way is enough",
              root ->
                  noMethods()
                      .that()
                      .areDeclaredInClassesThat()
                      .resideInAPackage(root + "..")
                      .and(
                          describe(
                              "are ours",
                              method -> !overrides(method.getOwner(), method.getName())))
                      .should()
                      .haveNameMatching("get[A-Z].*")));

  private Plain() {}

  private static boolean overrides(JavaClass owner, String name) {
    return owner.getAllClassesSelfIsAssignableTo().stream()
        .filter(type -> !type.getPackageName().startsWith("depesche"))
        .anyMatch(type -> type.getMethods().stream().anyMatch(m -> m.getName().equals(name)));
  }

  private static ArchCondition<JavaField> beFixed() {
    return new ArchCondition<>("be final and hold nothing that changes") {
      @Override
      public void check(JavaField field, ConditionEvents events) {
        boolean fixed = field.getModifiers().contains(JavaModifier.FINAL) && !changes(field);
        if (!fixed && !field.getModifiers().contains(JavaModifier.SYNTHETIC)) {
          events.add(SimpleConditionEvent.violated(field, field.getDescription()));
        }
      }
    };
  }

  private static boolean changes(JavaField field) {
    JavaClass type = field.getRawType();
    return type.getPackageName().startsWith("java.util.concurrent")
        || type.isAssignableTo(ThreadLocal.class)
        || type.isAssignableTo(StringBuilder.class)
        || (type.getName().startsWith("java.util.") && !type.isInterface() && collects(type));
  }

  private static boolean collects(JavaClass type) {
    return type.isAssignableTo(java.util.Collection.class)
        || type.isAssignableTo(java.util.Map.class);
  }

  private static ArchCondition<JavaClass> liveInAMarkedPackage() {
    return new ArchCondition<>("live in a package with package-info and @NullMarked") {
      @Override
      public void check(JavaClass type, ConditionEvents events) {
        if (!type.getPackage().isAnnotatedWith("org.jspecify.annotations.NullMarked")) {
          events.add(SimpleConditionEvent.violated(type, type.getPackageName() + " is not"));
        }
      }
    };
  }
}
