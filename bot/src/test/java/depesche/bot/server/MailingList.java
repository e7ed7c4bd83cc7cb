package depesche.bot.server;

import depesche.bot.post.client.ReceivedMail;
import java.util.ArrayList;
import java.util.List;

/// A mailing list on the post office of the house: what comes to its address goes to its list
/// manager.
final class MailingList implements AutoCloseable {

  static final String ADDRESS = "club@localhost";

  /// What passes a post on.
  interface Manager {

    /// @param box the list's own, which can send
    void post(Person box, ReceivedMail post);

    /// Passes on what was kept back.
    void release(Person box);
  }

  private final Person box;
  private final Manager manager;
  private final List<ReceivedMail> posts = new ArrayList<>();

  /// @param box with the list's address
  MailingList(Person box, Manager manager) {
    this.box = box;
    this.manager = manager;
  }

  /// {@return what was posted, oldest first, repeats included}
  List<ReceivedMail> posts() {
    return List.copyOf(posts);
  }

  /// Passes on what has come.
  void work() {
    box.look();
    List<ReceivedMail> all = box.mails();
    for (ReceivedMail post : all.subList(posts.size(), all.size())) {
      posts.add(post);
      manager.post(box, post);
    }
  }

  /// As above, and nothing is kept back any more.
  void release() {
    work();
    manager.release(box);
  }

  @Override
  public void close() {
    box.close();
  }
}
