/// What every painter draws with: letters as outlines of the bundled Old Standard fonts (SIL Open
/// Font License), so that a machine without any font paints the same picture; SVG, pixels and PNG;
/// paper, and the colours of the seats.
@NullMarked
package depesche.bot.report.canvas;

import org.jspecify.annotations.NullMarked;
