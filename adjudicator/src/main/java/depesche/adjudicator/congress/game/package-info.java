/// What every part of a game of Congress of Vienna asks: its scenario and mode, who plays which
/// power, what lies on the table under which name, and the sheet.
@NullMarked
package depesche.adjudicator.congress.game;

import org.jspecify.annotations.NullMarked;
