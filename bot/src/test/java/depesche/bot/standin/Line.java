package depesche.bot.standin;

import java.time.Duration;
import java.util.List;
import java.util.Optional;

/// The line between the gateway and the bot, and what can happen to it.
public final class Line {

  private static final Duration PATIENCE = Duration.ofSeconds(30);

  private final Gateway gateway;
  private final World world;
  private volatile boolean down;

  Line(Gateway gateway, World world) {
    this.gateway = gateway;
    this.world = world;
  }

  /// Waits until the bot listens.
  public void awaitBot() {
    world.await("the bot listens", gateway::heard);
  }

  /// Waits until the bot has read all that the gateway has said so far. Nobody waits where it is
  /// not connected.
  public void awaitRead() {
    Optional<Wire> open =
        gateway.session().flatMap(Session::wire).filter(wire -> wire.socket().isOpen());
    open.ifPresent(wire -> wire.awaitPong(PATIENCE));
  }

  /// Waits until the bot has registered a command.
  public void awaitCommand(String name) {
    world.await(
        "the command /" + name,
        () ->
            world.commands.values().stream()
                .flatMap(List::stream)
                .anyMatch(command -> command.path("name").asText().equals(name)));
  }

  /// Waits until the bot has registered a command that is offered in private messages.
  public void awaitPrivateCommand(String name) {
    world.await("the command /" + name + " in private", () -> isPrivateCommand(name));
  }

  /// {@return whether a command is offered in private messages}
  public boolean isPrivateCommand(String name) {
    return world.commands.getOrDefault(0L, List.of()).stream()
        .anyMatch(
            command ->
                command.path("name").asText().equals(name)
                    && Nodes.stream(command.path("contexts")).anyMatch(one -> one.asInt() == 1));
  }

  /// {@return all that the bot ever sent to the gateway}
  public List<String> said() {
    return gateway.said();
  }

  /// Cuts the sockets without a word.
  public void cut() {
    gateway.cut(0, false);
  }

  /// Closes the sockets with a code.
  public void close(int code) {
    gateway.cut(code, false);
  }

  /// Takes every session that is resumed, and closes its socket at once.
  public void throwsOut(boolean does) {
    gateway.throwsOut(does);
  }

  /// {@return how often the bot has called}
  public int opened() {
    return gateway.opened();
  }

  /// Takes no call at the gateway, while requests are answered.
  public void shut(boolean is) {
    gateway.shut(is);
  }

  /// Lets the bot identify itself so often, until the count begins anew.
  public void starts(int remaining, Duration reset) {
    gateway.starts(remaining, reset.toMillis());
  }

  int starts() {
    return gateway.starts();
  }

  long startsAgainAfter() {
    return gateway.startsAgainAfter();
  }

  /// Says that the bot's session is invalid.
  public void invalidate(boolean resumable) {
    gateway.invalidate(resumable);
  }

  /// Forgets all sessions: a bot that wants to go on must begin anew.
  public void forgetSessions() {
    gateway.forget();
  }

  /// Asks the bot to connect again.
  public void sendAway() {
    gateway.sendAway();
  }

  /// Delivers the next events twice each.
  public void repeatEvents(int count) {
    gateway.session().orElseThrow().repeats(count);
  }

  /// Lets the next pairs of events change places.
  public void swapEvents(int count) {
    gateway.session().orElseThrow().swaps(count);
  }

  /// Knows the bot's token no more, or again.
  public void voidsToken(boolean does) {
    world.tokenVoid = does;
  }

  /// Goes away: no socket, and 503 for every request.
  public void down() {
    down = true;
    gateway.cut(0, true);
  }

  /// Comes back.
  public void up() {
    down = false;
    gateway.cut(0, false);
  }

  boolean isDown() {
    return down;
  }
}
