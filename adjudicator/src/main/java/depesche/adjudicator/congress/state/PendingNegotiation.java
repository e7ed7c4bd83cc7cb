package depesche.adjudicator.congress.state;

import depesche.adjudicator.Seat;
import depesche.adjudicator.congress.board.IssueSpace;
import depesche.adjudicator.congress.board.MajorPower;
import depesche.adjudicator.table.position.TextValue;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Optional;
import java.util.SequencedMap;

/// An issue that was negotiated and may be debated.
///
/// @param issue its name
/// @param reached the space that it has reached
/// @param leader whether a leader was played
/// @param by the power that has negotiated
/// @param debates what seats have declared, hidden until one of them is played
/// @param bot what the bot of the introductory scenario debates with
public record PendingNegotiation(
    TextValue issue,
    IssueSpace reached,
    boolean leader,
    MajorPower by,
    SequencedMap<Seat, Declared> debates,
    Optional<IssueCard> bot) {

  public PendingNegotiation {
    debates = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(debates));
  }

  /// A debate that a seat has declared.
  ///
  /// @param first whether France pre-empts all others
  public record Declared(boolean first, IssueCard card) {}

  /// An issue that nobody debates yet.
  public PendingNegotiation(String issue, IssueSpace reached, boolean leader, MajorPower by) {
    this(new TextValue(issue), reached, leader, by, new LinkedHashMap<>(), Optional.empty());
  }

  /// {@return the name of the issue}
  public String name() {
    return issue.text();
  }

  public PendingNegotiation with(Seat seat, Declared debate) {
    SequencedMap<Seat, Declared> more = new LinkedHashMap<>(debates);
    more.put(seat, debate);
    return new PendingNegotiation(issue, reached, leader, by, more, bot);
  }

  public PendingNegotiation withBot(IssueCard card) {
    return new PendingNegotiation(issue, reached, leader, by, debates, Optional.of(card));
  }
}
