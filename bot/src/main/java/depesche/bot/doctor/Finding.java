package depesche.bot.doctor;

/// What one look has shown.
///
/// @param subject what was looked at, in a word or two
/// @param words what is well, or what is wrong and how to fix it; one line
public record Finding(String subject, Health health, String words) {

  /// Whether there is something to do.
  public enum Health {
    WELL,
    TO_MEND
  }

  static Finding well(String subject, String words) {
    return new Finding(subject, Health.WELL, words);
  }

  static Finding toMend(String subject, String words) {
    return new Finding(subject, Health.TO_MEND, words);
  }
}
