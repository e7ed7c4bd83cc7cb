package depesche.adjudicator.notation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ProvinceNamesTest {

  private static final ProvinceNames NAMES =
      new ProvinceNames(
          List.of(
              new ProvinceNames.Name("COL", List.of("Cologne", "Köln", "Koeln")),
              new ProvinceNames.Name("FRA", List.of("Frankfurt", "Frankfort")),
              new ProvinceNames.Name("FCE", List.of("France")),
              new ProvinceNames.Name("MAI", List.of("Mainz")),
              new ProvinceNames.Name("MAG", List.of("Magdeburg")),
              new ProvinceNames.Name("WES", List.of("Wesel", "Wessel")),
              new ProvinceNames.Name("NTH", List.of("North Sea"))));

  @ParameterizedTest
  @ValueSource(strings = {"COL", "col", "Köln", "KÖLN", "Koeln", "koln", "Cologne.", "co-logne"})
  void caseUmlautsAndPunctuationDoNotMatter(String word) {
    assertThat(NAMES.find(word)).isEqualTo(new Match.Found("COL"));
  }

  @Test
  void aNameMayHaveSeveralWords() {
    assertThat(NAMES.find("north  sea")).isEqualTo(new Match.Found("NTH"));
  }

  @Test
  void aNearMissOfOneLongNameIsCloseAndNoMore() {
    assertThat(NAMES.find("Magdeburk")).isEqualTo(new Match.Close("MAG"));
    assertThat(NAMES.find("Wesle")).isEqualTo(new Match.Close("WES"));
    assertThat(NAMES.find("Frankf")).isEqualTo(new Match.Close("FRA"));
  }

  @Test
  void aShortWordIsNeverGuessed() {
    assertThat(NAMES.find("COK")).isEqualTo(new Match.Unknown(List.of("COL")));
    assertThat(NAMES.find("Main")).isEqualTo(new Match.Close("MAI"));
    assertThat(NAMES.find("Man")).isEqualTo(new Match.Unknown(List.of("MAI", "MAG")));
  }

  @Test
  void aWordThatCouldMeanTwoThingsNamesBoth() {
    assertThat(NAMES.find("Fran")).isEqualTo(new Match.Unclear(List.of("FRA", "FCE")));
  }

  @Test
  void nonsenseIsUnknown() {
    assertThat(NAMES.find("Timbuktu")).isEqualTo(new Match.Unknown(List.of()));
    assertThat(NAMES.find("--")).isEqualTo(new Match.Unknown(List.of()));
  }
}
