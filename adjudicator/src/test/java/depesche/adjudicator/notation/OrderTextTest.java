package depesche.adjudicator.notation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class OrderTextTest {

  private static final Wording.Unit BER = new Wording.Unit("", "", "BER");
  private static final Wording.Unit ARMY = new Wording.Unit("", "A", "BER");
  private static final Wording.Unit NOBODY = new Wording.Unit("", "", "");

  @ParameterizedTest
  @ValueSource(
      strings = {
        "BER-MUN",
        "BER - MUN",
        "BER -> MUN",
        "BER --> MUN.",
        "BER – MUN",
        "BER → MUN",
        "BER => MUN",
        "BER to MUN",
        "BER moves to MUN",
        "BER attacks on the MUN",
        "move BER to MUN",
        "\"BER\" m MUN",
        "BER - MUN (* bounced *)"
      })
  void aMoveHasManyWordings(String text) {
    assertThat(OrderText.read(text)).isEqualTo(new Wording.Move(BER, "MUN"));
  }

  @Test
  void supportsNameTheUnitAndItsOwner() {
    assertThat(OrderText.read("A BER S Austrian AA PAS - MUN"))
        .isEqualTo(new Wording.SupportMove(ARMY, new Wording.Unit("Austrian", "AA", "PAS"), "MUN"));
    assertThat(OrderText.read("A BER supports MUN to hold"))
        .isEqualTo(new Wording.SupportHold(ARMY, new Wording.Unit("", "", "MUN")));
  }

  @Test
  void adjustmentsLeadOrFollow() {
    assertThat(OrderText.read("B A BER")).isEqualTo(new Wording.Build(ARMY));
    assertThat(OrderText.read("+A BER")).isEqualTo(new Wording.Build(ARMY));
    assertThat(OrderText.read("A BER B")).isEqualTo(new Wording.Build(ARMY));
    assertThat(OrderText.read("REMOVE A BER")).isEqualTo(new Wording.Remove(ARMY));
    assertThat(OrderText.read("waive")).isEqualTo(new Wording.Waive());
  }

  @Test
  void retreatsMayNameSeveralPlaces() {
    assertThat(OrderText.read("A BER retreats to MUN"))
        .isEqualTo(new Wording.Retreat(ARMY, List.of("MUN")));
    assertThat(OrderText.read("R NUR or PAS"))
        .isEqualTo(new Wording.Retreat(NOBODY, List.of("NUR", "PAS")));
    assertThat(OrderText.read("BER D")).isEqualTo(new Wording.Disband(BER));
  }

  @Test
  void aWordTooManyIsNamed() {
    assertThat(OrderText.read("BER - MUN - ULM")).isEqualTo(new Wording.Stray("-"));
    assertThat(OrderText.read("BER - MUN H")).isEqualTo(new Wording.Stray("H"));
    assertThat(OrderText.read("BER - MUN via convoy")).isEqualTo(new Wording.Convoy("via"));
  }

  @Test
  void noOrderAtAll() {
    assertThat(OrderText.read("BER")).isEqualTo(new Wording.Bare(BER));
    assertThat(OrderText.read("...")).isEqualTo(new Wording.Nothing());
  }
}
