package depesche.bot.standin;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// A session of the bot: its events are kept, so that it can go on after a lost socket.
final class Session {

  /// An event and the intent a bot must have to be told of it; 0 for those everybody gets.
  record Event(String type, ObjectNode body, long intent) {}

  private final String id;
  private final long intents;
  private final List<String> sent = new ArrayList<>();
  private Optional<Wire> wire;
  private Optional<Event> held = Optional.empty();
  private int twice;
  private int swap;

  Session(String id, long intents, Wire wire) {
    this.id = id;
    this.intents = intents;
    this.wire = Optional.of(wire);
  }

  String id() {
    return id;
  }

  synchronized Optional<Wire> wire() {
    return wire;
  }

  synchronized void lost(Wire gone) {
    if (wire.filter(gone::equals).isPresent()) {
      wire = Optional.empty();
    }
  }

  /// The next events are delivered twice each.
  synchronized void repeats(int count) {
    twice = count;
  }

  /// The next pairs of events change places.
  synchronized void swaps(int count) {
    swap = count;
  }

  synchronized void tell(Event event) {
    if (event.intent() != 0 && (intents & event.intent()) == 0) {
      return;
    }
    if (swap > 0 && held.isEmpty()) {
      held = Optional.of(event);
      return;
    }
    write(event);
    held.ifPresent(
        waiting -> {
          swap--;
          write(waiting);
        });
    held = Optional.empty();
  }

  private void write(Event event) {
    ObjectNode json = Nodes.object().put("op", 0).put("s", sent.size() + 1).put("t", event.type());
    json.set("d", event.body());
    String text = Nodes.write(json);
    sent.add(text);
    wire.ifPresent(open -> open.send(text));
    if (twice > 0) {
      twice--;
      wire.ifPresent(open -> open.send(text));
    }
  }

  /// Goes on over a new socket with what was sent after that number.
  synchronized void resume(Wire open, int last) {
    wire = Optional.of(open);
    sent.subList(Math.min(last, sent.size()), sent.size()).forEach(open::send);
    tell(new Event("RESUMED", Nodes.object(), 0));
  }
}
