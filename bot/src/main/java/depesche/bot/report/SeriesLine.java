package depesche.bot.report;

/// A player in the table of a series.
///
/// @param points as they are shown, to hundredths
/// @param solos games won alone
/// @param shared wins shared with others
/// @param score centres or victory points in all
public record SeriesLine(
    int rank, String name, String points, int games, int solos, int shared, int score) {}
