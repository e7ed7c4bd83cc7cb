package depesche.bot.site;

import depesche.adjudicator.picture.Picture;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.SequencedMap;

/// What is to be written into the folder of a game, by paths below it.
///
/// @param pictures each is painted only if it is not there
/// @param first pages that may be new, without links to what may be new behind them
/// @param files pages and all else as they are to be in the end
record GameFiles(
    SequencedMap<String, Picture> pictures,
    SequencedMap<String, String> first,
    SequencedMap<String, String> files) {

  GameFiles {
    pictures = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(pictures));
    first = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(first));
    files = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(files));
  }
}
