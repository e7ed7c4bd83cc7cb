package depesche.bot.votes;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/// One seat's vote for a draw with an inclusion list, as older judges count it (research 2.2): with
/// itself on the list, a seat agrees to every draw between seats of the list that includes itself;
/// without itself, to every draw between seats of the list, with itself or without.
///
/// @param seat who votes
/// @param list the seats it would let share
public record DrawBallot(String seat, List<String> list) {

  /// A draw of one is a victory, and has its own word: concede.
  private static final int LEAST = 2;

  public DrawBallot {
    list = List.copyOf(list);
  }

  /// {@return whether the voter wants to share in it themselves}
  public boolean includesItself() {
    return list.contains(seat);
  }

  /// {@return whether the voter agrees to a draw between these}
  public boolean approves(List<String> shared) {
    boolean within = shared.stream().allMatch(one -> one.equals(seat) || list.contains(one));
    return within && (!includesItself() || shared.contains(seat));
  }

  /// {@return the draw that all these agree to, in table order; nothing if there is none}
  ///
  /// Whatever all agree to lies between two lists: of those who insist on sharing, and of those
  /// whom nobody leaves out. The longer one is taken: nobody objects to anybody on it.
  ///
  /// @param living who can share, in table order
  public static Optional<List<String>> agreed(List<String> living, List<DrawBallot> ballots) {
    Set<String> allowed = new LinkedHashSet<>(living);
    for (DrawBallot ballot : ballots) {
      allowed.removeIf(one -> !one.equals(ballot.seat) && !ballot.list.contains(one));
    }
    List<String> shared = new ArrayList<>(allowed);
    boolean all = ballots.stream().allMatch(ballot -> ballot.approves(shared));
    return all && !ballots.isEmpty() && shared.size() >= LEAST
        ? Optional.of(List.copyOf(shared))
        : Optional.empty();
  }
}
