package depesche.adjudicator.title;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.adjudicator.Demand;
import depesche.adjudicator.Letter;
import depesche.adjudicator.Reader;
import depesche.adjudicator.Reading;
import depesche.adjudicator.Table;
import depesche.adjudicator.Verdict;
import depesche.adjudicator.rules.Ruling;
import depesche.adjudicator.rules.Seated;
import depesche.adjudicator.rules.Suggests;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Random;
import java.util.SequencedMap;
import org.junit.jupiter.api.Test;

/// What every title promises of the lines it shows as examples.
abstract class ExamplesContract<P, O> extends RulesContract<P, O> {

  /// Lines that are shown as examples are good orders as they stand: all together, under any house
  /// rules, and they tell nothing.
  @Test
  void examplesAreGoodOrders() {
    for (long seed = SEED; seed < SEED + seeds(12); seed++) {
      Random random = new Random(seed);
      SequencedMap<String, String> house = house(random);
      Table table = table(Seated.of(rules(), house).size().most(), house);
      P position = rules().open(table, new PlainChance(seed, 1)).position();
      for (int turn = 2; turn < 60 && !demands(position).isEmpty(); turn++) {
        for (Demand demand : demands(position)) {
          assertExamples(position, demand, table.options() + ", seed " + seed);
          P other = scrambled(position, demand.seat(), random);
          assertThat(suggests().examples(other, demand.seat()))
              .isEqualTo(suggests().examples(position, demand.seat()));
          assertMenus(position, demand, table.options() + ", seed " + seed);
          assertThat(suggests().menus(other, demand.seat()))
              .isEqualTo(suggests().menus(position, demand.seat()));
          assertChoices(position, demand, random, table.options() + ", seed " + seed);
        }
        position = resolve(position, seed, turn, random).position();
      }
    }
  }

  /// {@return house rules that differ from game to game, but not in what [#options] settles}
  private SequencedMap<String, String> house(Random random) {
    SequencedMap<String, String> house = new LinkedHashMap<>();
    for (Ruling ruling : rules().title().options()) {
      house.put(ruling.key(), ruling.values().get(random.nextInt(ruling.values().size())));
    }
    house.putAll(options());
    return house;
  }

  private void assertExamples(P position, Demand demand, String game) {
    List<String> examples = suggests().examples(position, demand.seat());
    String letter = String.join("\n", examples);
    assertThat(examples).as("%s: %s", game, demand).isNotEmpty();
    assertThat(examples).as(game).allMatch(line -> line.length() <= 68);
    Reading<O> read = read(position, demand, letter);
    Reading<O> silent = read(position, demand, "");
    assertThat(read.lines())
        .as("%s: %s", game, letter)
        .hasSameSizeAs(examples)
        .allMatch(line -> line.verdict() instanceof Verdict.Taken);
    // A player with several parties says once for all of them that they do not react.
    assertThat(read.onFile())
        .as("%s: %s", game, letter)
        .hasSizeGreaterThanOrEqualTo(examples.size());
    assertThat(read.complete() || !read.missing().equals(silent.missing()))
        .as("%s: %s answers something of %s", game, letter, silent.missing())
        .isTrue();
  }

  /// What can be chosen in a menu is good as it stands, and answers something.
  private void assertMenus(P position, Demand demand, String game) {
    List<Suggests.Menu> menus = suggests().menus(position, demand.seat());
    assertThat(menus).extracting(Suggests.Menu::about).as(game).doesNotHaveDuplicates();
    for (Suggests.Menu menu : menus) {
      assertThat(menu.about()).as(game).isNotBlank().hasSizeLessThanOrEqualTo(40);
      assertThat(menu.words()).as(game).isNotEmpty().doesNotHaveDuplicates();
      assertThat(menu.words()).as(game).hasSizeLessThanOrEqualTo(25);
      assertThat(menu.words()).as(game).allMatch(word -> word.length() <= 100);
      assertThat(menu.most()).as(game).isBetween(1, menu.ordered() ? 5 : menu.words().size());
      List<String> chosen =
          menu.ordered()
              ? List.of(String.join(" ", menu.words().subList(0, menu.most())))
              : menu.words();
      for (String words : chosen) {
        String line = (menu.verb() + " " + words).strip();
        assertThat(menu.offers(line)).as("%s: %s", game, line).isTrue();
        assertThat(read(position, demand, line).lines())
            .as("%s: %s", game, line)
            .allMatch(one -> one.verdict().counts());
      }
      assertThat(menu.offers("HELP")).as(game).isFalse();
    }
  }

  /// What a form offers is good as it stands, and has all that a menu has; where a seat sees no
  /// more than everybody, what it may choose does not depend on what is hidden.
  private void assertChoices(P position, Demand demand, Random random, String game) {
    List<Suggests.Menu> choices = suggests().choices(position, demand.seat());
    assertThat(choices).as(game).containsAll(suggests().menus(position, demand.seat()));
    assertThat(choices).extracting(Suggests.Menu::about).as(game).doesNotHaveDuplicates();
    for (Suggests.Menu choice : choices) {
      assertThat(choice.words()).as(game).doesNotHaveDuplicates();
      for (int i = 0; i < 8 && choice.verb().isEmpty(); i++) {
        String line = choice.words().get(random.nextInt(choice.words().size()));
        assertThat(read(position, demand, line).lines())
            .as("%s: %s", game, line)
            .allMatch(one -> one.verdict() instanceof Verdict.Taken);
      }
    }
    Reader holder = new Reader.Holder(demand.seat());
    Reader onlooker = new Reader.Onlooker();
    if (rules().view(position, holder).equals(rules().view(position, onlooker))) {
      P other = position;
      for (Demand one : demands(position)) {
        if (!one.seat().equals(demand.seat())) {
          other = scrambled(other, one.seat(), random);
        }
      }
      assertThat(suggests().choices(other, demand.seat())).as(game).isEqualTo(choices);
    }
  }

  private Reading<O> read(P position, Demand demand, String letter) {
    String phase = rules().phase(position).id();
    return rules().read(position, demand.seat(), List.of(new Letter(phase, letter)));
  }
}
