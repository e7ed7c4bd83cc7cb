package depesche.adjudicator.combat;

import depesche.adjudicator.rules.Ruling;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;

/// A question of the [Rulebook] as an option.
///
/// @param ruling the answers, that of the newest rulebook first
/// @param answers what they mean, in the same order
public record RuleQuestion<E extends Enum<E>>(Ruling ruling, List<E> answers) {

  public RuleQuestion {
    answers = List.copyOf(answers);
  }

  /// A question with the answers of a type.
  public static <E extends Enum<E>> RuleQuestion<E> of(String key, String question, E first) {
    List<E> answers =
        Stream.concat(Stream.of(first), Stream.of(first.getDeclaringClass().getEnumConstants()))
            .distinct()
            .toList();
    return new RuleQuestion<>(
        new Ruling(key, question, answers.stream().map(Enum::name).toList()), answers);
  }

  /// {@return the answer that a table gave}
  ///
  /// @param said how each ruling was answered
  public E answer(Function<Ruling, String> said) {
    return answers.get(ruling.values().indexOf(said.apply(ruling)));
  }
}
