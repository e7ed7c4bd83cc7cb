package depesche.bot.desk;

import depesche.adjudicator.Rules;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.util.List;
import java.util.function.Supplier;

/// Rules that break where the test says: one of their methods throws, the others work.
final class Fuse {

  private String method = "";
  private Supplier<Throwable> failure = IllegalStateException::new;

  /// From now on this method throws.
  void blow(String broken, Supplier<Throwable> thrown) {
    method = broken;
    failure = thrown;
  }

  /// From now on all works.
  void mend() {
    method = "";
  }

  List<Rules<?, ?>> in(List<Rules<?, ?>> shelf) {
    return shelf.stream().<Rules<?, ?>>map(this::guard).toList();
  }

  private Rules<?, ?> guard(Rules<?, ?> rules) {
    InvocationHandler handler =
        (_, called, arguments) -> {
          if (called.getName().equals(method)) {
            throw failure.get();
          }
          try {
            return called.invoke(rules, arguments);
          } catch (InvocationTargetException e) {
            throw e.getCause();
          }
        };
    return (Rules<?, ?>)
        Proxy.newProxyInstance(Rules.class.getClassLoader(), new Class<?>[] {Rules.class}, handler);
  }
}
