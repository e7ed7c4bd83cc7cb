/// What a server opens at its start: the database, and the titles with their templates, each of which is tried.
@NullMarked
package depesche.bot.server.start;

import org.jspecify.annotations.NullMarked;
