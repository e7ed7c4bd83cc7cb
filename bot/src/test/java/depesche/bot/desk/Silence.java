package depesche.bot.desk;

import java.util.stream.Stream;

/// In most tests nobody writes, and the turn is judged all the same.
final class Silence {

  private Silence() {}

  /// {@return the lines; a game is created with `allmissing=JUDGE`, unless they say otherwise}
  static String[] allowed(String... lines) {
    return Stream.of(lines).map(Silence::allowed).toArray(String[]::new);
  }

  private static String allowed(String line) {
    boolean creates = line.startsWith("CREATE ") && line.split(" ").length > 2;
    return creates && !line.contains("allmissing=") ? line + " allmissing=JUDGE" : line;
  }
}
