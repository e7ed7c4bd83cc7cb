/// What a table is made of before anybody acts: its decks, tracks, places, pieces, sealed choices
/// and phases. All of it is data; a title brings it from a file or makes it in code.
@NullMarked
package depesche.adjudicator.table.layout;

import org.jspecify.annotations.NullMarked;
