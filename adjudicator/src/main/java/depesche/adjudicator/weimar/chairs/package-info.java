/// Who plays which party: one person may play several, and the bots of Republic on the Brink have
/// no player of their own.
@NullMarked
package depesche.adjudicator.weimar.chairs;

import org.jspecify.annotations.NullMarked;
