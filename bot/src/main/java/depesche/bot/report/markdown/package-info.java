/// Plain mails as Discord shows them: their form in its markdown, every word of theirs as it
/// stands, in pieces that are short enough.
@NullMarked
package depesche.bot.report.markdown;

import org.jspecify.annotations.NullMarked;
