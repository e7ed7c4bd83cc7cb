package depesche.bot.script;

import depesche.adjudicator.Fact;
import depesche.adjudicator.Reader;
import depesche.adjudicator.Rules;
import depesche.adjudicator.Seat;
import depesche.bot.config.Unusable;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;

/// Plays a script: one game after the other, each from its title on.
public final class Script {

  private final String name;
  private final List<Rules<?, ?>> shelf;
  private final BiFunction<String, Fact, String> says;
  private final Output out;
  private ScriptedGame game;

  private Script(
      String name, List<Rules<?, ?>> shelf, BiFunction<String, Fact, String> says, Output out) {
    this.name = name;
    this.shelf = shelf;
    this.says = says;
    this.out = out;
    this.game = new ScriptedGame(name);
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
          out.print(line, Json.reading(game.reading(seat, text, line), fact -> said(fact, line)));
      case Instruction.Resolve(_, boolean wholeTurn) -> game.resolve(wholeTurn, line);
      case Instruction.State _ ->
          out.print(line, Json.line(game.moment(line).view(new Reader.Onlooker()).state()));
      case Instruction.ViewOf(_, String seat) -> out.print(line, view(seat, line));
      case Instruction.NewsOfStep _ ->
          game.news(line).forEach(one -> out.print(line, said(one.fact(), line)));
    }
  }

  /// A second title ends the game before it.
  private void begin(Rules<?, ?> rules) {
    if (game.hasTitle()) {
      game.ended();
      game = new ScriptedGame(name);
    }
    game.title(rules);
  }

  private Rules<?, ?> rules(String id, int line) {
    List<String> known = new ArrayList<>();
    for (Rules<?, ?> one : shelf) {
      if (one.title().id().equals(id)) {
        return one;
      }
      known.add(one.title().id());
    }
    throw new Unusable(
        "%s, line %d: \"%s\": write title %s"
            .formatted(name, line, id, String.join(" or title ", known)));
  }

  private String said(Fact fact, int line) {
    return says.apply(game.rules(line).title().id(), fact);
  }

  private String view(String seat, int line) {
    Seat holder = seat.equals("*") ? new Seat("") : game.seat(seat, line);
    Reader reader = seat.equals("*") ? new Reader.Onlooker() : new Reader.Holder(holder);
    return Json.line(game.moment(line).view(reader).state());
  }
}
