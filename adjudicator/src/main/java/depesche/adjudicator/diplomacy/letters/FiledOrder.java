package depesche.adjudicator.diplomacy.letters;

import depesche.adjudicator.combat.Order;
import java.util.Optional;

/// An order on file.
///
/// @param text in canonical notation
/// @param order if it counts for what is asked now
/// @param when the phase for which it waits, by its id, or `IF` if it waits for a condition; empty
///   if it counts now
public record FiledOrder(String text, Optional<Order> order, String when) {}
