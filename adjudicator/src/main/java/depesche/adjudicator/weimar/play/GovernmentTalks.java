package depesche.adjudicator.weimar.play;

import depesche.adjudicator.table.position.LiveTable;
import depesche.adjudicator.weimar.board.ThreatKind;
import depesche.adjudicator.weimar.board.WeimarParty;
import depesche.adjudicator.weimar.news.WeimarNews;
import depesche.adjudicator.weimar.politics.CoalitionTalks;
import depesche.adjudicator.weimar.politics.CoalitionTalks.Talk;
import depesche.adjudicator.weimar.politics.EarlyEnd;
import java.util.List;
import java.util.Optional;

/// Step 8 of politics at the table: coalitions are asked one after the other.
final class GovernmentTalks {

  private GovernmentTalks() {}

  private static CoalitionTalks talks(WeimarTable table) {
    return new CoalitionTalks(
        table.values(WeimarNames.SEATS),
        table.government(),
        WeimarState.of(table.live()).answers());
  }

  /// {@return the question that is open}
  static Optional<Talk.Asked> asked(WeimarTable table) {
    return talks(table).now() instanceof Talk.Asked asked ? Optional.of(asked) : Optional.empty();
  }

  /// Goes on to the next question, or to the new Government.
  static void goOn(WeimarTable table) {
    LiveTable live = table.live();
    switch (talks(table).now()) {
      case Talk.Overthrow(WeimarParty party, _, _) -> {
        live.stage().endPhase();
        GameEnds.early(table, EarlyEnd.OVERTHROW, party.name());
      }
      case Talk.Asked asked -> ask(table, asked);
      case Talk.Formed formed -> {
        form(table, formed);
        live.stage().endPhase();
      }
      case Talk.Unsettled() -> {
        live.tell(new WeimarNews.NoGovernment());
        live.stage()
            .order(
                WeimarTable.seats(List.of(WeimarParty.values())).stream()
                    .filter(seat -> !table.isBot(seat))
                    .toList());
      }
    }
  }

  /// A bot governs with nobody: it would have to stabilise the Republic.
  private static void ask(WeimarTable table, Talk.Asked asked) {
    table
        .live()
        .tell(
            new WeimarNews.CoalitionProposed(
                asked.coalition().word(),
                asked.seats(),
                asked.of(),
                asked.parties().stream().map(WeimarParty::name).toList()));
    Optional<WeimarParty> bot = asked.parties().stream().filter(table::isBot).findFirst();
    if (bot.isPresent()) {
      PoliticsActs.told(
          table.live(), new CoalitionTalks.CoalitionAnswer(asked.coalition(), bot.get(), false));
      goOn(table);
    } else {
      table.live().stage().order(WeimarTable.seats(asked.parties()));
    }
  }

  private static void form(WeimarTable table, Talk.Formed formed) {
    List<WeimarParty> parties = formed.parties();
    table.set(WeimarNames.CHANCELLOR, parties.getFirst().name(), "government");
    table.set(
        WeimarNames.PARTNER,
        parties.size() > 1 ? parties.getLast().name() : WeimarNames.NOBODY,
        "government");
    table
        .live()
        .tell(
            new WeimarNews.GovernmentFormed(
                parties.stream().map(WeimarParty::name).toList(),
                formed.seats(),
                formed.of(),
                formed.majority(),
                formed.chancellorTied()));
    boolean minority = table.drBox().contains(ThreatKind.MINORITY_CABINET);
    if (!formed.majority() && !minority) {
      new BoardChanges(table).box(ThreatKind.MINORITY_CABINET, "minority");
    }
  }
}
