package depesche.bot.site;

import depesche.adjudicator.picture.Picture;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.SequencedMap;

/// What is to be written into the folder of a game, by paths below it.
///
/// @param pictures each is painted only if it is not there
/// @param posted what forums show
/// @param first pages that may be new, without links to what may be new behind them
/// @param files pages and all else as they are to be in the end
record GameFiles(
    SequencedMap<String, Picture> pictures,
    SequencedMap<String, Kept> posted,
    SequencedMap<String, String> first,
    SequencedMap<String, String> files) {

  /// A picture at an address that stays. It is painted again when the one beside it is.
  record Kept(String beside, Picture picture) {}

  GameFiles {
    pictures = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(pictures));
    posted = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(posted));
    first = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(first));
    files = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(files));
  }
}
