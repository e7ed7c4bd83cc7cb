package depesche.bot.chance;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/// That seats were dealt by the wishes is checked, not only that the orders were drawn.
class DealCheckTest {

  private static final GameSeed SEED = GameSeed.of("deal", Secrets.seeded("deal"), new TreeMap<>());

  private static List<ProofCheck> checks(List<Transcript.Dealt> deal) {
    return checks(deal, "{\"decks\":{}}");
  }

  private static List<ProofCheck> checks(List<Transcript.Dealt> deal, String setup) {
    Secrets secrets = Secrets.seeded("deal");
    Transcript.Head head =
        new Transcript.Head(
                "deal",
                setup,
                GameSeed.anchor(secrets),
                GameSeed.commitment("deal", setup, secrets),
                List.of(),
                "")
            .summed();
    TurnChance chance = new TurnChance(SEED, 1, "");
    List<String> seats = List.of("Red", "Blue", "Green");
    chance.open("seats", "players").shuffled(seats);
    chance.open("seats", "places").shuffled(seats);
    Transcript.Turn turn =
        new Transcript.Turn(
                1,
                "",
                SEED.anchor(1),
                "",
                "",
                "",
                List.of(),
                List.of(),
                chance.draws(),
                List.of(),
                deal,
                List.of(),
                Transcript.Opened.of(List.of()),
                "")
            .summed("deal", head.sum());
    Transcript whole = Transcript.of(head, List.of(turn), Transcript.Keys.closed());
    return Verification.of(whole, List.of());
  }

  private static Transcript.Dealt dealt(String seat, String wish, String got) {
    return new Transcript.Dealt(seat, List.of(List.of(wish)), got);
  }

  @Test
  void whoGetsAnotherSeatThanTheWishesGiveIsFound() {
    // All wishes can be met, so there is one deal; every sum over the other one is right, too.
    List<Transcript.Dealt> right =
        List.of(
            dealt("Red", "Blue", "Blue"),
            dealt("Blue", "Green", "Green"),
            dealt("Green", "Red", "Red"));
    assertThat(checks(right))
        .allMatch(ProofCheck::passed)
        .anyMatch(check -> check.line().contains("dealt by the wishes"));
    List<Transcript.Dealt> wrong = new ArrayList<>(right);
    wrong.set(0, dealt("Red", "Blue", "Green"));
    wrong.set(1, dealt("Blue", "Green", "Blue"));
    assertThat(checks(wrong))
        .filteredOn(check -> !check.passed())
        .singleElement()
        .matches(check -> check.line().contains("dealt by the wishes"));
  }

  @Test
  void aDealThatIsLeftOutIsFound() {
    // Orders of seats are drawn for a deal; without it nobody can check who sits where.
    assertThat(checks(List.of()))
        .filteredOn(check -> !check.passed())
        .singleElement()
        .matches(check -> check.line().contains("how they were dealt is missing"));
    assertThat(checks(List.of(), "{\"decks\":{},\"series\":\"spring\"}"))
        .allMatch(ProofCheck::passed);
  }

  @Test
  void aDealWithoutOneOfThePlayersIsFound() {
    assertThat(checks(List.of(dealt("Red", "Blue", "Blue"))))
        .anyMatch(check -> !check.passed() && check.line().contains("not dealt among those"));
  }
}
