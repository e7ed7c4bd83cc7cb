/// What scripted players write to each other, from what everybody at the table can see.
@NullMarked
package depesche.demo.letters;

import org.jspecify.annotations.NullMarked;
