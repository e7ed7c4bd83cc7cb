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
    assertThat(OrderText.read("waive")).isEqualTo(new Wording.Waive(NOBODY, 1, NOBODY));
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
  void anOrWithoutAPlaceIsPassedOver() {
    // Reading goes on and comes to an end, whatever stands behind the word.
    assertThat(OrderText.read("A BER R or MUN"))
        .isEqualTo(new Wording.Retreat(ARMY, List.of("MUN")));
    assertThat(OrderText.read("A BER R or")).isEqualTo(new Wording.Retreat(ARMY, List.of()));
  }

  @Test
  void aWordTooManyIsNamed() {
    assertThat(OrderText.read("BER - MUN H")).isEqualTo(new Wording.Stray("H"));
  }

  @Test
  void noOrderAtAll() {
    assertThat(OrderText.read("BER")).isEqualTo(new Wording.Bare(BER));
    assertThat(OrderText.read("...")).isEqualTo(new Wording.Nothing());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "A LON - NTH - BEL",
        "A LON - BEL via NTH",
        "army London moves to BEL via convoy NTH",
        "A London nach BEL über NTH"
      })
  void aMoveByConvoyMayNameItsWay(String text) {
    // A path, or `VIA`, says that the army goes by convoy.
    assertThat(OrderText.read(text))
        .isInstanceOfSatisfying(
            Wording.Convoyed.class,
            move -> {
              assertThat(move.to()).isEqualTo("BEL");
              assertThat(move.through()).containsExactly("NTH");
            });
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "F NTH C A LON - BEL",
        "F NTH CONVOY A LON - BEL",
        "fleet NTH convoys army LON to BEL",
        "F NTH convoy to BEL from A LON",
        "Flotte NTH konvoiert Armee LON nach BEL"
      })
  void aFleetConvoysAnArmy(String text) {
    // All wordings of a convoy are one.
    assertThat(OrderText.read(text))
        .isInstanceOfSatisfying(
            Wording.Convoy.class,
            convoy -> {
              assertThat(convoy.unit()).isEqualTo(new Wording.Unit("", "F", "NTH"));
              assertThat(convoy.army()).isEqualTo(new Wording.Unit("", "A", "LON"));
              assertThat(convoy.to()).isEqualTo("BEL");
            });
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "A BER S A MUN - SIL",
        "A BER supports A MUN to SIL",
        "A BER support move to SIL from A MUN",
        "A BER supports the move from A MUN to SIL",
        "Armee BER unterstützt Armee MUN nach SIL"
      })
  void aSupportOfAMoveHasManyWordings(String text) {
    // What is supported may stand before or behind where it goes.
    assertThat(OrderText.read(text))
        .isEqualTo(new Wording.SupportMove(ARMY, new Wording.Unit("", "A", "MUN"), "SIL"));
  }

  @Test
  void ordersMayBeGerman() {
    // The words of the field are known in German too, umlauts or not.
    assertThat(OrderText.read("Berlin nach MUN"))
        .isEqualTo(new Wording.Move(new Wording.Unit("", "", "Berlin"), "MUN"));
    assertThat(OrderText.read("A BER hält")).isEqualTo(new Wording.Hold(ARMY));
    assertThat(OrderText.read("A BER haelt")).isEqualTo(new Wording.Hold(ARMY));
    assertThat(OrderText.read("Bau Armee BER")).isEqualTo(new Wording.Build(ARMY));
    assertThat(OrderText.read("Auflösen A BER")).isEqualTo(new Wording.Disband(ARMY));
    assertThat(OrderText.read("Abbau A BER")).isEqualTo(new Wording.Remove(ARMY));
    assertThat(OrderText.read("Verzicht")).isEqualTo(new Wording.Waive(NOBODY, 1, NOBODY));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "SPA/SC",
        "SPA SC",
        "SPA / sc",
        "SPA/South Coast",
        "SPA south coast",
        "SPA/s",
        "SPA Südküste",
        "SPA suedkueste"
      })
  void aCoastIsNamedBehindItsProvince(String words) {
    // A coast has many spellings.
    assertThat(PlaceWithCoast.of(words)).isEqualTo(new PlaceWithCoast("SPA", "SC"));
  }

  @Test
  void aProvinceHasNoCoastUnlessOneIsNamed() {
    // A name is left whole.
    assertThat(PlaceWithCoast.of("North Sea")).isEqualTo(new PlaceWithCoast("North Sea", ""));
  }
}
