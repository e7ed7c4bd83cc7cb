package depesche.adjudicator.diplomacy.ahead;

import depesche.adjudicator.diplomacy.campaign.PhaseId;
import depesche.adjudicator.diplomacy.campaign.SharedBoard;
import depesche.adjudicator.kit.PhaseCalendar;
import java.util.Optional;

/// The phases of a game; its rulings say which year is the last.
record CampaignPhases(SharedBoard board) implements PhaseCalendar<PhaseId> {

  @Override
  public Optional<PhaseId> read(String words) {
    return PhaseWords.read(words);
  }

  @Override
  public String id(PhaseId phase) {
    return phase.id();
  }

  @Override
  public String title(PhaseId phase) {
    return phase.title();
  }

  @Override
  public Optional<PhaseId> last() {
    int year = board.law().lastYear();
    return year == Integer.MAX_VALUE
        ? Optional.empty()
        : Optional.of(new PhaseId("W", year, PhaseId.Kind.ADJUSTMENTS));
  }
}
