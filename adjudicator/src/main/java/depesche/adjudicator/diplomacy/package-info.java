/// What the titles of the Diplomacy family share: the year and its phases, letters and what they
/// may say, orders, results, retreats, ownership, adjustments, and the position as text, view and
/// picture; what a player may ask of the open board, and the orders on file as arrows. A title adds
/// a [depesche.adjudicator.diplomacy.orders.Variant] and a
/// [depesche.adjudicator.diplomacy.campaign.HouseRules] and says how its year goes.
@NullMarked
package depesche.adjudicator.diplomacy;

import org.jspecify.annotations.NullMarked;
