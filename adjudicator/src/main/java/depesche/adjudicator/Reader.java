package depesche.adjudicator;

/// Someone for whom a view is built.
public sealed interface Reader {

  /// Knows what is public.
  record Onlooker() implements Reader {}

  /// Knows what is public and what this seat knows.
  record Holder(Seat seat) implements Reader {}
}
