package depesche.adjudicator.title;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.adjudicator.board.Province;
import depesche.adjudicator.diplomacy.DiplomacyRules;
import depesche.adjudicator.diplomacy.campaign.MapIndex;
import depesche.adjudicator.notation.OrderText;
import depesche.adjudicator.notation.ProvinceNames;
import depesche.adjudicator.notation.Wording;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import org.junit.jupiter.api.Test;

class MapNamesTest {

  @Test
  void noNameOfAProvinceIsAWordOfAnOrder() {
    // Every name on a map can be written in an order and stays whole.
    names()
        .forEach(
            (id, spellings) -> {
              ProvinceNames known =
                  new ProvinceNames(List.of(new ProvinceNames.Name(id, spellings)));
              for (String name : spellings) {
                assertThat(OrderText.read(known.whole(name + " H")))
                    .as("%s, written %s", id, name)
                    .isInstanceOf(Wording.Hold.class);
                assertThat(OrderText.read(known.whole("A BER - " + name)))
                    .as("%s, written %s", id, name)
                    .isInstanceOfSatisfying(
                        Wording.Move.class, move -> assertThat(move.to()).isNotEmpty());
              }
            });
  }

  private static SequencedMap<String, List<String>> names() {
    SequencedMap<String, List<String>> names = new LinkedHashMap<>();
    for (DiplomacyRules title : List.of(MapFiles.BLOOD_AND_IRON, MapFiles.STANDARD)) {
      MapIndex map = title.variant().map();
      for (Province province : map.board().provinces()) {
        List<String> all = new ArrayList<>(List.of(province.id(), province.name()));
        all.addAll(map.spellings(province.id()));
        names.put(title.title().id() + " " + province.id(), all);
      }
    }
    return names;
  }
}
