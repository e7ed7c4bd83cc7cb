package depesche.bot.command;

import depesche.adjudicator.bloodandiron.Rulings;
import depesche.adjudicator.cases.Answer;
import depesche.adjudicator.cases.Cases;
import depesche.adjudicator.cases.Trouble;
import depesche.adjudicator.cases.Variant;
import depesche.adjudicator.combat.Rulebook;
import depesche.bot.config.MapFile;
import depesche.bot.config.Unusable;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// `adjudicate [FILE]`: cases in, results out.
@Command(name = "adjudicate", description = "Judges cases: positions and orders in, results out.")
public final class Adjudicate implements Callable<Integer> {

  private static final String BLOOD_AND_IRON = "blood-and-iron";

  @Spec private CommandSpec call;

  @Parameters(
      paramLabel = "FILE",
      arity = "0..1",
      description = "the cases; standard input if there is none")
  private Optional<Path> file;

  /// Made by the command line, which fills in the rest.
  @SuppressWarnings("NullAway.Init")
  public Adjudicate() {}

  @Override
  public Integer call() {
    Answer answer = Cases.judge(lines(), List.of(bloodAndIron()));
    PrintWriter out = call.commandLine().getOut();
    // In one write: line by line, each would be flushed.
    out.print(answer.lines().stream().map(line -> line + "\n").collect(Collectors.joining()));
    out.flush();
    PrintWriter err = call.commandLine().getErr();
    answer.troubles().forEach(trouble -> err.println("depesche: " + said(trouble)));
    err.flush();
    return answer.troubles().isEmpty() ? 0 : 2;
  }

  private static Variant bloodAndIron() {
    Rulings rulings = Rulings.of(new LinkedHashMap<>());
    return new Variant(
        BLOOD_AND_IRON,
        MapFile.read(BLOOD_AND_IRON).board(),
        Rulebook.NEWEST,
        rulings.weights(),
        new LinkedHashMap<>(),
        List.of("AUSTRIA", "FRANCE"),
        rulings::offset);
  }

  private List<String> lines() {
    try {
      byte[] bytes = file.isPresent() ? Files.readAllBytes(file.get()) : System.in.readAllBytes();
      return new String(bytes, StandardCharsets.UTF_8).lines().toList();
    } catch (IOException e) {
      throw new Unusable("cannot read " + name() + ": name a file of cases");
    }
  }

  private String name() {
    return file.map(Path::toString).orElse("standard input");
  }

  private String said(Trouble trouble) {
    return name() + ", line " + trouble.line() + ": " + mend(trouble);
  }

  private static String mend(Trouble trouble) {
    return switch (trouble) {
      case Trouble.Misread(_, String word, String form) -> "\"%s\": write %s".formatted(word, form);
      case Trouble.NotOnMap(_, String word, String map, List<String> instead) ->
          "\"%s\" cannot be there on the map of %s: write %s"
              .formatted(
                  word,
                  map,
                  instead.isEmpty()
                      ? "the id of one of its provinces that can have it"
                      : String.join(" or ", instead));
      case Trouble.Occupied(_, String province) ->
          "a second unit in %s: leave one of them out".formatted(province);
      case Trouble.NoVariant(_, String variant, List<String> variants) ->
          "there is no variant %s: write VARIANT %s behind the CASE line"
              .formatted(variant, String.join(" or VARIANT ", variants));
    };
  }
}
