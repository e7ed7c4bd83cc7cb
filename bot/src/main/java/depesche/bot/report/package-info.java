/// Every word and picture that leaves the moderator. Content comes as small records ([Mail]); the
/// words are in the folder `templates/`, where an operator may change them.
@NullMarked
package depesche.bot.report;

import org.jspecify.annotations.NullMarked;
