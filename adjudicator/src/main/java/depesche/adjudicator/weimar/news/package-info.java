/// What happens at a table of Weimar, in words of its own.
@NullMarked
package depesche.adjudicator.weimar.news;

import org.jspecify.annotations.NullMarked;
