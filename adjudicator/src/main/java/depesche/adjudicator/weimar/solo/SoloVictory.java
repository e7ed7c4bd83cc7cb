package depesche.adjudicator.weimar.solo;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.SequencedMap;

/// How the game for one ends (1.2): ten criteria, of which 5 are a small victory and 8 a big one.
///
/// @param met whether each is met
public record SoloVictory(SequencedMap<Criterion, Boolean> met) {

  /// The ten criteria, in printed order.
  public enum Criterion {
    SEATS,
    BASES,
    ECONOMY,
    LONDON_ULTIMATUM,
    NO_INFLATION,
    COUNCILS_AND_REGIMES,
    DR_BOX,
    VICTORY_POINTS,
    GOVERNMENT,
    DISSOLVED
  }

  /// What it comes to.
  public enum Degree {
    DEFEAT,
    SMALL,
    BIG
  }

  /// What is counted.
  ///
  /// @param seats of the SPD
  /// @param bases of the SPD in cities
  /// @param marked cities with Councils or a Regime
  /// @param points of the SPD
  /// @param governs whether the SPD is in Government
  /// @param dissolved units of the KPD and the DNVP
  public record SoloCount(
      int seats,
      int bases,
      int economy,
      boolean londonDone,
      int inflation,
      int marked,
      int drBox,
      int points,
      boolean governs,
      int dissolved) {}

  private static final int SMALL = 5;
  private static final int BIG = 8;

  public SoloVictory {
    met = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(met));
  }

  /// {@return which criteria are met}
  public static SoloVictory of(SoloCount count) {
    SequencedMap<Criterion, Boolean> met = new LinkedHashMap<>();
    met.put(Criterion.SEATS, count.seats() >= 10);
    met.put(Criterion.BASES, count.bases() >= 10);
    met.put(Criterion.ECONOMY, count.economy() >= 3);
    met.put(Criterion.LONDON_ULTIMATUM, count.londonDone());
    met.put(Criterion.NO_INFLATION, count.inflation() == 0);
    met.put(Criterion.COUNCILS_AND_REGIMES, count.marked() <= 1);
    met.put(Criterion.DR_BOX, count.drBox() <= 2);
    met.put(Criterion.VICTORY_POINTS, count.points() >= 15);
    met.put(Criterion.GOVERNMENT, count.governs());
    met.put(Criterion.DISSOLVED, count.dissolved() >= 3);
    return new SoloVictory(met);
  }

  public int count() {
    return (int) met.values().stream().filter(Boolean::booleanValue).count();
  }

  /// {@return what it comes to; a game that ended early is a defeat}
  public Degree degree(boolean early) {
    if (early || count() < SMALL) {
      return Degree.DEFEAT;
    }
    return count() >= BIG ? Degree.BIG : Degree.SMALL;
  }
}
