package depesche.bot.archive;

/// Is told how far long work has come.
@FunctionalInterface
public interface Progress {

  /// Something is done.
  ///
  /// @param what in a word or two
  void at(String what, int done, int of);

  /// {@return one that shows nothing}
  static Progress silent() {
    return (_, _, _) -> {};
  }
}
