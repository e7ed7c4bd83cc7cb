package depesche.adjudicator.congress.solo;

import depesche.adjudicator.congress.board.IssueSpace;
import depesche.adjudicator.congress.board.IssueTrack;
import depesche.adjudicator.congress.board.MajorPower;
import depesche.adjudicator.congress.decks.CongressCard;
import depesche.adjudicator.congress.scenarios.CongressIssue;
import depesche.adjudicator.congress.solo.BotReason.BotBestCards;
import depesche.adjudicator.congress.solo.BotReason.BotCannotMove;
import depesche.adjudicator.congress.solo.BotReason.BotChoosesIssue;
import depesche.adjudicator.congress.solo.BotReason.BotDebateTable;
import depesche.adjudicator.congress.solo.BotReason.BotNothingToTrade;
import depesche.adjudicator.congress.solo.BotReason.BotPassTable;
import depesche.adjudicator.congress.solo.BotReason.BotSparesMilitary;
import depesche.adjudicator.congress.solo.BotReason.BotStillTrades;
import depesche.adjudicator.congress.solo.BotReason.BotTakesFromRussia;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/// The introductory French bot in the Diplomacy Phase (18.4.5).
public final class IntroDiplomacy {

  private static final List<Integer> PASS = List.of(7, 6, 5, 4, 3, 1);
  private static final int LAST_ROUND = 6;

  private final List<CongressIssue> issues;

  /// The bot of a table with these issues.
  public IntroDiplomacy(List<CongressIssue> issues) {
    this.issues = issues.stream().sorted(Comparator.comparing(FrenchPriority::of)).toList();
  }

  /// 18.4.5.2: the highest value of an Allied or Austrian card.
  public BestChoice<CongressCard> wager(IntroHand hand) {
    List<CongressCard> foreign =
        hand.cards().stream()
            .filter(card -> !card.leader())
            .filter(card -> card.nation().power().filter(MajorPower::isAllied).isPresent())
            .toList();
    int most = foreign.stream().mapToInt(card -> card.value().orElse(0)).max().orElse(0);
    List<CongressCard> best =
        foreign.stream().filter(card -> card.value().orElse(0) == most).toList();
    return new BestChoice<>(
        best,
        List.of(
            new BotBestCards(best.stream().map(CongressCard::title).toList(), most, "18.4.5.2")));
  }

  /// 18.4.5.3: Liberalism, Saxony, FR Military Operation, as far as they are on the display; two of
  /// them, and Liberalism alone for a wager that was won.
  public List<String> selected(IssueTrack track, int count) {
    return List.of("Liberalism", "Saxony", "FR Military Operation").stream()
        .filter(
            issue -> track.find(issue).filter(IssueSpace.OnDisplay.class::isInstance).isPresent())
        .limit(count)
        .toList();
  }

  /// 18.4.5.4: the bot accepts a trade with Russia if it has a Russian card of letter C or D.
  public BestChoice<CongressCard> accepted(IntroHand hand) {
    return traded(TradeCards.least(of(hand, MajorPower.RUSSIA), MajorPower.RUSSIA));
  }

  /// 18.4.5.4: the trade that the bot offers, in round 1 with the power whose card is least, in
  /// round 2 with one power if the other has no French card.
  ///
  /// @param withFrench the powers that have a French card to trade
  public BestChoice<CongressCard> offered(IntroHand hand, int round, List<MajorPower> withFrench) {
    List<CongressCard> cards = new ArrayList<>();
    for (MajorPower power : List.of(MajorPower.RUSSIA, MajorPower.BRITAIN)) {
      MajorPower other = power == MajorPower.RUSSIA ? MajorPower.BRITAIN : MajorPower.RUSSIA;
      if (round == 1 || (round == 2 && !withFrench.contains(other))) {
        cards.addAll(of(hand, power));
      }
    }
    return traded(TradeCards.least(cards, MajorPower.FRANCE));
  }

  private static List<CongressCard> of(IntroHand hand, MajorPower power) {
    return hand.cards().stream().filter(card -> card.nation().isOf(power)).toList();
  }

  private static BestChoice<CongressCard> traded(List<CongressCard> least) {
    return new BestChoice<>(
        least,
        least.isEmpty()
            ? List.of(new BotNothingToTrade("18.4.5.4"))
            : List.of(
                new BotBestCards(
                    least.stream().map(CongressCard::title).toList(),
                    least.getFirst().value().orElse(0),
                    "18.4.5.4")));
  }

  /// 18.4.5.5: whether the bot passes. The one choice is whether it does.
  ///
  /// @param trade what it could offer now
  /// @param mayPass whether it has debated since it last negotiated
  public BestChoice<Boolean> passes(
      IntroHand hand,
      int round,
      boolean wonWager,
      BestChoice<CongressCard> trade,
      boolean mayPass) {
    if (round <= 2 && !trade.best().isEmpty()) {
      String card = trade.best().getFirst().title();
      return new BestChoice<>(List.of(false), List.of(new BotStillTrades(card, "18.4.5.5")));
    }
    int cards = hand.nonMilitary().size();
    if (mayPass && cards == 0) {
      return new BestChoice<>(List.of(true), List.of(new BotSparesMilitary("18.4.5.5")));
    }
    int limit = PASS.get(round - 1) - (wonWager ? 1 : 0);
    boolean passes = cards <= limit;
    return new BestChoice<>(
        List.of(passes), List.of(new BotPassTable(round, cards, limit, passes, "18.4.5.5")));
  }

  /// 18.4.5.6 and 18.4.5.7: the cards that move the issue of its choice the farthest.
  public BestChoice<IntroPlay> negotiates(IntroHand hand, IssueTrack track, int round) {
    List<BotReason> reasons = new ArrayList<>();
    Optional<List<IntroPlay>> last =
        round == LAST_ROUND ? taken(hand, track, reasons) : Optional.empty();
    if (last.isPresent()) {
      return new IntroTies(this, hand, track).broken(last.get(), reasons);
    }
    for (CongressIssue issue : issues) {
      if (!isOpen(issue, track) || isFrench(issue, track)) {
        continue;
      }
      List<IntroPlay> plays =
          plays(issue, hand, track).stream().filter(IntroPlay::reaches).toList();
      if (plays.isEmpty()) {
        reasons.add(new BotCannotMove(issue.name(), "18.4.5.6"));
        continue;
      }
      return chosen(issue, plays, hand, track, reasons);
    }
    for (CongressIssue issue : issues) {
      if (isFrench(issue, track) && isOpen(issue, track)) {
        List<IntroPlay> plays = plays(issue, hand, track);
        if (!plays.isEmpty()) {
          return chosen(issue, plays, hand, track, reasons);
        }
      }
    }
    return new BestChoice<>(List.of(), reasons);
  }

  private BestChoice<IntroPlay> chosen(
      CongressIssue issue,
      List<IntroPlay> plays,
      IntroHand hand,
      IssueTrack track,
      List<BotReason> reasons) {
    List<IntroPlay> farthest = farthest(plays);
    reasons.add(
        new BotChoosesIssue(
            issue.name(),
            FrenchPriority.of(issue).row(),
            farthest.getFirst().move().reached().distanceOut(),
            "18.4.5.7"));
    return new IntroTies(this, hand, track).broken(farthest, reasons);
  }

  private static List<IntroPlay> farthest(List<IntroPlay> plays) {
    int far = plays.stream().mapToInt(IntroPlay::depth).max().orElse(0);
    return plays.stream().filter(play -> play.depth() == far).toList();
  }

  /// Round 6: an issue that leaves the Russian track, if that ties or takes the lead.
  private Optional<List<IntroPlay>> taken(
      IntroHand hand, IssueTrack track, List<BotReason> reasons) {
    int russian = track.held(MajorPower.RUSSIA).size();
    int french = track.held(MajorPower.FRANCE).size();
    for (CongressIssue issue : issues) {
      boolean there = track.held(MajorPower.RUSSIA).contains(issue.name());
      if (!there || !isOpen(issue, track) || french > russian) {
        continue;
      }
      List<IntroPlay> leaving =
          plays(issue, hand, track).stream()
              .filter(
                  play ->
                      play.move().reached().holder().filter(MajorPower.RUSSIA::equals).isEmpty())
              .filter(play -> french + (play.reaches() ? 1 : 0) >= russian - 1)
              .toList();
      if (!leaving.isEmpty()) {
        reasons.add(new BotTakesFromRussia(issue.name(), french, russian, "18.4.5.6"));
        return Optional.of(farthest(leaving));
      }
    }
    return Optional.empty();
  }

  /// 18.4.5.8: whether the bot debates an issue that was just moved.
  public BestChoice<Boolean> debates(
      IntroHand hand, IssueTrack track, String name, int round, boolean wonWager) {
    CongressIssue issue =
        issues.stream().filter(one -> one.name().equals(name)).findFirst().orElseThrow();
    boolean reachable =
        IntroPlay.debates(issue, hand.nonMilitary(), track).stream()
            .anyMatch(play -> play.reaches() || play.move().reached().holder().isEmpty());
    if (!reachable || isFrench(issue, track)) {
      return new BestChoice<>(List.of(false), List.of(new BotCannotMove(name, "18.4.5.8")));
    }
    int cards = hand.nonMilitary().size();
    int needed = FrenchPriority.of(issue).needed(round, wonWager);
    boolean debates = cards >= needed;
    return new BestChoice<>(
        List.of(debates),
        List.of(new BotDebateTable(name, round, cards, needed, debates, "18.4.5.8")));
  }

  /// 18.4.5.8 with 18.4.5.6: the cards that move a debated issue the farthest.
  public BestChoice<IntroPlay> debated(IntroHand hand, IssueTrack track, String name) {
    CongressIssue issue =
        issues.stream().filter(one -> one.name().equals(name)).findFirst().orElseThrow();
    List<IntroPlay> plays =
        IntroPlay.debates(issue, hand.nonMilitary(), track).stream()
            .filter(play -> play.reaches() || play.move().reached().holder().isEmpty())
            .toList();
    return plays.isEmpty()
        ? new BestChoice<>(List.of(), List.of())
        : new IntroTies(this, hand, track).broken(farthest(plays), List.of());
  }

  /// {@return the priority issues other than one, in their order}
  List<CongressIssue> others(String issue, IssueTrack track) {
    return issues.stream().filter(one -> !one.name().equals(issue) && isOpen(one, track)).toList();
  }

  private static List<IntroPlay> plays(CongressIssue issue, IntroHand hand, IssueTrack track) {
    return IntroPlay.negotiations(issue, hand.nonMilitary(), track);
  }

  private static boolean isOpen(CongressIssue issue, IssueTrack track) {
    return track
        .find(issue.name())
        .filter(space -> !(space instanceof IssueSpace.OnDisplay) && !space.isSecured())
        .isPresent();
  }

  private static boolean isFrench(CongressIssue issue, IssueTrack track) {
    return track.held(MajorPower.FRANCE).contains(issue.name());
  }
}
