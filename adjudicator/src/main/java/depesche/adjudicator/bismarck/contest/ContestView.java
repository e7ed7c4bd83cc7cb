package depesche.adjudicator.bismarck.contest;

import depesche.adjudicator.Fact;
import depesche.adjudicator.picture.Picture;
import depesche.adjudicator.rules.View;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;

/// A contest as somebody sees it who plays none of its tables: nothing before all have ended.
public record ContestView(Fact state, Optional<Picture> picture) implements View {

  /// The fields of the state line.
  ///
  /// @param tables by seat; none before all have ended
  public record ContestState(
      String phase,
      List<String> seats,
      SequencedMap<String, Fact> tables,
      boolean over,
      List<String> winners)
      implements Fact {

    public ContestState {
      seats = List.copyOf(seats);
      tables = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(tables));
      winners = List.copyOf(winners);
    }
  }
}
