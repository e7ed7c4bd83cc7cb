package depesche.bot.report;

import depesche.adjudicator.Fact;
import depesche.adjudicator.rules.Suggests;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/// What is asked of the reader now, and until when.
///
/// @param deadline empty while the game is paused or has not begun
/// @param prompts of the demands that the reader's seat must answer
/// @param examples lines that would be good orders if they were sent as they are
/// @param missing what of it is still missing; for a reader who has sent nothing yet it may be
///   empty
/// @param menus what may be chosen to answer it, where that is little
/// @param form what may be chosen in a form, for a reader who wants one
/// @param why the deadline is the one it is
/// @param timing when the turn is judged at the earliest, and what would count then
public record Due(
    Optional<Instant> deadline,
    List<Fact> prompts,
    List<String> examples,
    List<Fact> missing,
    List<Suggests.Menu> menus,
    Optional<Choices> form,
    List<Fact> why,
    List<Fact> timing) {

  /// What a seat may choose.
  ///
  /// @param all its questions, each with all its answers
  /// @param filed what it has on file
  /// @param said of it what was written as it can be chosen
  public record Choices(List<Suggests.Menu> all, List<Fact> filed, List<String> said) {

    public Choices {
      all = List.copyOf(all);
      filed = List.copyOf(filed);
      said = List.copyOf(said);
    }
  }

  public Due {
    prompts = List.copyOf(prompts);
    examples = List.copyOf(examples);
    missing = List.copyOf(missing);
    menus = List.copyOf(menus);
    why = List.copyOf(why);
    timing = List.copyOf(timing);
  }

  /// What is asked, when nothing is said of the time but the deadline.
  public Due(
      Optional<Instant> deadline, List<Fact> prompts, List<String> examples, List<Fact> missing) {
    this(deadline, prompts, examples, missing, List.of(), Optional.empty(), List.of(), List.of());
  }

  /// {@return the same with lines that would be good orders}
  public Due with(List<String> goodLines) {
    return new Due(deadline, prompts, goodLines, missing, menus, form, why, timing);
  }

  /// {@return the same with what may be chosen}
  public Due choosing(List<Suggests.Menu> offered) {
    return new Due(deadline, prompts, examples, missing, offered, form, why, timing);
  }

  /// {@return nothing, with no deadline}
  public static Due nothing() {
    return new Due(Optional.empty(), List.of(), List.of(), List.of());
  }

  /// {@return the same, with what is to be said of its time}
  public Due timed(List<Fact> reasons, List<Fact> times) {
    return new Due(deadline, prompts, examples, missing, menus, form, reasons, times);
  }

  /// {@return the same with what may be chosen in a form; without if that is nothing}
  public Due forming(List<Suggests.Menu> choices, List<Fact> filed, List<String> said) {
    Optional<Choices> all =
        choices.isEmpty() ? Optional.empty() : Optional.of(new Choices(choices, filed, said));
    return new Due(deadline, prompts, examples, missing, menus, all, why, timing);
  }
}
