package depesche.bot.people;

import depesche.bot.clock.ClockPolicy;
import depesche.bot.clock.PolicyText;
import depesche.bot.ledger.file.KeptSettings;
import depesche.bot.people.TableRules.Rule;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/// A setting of a game that nobody can read: by an error of an earlier version, or by hand. Until
/// its master has set it anew the game goes by what is usual, and rests.
///
/// @param what the setting
/// @param kept what is on file of it
/// @param write what the master writes
public record UnreadSetting(String what, String kept, String write) {

  /// An answer quotes no more of it.
  private static final int LONGEST = 60;

  /// Most games have settled the same, and each letter asks for it.
  private static final Map<Kept, Boolean> WHOLE = new ConcurrentHashMap<>();

  private static final int MOST_KNOWN = 1_000;

  private record Kept(String clock, String rules) {}

  public UnreadSetting {
    kept = kept.substring(0, Math.min(kept.length(), LONGEST));
  }

  /// {@return what cannot be read of the settings of a game}
  ///
  /// @param clock its deadline policy as it is kept
  /// @param rules its table rules as they are kept
  public static Optional<UnreadSetting> of(String game, String clock, String rules) {
    if (WHOLE.size() > MOST_KNOWN) {
      WHOLE.clear();
    }
    boolean whole =
        WHOLE.computeIfAbsent(
            new Kept(clock, rules), kept -> found("", kept.clock, kept.rules).isEmpty());
    return whole ? Optional.empty() : found(game, clock, rules);
  }

  private static Optional<UnreadSetting> found(String game, String clock, String rules) {
    if (PolicyText.kept(clock, ZoneOffset.UTC).isEmpty()) {
      String write = "SET CLOCK %s hours 72 24 24".formatted(game);
      return Optional.of(new UnreadSetting("clock", clock, write));
    }
    return rules
        .lines()
        .filter(line -> KeptRules.value(line).isEmpty())
        .findFirst()
        .map(line -> rule(game, line, TableRules.of(rules)));
  }

  private static UnreadSetting rule(String game, String line, TableRules rules) {
    Rule rule = KeptRules.rule(line).orElse(Rule.PATIENCE);
    String write = "SET RULE %s %s=%s".formatted(game, rule.key(), rules.value(rule));
    return new UnreadSetting("rule", line, write);
  }

  /// {@return a sentence for each game of which something cannot be read}
  public static List<String> sentences(List<KeptSettings> games) {
    return games.stream()
        .flatMap(
            kept ->
                of(kept.game(), kept.clock(), kept.rules()).stream()
                    .map(one -> one.of(kept.game())))
        .toList();
  }

  private String of(String game) {
    return "The %s of the game %s cannot be read: its master writes %s, then RESUME %s."
        .formatted(what, game, write, game);
  }

  /// {@return whether this rule is what cannot be read}
  public static boolean isUnread(Rule rule, String rules) {
    return rules
        .lines()
        .anyMatch(
            line ->
                KeptRules.value(line).isEmpty() && KeptRules.rule(line).equals(Optional.of(rule)));
  }

  /// {@return the policy of a game; where it cannot be read, the usual one}
  public static ClockPolicy clock(String kept) {
    return PolicyText.kept(kept, ZoneOffset.UTC)
        .orElseGet(() -> ClockPolicy.standard(ZoneId.of("UTC")));
  }
}
