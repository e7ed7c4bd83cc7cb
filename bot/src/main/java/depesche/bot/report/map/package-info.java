/// The map picture: a position as data and the outlines of a map file become SVG, and that becomes
/// PNG.
@NullMarked
package depesche.bot.report.map;

import org.jspecify.annotations.NullMarked;
