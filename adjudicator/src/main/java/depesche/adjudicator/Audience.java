package depesche.adjudicator;

import java.util.List;

/// Who may hear a piece of news.
public sealed interface Audience {

  /// {@return whether this reader may hear it}
  boolean includes(Reader reader);

  /// The whole table and every onlooker.
  record Everyone() implements Audience {

    @Override
    public boolean includes(Reader reader) {
      return true;
    }
  }

  /// These seats and nobody else.
  record Only(List<Seat> seats) implements Audience {

    public Only {
      seats = List.copyOf(seats);
    }

    @Override
    public boolean includes(Reader reader) {
      return reader instanceof Reader.Holder(Seat seat) && seats.contains(seat);
    }
  }
}
