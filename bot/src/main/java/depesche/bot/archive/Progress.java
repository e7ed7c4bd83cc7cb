package depesche.bot.archive;

/// Hears how far long work has come.
@FunctionalInterface
public interface Progress {

  /// Something is done.
  ///
  /// @param what in a word or two
  void at(String what, int done, int of);

  /// {@return one that tells nobody}
  static Progress silent() {
    return (_, _, _) -> {};
  }
}
