package depesche.bot.monitor;

import depesche.bot.ledger.file.Backlog;
import depesche.bot.ledger.nodes.NodeStatus;
import java.time.Duration;
import java.util.List;

/// A server that can be asked how it is. Nothing here tells what anybody has written.
public interface Monitored extends Healthy {

  /// {@return what there is to do, and how many games there are}
  Backlog backlog();

  /// {@return how many messages have been read since the start}
  long messagesRead();

  /// {@return how many turns have been judged since the start}
  long turnsJudged();

  /// {@return how many mails and posts have been handed over, or tried, since the start}
  long parcelsTried();

  /// {@return how long ago everything that was due had been done}
  Duration sinceRest();

  /// {@return the nodes that work in its database; none if it is the only server}
  default List<NodeStatus> nodes() {
    return List.of();
  }
}
