package depesche.bot.people;

import depesche.bot.people.TableRules.Rule;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;

/// The rules of a table as games keep them: lines of `key=value`.
final class KeptRules {

  /// Where these cannot be read, nothing is told that may be a secret.
  private static final List<Rule> SECRETS = List.of(Rule.ANONYMOUS, Rule.PRIVATE);

  private KeptRules() {}

  /// {@return the rules in these lines} Those that cannot be read are as usual.
  static SequencedMap<Rule, String> read(String lines) {
    SequencedMap<Rule, String> rules = new LinkedHashMap<>();
    lines
        .lines()
        .forEach(
            line ->
                rule(line)
                    .ifPresent(
                        rule ->
                            value(line)
                                .or(() -> cautious(rule))
                                .ifPresent(value -> rules.put(rule, value))));
    return rules;
  }

  private static Optional<String> cautious(Rule rule) {
    return SECRETS.contains(rule) ? Optional.of("ON") : Optional.empty();
  }

  /// {@return the rule in a line}
  static Optional<Rule> rule(String line) {
    return Rule.named(line.split("=", 2)[0]);
  }

  /// {@return the value in a line; empty if it cannot be read}
  static Optional<String> value(String line) {
    String[] parts = line.split("=", 2);
    return parts.length == 2
        ? Rule.named(parts[0]).flatMap(rule -> rule.read(parts[1]))
        : Optional.empty();
  }
}
