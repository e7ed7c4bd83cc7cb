/// Tests of what concerns the people of a table.
@NullMarked
package depesche.bot.people;

import org.jspecify.annotations.NullMarked;
