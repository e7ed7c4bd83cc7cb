package depesche.laws.broken.bot.desk;

import depesche.adjudicator.Letter;
import jakarta.mail.Message;
import java.security.SecureRandom;
import java.time.Instant;
import java.util.ArrayList;
import org.hibernate.Session;
import org.slf4j.LoggerFactory;

/// Does everything that a desk must not.
public final class Peeping {

  private static final ArrayList<String> SEEN = new ArrayList<>();

  void receives(Message message, Session session) {
    SEEN.add(message + " " + session);
  }

  void tells(Letter letter) {
    LoggerFactory.getLogger(Peeping.class).info(letter.text());
  }

  int gambles() {
    return new SecureRandom().nextInt();
  }

  Instant looksUp() {
    return Instant.now();
  }

  void ends() {
    System.out.println("The end");
    System.exit(1);
  }

  void sleeps() throws InterruptedException {
    Thread.sleep(1);
  }
}
