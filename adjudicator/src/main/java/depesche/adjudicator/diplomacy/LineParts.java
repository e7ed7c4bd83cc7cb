package depesche.adjudicator.diplomacy;

import depesche.adjudicator.Fact;
import depesche.adjudicator.combat.Order;
import depesche.adjudicator.combat.Order.Question;
import depesche.adjudicator.notation.LetterLine;
import depesche.adjudicator.notation.OrderText;
import java.util.ArrayList;
import java.util.List;

/// A line of a letter and what its orders were read as.
record LineParts(LetterLine line, List<Part> parts) {

  LineParts {
    parts = List.copyOf(parts);
  }

  static LineParts read(Scene scene, OrderReader reader, LetterLine line) {
    List<Part> parts = new ArrayList<>();
    String speaker = line.speaker();
    // `FOREIGN AUSTRIA: PAS - MUN`: the name before the colon is an address, not a speaker.
    boolean address = !speaker.isEmpty() && scene.variant().addresses(scene, speaker);
    boolean other =
        !address
            && scene
                .ownerNamed(speaker)
                .filter(name -> !name.equals(scene.seat().name()))
                .isPresent();
    for (String order : line.orders()) {
      parts.add(
          other
              ? new Part.Bad(new RefusalFact.OtherSeatNamed(speaker))
              : reader.read(address ? speaker + " " + order : order));
    }
    return new LineParts(line, parts);
  }

  /// {@return the orders that were kept for the question of this phase and are refused now}
  ///
  /// @param written the kind of the earlier phase in which the line was written
  List<Fact> lost(PhaseId.Kind now, PhaseId.Kind written) {
    List<Fact> lost = new ArrayList<>();
    for (int i = 0; i < parts.size(); i++) {
      String text = line.orders().get(i);
      Question question = written.answered(OrderText.read(text));
      if (parts.get(i) instanceof Part.Bad(Fact why) && question == now.question()) {
        lost.add(new MissingFact.NoLongerPossible(text, List.of(why)));
      }
    }
    return lost;
  }

  /// {@return the questions that the line answers}
  List<Question> questions() {
    return parts.stream()
        .flatMap(part -> part.accepted().stream())
        .map(Order::question)
        .distinct()
        .toList();
  }
}
