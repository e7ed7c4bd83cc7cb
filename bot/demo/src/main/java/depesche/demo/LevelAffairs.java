package depesche.demo;

import depesche.demo.letters.Affairs;
import java.util.Comparator;
import java.util.List;

/// What there is to write about in Great Powers: who bids on which trait, and who leads.
///
/// @param before the levels when letters were written last
record LevelAffairs(StatusLevels now, StatusLevels before) implements Affairs {

  @Override
  public List<String> seats() {
    return List.copyOf(now.rows().keySet());
  }

  @Override
  public int score(String seat) {
    return now.of(seat, "VP");
  }

  /// Where they are nearest to each other bidding costs both the most.
  @Override
  public List<String> between(String one, String other) {
    return StatusLevels.TRAITS.stream()
        .sorted(
            Comparator.comparingInt(
                (String trait) -> Math.abs(now.of(one, trait) - now.of(other, trait))))
        .limit(3)
        .toList();
  }

  @Override
  public boolean hasTouched(String seat, String about) {
    return now.of(seat, about) > before.of(seat, about);
  }

  @Override
  public List<Grievance> losses() {
    return List.of();
  }

  /// Everybody has something to fear from a seat that leads by more than a point.
  @Override
  public List<Grievance> threats() {
    List<String> ranked =
        seats().stream().sorted(Comparator.comparingInt((String seat) -> -score(seat))).toList();
    String leader = ranked.getFirst();
    String strongest =
        StatusLevels.TRAITS.stream()
            .max(Comparator.comparingInt(trait -> now.of(leader, trait)))
            .orElseThrow();
    return score(leader) < score(ranked.get(1)) + 2
        ? List.of()
        : ranked.stream().skip(1).map(other -> new Grievance(other, leader, strongest)).toList();
  }

  @Override
  public String called(String about) {
    return about;
  }

  @Override
  public String year() {
    return "";
  }
}
