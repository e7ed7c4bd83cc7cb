package depesche.bot.clock;

import depesche.adjudicator.Fact;
import depesche.adjudicator.rules.Title;
import java.time.Duration;
import java.util.List;

/// What a game has settled about time, to be said in words.
///
/// @param reminders how long before a deadline the late are reminded; empty for the usual
/// @param waits whether a turn waits for its deadline unless everybody says READY
/// @param extension by how much players may put off a deadline by vote; empty for not at all
/// @param absence how many days each seat may be away
/// @param holidays the name of a file of days without deadlines; empty for none
/// @param alone whether the game is for one
public record ClockTerms(
    Term movement,
    Term retreats,
    Term adjustments,
    String zone,
    List<String> reminders,
    boolean waits,
    String extension,
    int absence,
    String holidays,
    boolean alone)
    implements Fact {

  public ClockTerms {
    reminders = List.copyOf(reminders);
  }

  /// The terms of one kind of phase.
  ///
  /// @param at the clock time; empty for none
  /// @param days on which deadlines fall, such as `Monday to Friday`; empty for all
  /// @param grace empty for none
  /// @param delay after the last order; empty for none
  public record Term(
      String next,
      String least,
      String at,
      List<String> days,
      String grace,
      String delay,
      boolean early) {

    public Term {
      days = List.copyOf(days);
    }

    static Term of(PhaseClock clock) {
      boolean all = clock.days().equals(PhaseClock.EVERY_DAY);
      return new Term(
          TimeSpan.say(clock.next()),
          TimeSpan.say(clock.least()),
          clock.at().map(Object::toString).orElse(""),
          all ? List.of() : Weekdays.said(clock.days()),
          length(clock.grace()),
          length(clock.delay()),
          clock.early());
    }
  }

  /// {@return what a game of a title has settled}
  public static ClockTerms of(ClockPolicy policy, Title title) {
    return new ClockTerms(
        Term.of(policy.movement()),
        Term.of(policy.retreats()),
        Term.of(policy.adjustments()),
        policy.zone().getId(),
        policy.reminders().orElse(List.of()).stream().map(TimeSpan::say).toList(),
        policy.waits(),
        length(policy.extension()),
        policy.absence(),
        policy.holidays(),
        title.isForOne());
  }

  private static String length(Duration time) {
    return time.isZero() ? "" : TimeSpan.say(time);
  }
}
