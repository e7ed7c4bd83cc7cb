package depesche.bot.command;

import depesche.adjudicator.Chance;
import depesche.adjudicator.Fact;
import depesche.adjudicator.picture.MapDrawing;
import depesche.adjudicator.picture.Picture;
import depesche.adjudicator.rules.Maps;
import depesche.adjudicator.rules.Rules;
import depesche.adjudicator.script.BadScript;
import depesche.adjudicator.script.FactText;
import depesche.adjudicator.script.Script;
import depesche.adjudicator.script.ScriptContext;
import depesche.bot.chance.TurnChance;
import depesche.bot.config.InstalledTitles;
import depesche.bot.config.ProgramFolders;
import depesche.bot.config.UnusableInput;
import depesche.bot.report.Painters;
import depesche.bot.report.Sentences;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// `play [FILE]`: a game from a script.
@Command(
    name = "play",
    description = "Plays a game from a script and prints the outputs it requests.")
public final class PlayCommand implements Callable<Integer> {

  @Spec private CommandSpec call;

  @Parameters(
      paramLabel = "FILE",
      arity = "0..1",
      description = "the script; standard input if there is none")
  private Optional<Path> file;

  /// Made by the command line, which fills in the rest.
  @SuppressWarnings("NullAway.Init")
  public PlayCommand() {}

  @Override
  public Integer call() {
    PrintWriter out = call.commandLine().getOut();
    try {
      List<Rules<?, ?>> titles = InstalledTitles.standard();
      Painters painters = new Painters(maps(titles));
      Path templates = ProgramFolders.folder().resolve("templates");
      Optional<Sentences> sentences =
          Files.isDirectory(templates) ? Optional.of(Sentences.load(templates)) : Optional.empty();
      Script.play(name(), text(), new Printed(titles, templates, sentences, painters, out));
    } catch (BadScript e) {
      throw new UnusableInput(String.valueOf(e.getMessage()));
    } finally {
      out.flush();
    }
    return 0;
  }

  private static List<MapDrawing> maps(List<Rules<?, ?>> titles) {
    return titles.stream()
        .flatMap(rules -> rules.<Maps>as(Maps.class).stream())
        .flatMap(title -> title.maps().stream())
        .toList();
  }

  /// The titles of this installation, provable chance, pictures of their maps, and lines on
  /// standard output.
  private record Printed(
      List<Rules<?, ?>> titles,
      Path templates,
      Optional<Sentences> sentences,
      Painters painters,
      PrintWriter out)
      implements ScriptContext {

    @Override
    public void draw(String title, Picture picture, String file) {
      try {
        Files.writeString(Path.of(file), painters.svg(worded(title, picture)));
      } catch (IOException | InvalidPathException e) {
        throw new IllegalArgumentException(
            "cannot write " + file + ": name a file in a folder that is there", e);
      }
    }

    @Override
    public Chance chance(String seed, int step) {
      return TurnChance.seeded(seed, step);
    }

    @Override
    public String say(String title, Fact fact) {
      return spoken(title).map(words -> words.say(title, fact)).orElseGet(() -> FactText.of(fact));
    }

    private Picture worded(String title, Picture picture) {
      return spoken(title).map(words -> words.worded(title, picture)).orElse(picture);
    }

    /// A title without a folder of sentences speaks in bare facts.
    private Optional<Sentences> spoken(String title) {
      return sentences.filter(_ -> Files.exists(templates.resolve(title).resolve("sentences.txt")));
    }

    @Override
    public void print(int line, String text) {
      out.println(text);
    }
  }

  private String text() {
    try {
      byte[] bytes = file.isPresent() ? Files.readAllBytes(file.get()) : System.in.readAllBytes();
      return new String(bytes, StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UnusableInput("cannot read " + name() + ": name a file with a script");
    }
  }

  private String name() {
    return file.map(Path::toString).orElse("standard input");
  }
}
