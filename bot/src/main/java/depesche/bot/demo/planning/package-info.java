/// How a scripted player decides on orders, from what is printed in mails.
@NullMarked
package depesche.bot.demo.planning;

import org.jspecify.annotations.NullMarked;
