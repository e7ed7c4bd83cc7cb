package depesche.adjudicator.script;

import depesche.adjudicator.Demand;
import depesche.adjudicator.Letter;
import depesche.adjudicator.News;
import depesche.adjudicator.Reading;
import depesche.adjudicator.Seat;
import depesche.adjudicator.Status;
import depesche.adjudicator.Table;
import depesche.adjudicator.Verdict;
import depesche.adjudicator.rules.GamePosition;
import depesche.adjudicator.rules.Rules;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;

/// One game of a script.
final class ScriptedGame {

  private final String script;
  private final ScriptContext scriptContext;
  private final SequencedMap<String, String> options = new LinkedHashMap<>();

  /// The lines that settle what a game begins with.
  private final SequencedMap<String, Integer> settled = new LinkedHashMap<>();

  private final SequencedMap<String, Instruction.Load> loads = new LinkedHashMap<>();
  private final SequencedMap<Seat, List<Letter>> letters = new LinkedHashMap<>();
  private Optional<Rules<?, ?>> rules = Optional.empty();
  private List<Seat> seats = List.of();
  private String seed = "0";
  private int step = 1;
  private Optional<GamePosition<?, ?>> moment = Optional.empty();
  private List<News> news = List.of();

  /// @param script its name, for complaints
  ScriptedGame(String script, ScriptContext scriptContext) {
    this.script = script;
    this.scriptContext = scriptContext;
  }

  boolean hasTitle() {
    return rules.isPresent();
  }

  void title(Rules<?, ?> chosen) {
    rules = Optional.of(chosen);
  }

  Rules<?, ?> rules(int line) {
    return rules.orElseThrow(() -> bad(line, "no title yet", "title blood-and-iron first"));
  }

  void seats(List<String> names, int line) {
    checkNotBegun("seats", line);
    checkNew("seats", "seats", line);
    seats = names.stream().map(Seat::new).toList();
  }

  void option(String key, String value, int line) {
    checkNotBegun("option", line);
    checkNew("option " + key, key, line);
    options.put(key, value);
  }

  void seed(String word, int line) {
    checkNotBegun("chance", line);
    checkNew("chance", "chance", line);
    seed = word;
  }

  private void checkNotBegun(String word, int line) {
    if (moment.isPresent()) {
      throw bad(line, word, "it before the first step; the game has begun");
    }
  }

  /// No other line replaces what a line has settled.
  private void checkNew(String what, String word, int line) {
    Integer before = settled.putIfAbsent(what, line);
    if (before != null) {
      throw bad(line, word, "it once for a game; line " + before + " has it");
    }
  }

  void load(Instruction.Load load) {
    Instruction.Load before = loads.putIfAbsent(load.draw(), load);
    if (before != null) {
      throw bad(
          load.line(), load.draw(), "it once for a step; line " + before.line() + " loads it");
    }
  }

  /// Nothing more is said of this game: each load must have been taken.
  void ended() {
    if (!loads.isEmpty()) {
      Instruction.Load first = loads.firstEntry().getValue();
      throw bad(first.line(), first.draw(), "a draw that a later step takes; none took this");
    }
  }

  Seat seat(String name, int line) {
    moment(line);
    return seats.stream()
        .filter(seat -> seat.name().equals(name))
        .findFirst()
        .orElseThrow(() -> bad(line, name, "one of the seats " + seats));
  }

  void place(String text, int line) {
    try {
      GamePosition<?, ?> placed = GamePosition.at(rules(line), text, options);
      if (seats.isEmpty()) {
        seats = placed.demands().stream().map(Demand::seat).toList();
      }
      moment = Optional.of(placed);
      letters.clear();
      news = List.of();
    } catch (IllegalArgumentException e) {
      throw new BadScript(script, line, String.valueOf(e.getMessage()));
    }
  }

  /// {@return the position of the game; the first question opens it}
  GamePosition<?, ?> moment(int line) {
    if (moment.isEmpty()) {
      try {
        arrive(GamePosition.open(rules(line), new Table(seats, options), chance()));
      } catch (IllegalArgumentException e) {
        throw new BadScript(script, line, String.valueOf(e.getMessage()));
      }
    }
    return moment.orElseThrow();
  }

  /// {@return the news of the last step}
  List<News> news(int line) {
    moment(line);
    return news;
  }

  private LoadedChance chance() {
    return new LoadedChance(scriptContext.chance(seed, step++), loads, script);
  }

  private void arrive(GamePosition.Judged judged) {
    moment = Optional.of(judged.next());
    news = judged.news();
  }

  void resolve(boolean wholeTurn, int line) {
    String turn = moment(line).phase().turn();
    List<News> heard = new ArrayList<>();
    String before;
    do {
      if (moment(line).status() instanceof Status.Over) {
        break;
      }
      before = moment(line).text();
      arrive(moment(line).judge(letters, chance()));
      heard.addAll(news);
      // A game that waits for an answer stays where it is.
    } while (wholeTurn
        && moment(line).phase().turn().equals(turn)
        && !moment(line).text().equals(before));
    news = List.copyOf(heard);
  }

  /// A deadline passes: what waits for an answer goes on waiting, all else is judged once and for
  /// all.
  void deadline(int line) {
    GamePosition<?, ?> here = moment(line);
    boolean waits =
        here.demands().stream()
            .filter(demand -> demand.silence() == Demand.Silence.WAITS)
            .anyMatch(demand -> !isAnswered(here, demand.seat()));
    if (waits || here.status() instanceof Status.Over) {
      news = List.of();
    } else {
      arrive(here.close(letters, chance()));
    }
  }

  private boolean isAnswered(GamePosition<?, ?> here, Seat seat) {
    List<Letter> written = letters.getOrDefault(seat, List.of());
    return !written.isEmpty() && here.read(seat, written).complete();
  }

  /// Puts a letter on file as a running game does: the lines of it that count.
  void letter(String seat, String text, int line) {
    Reading<?> reading = reading(seat, text, line);
    if (reading.accepted()) {
      letters
          .computeIfAbsent(seat(seat, line), _ -> new ArrayList<>())
          .add(new Letter(moment(line).phase().id(), reading.kept()));
    }
  }

  /// {@return what a seat has on file, oldest first}
  List<Letter> letters(String seat) {
    return List.copyOf(letters.getOrDefault(new Seat(seat), List.of()));
  }

  Reading<?> reading(String seat, String text, int line) {
    GamePosition<?, ?> here = moment(line);
    Seat writer = seat(seat, line);
    List<Letter> all = new ArrayList<>(letters.getOrDefault(writer, List.of()));
    all.add(new Letter(here.phase().id(), text));
    return here.read(writer, all);
  }

  /// {@return what these lines would bring} Nothing of it is kept.
  GamePosition.Trial tried(String seat, String text, int line) {
    Optional<Seat> asker = seat.equals("*") ? Optional.empty() : Optional.of(seat(seat, line));
    return moment(line)
        .tried(asker, text.lines().toList(), scriptContext.chance(seed + " try", step))
        .orElseThrow(() -> bad(line, "try", "it of a title that lets one try"));
  }

  /// {@return the answer to a question}
  Verdict answer(String seat, String text, int line) {
    if (!seat.equals("*")) {
      seat(seat, line);
    }
    return moment(line)
        .answer(text)
        .orElseThrow(() -> bad(line, text, "a question of this title, such as CENTRES"));
  }

  private BadScript bad(int line, String word, String form) {
    return new BadScript(script, line, word, form);
  }
}
