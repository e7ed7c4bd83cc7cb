package depesche.bot.standin;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import java.util.stream.Stream;

/// Discord, on this machine: one guild with a channel `general` and a forum `games`, in which a bot
/// can do what it could do there, and nothing else.
public final class StandIn implements AutoCloseable {

  private final World world;
  private final Guilds guilds;
  private final Faults faults = new Faults();
  private final Buckets buckets;
  private final MessageRoutes messages;
  private final Exchanges exchanges;
  private final Gateway gateway;
  private final Line line;
  private final Keeper keeper;
  private final Rest rest;
  private final int gatewayPort;
  private final List<Refusal> refused = new CopyOnWriteArrayList<>();
  private final List<String> requests = new CopyOnWriteArrayList<>();
  private final List<Throwable> broken = new CopyOnWriteArrayList<>();
  private final Map<Long, Duration> aged = new ConcurrentSkipListMap<>();
  private final ReentrantLock lock = new ReentrantLock(true);

  private StandIn(int limit, Duration window) {
    world = new World(this);
    guilds = new Guilds(this);
    buckets = new Buckets(limit, window.toNanos());
    messages = new MessageRoutes(this);
    exchanges = new Exchanges(this);
    gateway = new Gateway(this);
    line = new Line(gateway, world);
    keeper = new Keeper(this);
    gatewayPort = gateway.listen();
    rest =
        new Rest(
            this,
            Stream.of(
                    messages.routes(),
                    new GuildRoutes(this).routes(),
                    new ThreadRoutes(this).routes(),
                    new InteractionRoutes(this).routes())
                .flatMap(List::stream)
                .toList());
  }

  /// Opens it, with five requests a second on each route: a whole game is played in seconds.
  public static StandIn open() {
    return open(5, Duration.ofSeconds(1));
  }

  /// Opens it with a limit of one's own for each route; Discord has about one a second.
  public static StandIn open(int limit, Duration window) {
    return new StandIn(limit, window);
  }

  /// {@return the address of its REST interface}
  public String rest() {
    return "http://127.0.0.1:" + rest.port() + Rest.BASE;
  }

  /// {@return the address of its gateway}
  public String gateway() {
    return "ws://127.0.0.1:" + gatewayPort + "/";
  }

  /// {@return what the bot must show}
  public String token() {
    return "MTIz.stand-in.token";
  }

  /// {@return the id of its guild}
  public String guild() {
    return String.valueOf(world.guild);
  }

  /// {@return the id of the forum for games}
  public String games() {
    return String.valueOf(place("games").id());
  }

  /// {@return the bot itself}
  public User bot() {
    return world.bot;
  }

  /// {@return the member of this name; a new one, if there is none yet}
  public User user(String name) {
    return locked(
        () ->
            world.users.values().stream()
                .filter(user -> user.name().equals(name) && !user.isBot())
                .findFirst()
                .orElseGet(
                    () -> {
                      User user = new User(this, Snowflakes.next(), name, false);
                      world.users.put(user.id(), user);
                      return user;
                    }));
  }

  /// {@return the newest place of this name}
  public Place place(String name) {
    return places().filter(place -> place.name().equals(name)).toList().getLast();
  }

  /// {@return the newest place of this name, when it is there}
  public Place channel(String name) {
    await("a place " + name, () -> places().anyMatch(place -> place.name().equals(name)));
    return place(name);
  }

  /// Waits until the bot has brought something about here, as by a request.
  public void await(String what, BooleanSupplier so) {
    world.await(what, so);
  }

  /// {@return all places, oldest first}
  public Stream<Place> places() {
    return List.copyOf(world.places.values()).stream();
  }

  /// {@return every message there is, ephemeral and private ones too}
  public List<Message> all() {
    List<Message> all = new ArrayList<>(world.ephemeral.values());
    places().forEach(place -> all.addAll(place.messages()));
    return all;
  }

  /// {@return whether somebody could read a message}
  public boolean sees(User user, Message message) {
    return message.onlyFor().map(user::equals).orElseGet(() -> sees(user, message.place()));
  }

  /// {@return whether somebody could look into a place}
  public boolean sees(User user, Place place) {
    return world.sees(user, place);
  }

  /// {@return every request that was refused, but for those a fault befell}
  public List<Refusal> refused() {
    return List.copyOf(refused);
  }

  /// Forgets what was refused so far, when it was meant to be.
  public void forgive() {
    refused.clear();
  }

  /// Changes how many requests each route takes from now on.
  public void limit(int limit, Duration window) {
    buckets.limit(limit, window.toNanos());
  }

  /// {@return every request that came, as method and path}
  public List<String> requests() {
    return List.copyOf(requests);
  }

  /// Lets a fault befall the next requests whose method and path, as in `POST channels/`, match a
  /// pattern.
  public void inject(Fault fault, String where, int times) {
    faults.plan(fault, where, times);
  }

  /// {@return how many faults have happened}
  public int faultsHappened() {
    return faults.happened();
  }

  /// Says that somebody may be pinged.
  public void mayPing(User user) {
    world.mayBePinged.add(user.id());
  }

  /// Takes permissions from everybody, the bot too, in one place.
  public void forbid(Place place, Permission... permissions) {
    place.overwrite(world.guild, 0, Permission.masks(permissions));
    tell("CHANNEL_UPDATE", guilds.json(place), 1);
  }

  /// Lets time pass for an interaction: its token may expire.
  public void age(Exchange exchange, Duration time) {
    aged.put(exchange.id(), time);
  }

  Duration age(Exchange exchange) {
    return Duration.ofNanos(System.nanoTime() - exchange.begun())
        .plus(aged.getOrDefault(exchange.id(), Duration.ZERO));
  }

  /// Sets its clock: what is written from now on is of so much later than it is.
  public void ahead(Duration time) {
    world.ahead = time;
  }

  /// Archives a thread, as Discord does after a time of silence.
  public void archive(Place thread) {
    thread.archive(true);
    tell("THREAD_UPDATE", guilds.json(thread), 1);
  }

  /// {@return how often the bot identified itself}
  public int identified() {
    return gateway.identified();
  }

  /// {@return how often the bot asked to go on with its session}
  public int resumed() {
    return gateway.resumed();
  }

  /// {@return who keeps the guild}
  public Keeper keeper() {
    return keeper;
  }

  /// {@return the line between gateway and bot}
  public Line line() {
    return line;
  }

  Message writes(User user, Place place, Version version) {
    return locked(
        () -> {
          Message message = messages.put(place, user, version, "");
          boolean named = version.text().contains("<@" + bot().id() + ">");
          // One who is named in a private thread comes in by that, and the message was before them.
          if (place.kind() == Place.Kind.PRIVATE_THREAD && named && place.admit(bot())) {
            tell("THREAD_CREATE", guilds.json(place), 1);
          }
          return message;
        });
  }

  void tell(String event, ObjectNode body, long intent) {
    gateway.tell(event, body, intent);
  }

  void refuse(Refusal refusal) {
    refused.add(refusal);
  }

  void broke(Throwable e) {
    broken.add(e);
  }

  void count(String request) {
    requests.add(request);
  }

  <T> T locked(Supplier<T> work) {
    lock.lock();
    try {
      return work.get();
    } finally {
      lock.unlock();
    }
  }

  World world() {
    return world;
  }

  Guilds guilds() {
    return guilds;
  }

  Faults faults() {
    return faults;
  }

  Buckets buckets() {
    return buckets;
  }

  MessageRoutes messages() {
    return messages;
  }

  Exchanges exchanges() {
    return exchanges;
  }

  /// @throws AssertionError if the stand-in itself broke: no test that met that proves anything
  @Override
  public void close() {
    rest.close();
    try {
      gateway.stop(1000);
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
    List<String> dead = all().stream().flatMap(one -> Commands.dead(world, one).stream()).toList();
    if (!dead.isEmpty()) {
      throw new AssertionError("commands that cannot be tapped where they stand: " + dead);
    }
    if (!broken.isEmpty()) {
      throw new AssertionError("the stand-in itself broke", broken.getFirst());
    }
  }
}
