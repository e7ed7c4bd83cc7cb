/// A page for every game: what everybody may see of it, turn by turn, as files in one folder that
/// any web server can show, and a small server of our own for them. What belongs into the folder is
/// worked out from the ledger again and again, so nothing need be remembered: a page says in its
/// head what it was made of.
@NullMarked
package depesche.bot.site;

import org.jspecify.annotations.NullMarked;
