package depesche.bot.monitor;

import java.util.List;

/// Somebody who can be asked whether all is well.
@FunctionalInterface
public interface Healthy {

  /// {@return what is wrong now, a sentence each; empty if all is well}
  List<String> troubles();
}
