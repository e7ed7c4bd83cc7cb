package depesche.bot.votes;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;

/// Draws with inclusion lists as older judges count them: moderators 2.2.
class DrawBallotTest {

  private static final List<String> LIVING = List.of("A", "E", "F", "G");

  private static DrawBallot ballot(String seat, String list) {
    return new DrawBallot(seat, List.of(list.split("")));
  }

  @Test
  void aListWithOneselfApprovesEverySubsetThatIncludesOneself() {
    DrawBallot ballot = ballot("A", "AEF");
    assertThat(ballot.approves(List.of("A", "E", "F"))).isTrue();
    assertThat(ballot.approves(List.of("A", "E"))).isTrue();
    assertThat(ballot.approves(List.of("E", "F"))).isFalse();
    assertThat(ballot.approves(List.of("A", "G"))).isFalse();
  }

  @Test
  void aListWithoutOneselfApprovesSubsetsWithAndWithout() {
    DrawBallot ballot = ballot("A", "EF");
    assertThat(ballot.approves(List.of("E", "F"))).isTrue();
    assertThat(ballot.approves(List.of("A", "E", "F"))).isTrue();
    assertThat(ballot.approves(List.of("E", "F", "G"))).isFalse();
  }

  @Test
  void ofSeveralDrawsThatSuitAllTheLargestCounts() {
    List<DrawBallot> ballots =
        List.of(ballot("A", "EF"), ballot("E", "AEF"), ballot("F", "AEFG"), ballot("G", "AEF"));
    assertThat(DrawBallot.agreed(LIVING, ballots)).contains(List.of("A", "E", "F"));
  }

  @Test
  void twoWhoLeaveEachOtherOutAgreeToNothing() {
    List<DrawBallot> ballots =
        List.of(ballot("A", "AE"), ballot("E", "EF"), ballot("F", "EF"), ballot("G", "EF"));
    assertThat(DrawBallot.agreed(LIVING, ballots)).isEmpty();
  }

  @Test
  void aDrawOfOneIsNone() {
    List<DrawBallot> ballots = List.of(ballot("A", "E"), ballot("E", "E"));
    assertThat(DrawBallot.agreed(List.of("A", "E"), ballots)).isEmpty();
  }

  @Test
  void noLargerDrawSuitsAll() {
    // Against a search through all draws.
    long seed = Long.getLong("depesche.seed", System.nanoTime());
    System.out.println("seed " + seed);
    Random random = new Random(seed);
    for (int round = 0; round < 2000; round++) {
      List<DrawBallot> ballots =
          LIVING.stream().map(seat -> new DrawBallot(seat, some(random))).toList();
      Optional<Integer> best =
          subsets().stream()
              .filter(draw -> draw.size() > 1)
              .filter(draw -> ballots.stream().allMatch(ballot -> ballot.approves(draw)))
              .map(List::size)
              .max(Integer::compare);
      Optional<List<String>> agreed = DrawBallot.agreed(LIVING, ballots);
      assertThat(agreed.map(List::size)).as("%s", ballots).isEqualTo(best);
      agreed.ifPresent(draw -> assertThat(ballots).allMatch(ballot -> ballot.approves(draw)));
    }
  }

  private static List<String> some(Random random) {
    List<List<String>> all = subsets().stream().filter(one -> one.size() > 1).toList();
    return all.get(random.nextInt(all.size()));
  }

  private static List<List<String>> subsets() {
    List<List<String>> all = new ArrayList<>();
    for (int bits = 1; bits < 1 << LIVING.size(); bits++) {
      List<String> one = new ArrayList<>();
      for (int i = 0; i < LIVING.size(); i++) {
        if ((bits >> i & 1) == 1) {
          one.add(LIVING.get(i));
        }
      }
      all.add(one);
    }
    return all;
  }
}
