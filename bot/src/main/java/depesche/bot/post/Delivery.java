package depesche.bot.post;

/// What a mail server said to one message for one recipient.
public sealed interface Delivery {

  /// The server has taken the message and answers for it.
  record Accepted() implements Delivery {}

  /// Not now: try again later. The reason holds no word of the message.
  record Deferred(String reason) implements Delivery {}

  /// Never: trying again is in vain. The reason holds no word of the message.
  record Rejected(String reason) implements Delivery {}
}
