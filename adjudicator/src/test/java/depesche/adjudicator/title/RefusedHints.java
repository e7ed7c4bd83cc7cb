package depesche.adjudicator.title;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.adjudicator.Fact;
import depesche.adjudicator.Letter;
import depesche.adjudicator.Seat;
import depesche.adjudicator.Verdict;
import depesche.adjudicator.congress.news.SoloRefusal;
import depesche.adjudicator.rules.Rules;
import depesche.adjudicator.table.news.TableRefusal;
import depesche.adjudicator.table.position.TablePosition;
import depesche.adjudicator.table.turns.TableOrders;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/// The lines that a refusal names as examples. Who sends one may hear that it is not the time for
/// it, or that the card is somebody else's; but never that a word of it is unknown.
///
/// @param seat who writes
record RefusedHints(Rules<TablePosition, TableOrders> rules, TablePosition position, Seat seat) {

  private static final Set<String> OF_WORDS =
      Set.of(
          "NoTableVerb",
          "TableWordsMissing",
          "NoSuchTableThing",
          "UnclearTableThing",
          "VerbWordUnknown",
          "StandingUnclear",
          "NumberPast",
          "NoSuchEntry",
          "BadDice",
          "ChoiceNotOpen",
          "NoSuchPower",
          "NoSuchSpace",
          "NoSuchSituation",
          "NoSuchUnits",
          "NoBotOf",
          "NoSuchCity");

  /// {@return the lines that were named}
  List<String> assertSendable() {
    List<String> hints =
        verbs().stream()
            .flatMap(verb -> List.of(verb, verb + " xyzzy", verb + " A xyzzy").stream())
            .flatMap(line -> refusal(line).stream())
            .flatMap(why -> hints(why).stream())
            .distinct()
            .toList();
    for (String hint : hints) {
      Optional<Fact> why = refusal(hint);
      assertThat(
              why.filter(fact -> !isOfTheTable(fact, hint))
                  .map(Fact::getClass)
                  .map(Class::getSimpleName)
                  .filter(OF_WORDS::contains))
          .as("%s, %s: %s is an example, and is answered by %s", phase(), seat, hint, why)
          .isEmpty();
    }
    return hints;
  }

  /// What this verb is for is not at the table.
  private static boolean isOfTheTable(Fact why, String hint) {
    return switch (why) {
      case TableRefusal.VerbWordUnknown(String _, String _, List<String> known) -> known.isEmpty();
      case SoloRefusal.NoBotOf(String power, List<String> _) -> !hint.contains(power);
      default -> false;
    };
  }

  /// A thing of the table without a verb is answered with all verbs.
  private List<String> verbs() {
    return Stream.of("VP 3", "Saxony 3", "Economy I 3")
        .flatMap(line -> refusal(line).stream())
        .filter(TableRefusal.NoTableVerb.class::isInstance)
        .map(TableRefusal.NoTableVerb.class::cast)
        .map(TableRefusal.NoTableVerb::verbs)
        .findFirst()
        .orElseThrow();
  }

  private static List<String> hints(Fact why) {
    return switch (why) {
      case TableRefusal.TableWordsMissing(String _, String example) -> List.of(example);
      case TableRefusal.VerbWordUnknown(String verb, String _, List<String> known) ->
          known.stream().filter(line -> line.startsWith(verb + " ")).toList();
      case TableRefusal.StandingUnclear(String _, List<String> forms) -> forms;
      default -> List.of();
    };
  }

  /// {@return why a line is refused; empty if it is not}
  private Optional<Fact> refusal(String line) {
    Letter letter = new Letter(phase(), line);
    return rules.read(position, seat, List.of(letter)).lines().getFirst().verdict()
            instanceof Verdict.Refused(Fact why)
        ? Optional.of(why)
        : Optional.empty();
  }

  private String phase() {
    return rules.phase(position).id();
  }
}
