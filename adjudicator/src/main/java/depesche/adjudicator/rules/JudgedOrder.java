package depesche.adjudicator.rules;

/// An order and what came of it, for files that other programs read.
///
/// @param power the seat, or a power without one
/// @param text the order, or the unit that had none
/// @param result one of the words of `adjudicate`: `succeeds`, `fails`, `given`, `cut`,
///   `available`, `disrupted`, `stands`, `invalid`, `illegal`; or `dislodged` or `destroyed` of a
///   unit that was ordered something else
public record JudgedOrder(String power, String text, String result) {}
