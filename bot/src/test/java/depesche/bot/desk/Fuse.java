package depesche.bot.desk;

import depesche.adjudicator.rules.Codec;
import depesche.adjudicator.rules.Rules;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/// Rules that break where the test says: one of their methods throws, the others work. They count
/// how often a position is parsed, letters are read, and a phase is asked about.
final class Fuse {

  private String method = "";
  private Supplier<Throwable> failure = IllegalStateException::new;
  private int parses;
  private int whens;
  private int readings;

  /// {@return how many positions were read from text so far}
  int parses() {
    return parses;
  }

  /// {@return how often the rules were asked when a phase is}
  int whens() {
    return whens;
  }

  /// {@return how often the letters of a seat were read so far}
  int readings() {
    return readings;
  }

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
    return (Rules<?, ?>) guard(rules, Rules.class);
  }

  /// What the rules can do is asked of them by their kind.
  private Object guard(Object rules, Class<?> kind) {
    InvocationHandler handler =
        (_, called, arguments) -> {
          readings += called.getName().equals("read") ? 1 : 0;
          if (called.getName().equals(method)) {
            throw failure.get();
          }
          whens += called.getName().equals("when") ? 1 : 0;
          try {
            return switch (called.invoke(rules, arguments)) {
              case Codec<?> codec -> counted(codec);
              case Optional<?> able when called.getName().equals("as") ->
                  able.map(capability -> guard(capability, (Class<?>) arguments[0]));
              case Object answer -> answer;
            };
          } catch (InvocationTargetException e) {
            throw e.getCause();
          }
        };
    return Proxy.newProxyInstance(kind.getClassLoader(), new Class<?>[] {kind}, handler);
  }

  private <P> Codec<P> counted(Codec<P> codec) {
    return new Codec<>() {
      @Override
      public String write(P position) {
        return codec.write(position);
      }

      @Override
      public P read(String text) {
        parses++;
        return codec.read(text);
      }
    };
  }
}
