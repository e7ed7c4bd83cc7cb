package depesche.adjudicator.weimar.play;

import depesche.adjudicator.Seat;
import depesche.adjudicator.table.position.GameTable;
import depesche.adjudicator.weimar.board.OpinionTrack;
import depesche.adjudicator.weimar.board.ThreatKind;
import depesche.adjudicator.weimar.board.WeimarParty;
import depesche.adjudicator.weimar.board.WeimarReason;
import depesche.adjudicator.weimar.dice.DicePool;
import depesche.adjudicator.weimar.news.WeimarNews;
import depesche.adjudicator.weimar.politics.IssueMajority;
import depesche.adjudicator.weimar.politics.Parliament;
import depesche.adjudicator.weimar.politics.PartyGoals;
import depesche.adjudicator.weimar.politics.PartyLedger;
import depesche.adjudicator.weimar.politics.RepublicState;
import depesche.adjudicator.weimar.scenarios.SocietyMarker;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;

/// What the steps of the Politics Phase do by themselves, and what they ask.
final class PoliticsPhases {

  private static final int UNKNOWN = -1;

  private final WeimarTable table;

  PoliticsPhases(WeimarTable table) {
    this.table = table;
  }

  private static WeimarNews.PartyLine line(WeimarParty party, String text) {
    return new WeimarNews.PartyLine(party.name(), text);
  }

  // 1. Issue majority

  void majority() {
    IssueMajority majority = IssueMajority.of(table.issues());
    List<WeimarNews.PartyLine> lines = new ArrayList<>();
    majority
        .issues()
        .forEach(
            (party, issues) ->
                lines.add(
                    line(
                        party,
                        majority.shown(party)
                            + (issues.isEmpty() ? "" : ": " + String.join(", ", issues)))));
    table
        .live()
        .tell(
            new WeimarNews.IssuesCounted(
                lines, majority.tied().stream().map(WeimarParty::name).toList()));
    majority
        .seats()
        .forEach(
            (party, gain) ->
                table.add(WeimarNames.SEATS, party, gain, WeimarReason.ISSUE_MAJORITY));
  }

  // 2. Issues

  /// {@return the seats that resolve issues}
  List<Seat> winners() {
    return new IssueTurns(table).all();
  }

  void issues() {
    List<WeimarNews.PartyLine> lines = new ArrayList<>();
    table
        .issues()
        .forEach(
            (issue, space) ->
                lines.add(
                    new WeimarNews.PartyLine(
                        space instanceof OpinionTrack.Space.Middle
                            ? WeimarNames.NOBODY
                            : String.join(
                                "/", space.controllers().stream().map(WeimarParty::name).toList()),
                        issue)));
    table.live().tell(new WeimarNews.IssuesDue(lines));
  }

  /// All issues go off the track when they are resolved.
  void issuesDone() {
    PlayOrder.issuesDone(table);
    for (String issue : List.copyOf(table.issues().sequencedKeySet())) {
      table.set(WeimarNames.issue(issue), WeimarNames.OUT, WeimarReason.ISSUE_RESOLVED.name());
    }
  }

  // 3. Society

  /// {@return the markers from left to right: the newest lies on the left}
  List<SocietyMarker> society() {
    List<SocietyMarker> markers = new ArrayList<>();
    for (String piece : table.live().pieces().in(WeimarNames.SOCIETY).reversed()) {
      table.box().society().stream()
          .filter(marker -> WeimarNames.society(marker.name()).equals(piece))
          .forEach(markers::add);
    }
    return markers;
  }

  /// Seats change by themselves; bases, units and Unrest are for the parties that are named.
  void resolveSociety() {
    for (SocietyMarker marker : society()) {
      table.live().tell(new WeimarNews.SocietyResolved(marker.name(), marker.effects()));
      for (String effect : marker.effects()) {
        String[] words = effect.split(" ", 3);
        if (words[1].equals("SEAT")) {
          table.add(
              WeimarNames.SEATS,
              WeimarParty.valueOf(words[0]),
              Integer.parseInt(words[2]),
              marker.name());
        }
      }
    }
  }

  /// {@return who has something to do for a society marker}
  List<WeimarParty> concerned() {
    List<WeimarParty> parties = new ArrayList<>();
    for (SocietyMarker marker : society()) {
      for (String effect : marker.effects()) {
        String[] words = effect.split(" ", 3);
        if (words[0].equals("CHANCELLOR")) {
          table.chancellor().ifPresent(parties::add);
        } else if (!words[1].equals("SEAT")) {
          parties.add(WeimarParty.valueOf(words[0]));
        }
      }
      if (marker.effects().isEmpty()) {
        parties.addAll(List.of(WeimarParty.values()));
      }
    }
    return parties.stream().distinct().toList();
  }

  // 4. Parties

  private PartyGoals goals(WeimarParty party) {
    int poverty = (int) table.drBox().stream().filter(ThreatKind.POVERTY::equals).count();
    return PartyGoals.of(party, table.cities(), poverty);
  }

  void goals() {
    List<WeimarNews.PartySum> lines = new ArrayList<>();
    for (WeimarParty party : WeimarParty.values()) {
      PartyGoals goals = goals(party);
      table.add(WeimarNames.VP, party, goals.points().total(), WeimarReason.PARTY_GOALS);
      lines.add(WeimarNews.PartySum.of(party, goals.points()));
      if (!goals.open().isEmpty()) {
        table
            .live()
            .tell(
                new WeimarNews.GoalsWanted(
                    party.name(),
                    goals.open().stream().map(goal -> goal.kind() + " " + goal.count()).toList()));
      }
    }
    table.live().tell(new WeimarNews.GoalsCounted(lines));
  }

  /// {@return who states a goal or uses a minor party}
  List<WeimarParty> goalsAsked() {
    List<WeimarParty> parties = new ArrayList<>();
    for (WeimarParty party : WeimarParty.values()) {
      if (!goals(party).open().isEmpty()) {
        parties.add(party);
      }
    }
    for (String minor : table.box().minorSeats().sequencedKeySet()) {
      table.holder(WeimarNames.minor(minor)).ifPresent(parties::add);
    }
    return parties.stream().distinct().toList();
  }

  // 5. State of the Republic

  void republic() {
    List<WeimarParty> government = table.government();
    RepublicState state =
        RepublicState.of(
            table.value(WeimarNames.ECONOMY), table.cities(), table.drBox(), government);
    table
        .live()
        .tell(
            new WeimarNews.RepublicChecked(
                table.value(WeimarNames.ECONOMY),
                state.newPoverty().orElse(UNKNOWN),
                state.safe(),
                state.points().values().stream().findFirst().orElse(0),
                state.unsafe(),
                table.drBox().size(),
                state.crisisRolls().orElse(UNKNOWN)));
    state
        .points()
        .forEach((party, won) -> table.add(WeimarNames.VP, party, won, WeimarReason.SAFE_CITIES));
    for (WeimarParty party : government) {
      table.add(WeimarNames.SEATS, party, -state.unsafe().size(), WeimarReason.UNSAFE_CITIES);
      for (int i = 0; i < state.crisisRolls().orElse(0); i++) {
        new Rolls(table).roll(party.name(), DicePool.crisis(), "");
      }
    }
  }

  /// Violent Peace and Instable State go when the crisis is over.
  void stabilise() {
    for (ThreatKind kind : table.drBox()) {
      if (kind == ThreatKind.VIOLENT_PEACE || kind == ThreatKind.INSTABLE_STATE) {
        table
            .live()
            .pieces()
            .remove(WeimarNames.piece(kind), WeimarNames.BOX, WeimarReason.STABILISATION.name());
      }
    }
  }

  // 6. and 7. Seats

  void minorParties() {
    table
        .box()
        .minorSeats()
        .forEach(
            (minor, seats) ->
                table
                    .holder(WeimarNames.minor(minor))
                    .ifPresent(party -> table.add(WeimarNames.SEATS, party, seats, minor)));
  }

  private Parliament rules() {
    return table.game().cards().deck().cuts();
  }

  private PartyLedger ledger() {
    return PartyLedger.of(table.values(WeimarNames.SEATS));
  }

  /// {@return the parties that must say how many seats they lose}
  List<WeimarParty> cutAsked() {
    return rules().overflows(ledger().total())
        ? rules().unknown(table.values(WeimarNames.SEATS))
        : List.of();
  }

  /// Cuts as often as it must and can.
  void cut() {
    while (rules().overflows(ledger().total())) {
      SequencedMap<WeimarParty, Integer> losses = new LinkedHashMap<>();
      List<String> unknown = new ArrayList<>();
      for (WeimarParty party : WeimarParty.values()) {
        Optional<Integer> loss = rules().cut(table.value(WeimarNames.SEATS, party));
        loss.ifPresentOrElse(count -> losses.put(party, count), () -> unknown.add(party.name()));
      }
      List<WeimarNews.PartyLine> lines = new ArrayList<>();
      losses.forEach((party, loss) -> lines.add(line(party, String.valueOf(loss))));
      table
          .live()
          .tell(new WeimarNews.ParliamentCut(ledger().total(), rules().fixed(), lines, unknown));
      losses.forEach(
          (party, loss) -> table.add(WeimarNames.SEATS, party, -loss, WeimarReason.PARLIAMENT_CUT));
      if (!unknown.isEmpty()) {
        return;
      }
    }
  }

  /// The issue of the round comes into play on space 0.
  void roundIssue() {
    List<String> cards = table.box().roundCards();
    if (table.round() < cards.size()) {
      String track = WeimarNames.issue(cards.get(table.round()));
      if (table.live().tracks().shown(GameTable.key(track)).equals(WeimarNames.OUT)) {
        table.set(track, "0", WeimarReason.ROUND_CARD.name());
      }
    }
  }
}
