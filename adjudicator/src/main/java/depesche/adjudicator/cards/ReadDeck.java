package depesche.adjudicator.cards;

import depesche.adjudicator.rules.DeckCheck;

/// What was read in a card file.
///
/// @param deck what there is in it
/// @param check what is wrong or missing in it
public record ReadDeck<D>(D deck, DeckCheck check) {}
