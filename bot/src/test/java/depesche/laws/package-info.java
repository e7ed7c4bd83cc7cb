/// The laws of the house, checked on the compiled classes and on the source. Every law is also
/// tried on the classes in `broken`, each of which breaks it: a law that cannot fail says nothing.
@NullMarked
package depesche.laws;

import org.jspecify.annotations.NullMarked;
