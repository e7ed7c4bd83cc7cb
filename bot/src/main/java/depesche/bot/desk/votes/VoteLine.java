package depesche.bot.desk.votes;

import depesche.bot.desk.Command;
import depesche.bot.votes.Motion;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// What a line says of a vote: `SET DRAW AEF`, `VOTE NO DRAW`, `CONCEDE Blue`, `VOTE YES`.
///
/// @param motion what is voted on; nothing for `VOTE YES` and `VOTE NO`, which speak of what has
///   been proposed
/// @param wanted whether the seat is for it
/// @param rest the words behind it, as they were written
record VoteLine(Optional<Motion> motion, boolean wanted, String rest) {

  private static final List<String> VERBS = List.of("SET", "VOTE", "PROPOSE");
  private static final List<String> AGAINST = List.of("NO", "AGAINST");
  private static final List<String> SMALL = List.of("FOR", "A", "THE", "TO");

  /// {@return what a line says, if it begins as a vote does}
  static Optional<VoteLine> read(Command command) {
    List<String> words = new ArrayList<>(apart(command.words()));
    if (words.size() > 1 && VERBS.contains(upper(words.getFirst()))) {
      words.removeFirst();
    }
    boolean wanted = true;
    if (words.size() > 1 && AGAINST.contains(upper(words.getFirst()))) {
      words.removeFirst();
      wanted = false;
    }
    while (words.size() > 1 && SMALL.contains(upper(words.getFirst()))) {
      words.removeFirst();
    }
    String first = upper(words.getFirst());
    words.removeFirst();
    if ((first.equals("YES") || first.equals("NO")) && words.isEmpty()) {
      return Optional.of(new VoteLine(Optional.empty(), first.equals("YES"), ""));
    }
    boolean for_ = wanted;
    return motion(first).map(motion -> of(motion, for_, words));
  }

  private static VoteLine of(Motion motion, boolean wanted, List<String> words) {
    boolean yes = words.size() == 1 && upper(words.getFirst()).equals("YES");
    boolean no = words.size() == 1 && upper(words.getFirst()).equals("NO");
    String rest = yes || no ? "" : String.join(" ", words);
    return new VoteLine(Optional.of(motion), wanted && !no, rest);
  }

  private static Optional<Motion> motion(String word) {
    return switch (word) {
      case "DRAW", "DIAS" -> Optional.of(Motion.DRAW);
      case "CONCEDE", "CONC", "CONCESSION" -> Optional.of(Motion.CONCEDE);
      case "PAUSE" -> Optional.of(Motion.PAUSE);
      case "UNDO" -> Optional.of(Motion.UNDO);
      default -> Optional.empty();
    };
  }

  /// A desk is found by two words as one: here they are two again.
  private static List<String> apart(List<String> words) {
    String first = upper(words.getFirst());
    for (String verb : List.of("SET", "VOTE", "NO")) {
      String rest = first.startsWith(verb) ? first.substring(verb.length()) : "";
      boolean known =
          motion(rest).isPresent()
              || List.of("NO", "YES", "FOR", "AGAINST").contains(rest)
              || (rest.equals("A") && !verb.equals("NO"));
      if (known) {
        List<String> apart = new ArrayList<>(List.of(verb, rest));
        apart.addAll(words.subList(1, words.size()));
        return apart;
      }
    }
    return words;
  }

  private static String upper(String word) {
    return word.toUpperCase(Locale.ROOT);
  }
}
