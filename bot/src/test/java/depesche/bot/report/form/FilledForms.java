package depesche.bot.report.form;

import depesche.adjudicator.Demand;
import depesche.adjudicator.Letter;
import depesche.adjudicator.Reading;
import depesche.adjudicator.Seat;
import depesche.adjudicator.Status;
import depesche.adjudicator.Table;
import depesche.adjudicator.rules.GamePosition;
import depesche.adjudicator.rules.Rules;
import depesche.adjudicator.rules.Suggests;
import depesche.bot.chance.TurnChance;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Random;
import java.util.SequencedMap;

/// Games that are played by filling in forms at random, and the forms they come by.
final class FilledForms {

  private final Rules<?, ?> rules;
  private final Random random;
  private GamePosition<?, ?> now;
  private int turn = 1;

  /// A form as somebody fills it in.
  ///
  /// @param choices its questions
  /// @param chosen for each question what is chosen in its pull-downs
  record Filled(
      GamePosition<?, ?> now, Seat seat, List<Suggests.Menu> choices, List<List<String>> chosen) {

    /// {@return the lines that say it, as Java writes them}
    List<String> lines() {
      List<String> lines = new ArrayList<>();
      for (int i = 0; i < choices.size(); i++) {
        String verb = choices.get(i).verb();
        List<String> words = chosen.get(i);
        if (!verb.isEmpty() && !words.isEmpty()) {
          lines.add(verb + " " + String.join(" ", words));
        } else {
          lines.addAll(words);
        }
      }
      return lines;
    }

    Reading<?> read(List<String> said) {
      return now.read(seat, List.of(new Letter(now.phase().id(), String.join("\n", said))));
    }

    OrderForm form() {
      return new OrderForm(
          List.of(new OrderForm.Sheet(seat.name(), choices, now.examples(seat.name()), false)));
    }
  }

  FilledForms(Rules<?, ?> rules, int seats, long seed) {
    this.rules = rules;
    this.random = new Random(seed);
    List<Seat> all = rules.title().colours().stream().limit(seats).map(Seat::new).toList();
    this.now =
        GamePosition.open(
                rules, new Table(all, new LinkedHashMap<>()), TurnChance.seeded("f" + seed, 1))
            .next();
  }

  /// {@return the forms of the next phase, one for each seat that is asked; none when it is over}
  List<Filled> next() {
    if (!(now.status() instanceof Status.Waiting)) {
      return List.of();
    }
    List<Filled> all = now.demands().stream().map(this::filled).toList();
    SequencedMap<Seat, List<Letter>> letters = new LinkedHashMap<>();
    for (Filled one : all) {
      letters.put(one.seat(), List.of(letter(one)));
    }
    turn++;
    now = now.judge(letters, TurnChance.seeded("f", turn)).next();
    return all;
  }

  Rules<?, ?> rules() {
    return rules;
  }

  private Filled filled(Demand demand) {
    String seat = demand.seat().name();
    List<Suggests.Menu> choices = now.menus(seat, true);
    return new Filled(now, demand.seat(), choices, choices.stream().map(this::chosen).toList());
  }

  /// Some pull-downs are left as they are.
  private List<String> chosen(Suggests.Menu choice) {
    List<String> words = new ArrayList<>(choice.words());
    Collections.shuffle(words, random);
    int count =
        choice.ordered() || choice.most() == 1 ? choice.most() : 1 + random.nextInt(choice.most());
    // Two builds in one place would be one too many.
    List<String> chosen = choice.verb().isEmpty() ? words.subList(0, 1) : words.subList(0, count);
    return random.nextInt(8) == 0 ? List.of() : List.copyOf(chosen);
  }

  /// What a form cannot say is said by an example, so that the game goes on.
  private Letter letter(Filled form) {
    String phase = now.phase().id();
    String seat = form.seat().name();
    List<String> lines = form.lines();
    if (!form.read(lines).complete()) {
      List<String> more = now.played(seat);
      lines = more.isEmpty() ? now.examples(seat) : more;
    }
    return new Letter(phase, String.join("\n", lines));
  }
}
