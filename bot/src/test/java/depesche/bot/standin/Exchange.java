package depesche.bot.standin;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.MissingNode;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// One interaction of somebody with the bot: a command, a button, a modal sent or an option being
/// typed; and what the bot makes of it.
public final class Exchange {

  private final long id;
  private final String token;
  private final User user;
  private final Place place;
  private final int type;
  private final Optional<Message> pressed;
  private final Exchanges exchanges;
  private final long begun = System.nanoTime();
  private final List<Message> followUps = new ArrayList<>();
  private volatile Optional<Message> original = Optional.empty();
  private volatile Optional<Modal> modal = Optional.empty();
  private volatile JsonNode choices = MissingNode.getInstance();
  private volatile long acknowledged = -1;

  Exchange(
      Exchanges exchanges, User user, Place place, int type, Optional<Message> pressed, long id) {
    this.exchanges = exchanges;
    this.id = id;
    this.token = "token" + id;
    this.user = user;
    this.place = place;
    this.type = type;
    this.pressed = pressed;
  }

  long id() {
    return id;
  }

  String token() {
    return token;
  }

  public User user() {
    return user;
  }

  Place place() {
    return place;
  }

  int type() {
    return type;
  }

  Optional<Message> pressed() {
    return pressed;
  }

  long begun() {
    return begun;
  }

  boolean isAcknowledged() {
    return acknowledged >= 0;
  }

  void acknowledge() {
    acknowledged = System.nanoTime();
  }

  void answers(Message message) {
    original = Optional.of(message);
  }

  Optional<Message> original() {
    return original;
  }

  void shows(Modal shown) {
    modal = Optional.of(shown);
  }

  Optional<Modal> shown() {
    return modal;
  }

  void offers(JsonNode offered) {
    choices = offered;
  }

  synchronized void follows(Message message) {
    followUps.add(message);
  }

  synchronized Optional<Message> followUp(long message) {
    return followUps.stream().filter(one -> one.id() == message).findFirst();
  }

  /// {@return how long the bot took to acknowledge it}
  public Duration acknowledgedAfter() {
    exchanges.await("an acknowledgement for " + this, this::isAcknowledged);
    return Duration.ofNanos(acknowledged - begun);
  }

  /// {@return the answer, when it is there and is more than a promise}
  public Message answer() {
    exchanges.await(
        "an answer to " + this, () -> original.filter(message -> !message.isLoading()).isPresent());
    return original.orElseThrow();
  }

  /// {@return whether an answer is there}
  public boolean isAnswered() {
    return original.filter(message -> !message.isLoading()).isPresent();
  }

  /// {@return what the bot said after its answer, so far}
  public synchronized List<Message> followUps() {
    return List.copyOf(followUps);
  }

  /// {@return the modal that the bot shows}
  public Modal modal() {
    exchanges.await("a modal for " + this, () -> modal.isPresent() || original.isPresent());
    return modal.orElseThrow(
        () -> new AssertionError("a message came instead of a modal: " + answer().text()));
  }

  /// {@return whether a message comes, and no modal}
  public boolean isMessage() {
    exchanges.await("an answer to " + this, () -> modal.isPresent() || original.isPresent());
    return modal.isEmpty();
  }

  /// Sends the modal, with these texts in its fields from the top; the rest as it was.
  public Exchange submit(String... texts) {
    return exchanges.submit(this, user, modal(), List.of(texts));
  }

  /// {@return the names of what is offered}
  List<String> choices() {
    return offered().stream().map(choice -> choice.path("name").asText()).toList();
  }

  List<JsonNode> offered() {
    exchanges.await("choices for " + this, () -> !choices.isMissingNode());
    return Nodes.stream(choices).toList();
  }

  /// Sends the modal from another account: nobody can, but for a forged program.
  public Exchange submitAs(User other, String... texts) {
    return exchanges.submit(this, other, modal(), List.of(texts));
  }

  @Override
  public String toString() {
    return "interaction " + id + " of type " + type + " by " + user + " at " + place;
  }
}
