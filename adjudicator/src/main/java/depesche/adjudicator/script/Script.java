package depesche.adjudicator.script;

import depesche.adjudicator.Fact;
import depesche.adjudicator.Reader;
import depesche.adjudicator.Verdict;
import depesche.adjudicator.json.Json;
import depesche.adjudicator.picture.Picture;
import depesche.adjudicator.rules.GamePosition;
import depesche.adjudicator.rules.Rules;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Plays a script: one game after the other, each from its title on.
public final class Script {

  private final String name;
  private final ScriptContext scriptContext;
  private ScriptedGame game;

  private Script(String name, ScriptContext scriptContext) {
    this.name = name;
    this.scriptContext = scriptContext;
    this.game = new ScriptedGame(name, scriptContext);
  }

  /// Plays a script to its end.
  ///
  /// @param name of the file, for complaints
  /// @throws BadScript naming the line, the word and the form, if a line cannot be used
  public static void play(String name, String text, ScriptContext scriptContext) {
    Script script = new Script(name, scriptContext);
    new ScriptReader(name, text).read().forEach(script::run);
    script.game.ended();
  }

  private void run(Instruction instruction) {
    int line = instruction.line();
    switch (instruction) {
      case Instruction.TitleIs(_, String id) -> begin(rules(id, line));
      case Instruction.Seats(_, List<String> names) -> game.seats(names, line);
      case Instruction.Option(_, String key, String value) -> game.option(key, value, line);
      case Instruction.Seed(_, String word) -> game.seed(word, line);
      case Instruction.Load load -> game.load(load);
      case Instruction.PositionIs(_, String text) -> game.place(text, line);
      case Instruction.LetterFrom(_, String seat, String text) -> game.letter(seat, text, line);
      case Instruction.ReadingOf(_, String seat, String text) ->
          print(line, ReadLetter.of(game.reading(seat, text, line), fact -> said(fact, line)));
      case Instruction.TryOf(_, String seat, String text) -> print(line, tried(seat, text, line));
      case Instruction.AskOf(_, String seat, String text) ->
          print(line, new Said(says(game.answer(seat, text, line), line)));
      case Instruction.Resolve(_, boolean wholeTurn) -> game.resolve(wholeTurn, line);
      case Instruction.Deadline _ -> game.deadline(line);
      case Instruction.State _ -> print(line, game.moment(line).state());
      case Instruction.ViewOf(_, String seat) -> print(line, view(seat, line));
      case Instruction.Draw(_, String seat, String file) -> draw(seat, file, line);
      case Instruction.NewsOfStep _ ->
          game.news(line).forEach(one -> scriptContext.print(line, said(one.fact(), line)));
    }
  }

  /// A second title ends the game before it.
  private void begin(Rules<?, ?> rules) {
    if (game.hasTitle()) {
      game.ended();
      game = new ScriptedGame(name, scriptContext);
    }
    game.title(rules);
  }

  private Rules<?, ?> rules(String id, int line) {
    List<String> known = new ArrayList<>();
    for (Rules<?, ?> one : scriptContext.titles()) {
      if (one.title().id().equals(id)) {
        return one;
      }
      known.add(one.title().id());
    }
    throw new BadScript(name, line, id, "title " + String.join(" or title ", known));
  }

  /// What a question is answered.
  private record Said(String says) {}

  /// What `try` prints: the state as it would be.
  private record Tried(Fact state, String says) {}

  private Tried tried(String seat, String text, int line) {
    GamePosition.Trial trial = game.tried(seat, text, line);
    Stream<String> refused =
        trial.lines().stream()
            .filter(one -> trial.news().isEmpty() || !one.verdict().counts())
            .map(one -> says(one.verdict(), line));
    Stream<String> news =
        trial.news().stream()
            .filter(one -> one.audience().includes(reader(seat, line)))
            .map(one -> said(one.fact(), line));
    return new Tried(
        trial.judged().map(judged -> judged.next().state()).orElseGet(game.moment(line)::state),
        Stream.concat(refused, news)
            .filter(said -> !said.isEmpty())
            .collect(Collectors.joining(" ")));
  }

  private String says(Verdict verdict, int line) {
    return ReadLetter.says(verdict, fact -> said(fact, line));
  }

  private String said(Fact fact, int line) {
    return scriptContext.say(game.rules(line).title().id(), fact);
  }

  private Fact view(String seat, int line) {
    return game.moment(line).view(reader(seat, line)).state();
  }

  private Reader reader(String seat, int line) {
    game.moment(line);
    return seat.equals("*") ? new Reader.Onlooker() : new Reader.Holder(game.seat(seat, line));
  }

  private void draw(String seat, String file, int line) {
    Picture picture =
        game.moment(line)
            .drawn(reader(seat, line), game.letters(seat))
            .orElseThrow(() -> new BadScript(name, line, seat, "a game that has a picture"));
    try {
      scriptContext.draw(game.rules(line).title().id(), picture, file);
    } catch (IllegalArgumentException e) {
      throw new BadScript(name, line, String.valueOf(e.getMessage()));
    }
  }

  private void print(int line, Object value) {
    scriptContext.print(line, Json.line(value));
  }
}
