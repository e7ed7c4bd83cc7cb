/// A small title built from the kit alone: a race with a hidden hand, a track, and a question that
/// interrupts another. It shows what a new title must bring.
@NullMarked
package depesche.adjudicator.kit.race;

import org.jspecify.annotations.NullMarked;
