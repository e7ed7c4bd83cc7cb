package depesche.adjudicator.diplomacy.orders;

import depesche.adjudicator.combat.Order;
import depesche.adjudicator.combat.Order.Question;
import depesche.adjudicator.combat.Unit;
import depesche.adjudicator.notation.AllBut;
import depesche.adjudicator.notation.OrderText;
import depesche.adjudicator.notation.Remarks;
import depesche.adjudicator.notation.WordList;
import depesche.adjudicator.notation.Wording;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/// What is said of many builds or removals at once: `no builds`, `remove all but BER and KIE`.
record WinterWords(OrderContext scene) {

  private static final WordList REMOVING =
      WordList.of(
          """
          remove removes removed removal removals disband disbands destroy scrap drop delete entferne
          entfernen abbau abbauen auflösen supprime supprimer retire retirer enlève dissout
          """);

  private static final Pattern NO_BUILDS =
      Pattern.compile(
          "(?:i (?:make|want) )?(?:no (?:new )?builds?|nothing to build|do not build"
              + " anything|kein(?:e|en)? (?:neuen )?(?:aufbau|aufbauten|bauten|bau)|keine einheiten"
              + " bauen|pas de constructions?|aucune construction)(?: (?:this"
              + " (?:year|winter|turn)|for me|please|bitte|dieses jahr|cette année))?[.! ]*");

  private static final WordList NONE = WordList.of("i no nothing do kein keine keinen pas aucune");

  private static final int LONGEST = 50;

  /// {@return the orders that a text stands for, if it says something of many at once}
  ///
  /// @param bare without remarks on it
  Optional<List<String>> spelledOut(String text, String bare) {
    if (text.length() <= LONGEST
        && NONE.begins(text.strip())
        && isNone(Remarks.withoutHarmless(text))) {
      int builds = Math.max(1, scene.campaign().room(scene.seat()));
      return Optional.of(Collections.nCopies(builds, "WAIVE"));
    }
    int times = times(text, bare);
    return times == 1
        ? AllBut.of(text).flatMap(this::others)
        : Optional.of(Collections.nCopies(times, text));
  }

  /// {@return how many builds an order leaves unused; 1 for any other order}
  private int times(String text, String bare) {
    if (!mayWaive(text) || !(OrderText.read(bare) instanceof Wording.Waive(_, int count, _))) {
      return 1;
    }
    int room = Math.max(1, scene.campaign().room(scene.seat()));
    return count == 0 ? room : Math.min(count, room + 1);
  }

  /// Whether a text may say that a build is left unused; most texts need not be read for it.
  private static boolean mayWaive(String text) {
    String small = text.toLowerCase(Locale.ROOT);
    return small.contains("waiv")
        || small.contains("postpone")
        || small.contains("verzicht")
        || small.startsWith("w ");
  }

  private static boolean isNone(String text) {
    String small = text.strip().toLowerCase(Locale.ROOT);
    return (small.contains("build") || small.contains("bau") || small.contains("construction"))
        && NO_BUILDS.matcher(small).matches();
  }

  /// {@return the removals of all units but those, if they are as many as are due}
  private Optional<List<String>> others(AllBut allBut) {
    boolean due =
        scene.asked() == Question.ADJUSTMENTS
            && scene.written().equals(scene.now())
            && REMOVING.begins(allBut.verb());
    List<Unit> others = new ArrayList<>(due ? scene.own() : List.of());
    for (String name : allBut.names()) {
      String words = OrderText.read(name + " H").ordered().place();
      Optional<String> at = new PlaceReader(scene, new OrderRemarks()).place(words);
      if (at.isEmpty() || !others.removeIf(unit -> unit.province().equals(at.get()))) {
        return Optional.empty();
      }
    }
    return due && others.size() == -scene.campaign().room(scene.seat())
        ? Optional.of(others.stream().map(unit -> new Order.Remove(unit).text()).toList())
        : Optional.empty();
  }
}
