package depesche.bot;

import depesche.bot.post.Arrival;
import depesche.bot.post.Receiver;

/// Takes what arrives by mail into the ledger.
///
/// @param wake follows when something new is there to read
record Intake(Mailroom mailroom, Runnable wake) implements Receiver {

  @Override
  public void receive(Arrival arrival) {
    mailroom.store(arrival);
  }

  @Override
  public void settle() {
    mailroom.settle();
    wake.run();
  }
}
