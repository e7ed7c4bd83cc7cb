/// Rows about Discord: places, accounts, logins, and how far we have heard.
@NullMarked
package depesche.bot.ledger.discord;

import org.jspecify.annotations.NullMarked;
