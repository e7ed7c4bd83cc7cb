/// The blocks of which a mail consists, laid out once by its template, and what prints them: as
/// plain text, as HTML, and in Discord's markdown in pieces that are short enough.
@NullMarked
package depesche.bot.report.page;

import org.jspecify.annotations.NullMarked;
