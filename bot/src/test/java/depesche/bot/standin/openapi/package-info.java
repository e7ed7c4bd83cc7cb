/// Discord's own description of its interface, and whether a request keeps to it.
@NullMarked
package depesche.bot.standin.openapi;

import org.jspecify.annotations.NullMarked;
