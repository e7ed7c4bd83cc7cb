package depesche.bot.post;

/// What a mail server said to one message for one recipient.
public sealed interface Delivery {

  /// The server has taken the message and answers for it.
  ///
  /// @param remark why it was taken in a simpler form alone; empty if it is there as it was
  record Accepted(String remark) implements Delivery {

    public Accepted() {
      this("");
    }
  }

  /// Not now: try again later. The reason holds no word of the message.
  ///
  /// @param refused whether the server said so of this recipient or this message
  /// @param atDomain whether that may hold for every mail to the recipient's domain
  record Deferred(String reason, boolean refused, boolean atDomain) implements Delivery {

    public Deferred(String reason) {
      this(reason, false, false);
    }
  }

  /// Never: trying again is useless. The reason holds no word of the message.
  record Rejected(String reason) implements Delivery {}

  /// {@return why it was not taken, or not as it was; empty if it was}
  default String why() {
    return switch (this) {
      case Accepted(String remark) -> remark;
      case Deferred(String reason, boolean _, boolean _) -> reason;
      case Rejected(String reason) -> reason;
    };
  }
}
