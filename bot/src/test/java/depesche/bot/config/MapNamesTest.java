package depesche.bot.config;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.adjudicator.notation.OrderText;
import depesche.adjudicator.notation.ProvinceNames;
import depesche.adjudicator.notation.Wording;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import java.util.stream.Stream;
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
    Path maps = Path.of("../config/maps");
    for (MapFile.Site site :
        MapFile.read(maps.resolve("blood-and-iron.json")).sheet().provinces()) {
      List<String> all = new ArrayList<>(List.of(site.id(), site.name(), site.german()));
      all.addAll(site.aliases());
      names.put("blood-and-iron " + site.id(), all);
    }
    var standard = StandardFile.read(maps.resolve("standard.json"));
    standard
        .board()
        .provinces()
        .forEach(
            province ->
                names.put(
                    "standard " + province.id(),
                    Stream.concat(
                            Stream.of(province.id(), province.name()),
                            standard.spellings().getOrDefault(province.id(), List.of()).stream())
                        .toList()));
    return names;
  }
}
