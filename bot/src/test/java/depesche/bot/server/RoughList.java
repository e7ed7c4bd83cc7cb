package depesche.bot.server;

import depesche.bot.post.client.ReceivedMail;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/// A list manager that does all that some of them do: it rewrites From and Reply-To, drops all but
/// the text, adds a footer, sends each post twice under the same Message-ID, to whoever wrote it
/// too, answers every post without saying that a program does, and holds the first for days.
final class RoughList implements MailingList.Manager {

  private final List<String> readers;
  private final List<ReceivedMail> held = new ArrayList<>();
  private int posts;

  RoughList(List<String> readers) {
    this.readers = List.copyOf(readers);
  }

  @Override
  public void post(Person box, ReceivedMail post) {
    posts++;
    answer(box, post);
    if (posts == 1) {
      held.add(post);
    } else {
      pass(box, post);
    }
  }

  @Override
  public void release(Person box) {
    held.forEach(post -> pass(box, post));
    held.clear();
  }

  private void pass(Person box, ReceivedMail post) {
    String text =
        """
        From: "Depesche via Club" <%1$s>
        Reply-To: %1$s
        To: %1$s
        Subject: [Club] %2$s
        Message-ID: %3$s
        List-Id: <club.localhost>
        Precedence: list
        MIME-Version: 1.0
        Content-Type: text/plain; charset=utf-8

        %4$s
        --
        The club.
        """
            .formatted(MailingList.ADDRESS, post.subject(), post.messageId(), post.text());
    readers.forEach(reader -> send(box, reader, text));
    send(box, Person.MODERATOR, text);
    readers.forEach(reader -> send(box, reader, text));
  }

  private void answer(Person box, ReceivedMail post) {
    send(
        box,
        Person.MODERATOR,
        """
        From: Club <%s>
        To: %s
        Subject: Re: %s
        Message-ID: <answer.%d@localhost>
        In-Reply-To: %s

        Your post is held until somebody has looked at it.
        A BER - MUN
        """
            .formatted(
                MailingList.ADDRESS, Person.MODERATOR, post.subject(), posts, post.messageId()));
  }

  private static void send(Person box, String to, String text) {
    box.send(to, text.replace("\r", "").replace("\n", "\r\n").getBytes(StandardCharsets.UTF_8));
  }
}
