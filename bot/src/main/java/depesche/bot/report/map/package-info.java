/// The map picture: a position as data and the outlines of a map file become SVG, and that becomes
/// PNG. Letters are drawn as outlines of the bundled Old Standard fonts (SIL Open Font License), so
/// a machine without any font paints the same picture.
@NullMarked
package depesche.bot.report.map;

import org.jspecify.annotations.NullMarked;
