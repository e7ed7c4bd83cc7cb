package depesche.laws;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;

import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import depesche.adjudicator.rules.Rules;
import depesche.adjudicator.table.turns.TableTitle;
import java.util.Collection;
import java.util.List;

/// Titles are found, not listed: a package of the adjudicator that holds an implementation of
/// [Rules], or of [TableTitle]; the tables themselves are common to these.
final class Titles extends ArchCondition<JavaClass> {

  private final String adjudicator;
  private List<String> titles = List.of();

  private Titles(String adjudicator) {
    super("stand without any title but its own");
    this.adjudicator = adjudicator;
  }

  static ArchRule standAlone(String root) {
    String adjudicator = root + ".adjudicator";
    return classes().that().resideInAPackage(adjudicator + "..").should(new Titles(adjudicator));
  }

  @Override
  public void init(Collection<JavaClass> types) {
    titles =
        types.stream()
            .filter(this::isTitle)
            .map(type -> titleOf(type.getPackageName()))
            .distinct()
            .toList();
  }

  private boolean isTitle(JavaClass type) {
    return (type.isAssignableTo(Rules.class) || type.isAssignableTo(TableTitle.class))
        && !titleOf(type.getPackageName()).equals(titleOf(TableTitle.class.getPackageName()))
        && !isCommon(type);
  }

  /// What several titles share is no title.
  private static boolean isCommon(JavaClass type) {
    return type.isInterface() || !type.getSubclasses().isEmpty();
  }

  /// The package right below the adjudicator.
  private String titleOf(String name) {
    if (!name.startsWith(adjudicator + ".")) {
      return "";
    }
    int end = name.indexOf('.', adjudicator.length() + 1);
    return end < 0 ? name : name.substring(0, end);
  }

  @Override
  public void check(JavaClass type, ConditionEvents events) {
    for (Dependency dependency : type.getDirectDependenciesFromSelf()) {
      String other = titleOf(dependency.getTargetClass().getPackageName());
      if (titles.contains(other) && !other.equals(titleOf(type.getPackageName()))) {
        events.add(SimpleConditionEvent.violated(type, dependency.getDescription()));
      }
    }
  }
}
