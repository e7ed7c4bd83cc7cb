/// Measurements of what the project promises to be fast, and what takes what the program sends
/// meanwhile.
@NullMarked
package depesche.bench;

import org.jspecify.annotations.NullMarked;
