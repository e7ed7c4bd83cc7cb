/// A strict local stand-in of Discord: its gateway and its REST interface, with one guild behind
/// them. It refuses what Discord refuses, writes down every refusal, and can be told to fail.
@NullMarked
package depesche.bot.standin;

import org.jspecify.annotations.NullMarked;
