package depesche.adjudicator.bismarck.letters;

import depesche.adjudicator.bismarck.turns.DanceRefusalFact;
import depesche.adjudicator.bismarck.turns.StatedOutcomes;
import depesche.adjudicator.kit.LineFacts;
import depesche.adjudicator.notation.Match;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/// The words behind MANUAL: what came of a card that no operation says.
///
/// @param facts to which is added why they are not understood
record OutcomeWords(DanceNames names, LineFacts facts) {

  private static final Pattern GAP = Pattern.compile("[\\s>,=]+");

  Optional<List<String>> read(String text) {
    List<String> words = words(text);
    if (StatedOutcomes.operations(words).isEmpty()) {
      facts.refuse(new DanceRefusalFact.OutcomeImpossible(text, StatedOutcomes.FORMS));
      return Optional.empty();
    }
    return Optional.of(words);
  }

  /// The name of a power or a party may stand between the form and its number.
  private List<String> words(String text) {
    List<String> said = List.of(GAP.split(text.toUpperCase(Locale.ROOT).strip(), -1));
    List<String> words = new ArrayList<>(said.subList(0, 1));
    words.addAll(DanceItems.plain(said.subList(1, said.size())));
    int end = words.getLast().matches("[+-]?\\d+") ? words.size() - 1 : words.size();
    if (end < 2) {
      return words;
    }
    String name = String.join(" ", words.subList(1, end));
    for (Match match : List.of(names.power(name), names.party(name))) {
      if (match instanceof Match.Found(String id)) {
        words.subList(1, end).clear();
        words.add(1, id);
        return words;
      }
    }
    return words;
  }
}
