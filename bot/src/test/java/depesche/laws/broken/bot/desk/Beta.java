package depesche.laws.broken.bot.desk;

/// Has the name of another class.
final class Beta {}
