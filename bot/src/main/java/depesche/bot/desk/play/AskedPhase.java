package depesche.bot.desk.play;

import depesche.adjudicator.Phase;
import depesche.bot.desk.Command;
import depesche.bot.desk.Request;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/// About what a line asks that looks at a game: `MAP`, `MAP bismarck`, `MAP S1901M ORDERS`,
/// `HISTORY bismarck F1901M PICTURES`, `HISTORY bismarck AS ISSUE`.
///
/// @param game its name; empty for the one that is clear
/// @param phase its id or its title; empty for all, or for now
/// @param pictures whether it wants what was ordered drawn
/// @param issue whether it wants what is new, as the issue of a zine
record AskedPhase(String game, String phase, boolean pictures, boolean issue) {

  private static final List<String> ISSUE = List.of("AS", "ISSUE");

  /// With the orders of the phase, or with pictures.
  private static final List<String> DRAWN =
      List.of("ORDERS", "RESULTS", "PICTURES", "PICTURE", "MAPS", "MAP");

  static AskedPhase of(Request request, Command command) {
    List<String> words = new ArrayList<>();
    boolean drawn = false;
    for (int i = 1; !command.said(i).isEmpty(); i++) {
      if (DRAWN.contains(command.word(i))) {
        drawn = true;
      } else {
        words.add(command.said(i));
      }
    }
    boolean phased = List.of("MAP", "HISTORY").contains(command.word(0));
    int end = words.size() - ISSUE.size();
    boolean issue =
        command.word(0).equals("HISTORY")
            && end >= 0
            && String.join(" ", words.subList(end, words.size()))
                .equalsIgnoreCase(String.join(" ", ISSUE));
    if (issue) {
      words.subList(end, words.size()).clear();
    }
    if (words.isEmpty() || !phased) {
      return new AskedPhase(words.isEmpty() ? "" : words.getFirst(), "", drawn, issue);
    }
    String first = words.getFirst().toLowerCase(Locale.ROOT);
    boolean named = request.named(first).isPresent();
    boolean clear = request.game("").isPresent();
    String all = String.join(" ", words);
    // A phase has a year or a number, and so may a game that nobody knows here.
    return !named && clear && all.matches(".*\\d.*")
        ? new AskedPhase("", all, drawn, issue)
        : new AskedPhase(
            words.getFirst(), String.join(" ", words.subList(1, words.size())), drawn, issue);
  }

  boolean means(Phase one) {
    return one.id().equalsIgnoreCase(phase) || one.title().equalsIgnoreCase(phase);
  }
}
