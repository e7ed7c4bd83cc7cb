package depesche.bot.people;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.bot.chance.SeatAssignment;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import org.junit.jupiter.api.Test;

/// The wishes of all are met as well as they can be together, and a drawn order decides the rest.
class SeatAssignmentTest {

  private static final List<String> POWERS =
      List.of("Austria", "England", "France", "Germany", "Italy", "Russia", "Turkey");

  private static WishList wishes(String text) {
    return WishList.read(text, POWERS).list().orElseThrow();
  }

  @Test
  void aListIsReadByNamesBeginningsAndInitials() {
    // Moderators 2.2: brackets hold what is equally welcome, a star all the rest.
    assertThat(wishes("E[FGR][TAI]").text())
        .isEqualTo("England [France Germany Russia] [Turkey Austria Italy]");
    assertThat(wishes("england > (fra, ger) *").text())
        .isEqualTo("England [France Germany] [Austria Italy Russia Turkey]");
    assertThat(wishes("Turkey").text()).isEqualTo("Turkey");
    assertThat(wishes("*").rank("Italy")).isEqualTo(1);
    assertThat(wishes("EF").rank("Italy")).isEqualTo(3);
    assertThat(WishList.read("E[FGX]", POWERS).word()).isEqualTo("FGX");
    for (String odd : List.of("E[FG", "E]FG", "[[E]F]", "E[F[G]]", "E(FG", "][")) {
      assertThat(WishList.read(odd, POWERS).list()).as(odd).isEmpty();
    }
    assertThat(WishList.read("B", List.of("Blue", "Black")).candidates())
        .containsExactly("Blue", "Black");
  }

  @Test
  void noOtherDealIsBetterForAllTogether() {
    // Compared with every permutation, for random wishes.
    long seed = Long.getLong("depesche.seed", 14);
    Random random = new Random(seed);
    for (int round = 0; round < 30; round++) {
      List<String> seats = POWERS.subList(0, 5);
      Map<String, WishList> wishes = new LinkedHashMap<>();
      for (int player = 0; player < 5; player++) {
        List<String> mixed = new ArrayList<>(seats);
        Collections.shuffle(mixed, random);
        wishes.put(
            "p" + player, WishList.read(String.join(" ", mixed), seats).list().orElseThrow());
      }
      List<String> players = List.copyOf(wishes.keySet());
      int found = cost(SeatAssignment.of(players, seats, groups(wishes)), wishes);
      int least = least(players, new ArrayList<>(), seats, wishes);
      assertThat(found).as("seed %d round %d", seed, round).isEqualTo(least);
    }
  }

  private static Map<String, List<List<String>>> groups(Map<String, WishList> wishes) {
    Map<String, List<List<String>>> groups = new LinkedHashMap<>();
    wishes.forEach((player, list) -> groups.put(player, list.groups()));
    return groups;
  }

  private static int cost(Map<String, String> deal, Map<String, WishList> wishes) {
    return deal.entrySet().stream()
        .mapToInt(
            one -> {
              int rank = Objects.requireNonNull(wishes.get(one.getKey())).rank(one.getValue());
              return rank * rank;
            })
        .sum();
  }

  private static int least(
      List<String> players, List<String> taken, List<String> seats, Map<String, WishList> wishes) {
    if (taken.size() == players.size()) {
      Map<String, String> deal = new LinkedHashMap<>();
      for (int i = 0; i < taken.size(); i++) {
        deal.put(players.get(i), taken.get(i));
      }
      return cost(deal, wishes);
    }
    int least = Integer.MAX_VALUE;
    for (String seat : seats) {
      if (!taken.contains(seat)) {
        List<String> more = new ArrayList<>(taken);
        more.add(seat);
        least = Math.min(least, least(players, more, seats, wishes));
      }
    }
    return least;
  }

  @Test
  void theDrawnOrderDecidesBetweenEqualWishes() {
    Map<String, WishList> wishes = Map.of("a", wishes("E"), "b", wishes("E"));
    List<String> seats = List.of("England", "France");
    assertThat(SeatAssignment.of(List.of("a", "b"), seats, groups(wishes)))
        .containsEntry("a", "England");
    assertThat(SeatAssignment.of(List.of("b", "a"), seats, groups(wishes)))
        .containsEntry("b", "England");
  }

  @Test
  void whoHasNoWishesGetsWhatIsDrawnFirstOfWhatIsLeft() {
    List<String> seats = List.of("Turkey", "England", "France");
    assertThat(
            SeatAssignment.of(List.of("a", "b", "c"), seats, Map.of("b", wishes("Turkey").groups()))
                .values())
        .containsExactly("England", "Turkey", "France");
  }
}
