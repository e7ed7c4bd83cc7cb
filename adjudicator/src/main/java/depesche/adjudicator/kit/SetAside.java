package depesche.adjudicator.kit;

import depesche.adjudicator.Fact;
import depesche.adjudicator.letter.LetterLine;
import depesche.adjudicator.letter.Owners;
import depesche.adjudicator.letter.Surrounding;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;

/// Why nothing of a line is done, by what stands around it.
public final class SetAside {

  private SetAside() {}

  /// {@return why, if so}
  ///
  /// @param own the name of the writer's seat
  /// @param owner the name of the seat that a word means
  /// @param takenBack what a title says of a line below a heading
  public static Optional<Fact> of(
      LetterLine line,
      String own,
      Function<String, Optional<String>> owner,
      BiFunction<String, String, Fact> takenBack) {
    String text = line.text().strip();
    return switch (line.surrounding()) {
      case Surrounding.TakenBack(String heading) ->
          Optional.of(takenBack.apply(heading, line.text()));
      case Surrounding.Plain(String heading) when isAnothers(heading, own, owner) ->
          Optional.of(takenBack.apply(heading, line.text()));
      case Surrounding.Retracted(String by) -> Optional.of(new MeantFact.LineRetracted(text, by));
      case Surrounding.Corrected(String other) ->
          Optional.of(new MeantFact.LineCorrected(text, other));
      case Surrounding.Retraction(boolean above) when !above ->
          Optional.of(new MeantFact.NothingRetracted(text));
      case Surrounding.Plain _,
          Surrounding.Retraction _,
          Surrounding.Correction _,
          Surrounding.Signed _,
          Surrounding.Unsettled _ ->
          Optional.empty();
    };
  }

  /// {@return the heading that takes a line back, or gives it to another seat; empty if none does}
  ///
  /// @param own the name of the writer's seat
  /// @param owner the name of the seat that a word means
  public static String heading(
      LetterLine line, String own, Function<String, Optional<String>> owner) {
    return line.surrounding() instanceof Surrounding.Plain(String heading)
        ? isAnothers(heading, own, owner) ? heading : ""
        : line.heading();
  }

  /// `Red:`, `Orders for Red:`, `Rob's orders:`.
  private static boolean isAnothers(
      String heading, String own, Function<String, Optional<String>> owner) {
    if (heading.isEmpty()) {
      return false;
    }
    Optional<String> named = Owners.named(heading).flatMap(owner);
    return named.filter(name -> !name.equals(own)).isPresent()
        || (named.isEmpty() && Owners.possessor(heading).isPresent());
  }
}
