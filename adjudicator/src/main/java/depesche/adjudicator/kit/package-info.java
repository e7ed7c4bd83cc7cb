/// What every title is built from, so that a title adds only verbs, records and rules: reading
/// letters line by line, what is on file, the answers to options, and positions as text.
@NullMarked
package depesche.adjudicator.kit;

import org.jspecify.annotations.NullMarked;
