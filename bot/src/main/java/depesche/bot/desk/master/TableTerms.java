package depesche.bot.desk.master;

import depesche.adjudicator.rules.Title;
import depesche.bot.clock.ClockPolicy;
import depesche.bot.clock.PolicyText;
import depesche.bot.people.TableRules;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/// How a table is to be played, read and found good.
///
/// @param settings `key=value`, for options of the title and rules of the table
public record TableTerms(Title title, List<String> settings, ClockPolicy policy) {

  public TableTerms {
    settings = List.copyOf(settings);
  }

  private static Optional<TableRules.Rule> rule(String setting) {
    return TableRules.Rule.named(setting.split("=", 2)[0]);
  }

  /// {@return the options of the title, `key=value`}
  public List<String> options() {
    return settings.stream().filter(setting -> rule(setting).isEmpty()).toList();
  }

  /// {@return how the table treats its people, as games keep it}
  public String rules() {
    return settings.stream()
        .flatMap(
            setting ->
                rule(setting).stream()
                    .map(
                        rule ->
                            rule.key() + "=" + rule.read(setting.split("=", 2)[1]).orElseThrow()))
        .collect(Collectors.joining("\n"));
  }

  /// {@return the deadline policy, as games keep it}
  public String clock() {
    return PolicyText.of(policy);
  }
}
