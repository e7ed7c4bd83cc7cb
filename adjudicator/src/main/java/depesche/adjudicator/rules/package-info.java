/// What a title is and what it is asked: its name, its rulings, its rules, and one moment of a game
/// with them.
@NullMarked
package depesche.adjudicator.rules;

import org.jspecify.annotations.NullMarked;
