/// A server among several that work in one database: it is the office, or assists it.
@NullMarked
package depesche.bot.server.nodes;

import org.jspecify.annotations.NullMarked;
