package depesche.laws;

import com.tngtech.archunit.lang.ArchRule;
import java.util.function.Function;

/// One law of the house.
///
/// @param name what is demanded
/// @param because why, for anyone who breaks it
/// @param rule the law for the classes under a root package: the project's own, or the broken ones
record Law(String name, String because, Function<String, ArchRule> rule) {

  ArchRule under(String root) {
    return rule.apply(root).as(name).because(because).allowEmptyShould(true);
  }

  @Override
  public String toString() {
    return name;
  }
}
