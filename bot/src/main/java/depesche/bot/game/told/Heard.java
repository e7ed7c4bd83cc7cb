package depesche.bot.game.told;

import depesche.adjudicator.Fact;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;

/// What the letter being read tells of one game, until it is sent: to each listener in one mail, in
/// the order of its lines. A line is told to those who were there when it was carried out.
public final class Heard {

  /// What the letter says, and when it came.
  ///
  /// @param sign names the letter for ever
  public record Voice(String sign, Instant now) {}

  /// Facts that stand in one mail.
  private record Part(boolean alone, List<List<Fact>> facts) {}

  /// The parts for one listener.
  private record Parts(Listener listener, List<Part> list) {}

  private final SequencedMap<String, Parts> waiting = new LinkedHashMap<>();
  private Voice voice = new Voice("", Instant.EPOCH);
  private int sent;

  /// Adds something to what these will be told.
  ///
  /// @param alone whether it stands in a mail of its own, such as words that somebody wrote
  public void add(Voice from, List<Listener> listeners, List<Fact> facts, boolean alone) {
    voice = from;
    for (Listener listener : listeners) {
      String key = listener.name() + " " + listener.address();
      List<Part> parts =
          waiting.computeIfAbsent(key, _ -> new Parts(listener, new ArrayList<>())).list();
      if (alone || parts.isEmpty() || parts.getLast().alone()) {
        parts.add(new Part(alone, new ArrayList<>()));
      }
      List<List<Fact>> said = parts.getLast().facts();
      // The same once more is no news.
      if (said.isEmpty() || !said.getLast().equals(facts)) {
        said.add(facts);
      }
    }
  }

  /// Hands on what waits, each mail with its key.
  public void send(Sender sender) {
    List<Parts> all = List.copyOf(waiting.sequencedValues());
    waiting.clear();
    for (Parts one : all) {
      for (Part part : one.list()) {
        String key = "told." + voice.sign() + "." + sent++;
        List<Fact> facts = part.facts().stream().flatMap(List::stream).toList();
        sender.send(key, one.listener(), facts, voice.now());
      }
    }
  }

  /// Puts a mail into words and into the ledger.
  @FunctionalInterface
  public interface Sender {
    /// Puts one mail there.
    ///
    /// @param key of the mail, but for its reader
    void send(String key, Listener listener, List<Fact> facts, Instant now);
  }
}
