package depesche.bot.press;

import depesche.adjudicator.Demand;
import depesche.adjudicator.Fact;
import depesche.bot.ledger.StoredGame;
import depesche.bot.people.PhaseKind;
import depesche.bot.people.TableRules;
import depesche.bot.people.TableRules.Rule;
import depesche.bot.press.PressFact.Refusal;
import java.util.List;
import java.util.Optional;

/// What a game allows of press. The standard is that of a table with its cards on it: signed, and
/// to whomever one likes, at any time.
///
/// @param rules of the table
public record PressRules(TableRules rules) {

  /// {@return what the table is told when a game is over: what everybody may read now}
  public static List<Fact> opened(StoredGame game) {
    PressRules rules = new PressRules(TableRules.of(game));
    return rules.isPublished() || rules.opensDiaries()
        ? List.of(new PressFact.PressOpened(game.name(), rules.isPublished(), rules.opensDiaries()))
        : List.of();
  }

  /// {@return whether a press goes unsigned, if its writer says nothing else}
  private boolean isGrey() {
    return rules.value(Rule.PRESS).equals("GREY");
  }

  /// {@return whether this press does not say who wrote it}
  public boolean isGrey(PressHead head) {
    return head.grey().orElse(isGrey());
  }

  /// {@return why a player may not send a press with this head, if so}
  ///
  /// @param pace of the weightiest question of the phase
  /// @param late whether its writer is late with their orders
  public Optional<Refusal> obstacle(PressHead head, Readers to, Demand.Pace pace, boolean late) {
    if (to.words().equals(List.of("M"))) {
      // Players may always speak to the master.
      return forged(head);
    }
    String colour = rules.value(Rule.PRESS);
    if (colour.equals("NONE")) {
      return forbidden("press=NONE");
    }
    boolean fixed = !colour.equals("CHOOSE");
    if (fixed && head.grey().isPresent() && head.grey().get() != isGrey()) {
      return forbidden("press=" + colour);
    }
    if (!isTalkedOver(pace)) {
      return forbidden("rulebook=" + rules.value(Rule.RULEBOOK));
    }
    if (pace != Demand.Pace.DELIBERATE && !rules.isOn(Rule.MINORPRESS)) {
      return forbidden("minorpress=OFF");
    }
    return late && !rules.isOn(Rule.LATEPRESS) ? forbidden("latepress=OFF") : forged(head);
  }

  /// Whether press may be written in such a phase. By the rulebook of Diplomacy players talk before
  /// they move, and not over retreats and builds.
  private boolean isTalkedOver(Demand.Pace pace) {
    String kinds = rules.value(Rule.RULEBOOK);
    return switch (kinds) {
      case "OFF" -> true;
      case "ON" -> pace == Demand.Pace.DELIBERATE;
      default -> PhaseKind.includes(kinds, pace);
    };
  }

  private Optional<Refusal> forged(PressHead head) {
    boolean fake = head.shown().isPresent() || head.from().isPresent();
    if (fake && !rules.isOn(Rule.FAKE)) {
      return forbidden("fake=OFF");
    }
    if (head.partial() && !rules.isOn(Rule.PARTIAL)) {
      return forbidden("partial=OFF");
    }
    return head.postal() && !rules.isOn(Rule.POSTAL) ? forbidden("postal=OFF") : Optional.empty();
  }

  private static Optional<Refusal> forbidden(String rule) {
    return Optional.of(new Refusal.PressForbidden(rule));
  }

  /// {@return so many characters a press has at most}
  public int longest() {
    return rules.number(Rule.PRESSSIZE) * 1000;
  }

  /// {@return so many presses of a seat go out in an hour}
  public int most() {
    return rules.number(Rule.PRESSRATE);
  }

  public boolean observersWrite() {
    return rules.isOn(Rule.OBSERVERPRESS);
  }

  /// {@return whether everybody may read all press when the game is over}
  public boolean isPublished() {
    return !rules.value(Rule.PUBLISH).equals("OFF");
  }

  /// {@return whether that also tells who wrote what was unsigned}
  public boolean isNamed() {
    return rules.value(Rule.PUBLISH).equals("NAMED");
  }

  /// {@return whether everybody may read all diaries when the game is over}
  public boolean opensDiaries() {
    return rules.isOn(Rule.DIARIES);
  }
}
