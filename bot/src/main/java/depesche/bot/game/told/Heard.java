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

  /// {@return what waits, each mail with its key; it waits no longer}
  public List<Told> taken() {
    List<Parts> all = List.copyOf(waiting.sequencedValues());
    waiting.clear();
    List<Told> taken = new ArrayList<>();
    for (Parts one : all) {
      for (Part part : one.list()) {
        String key = "told." + voice.sign() + "." + sent++;
        List<Fact> facts = part.facts().stream().flatMap(List::stream).toList();
        taken.add(new Told(key, one.listener(), facts, voice.now()));
      }
    }
    return taken;
  }

  /// One mail.
  ///
  /// @param key of the mail, but for its reader
  public record Told(String key, Listener to, List<Fact> facts, Instant now) {

    public Told {
      facts = List.copyOf(facts);
    }

    /// {@return whether another says something of it, too}
    public boolean shares(Told other) {
      return other.facts.stream().anyMatch(facts::contains);
    }

    /// {@return what none of these says}
    public List<Fact> besides(List<Told> others) {
      return facts.stream()
          .filter(fact -> others.stream().noneMatch(other -> other.facts.contains(fact)))
          .toList();
    }

    /// {@return whether these say all of it}
    public boolean isIn(List<Told> others) {
      return besides(others).isEmpty();
    }
  }
}
