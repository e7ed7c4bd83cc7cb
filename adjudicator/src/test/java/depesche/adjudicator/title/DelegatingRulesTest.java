package depesche.adjudicator.title;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.adjudicator.bismarck.BismarcksDance;
import depesche.adjudicator.rules.Capability;
import depesche.adjudicator.rules.DelegatingRules;
import depesche.adjudicator.rules.Lapses;
import depesche.adjudicator.rules.Rules;
import depesche.adjudicator.weimar.chairs.ChairedWeimar;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// What rules that stand around others can do.
class DelegatingRulesTest {

  private static final class Around<P, O> extends DelegatingRules<P, O> {
    Around(Rules<P, O> inner) {
      super(inner);
    }
  }

  /// {@return what a class of rules declares}
  private static List<Class<? extends Capability>> declared(Class<?> rules) {
    List<Class<? extends Capability>> declared = new ArrayList<>();
    for (Class<?> type = rules; type != Object.class; type = type.getSuperclass()) {
      Stream.of(type.getInterfaces())
          .filter(Capability.class::isAssignableFrom)
          .forEach(kind -> declared.add(kind.asSubclass(Capability.class)));
    }
    return declared;
  }

  private static <C extends Capability> Object found(Rules<?, ?> rules, Class<C> kind) {
    return rules.as(kind).orElseThrow();
  }

  @Test
  void aDelegateForgetsNothing() {
    // Rules that stand around others can do all that those can, without a word of their own.
    for (Rules<?, ?> rules : MapFiles.TITLES) {
      assertThat(declared(rules.getClass())).as(rules.title().id()).isNotEmpty();
      assertThat(declared(rules.getClass()))
          .as(rules.title().id())
          .allSatisfy(kind -> assertThat(found(new Around<>(rules), kind)).isSameAs(rules));
    }
  }

  @Test
  void whatADelegateSaysItselfCounts() {
    // Weimar with fewer than four people has other scores than the table of its parties.
    assertThat(declared(ChairedWeimar.class))
        .isNotEmpty()
        .allSatisfy(kind -> assertThat(found(MapFiles.WEIMAR, kind)).isSameAs(MapFiles.WEIMAR));
  }

  @Test
  void aContestCanDoWhatOneTableCan() {
    // Its positions are others, so it answers all for itself. It waits for nobody, so nothing
    // lapses.
    Rules<?, ?> contest = MapFiles.DANCE_CONTEST;
    assertThat(declared(BismarcksDance.class))
        .allSatisfy(
            kind ->
                assertThat(contest.has(kind))
                    .as(kind.getSimpleName())
                    .isEqualTo(kind != Lapses.class));
  }
}
