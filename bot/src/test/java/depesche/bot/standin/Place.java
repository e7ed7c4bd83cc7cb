package depesche.bot.standin;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentSkipListMap;

/// Where messages stand: a channel, a forum, a thread or somebody's private messages.
public final class Place {

  /// What sort of place it is, with Discord's number for it.
  public enum Kind {
    TEXT(0),
    DM(1),
    PUBLIC_THREAD(11),
    PRIVATE_THREAD(12),
    FORUM(15);

    private final int type;

    Kind(int type) {
      this.type = type;
    }

    int type() {
      return type;
    }

    boolean isThread() {
      return this == PUBLIC_THREAD || this == PRIVATE_THREAD;
    }
  }

  private final long id;
  private final Kind kind;
  private final Optional<Place> parent;
  private final Set<User> people = new LinkedHashSet<>();
  private final TreeMap<Long, Message> messages = new TreeMap<>();
  private final TreeMap<Long, Long> denied = new TreeMap<>();
  private final TreeMap<Long, Long> allowed = new TreeMap<>();
  private final LinkedHashMap<Long, String> tags = new LinkedHashMap<>();
  private final ConcurrentSkipListMap<String, Long> nonces = new ConcurrentSkipListMap<>();
  private volatile List<Long> applied = List.of();
  private volatile List<String> names;
  private volatile String topic = "";
  private volatile boolean forgets;
  private volatile boolean archived;
  private volatile boolean tagDemanded;
  private volatile boolean locked;

  Place(long id, Kind kind, String name, Optional<Place> parent) {
    this.id = id;
    this.kind = kind;
    this.parent = parent;
    this.names = List.of(name);
  }

  public long id() {
    return id;
  }

  public Kind kind() {
    return kind;
  }

  public String name() {
    return names.getLast();
  }

  /// {@return every name it ever had, oldest first}
  public List<String> names() {
    return names;
  }

  public String topic() {
    return topic;
  }

  public Optional<Place> parent() {
    return parent;
  }

  public boolean archived() {
    return archived;
  }

  public boolean locked() {
    return locked;
  }

  /// {@return the messages everybody there sees, oldest first}
  public synchronized List<Message> messages() {
    return List.copyOf(messages.values());
  }

  /// {@return who was brought into a thread, or whose private messages these are}
  public synchronized List<User> people() {
    return List.copyOf(people);
  }

  /// {@return the names of the tags a forum offers}
  public synchronized List<String> tags() {
    return List.copyOf(tags.values());
  }

  /// {@return the names of the tags a post in a forum bears}
  public List<String> applied() {
    Place forum = parent.orElse(this);
    synchronized (forum) {
      return applied.stream().map(tag -> forum.tags.getOrDefault(tag, "")).toList();
    }
  }

  synchronized SequencedMap<Long, String> tagIds() {
    return new LinkedHashMap<>(tags);
  }

  List<Long> appliedIds() {
    return applied;
  }

  void apply(List<Long> ids) {
    applied = List.copyOf(ids);
  }

  synchronized void offer(SequencedMap<Long, String> offered) {
    tags.clear();
    tags.putAll(offered);
  }

  boolean tagDemanded() {
    return tagDemanded;
  }

  void demandTag(boolean does) {
    tagDemanded = does;
  }

  void rename(String name) {
    List<String> all = new ArrayList<>(names);
    all.add(name);
    names = List.copyOf(all);
  }

  void describe(String words) {
    topic = words;
  }

  void archive(boolean put) {
    archived = put;
  }

  void lock(boolean put) {
    locked = put;
  }

  synchronized boolean admit(User user) {
    return people.add(user);
  }

  synchronized boolean dismiss(User user) {
    return people.remove(user);
  }

  synchronized void add(Message message) {
    messages.put(message.id(), message);
  }

  synchronized Optional<Message> message(long messageId) {
    return Optional.ofNullable(messages.get(messageId));
  }

  synchronized void remove(long messageId) {
    messages.remove(messageId);
  }

  /// Remembers no nonce any more; Discord does so for some minutes.
  public void forgetsNonces() {
    forgets = true;
    nonces.clear();
  }

  void remember(String nonce, long messageId) {
    if (!forgets) {
      nonces.put(nonce, messageId);
    }
  }

  ConcurrentSkipListMap<String, Long> nonces() {
    return nonces;
  }

  synchronized void overwrite(long whom, long allow, long deny) {
    allowed.put(whom, allow);
    denied.put(whom, deny);
  }

  synchronized List<Long> overwritten() {
    return List.copyOf(allowed.keySet());
  }

  synchronized long allows(long whom) {
    return allowed.getOrDefault(whom, 0L);
  }

  synchronized long denies(long whom) {
    return denied.getOrDefault(whom, 0L);
  }

  @Override
  public String toString() {
    return kind + " " + name();
  }
}
