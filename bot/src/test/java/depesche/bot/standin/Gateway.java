package depesche.bot.standin;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import org.java_websocket.WebSocket;
import org.java_websocket.drafts.Draft;
import org.java_websocket.exceptions.InvalidDataException;
import org.java_websocket.framing.Framedata;
import org.java_websocket.handshake.ClientHandshake;
import org.java_websocket.handshake.ServerHandshakeBuilder;
import org.java_websocket.server.WebSocketServer;

/// Discord's gateway: a client that identifies itself hears what happens.
final class Gateway extends WebSocketServer {

  private static final int STARTS_A_DAY = 1000;
  private static final int HEARTBEAT = 1;
  private static final int IDENTIFY = 2;
  private static final int RESUME = 6;
  private static final int RECONNECT = 7;
  private static final int INVALID = 9;
  private static final int HELLO = 10;
  private static final int BEATEN = 11;

  /// Members, presences and everybody's words: only for bots that Discord has examined.
  private static final long PRIVILEGED = (1L << 1) | (1L << 8) | (1L << 15);

  private final StandIn discord;
  private final CountDownLatch started = new CountDownLatch(1);
  private final Map<WebSocket, Wire> wires = new ConcurrentHashMap<>();
  private final Map<String, Session> sessions = new ConcurrentHashMap<>();
  private final List<String> said = new CopyOnWriteArrayList<>();
  private final AtomicInteger identified = new AtomicInteger();
  private final AtomicInteger resumed = new AtomicInteger();
  private final AtomicInteger opened = new AtomicInteger();
  private final List<Long> identifiedAt = new CopyOnWriteArrayList<>();
  private volatile Optional<Session> newest = Optional.empty();
  private volatile boolean down;
  private volatile boolean throwsOut;
  private volatile boolean shut;
  private final AtomicInteger starts = new AtomicInteger(STARTS_A_DAY);
  private volatile long startsAgain;

  Gateway(StandIn discord) {
    super(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 1);
    this.discord = discord;
    setReuseAddr(true);
    setDaemon(true);
    setTcpNoDelay(true);
  }

  /// {@return the session that is told of what happens}
  Optional<Session> session() {
    return newest;
  }

  /// {@return all that the bot ever sent}
  List<String> said() {
    return List.copyOf(said);
  }

  int identified() {
    return identified.get();
  }

  int resumed() {
    return resumed.get();
  }

  /// {@return how often the bot has called}
  int opened() {
    return opened.get();
  }

  /// Takes every session that is resumed, and closes its socket at once.
  void throwsOut(boolean does) {
    throwsOut = does;
  }

  /// Takes no call: the handshake fails.
  void shut(boolean is) {
    shut = is;
  }

  /// Lets the bot identify itself so often, until the count begins anew.
  void starts(int remaining, long resetMillis) {
    starts.set(remaining);
    startsAgain = System.currentTimeMillis() + resetMillis;
  }

  /// {@return how often the bot may still identify itself}
  synchronized int starts() {
    if (startsAgain > 0 && System.currentTimeMillis() >= startsAgain) {
      starts.set(STARTS_A_DAY);
      startsAgain = 0;
    }
    return starts.get();
  }

  /// {@return milliseconds until the count begins anew}
  long startsAgainAfter() {
    return startsAgain == 0 ? 86_400_000 : Math.max(startsAgain - System.currentTimeMillis(), 0);
  }

  @Override
  public void onWebsocketPong(WebSocket socket, Framedata frame) {
    Optional.ofNullable(wires.get(socket)).ifPresent(Wire::pong);
  }

  /// {@return whether the bot is listening}
  boolean heard() {
    return newest.flatMap(Session::wire).filter(wire -> wire.socket().isOpen()).isPresent();
  }

  void tell(String type, ObjectNode body, long intent) {
    newest.ifPresent(session -> session.tell(new Session.Event(type, body, intent)));
  }

  /// Cuts every socket without a word, or closes it with a code; and stays away, if down.
  void cut(int code, boolean stayDown) {
    down = stayDown;
    for (WebSocket socket : wires.keySet()) {
      if (code == 0) {
        socket.closeConnection(1006, "");
      } else {
        socket.close(code, "");
      }
    }
  }

  /// Forgets all sessions: a client that wants to go on must identify itself again.
  void forget() {
    sessions.clear();
  }

  /// Says that the session is invalid.
  void invalidate(boolean resumable) {
    if (!resumable) {
      sessions.clear();
    }
    say(Nodes.object().put("op", INVALID).put("d", resumable));
  }

  /// Asks the bot to connect again.
  void sendAway() {
    say(Nodes.object().put("op", RECONNECT).putNull("d"));
  }

  private void say(ObjectNode json) {
    newest.flatMap(Session::wire).ifPresent(wire -> wire.send(Nodes.write(json)));
  }

  @Override
  public ServerHandshakeBuilder onWebsocketHandshakeReceivedAsServer(
      WebSocket socket, Draft draft, ClientHandshake hello) throws InvalidDataException {
    opened.incrementAndGet();
    discord.world().changed();
    if (shut) {
      throw new InvalidDataException(1013, "overloaded");
    }
    return super.onWebsocketHandshakeReceivedAsServer(socket, draft, hello);
  }

  @Override
  public void onOpen(WebSocket socket, ClientHandshake hello) {
    if (down) {
      socket.closeConnection(1006, "");
      return;
    }
    String query = hello.getResourceDescriptor();
    if (!query.contains("v=10") || !query.contains("encoding=json")) {
      discord.refuse(new Refusal("gateway " + query, 4012, 0, "only version 10, only JSON"));
      socket.close(4012, "Invalid API version");
      return;
    }
    Wire wire = new Wire(socket, query.contains("compress=zlib-stream"));
    wires.put(socket, wire);
    ObjectNode json = Nodes.object().put("op", HELLO).putNull("s").putNull("t");
    json.putObject("d").put("heartbeat_interval", 41_250);
    wire.send(Nodes.write(json));
  }

  @Override
  public void onClose(WebSocket socket, int code, String reason, boolean remote) {
    Wire wire = wires.remove(socket);
    if (wire != null) {
      sessions.values().forEach(session -> session.lost(wire));
      wire.end();
    }
    discord.world().changed();
  }

  @Override
  public void onMessage(WebSocket socket, String text) {
    Wire wire = wires.get(socket);
    if (wire == null) {
      return;
    }
    said.add(text);
    JsonNode json = Nodes.read(text);
    JsonNode body = json.path("d");
    switch (json.path("op").asInt()) {
      case HEARTBEAT -> wire.send(Nodes.write(Nodes.object().put("op", BEATEN)));
      case IDENTIFY -> identify(wire, body);
      case RESUME -> resume(wire, body);
      default -> {}
    }
    discord.world().changed();
  }

  private void identify(Wire wire, JsonNode body) {
    identified.incrementAndGet();
    boolean spent = starts() <= 0;
    starts.decrementAndGet();
    long intents = body.path("intents").asLong();
    if (!discord.world().takes(body.path("token").asText())) {
      close(wire, 4004, "Authentication failed.");
    } else if (spent) {
      close(wire, 4004, "Too many sessions were started: the token is void.");
    } else if (isTooSoon()) {
      discord.refuse(new Refusal("gateway", 9, 0, "identified within five seconds"));
      wire.send(Nodes.write(Nodes.object().put("op", INVALID).put("d", false)));
    } else if ((intents & PRIVILEGED) != 0) {
      close(wire, 4014, "Disallowed intent(s).");
    } else {
      Session session = new Session("session" + Snowflakes.next(), intents, wire);
      sessions.put(session.id(), session);
      newest = Optional.of(session);
      session.tell(new Session.Event("READY", discord.guilds().ready(session.id()), 0));
      if (discord.world().invited) {
        session.tell(new Session.Event("GUILD_CREATE", discord.guilds().whole(), 1));
      }
    }
  }

  /// One in five seconds; the line may be quicker the second time.
  private boolean isTooSoon() {
    long now = System.nanoTime() + discord.world().ahead.toNanos();
    identifiedAt.add(now);
    int all = identifiedAt.size();
    return all > 1 && now - identifiedAt.get(all - 2) < 4_500_000_000L;
  }

  private void resume(Wire wire, JsonNode body) {
    resumed.incrementAndGet();
    Session session = sessions.get(body.path("session_id").asText());
    if (!discord.world().takes(body.path("token").asText())) {
      close(wire, 4004, "Authentication failed.");
    } else if (session == null) {
      wire.send(Nodes.write(Nodes.object().put("op", INVALID).put("d", false)));
    } else {
      session.resume(wire, body.path("seq").asInt());
      if (throwsOut) {
        wire.socket().close(4000, "Unknown error");
      }
    }
  }

  private void close(Wire wire, int code, String reason) {
    discord.refuse(new Refusal("gateway", code, 0, reason));
    wire.socket().close(code, reason);
  }

  @Override
  public void onError(WebSocket socket, Exception e) {
    discord.broke(e);
  }

  @Override
  public void onStart() {
    started.countDown();
  }

  /// Begins to listen.
  ///
  /// @return the port
  int listen() {
    start();
    try {
      started.await();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
    return getPort();
  }
}
