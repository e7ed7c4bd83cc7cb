/// Bismarck's Dance: one player against the balance of powers, 1870 to 1890. The procedures are
/// here, the cards in a file. A turn is an allocation, then dice and what comes up, then actions; a
/// question may come in the middle of any card. What a reader may see of the table is here.
@NullMarked
package depesche.adjudicator.bismarck;

import org.jspecify.annotations.NullMarked;
