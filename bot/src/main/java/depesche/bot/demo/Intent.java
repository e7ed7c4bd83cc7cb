package depesche.bot.demo;

/// What a scripted player means to order; [Hand] writes it down.
sealed interface Intent {

  record Hold(String at) implements Intent {}

  record Move(String at, String to) implements Intent {}

  record SupportHold(String at, String aided) implements Intent {}

  record SupportMove(String at, String from, String to) implements Intent {}

  /// An order for the army of a foreign power.
  record Ballot(String power, String at, String to) implements Intent {}

  /// No order for it, on purpose.
  record BallotPass(String power) implements Intent {}

  record Retreat(String at, String to) implements Intent {}

  record Disband(String at) implements Intent {}

  record Build(String at) implements Intent {}

  record Remove(String at) implements Intent {}
}
