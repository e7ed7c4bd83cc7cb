package depesche.bot.door;

/// What the door says of a raw message.
public sealed interface Entry {

  /// A letter to be read.
  record Admitted(Heading heading, Body body) implements Entry {}

  /// A message by a machine, or one of our own come back: never answered.
  record Robot(String why) implements Entry {}

  /// A message beyond our limits. Its sender may get one refusal; the reason is a sentence for him.
  record Refused(Heading heading, String reason) implements Entry {}
}
