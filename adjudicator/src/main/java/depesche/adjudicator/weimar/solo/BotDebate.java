package depesche.adjudicator.weimar.solo;

import depesche.adjudicator.weimar.board.OpinionTrack;
import depesche.adjudicator.weimar.board.OpinionTrack.Space;
import depesche.adjudicator.weimar.board.WeimarParty;
import depesche.adjudicator.weimar.solo.BotStep.Why;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.stream.Stream;

/// Which issue a bot moves in a debate (1.4.6): only by the whole value of the card.
public final class BotDebate {

  private static final String RULE = "1.4.6";
  private static final int GOOD = 2;

  private final SoloBot bot;
  private final OpinionTrack track;
  private final SequencedMap<String, Space> issues;
  private final String roundIssue;

  /// @param issues where each stands; `Economy I` and `Economy II` are both of Economy
  /// @param roundIssue the issue of this round's card
  public BotDebate(
      SoloBot bot, OpinionTrack track, SequencedMap<String, Space> issues, String roundIssue) {
    this.bot = bot;
    this.track = track;
    this.issues = new LinkedHashMap<>(issues);
    this.roundIssue = roundIssue;
  }

  /// A move of an issue.
  public record IssueMove(String issue, Space from, Space to) {}

  /// {@return the issue, and the steps to it}
  ///
  /// @param value by which it moves
  /// @param not issues that were moved already
  public BotChoice choose(int value, List<String> not) {
    List<String> whole =
        inOrder().stream()
            .filter(issue -> !not.contains(issue) && moved(issue, value).isPresent())
            .toList();
    if (whole.isEmpty() || value == 0) {
      return new BotChoice(Optional.empty(), List.of(new BotStep(Why.NOTHING, RULE)));
    }
    List<BotStep> steps = new ArrayList<>();
    List<String> reach = whole.stream().filter(issue -> reaches(issue, value)).toList();
    steps.add(new BotStep(Why.CONDITION_1, RULE, reach));
    if (!reach.isEmpty()) {
      return chosen(reach.getFirst(), steps);
    }
    List<String> held = whole.stream().filter(this::isImportant).filter(this::isHeld).toList();
    steps.add(new BotStep(Why.CONDITION_2, RULE, held));
    if (!held.isEmpty()) {
      return chosen(held.getFirst(), steps);
    }
    steps.add(new BotStep(Why.FIRST_IN_LIST, RULE, whole.getFirst()));
    return new BotChoice(Optional.of(whole.getFirst()), steps);
  }

  private static BotChoice chosen(String issue, List<BotStep> steps) {
    steps.add(new BotStep(Why.PRIORITY, RULE, issue));
    return new BotChoice(Optional.of(issue), steps);
  }

  /// {@return where an issue comes to; empty if it cannot move by the whole value}
  public Optional<IssueMove> moved(String issue, int value) {
    Space from = issues.get(issue);
    return from == null
        ? Optional.empty()
        : track.towards(from, bot.party(), value).map(to -> new IssueMove(issue, from, to));
  }

  /// Condition 1: it comes to a space of the bot with 2 or more.
  private boolean reaches(String issue, int value) {
    return moved(issue, value)
        .filter(
            move ->
                move.to() instanceof Space.Own(WeimarParty party, int number)
                    && party == bot.party()
                    && number >= GOOD)
        .isPresent();
  }

  private boolean isImportant(String issue) {
    return bot.important().stream().anyMatch(kind -> isOf(issue, kind));
  }

  /// Condition 2: the KPD keeps what it has, the DNVP takes what the democrats have.
  private boolean isHeld(String issue) {
    return switch (bot) {
      case KPD -> controllers(issue).contains(WeimarParty.KPD);
      case DNVP -> controllers(issue).stream().anyMatch(WeimarParty::isDemocratic);
    };
  }

  private List<WeimarParty> controllers(String issue) {
    Space space = issues.get(issue);
    return space == null ? List.of() : space.controllers();
  }

  /// The issues in play that are in its list, first to last.
  private List<String> inOrder() {
    return Stream.concat(bot.important().stream(), bot.others().stream())
        .flatMap(kind -> issues.sequencedKeySet().stream().filter(issue -> isOf(issue, kind)))
        .distinct()
        .toList();
  }

  /// `Economy II` is of Economy.
  private boolean isOf(String issue, String kind) {
    String name = kind.equals(SoloBot.ROUND) ? roundIssue : kind;
    return issue.equals(name) || (issue.startsWith(name + " I") && !name.isEmpty());
  }
}
