package depesche.bot.script;

import depesche.adjudicator.Demand;
import depesche.adjudicator.Fact;
import depesche.adjudicator.Letter;
import depesche.adjudicator.News;
import depesche.adjudicator.Reader;
import depesche.adjudicator.Rules;
import depesche.adjudicator.Seat;
import depesche.adjudicator.Status;
import depesche.adjudicator.Table;
import depesche.bot.chance.TurnChance;
import depesche.bot.config.Unusable;
import depesche.bot.game.Moment;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.function.BiFunction;

/// Plays a script: one game, from its title to its last line.
public final class Script {

  private final String name;
  private final List<Rules<?, ?>> shelf;
  private final BiFunction<String, Fact, String> says;
  private final Output out;

  private final SequencedMap<String, String> options = new LinkedHashMap<>();
  private final Map<String, Instruction.Load> loads = new LinkedHashMap<>();
  private final SequencedMap<Seat, List<Letter>> letters = new LinkedHashMap<>();
  private Optional<Rules<?, ?>> rules = Optional.empty();
  private List<Seat> seats = List.of();
  private String seed = "0";
  private int step = 1;
  private Optional<Moment<?, ?>> moment = Optional.empty();
  private List<News> news = List.of();

  private Script(
      String name, List<Rules<?, ?>> shelf, BiFunction<String, Fact, String> says, Output out) {
    this.name = name;
    this.shelf = shelf;
    this.says = says;
    this.out = out;
  }

  /// Takes what a script prints.
  public interface Output {

    /// Takes one line of output.
    ///
    /// @param line the line of the script that asked for it, from 1
    void print(int line, String text);
  }

  /// Plays a script to its end.
  ///
  /// @param name of the file, for complaints
  /// @param shelf the titles there are
  /// @param says the words for a fact of a title
  /// @param out takes each line of output
  /// @throws Unusable naming the line, the word and the form, if a line cannot be used
  public static void play(
      String name,
      String text,
      List<Rules<?, ?>> shelf,
      BiFunction<String, Fact, String> says,
      Output out) {
    Script script = new Script(name, shelf, says, out);
    new ScriptReader(name, text).read().forEach(script::run);
  }

  private void run(Instruction instruction) {
    int line = instruction.line();
    switch (instruction) {
      case Instruction.TitleIs(_, String id) -> rules = Optional.of(rules(id, line));
      case Instruction.Seats(_, List<String> names) ->
          seats = names.stream().map(Seat::new).toList();
      case Instruction.Option(_, String key, String value) -> options.put(key, value);
      case Instruction.Seed(_, String word) -> seed = word;
      case Instruction.Load load -> loads.put(load.draw(), load);
      case Instruction.PositionIs(_, String text) -> place(text, line);
      case Instruction.LetterFrom(_, String seat, String text) ->
          letters
              .computeIfAbsent(seat(seat, line), _ -> new ArrayList<>())
              .add(new Letter(moment(line).phase().id(), text));
      case Instruction.ReadingOf(_, String seat, String text) ->
          out.print(line, reading(seat(seat, line), text, line));
      case Instruction.Resolve(_, boolean wholeTurn) -> resolve(wholeTurn, line);
      case Instruction.State _ ->
          out.print(line, Json.line(moment(line).view(new Reader.Onlooker()).state()));
      case Instruction.ViewOf(_, String seat) -> out.print(line, view(seat, line));
      case Instruction.NewsOfStep _ -> {
        moment(line);
        news.forEach(one -> out.print(line, says.apply(title(line), one.fact())));
      }
    }
  }

  private Rules<?, ?> rules(String id, int line) {
    List<String> known = new ArrayList<>();
    for (Rules<?, ?> one : shelf) {
      if (one.title().id().equals(id)) {
        return one;
      }
      known.add(one.title().id());
    }
    throw unusable(line, id, "title " + String.join(" or title ", known));
  }

  private Rules<?, ?> rules(int line) {
    return rules.orElseThrow(() -> unusable(line, "no title yet", "title blood-and-iron first"));
  }

  private String title(int line) {
    return rules(line).title().id();
  }

  private Seat seat(String name, int line) {
    moment(line);
    return seats.stream()
        .filter(seat -> seat.name().equals(name))
        .findFirst()
        .orElseThrow(() -> unusable(line, name, "one of the seats " + seats));
  }

  private void place(String text, int line) {
    try {
      Moment<?, ?> placed = Moment.at(rules(line), text);
      if (seats.isEmpty()) {
        seats = placed.demands().stream().map(Demand::seat).toList();
      }
      moment = Optional.of(placed);
      letters.clear();
      news = List.of();
    } catch (IllegalArgumentException e) {
      throw new Unusable("%s, line %d: %s".formatted(this.name, line, e.getMessage()));
    }
  }

  /// {@return where the game stands; the first question opens it}
  private Moment<?, ?> moment(int line) {
    if (moment.isEmpty()) {
      try {
        arrive(Moment.open(rules(line), new Table(seats, options), chance()));
      } catch (IllegalArgumentException e) {
        throw new Unusable("%s, line %d: %s".formatted(name, line, e.getMessage()));
      }
    }
    return moment.orElseThrow();
  }

  private LoadedChance chance() {
    return new LoadedChance(TurnChance.seeded(seed, step++), loads, name);
  }

  private void arrive(Moment.Judged judged) {
    moment = Optional.of(judged.next());
    news = judged.news();
  }

  private void resolve(boolean wholeTurn, int line) {
    String turn = moment(line).phase().turn();
    List<News> heard = new ArrayList<>();
    do {
      if (moment(line).status() instanceof Status.Over) {
        break;
      }
      arrive(moment(line).judge(letters, chance()));
      heard.addAll(news);
    } while (wholeTurn && moment(line).phase().turn().equals(turn));
    news = List.copyOf(heard);
  }

  private String reading(Seat seat, String text, int line) {
    Moment<?, ?> here = moment(line);
    List<Letter> all = new ArrayList<>(letters.getOrDefault(seat, List.of()));
    all.add(new Letter(here.phase().id(), text));
    return Json.reading(here.read(seat, all), fact -> says.apply(title(line), fact));
  }

  private String view(String seat, int line) {
    Reader reader = seat.equals("*") ? new Reader.Onlooker() : new Reader.Holder(seat(seat, line));
    return Json.line(moment(line).view(reader).state());
  }

  private Unusable unusable(int line, String word, String form) {
    return new Unusable("%s, line %d: \"%s\": write %s".formatted(name, line, word, form));
  }
}
