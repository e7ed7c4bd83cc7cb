/// Orders by form: pull-downs of what may be chosen, on a page for everybody and in a file for one
/// seat. The script of both is one and shows nothing but lines to copy or to mail.
@NullMarked
package depesche.bot.report.form;

import org.jspecify.annotations.NullMarked;
