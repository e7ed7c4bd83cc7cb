/// The seam between a moderator and the rules of a title: about a dozen small types and nothing
/// else. A title implements [depesche.adjudicator.Rules]; the bot knows titles by this package
/// only.
@NullMarked
package depesche.adjudicator;

import org.jspecify.annotations.NullMarked;
