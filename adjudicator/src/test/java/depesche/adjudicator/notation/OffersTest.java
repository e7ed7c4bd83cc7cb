package depesche.adjudicator.notation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// A line is offered as long as what is typed is its beginning, in any way of writing it.
class OffersTest {

  private static final Offer SUPPORT =
      new Offer(
          List.of(
              new Offer.Aside("F", List.of("f", "fleet")),
              Offer.Name.of("NTH", List.of("NTH", "North Sea")),
              new Offer.Sign("S", "supports"),
              new Offer.Aside("A", List.of("a", "army")),
              Offer.Name.of("YOR", List.of("YOR", "Yorkshire")),
              new Offer.Sign("-", "to"),
              Offer.Name.of("NWY", List.of("NWY", "Norway"))));

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "f",
        "F NTH",
        "nth",
        "North S",
        "fleet north sea",
        "F NTH S",
        "NTH supp",
        "NTH sup",
        "the fleet in the North Sea supports York",
        "F NTH S A YOR →",
        "F NTH S YOR - N",
        "F NTH S YOR to norw",
        "F NTH S YOR - Norway"
      })
  void aLineThatBeginsAsTypedIsOffered(String typed) {
    assertThat(best(typed)).containsExactly("F NTH S A YOR - NWY");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"A NTH", "F NWY", "F NTH -", "F NTH S A YOR - NTH", "F NTH S YOR - NWY H"})
  void anotherIsNot(String typed) {
    assertThat(best(typed)).isEmpty();
  }

  private static List<String> best(String typed) {
    return Offers.best("", typed, List.of(), Stream.of(SUPPORT), _ -> true);
  }

  /// The text before the order that is being typed stays where it is.
  @Test
  void theHeadStays() {
    assertThat(Offers.best("A PAR H;", "nth", List.of(), Stream.of(SUPPORT), _ -> true))
        .containsExactly("A PAR H; F NTH S A YOR - NWY");
    assertThat(Offers.best("x".repeat(90), "nth", List.of(), Stream.of(SUPPORT), _ -> true))
        .as("longer than a list of choices shows")
        .isEmpty();
  }

  /// Of many kinds each has its turn; what the rules refuse is left out.
  @Test
  void kindsTakeTurnsUntilTheListIsFull() {
    List<Stream<Offer>> kinds = List.of(numbered("A", 100), numbered("B", 2), numbered("C", 100));
    List<String> best = Offers.best("", "", kinds, numbered("D", 9), line -> !line.equals("C 1"));
    assertThat(best).hasSize(Offers.MOST).startsWith("A 0", "B 0", "C 0", "A 1", "B 1", "A 2");
  }

  /// Offers that may be made in advance come last.
  @Test
  void whatIsNotAskedYetComesLast() {
    List<Stream<Offer>> asked = List.of(numbered("A", 2), numbered("B", 1));
    assertThat(Offers.best("", "", asked, numbered("C", 2), _ -> true))
        .containsExactly("A 0", "B 0", "A 1", "C 0", "C 1");
  }

  private static Stream<Offer> numbered(String kind, int count) {
    return IntStream.range(0, count)
        .mapToObj(
            number ->
                new Offer(List.of(Offer.Name.of(kind), Offer.Name.of(String.valueOf(number)))));
  }
}
