/// Tests of the titles with the maps of this installation: the contract they all keep, and their
/// transcripts.
@NullMarked
package depesche.adjudicator.title;

import org.jspecify.annotations.NullMarked;
