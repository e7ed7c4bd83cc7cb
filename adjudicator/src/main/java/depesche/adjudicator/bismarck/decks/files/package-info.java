/// Reads a deck file of Bismarck's Dance and says everything that is wrong with it or missing in
/// it, each with its line.
@NullMarked
package depesche.adjudicator.bismarck.decks.files;

import org.jspecify.annotations.NullMarked;
