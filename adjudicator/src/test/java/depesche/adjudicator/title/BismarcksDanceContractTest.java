package depesche.adjudicator.title;

import depesche.adjudicator.Demand;
import depesche.adjudicator.Seat;
import depesche.adjudicator.Volume;
import depesche.adjudicator.bismarck.table.DanceOrders;
import depesche.adjudicator.bismarck.table.DancePosition;
import depesche.adjudicator.rules.Rules;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;

/// Bismarck's Dance keeps the promises of every title.
final class BismarcksDanceContractTest extends ExamplesContract<DancePosition, DanceOrders> {

  private static final List<String> AHEAD =
      List.of(
          "SIDE GERMANY > GB > RUSSIA > AUSTRIA",
          "SIDE FRANCE",
          "LOSE PL > NL > C > Z",
          "DISC FROM EVENT > POLITICS",
          "DISCARD \"Honest Broker\"",
          "CHOOSE GB > RUSSIA > 3 > 1",
          "MOVE ITALY",
          "MOVE GB",
          "REGAIN Z",
          "CANCEL 1",
          "CANCEL 4",
          "PLAY Intelligence 2",
          "PLAY \"Honest Broker\" TURKEY",
          "PLAY \"Reptile Fund\" SET DIE 3 5",
          "WHAT IF MOVE AUSTRIA",
          "UNDO",
          "ALLOCATE 9 9 9");

  @Override
  Rules<DancePosition, DanceOrders> rules() {
    return MapFiles.BISMARCKS_DANCE;
  }

  @Override
  int games() {
    return Math.min(super.games(), Volume.of(60));
  }

  @Override
  String goodLetter(DancePosition position, Demand demand, Random random) {
    return letter(suggests().examples(position, demand.seat()), random);
  }

  static String letter(List<String> examples, Random random) {
    List<String> lines = new ArrayList<>();
    for (int i = random.nextInt(3); i > 0; i--) {
      lines.add(AHEAD.get(random.nextInt(AHEAD.size())));
    }
    lines.addAll(examples);
    if (random.nextInt(3) > 0) {
      lines.add("END");
    }
    return String.join("\n", lines);
  }

  /// The order of the pile is hidden; what has left it is known.
  @Override
  DancePosition scrambled(DancePosition position, Seat seat, Random random) {
    return scrambled(position, random);
  }

  static DancePosition scrambled(DancePosition position, Random random) {
    List<String> pile = new ArrayList<>(position.table().pile());
    Collections.shuffle(pile, random);
    return position.with(position.course().withPile(pile));
  }
}
