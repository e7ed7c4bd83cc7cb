/// The board picture: the levels of a table as data become SVG, and that becomes PNG.
@NullMarked
package depesche.bot.report.board;

import org.jspecify.annotations.NullMarked;
