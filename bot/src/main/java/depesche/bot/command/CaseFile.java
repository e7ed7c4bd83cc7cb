package depesche.bot.command;

import depesche.adjudicator.cases.CaseError;
import depesche.adjudicator.diplomacy.DiplomacyRules;
import depesche.adjudicator.diplomacy.orders.Variant;
import depesche.bot.config.InstalledTitles;
import depesche.bot.config.ProgramFolders;
import depesche.bot.config.UnusableInput;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/// A file of cases: how it is read, which variants it may name, and what is said of its mistakes.
public final class CaseFile {

  private CaseFile() {}

  /// {@return the variants a case can be of}
  public static List<Variant> variants() {
    Path config = ProgramFolders.folder().resolve("config");
    return InstalledTitles.from(config).reversed().stream()
        .filter(DiplomacyRules.class::isInstance)
        .map(title -> ((DiplomacyRules) title).variant())
        .toList();
  }

  /// {@return the lines of the file, or of standard input}
  public static List<String> lines(Optional<Path> file) {
    try {
      byte[] bytes = file.isPresent() ? Files.readAllBytes(file.get()) : System.in.readAllBytes();
      return new String(bytes, StandardCharsets.UTF_8).lines().toList();
    } catch (IOException e) {
      throw new UnusableInput("cannot read " + name(file) + ": name a file of cases");
    }
  }

  private static String name(Optional<Path> file) {
    return file.map(Path::toString).orElse("standard input");
  }

  /// {@return what is wrong with the file, a line for each trouble: where, what, how to fix it}
  public static List<String> said(Optional<Path> file, List<CaseError> troubles) {
    return troubles.stream()
        .map(caseError -> name(file) + ", line " + caseError.line() + ": " + mend(caseError))
        .toList();
  }

  private static String mend(CaseError caseError) {
    return switch (caseError) {
      case CaseError.Misread(_, String word, String form) ->
          "\"%s\": write %s".formatted(word, form);
      case CaseError.NotOnMap(_, String word, String map, List<String> instead) ->
          "\"%s\" cannot be there on the map of %s: write %s"
              .formatted(
                  word,
                  map,
                  instead.isEmpty()
                      ? "the id of one of its provinces that can have it"
                      : String.join(" or ", instead));
      case CaseError.Crowded(_, int most) ->
          "one unit more than the %d a case can have: leave it out".formatted(most);
      case CaseError.Occupied(_, String province) ->
          "a second unit in %s: leave one of them out".formatted(province);
      case CaseError.NoOption(_, String why) -> why;
      case CaseError.NoVariant(_, String variant, List<String> variants) ->
          "there is no variant %s: write VARIANT %s behind the CASE line"
              .formatted(variant, String.join(" or VARIANT ", variants));
    };
  }
}
