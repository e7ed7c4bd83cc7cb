/// A game from a script: letters and loaded chance in, positions and news out. What `play` runs,
/// and what the transcripts of every title are written in.
@NullMarked
package depesche.adjudicator.script;

import org.jspecify.annotations.NullMarked;
