package depesche.adjudicator.table.position;

/// What a title remembers beside cards, tracks and pieces: one record, which the codec of the kit
/// keeps with the table.
public interface TitleState {

  /// Of a title that remembers nothing.
  record None() implements TitleState {}
}
