/// Messages as they lie in the bytes: header lines, parts by position, encodings undone. Everything
/// is read once from left to right, within limits, and nothing here decides what a message means.
@NullMarked
package depesche.bot.mime;

import org.jspecify.annotations.NullMarked;
