/// The demonstration: five scripted players and a master play a whole game by mail, and everything
/// that was written lands in a folder. The players know what people would know: the map on the wall
/// and the mails in their own boxes.
@NullMarked
package depesche.demo;

import org.jspecify.annotations.NullMarked;
