package depesche.adjudicator.table.position;

import depesche.adjudicator.Seat;
import depesche.adjudicator.table.layout.TrackLayout;
import depesche.adjudicator.table.news.TableRefusal;
import java.util.LinkedHashMap;
import java.util.SequencedMap;

/// The tracks of a table. No marker leaves its track.
public final class LiveTracks {

  private final LiveJournal table;
  private final SequencedMap<String, Integer> values;

  LiveTracks(LiveJournal table, GameTable from) {
    this.table = table;
    values = new LinkedHashMap<>(from.tracks());
  }

  SequencedMap<String, Integer> values() {
    return values;
  }

  /// {@return the key of a track}
  ///
  /// @param seat whose marker, if each seat has one
  public static String key(TrackLayout track, Seat seat) {
    return GameTable.key(track.name()) + (track.each() ? "." + seat : "");
  }

  /// {@return the track of a key}
  public TrackLayout track(String key) {
    String name = GameTable.name(key);
    int dot = name.lastIndexOf('.');
    boolean own = dot > 0 && table.seats().contains(new Seat(key.substring(dot + 1)));
    return table.book().track(own ? name.substring(0, dot) : name);
  }

  /// {@return where a marker stands}
  public int value(String key) {
    Integer value = values.get(key);
    if (value == null) {
      throw new IllegalArgumentException("no marker " + key);
    }
    return value;
  }

  /// {@return where the marker of a seat stands}
  public int value(String track, Seat seat) {
    return value(key(table.book().track(track), seat));
  }

  /// {@return where a marker stands, as it is written}
  public String shown(String key) {
    return track(key).shown(value(key));
  }

  /// {@return the value that is written so}
  int read(String key, String shown) {
    TrackLayout track = track(key);
    return track.spaces().isEmpty() ? Integer.parseInt(shown) : track.spaces().indexOf(shown);
  }

  /// Sets a marker without a word, when the table is set up.
  public void lay(String key, int value) {
    values.put(key, checked(key, value));
  }

  /// Sets all markers of a track to its beginning, without a word.
  public void layAll(TrackLayout track) {
    if (track.each()) {
      table.seats().forEach(seat -> values.put(key(track, seat), track.start()));
    } else {
      values.put(key(track, Seat.MASTER), track.start());
    }
  }

  private int checked(String key, int value) {
    TrackLayout track = track(key);
    if (value < track.least() || value > track.most()) {
      table.refuse(
          new TableRefusal.PastTrackEnd(
              GameTable.name(key).replace('.', ' '), value, track.least(), track.most()));
      return value(key);
    }
    return value;
  }

  /// Moves a marker to a value and enters it in the journal; past an end of the track the act is
  /// refused.
  public int set(String key, int value, String why) {
    TrackLayout track = track(key);
    int before = value(key);
    values.put(key, checked(key, value));
    return table.enter(
        "TRACK",
        "track." + key,
        GameTable.name(key).replace('.', ' '),
        track.shown(before),
        track.shown(value(key)),
        why);
  }

  /// Moves a marker by so much.
  public int add(String key, int more, String why) {
    return set(key, value(key) + more, why);
  }

  /// Moves a marker by so much, as far as its track goes.
  public int addWithin(String key, int more, String why) {
    TrackLayout track = track(key);
    return set(key, Math.clamp(value(key) + more, track.least(), track.most()), why);
  }
}
