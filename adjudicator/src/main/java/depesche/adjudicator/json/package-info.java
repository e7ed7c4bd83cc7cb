/// The data files of titles, such as maps and decks: JSON, read strictly, each value with its line.
@NullMarked
package depesche.adjudicator.json;

import org.jspecify.annotations.NullMarked;
