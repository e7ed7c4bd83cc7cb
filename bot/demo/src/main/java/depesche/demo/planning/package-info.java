/// How a scripted player decides on orders, from what is printed in mails.
@NullMarked
package depesche.demo.planning;

import org.jspecify.annotations.NullMarked;
