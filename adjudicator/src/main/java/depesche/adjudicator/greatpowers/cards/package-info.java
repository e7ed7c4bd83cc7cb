/// What is printed: the kinds of tokens, the action and event cards, and what cards do.
@NullMarked
package depesche.adjudicator.greatpowers.cards;

import org.jspecify.annotations.NullMarked;
