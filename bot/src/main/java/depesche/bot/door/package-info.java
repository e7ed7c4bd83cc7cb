/// The door: what a raw message is, before anybody reads it as a letter. Bytes are scanned once,
/// within limits; robots and broken messages stay outside; what comes in has a strict sender,
/// recipients with their tags, and plain lines without quotes. No mail library is used here: two
/// parsers that disagree about a sender are how letters are forged.
@NullMarked
package depesche.bot.door;

import org.jspecify.annotations.NullMarked;
