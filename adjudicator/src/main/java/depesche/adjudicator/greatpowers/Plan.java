package depesche.adjudicator.greatpowers;

import java.util.List;

/// All that a seat's letters of one turn say. A letter may come before its question, so one plan
/// answers every question of the turn, or some of them, or none.
///
/// @param bids bid cards in order, each trait once
/// @param picks cards wished for in the Action Phase, the dearest first; empty if nothing is said
/// @param targets players at whom a card is aimed
/// @param discards whether the card taken is discarded unresolved
/// @param thefts from whom the navy leader steals
/// @param keeps which of the three drawn cards the colony leader resolves
/// @param foes whom the Leader names in the Great War
/// @param allies whom Leader or Foe picks, or whose side the last one takes
public record Plan(
    List<Token> bids,
    List<Wish> picks,
    List<Aim> targets,
    boolean discards,
    List<Aim> thefts,
    List<Wish> keeps,
    List<Aim> foes,
    List<Aim> allies) {

  static final Plan SILENT =
      new Plan(List.of(), List.of(), List.of(), false, List.of(), List.of(), List.of(), List.of());

  public Plan {
    bids = List.copyOf(bids);
    picks = List.copyOf(picks);
    targets = List.copyOf(targets);
    thefts = List.copyOf(thefts);
    keeps = List.copyOf(keeps);
    foes = List.copyOf(foes);
    allies = List.copyOf(allies);
  }
}
