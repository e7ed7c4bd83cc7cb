package depesche.bot.standin;

import static depesche.bot.standin.Check.any;
import static depesche.bot.standin.Check.oneOf;
import static depesche.bot.standin.Shape.shape;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.MissingNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/// What the bot answers to interactions: once within three seconds, and then for a quarter of an
/// hour as often as it likes.
final class InteractionRoutes {

  private static final Duration FIRST = Duration.ofSeconds(3);
  private static final Duration LAST = Duration.ofMinutes(15);
  private static final JsonNode NOTHING = MissingNode.getInstance();
  private static final Check CALLBACK =
      shape().must("type", oneOf(4, 5, 6, 7, 8, 9)).may("data", any());

  private final StandIn discord;
  private final World world;
  private final Drafts drafts;

  InteractionRoutes(StandIn discord) {
    this.discord = discord;
    this.world = discord.world();
    this.drafts = new Drafts(world);
  }

  List<Route> routes() {
    String hook = "webhooks/{app}/{token}";
    return List.of(
        route("POST", "interactions/{id}/{token}/callback", this::callback),
        route("POST", hook, this::follow),
        route("GET", hook + "/messages/{message}", call -> json(message(call))),
        route("PATCH", hook + "/messages/{message}", this::edit),
        route("DELETE", hook + "/messages/{message}", this::delete));
  }

  private static Route route(String method, String path, Function<Call, JsonNode> answer) {
    return new Route(method, path, Route.Access.TOKEN, answer);
  }

  private JsonNode json(Message message) {
    return discord.messages().json(message);
  }

  private JsonNode callback(Call call) {
    JsonNode body = call.checked(CALLBACK);
    Exchange exchange =
        discord
            .exchanges()
            .find(call.word("token"))
            .filter(one -> one.id() == call.id("id"))
            .filter(one -> discord.age(one).compareTo(FIRST) <= 0 || one.isAcknowledged())
            .orElseThrow(() -> Refused.unknown(10062, "interaction"));
    if (exchange.isAcknowledged()) {
      throw new Refused(400, 40060, "Interaction has already been acknowledged.");
    }
    ObjectNode resource = Nodes.object().put("type", body.path("type").asInt());
    acknowledge(exchange, body, call).ifPresent(message -> resource.set("message", json(message)));
    exchange.acknowledge();
    if (!call.query().getOrDefault("with_response", "false").equals("true")) {
      return NOTHING;
    }
    ObjectNode answer = Nodes.object();
    ObjectNode interaction =
        answer
            .putObject("interaction")
            .put("id", String.valueOf(exchange.id()))
            .put("type", exchange.type());
    exchange
        .original()
        .ifPresent(
            message ->
                interaction
                    .put("response_message_id", String.valueOf(message.id()))
                    .put("response_message_loading", message.isLoading())
                    .put("response_message_ephemeral", message.onlyFor().isPresent()));
    answer.set("resource", resource);
    return answer;
  }

  private Optional<Message> acknowledge(Exchange exchange, JsonNode body, Call call) {
    JsonNode data = body.path("data");
    int kind = body.path("type").asInt();
    Check.require("type", (kind == 8) == (exchange.type() == 4), "not for this interaction");
    return switch (kind) {
      case 4 -> {
        Drafts.ANSWER.check("data", data);
        yield Optional.of(say(exchange, drafts.fresh(data, call.files())));
      }
      case 5 -> {
        int flags = data.path("flags").asInt(0) | Version.LOADING;
        yield Optional.of(
            say(exchange, new Version("", Nodes.array(), Nodes.array(), List.of(), flags)));
      }
      case 6, 7 -> {
        Message message =
            exchange
                .pressed()
                .orElseThrow(() -> Refused.invalid("type", "there is no message to change"));
        exchange.answers(message);
        if (kind == 7) {
          Drafts.EDIT.check("data", data);
          message.becomes(drafts.over(message.now(), data, call.files()));
        }
        yield Optional.of(message);
      }
      case 8 -> {
        Commands.CHOICES.check("data", data);
        exchange.offers(data.path("choices"));
        yield Optional.empty();
      }
      default -> {
        Check.require("type", exchange.type() != 5, "a modal cannot follow a modal");
        Modals.MODAL.check("data", data);
        exchange.shows(new Modal(data));
        yield Optional.empty();
      }
    };
  }

  /// An ephemeral message is kept apart: nobody else sees it, and no history has it.
  private Message say(Exchange exchange, Version version) {
    Optional<User> onlyFor =
        version.has(Version.EPHEMERAL) ? Optional.of(exchange.user()) : Optional.empty();
    Message message =
        new Message(world.nextId(), exchange.place(), world.bot, "", onlyFor, version);
    if (onlyFor.isPresent()) {
      world.ephemeral.put(message.id(), message);
    } else {
      exchange.place().add(message);
    }
    if (exchange.original().isEmpty()) {
      exchange.answers(message);
    } else {
      exchange.follows(message);
    }
    return message;
  }

  private Exchange open(Call call) {
    if (call.id("app") != world.bot.id()) {
      throw Refused.unknown(10015, "Webhook");
    }
    Exchange exchange =
        discord
            .exchanges()
            .find(call.word("token"))
            .orElseThrow(() -> Refused.unknown(10015, "Webhook"));
    if (discord.age(exchange).compareTo(LAST) > 0) {
      throw new Refused(401, 50027, "Invalid Webhook Token");
    }
    if (!exchange.isAcknowledged()) {
      throw Refused.unknown(10015, "Webhook");
    }
    return exchange;
  }

  private JsonNode follow(Call call) {
    Exchange exchange = open(call);
    JsonNode body = call.checked(Drafts.ANSWER);
    return json(say(exchange, drafts.fresh(body, call.files())));
  }

  private Message message(Call call) {
    Exchange exchange = open(call);
    String which = call.word("message");
    Optional<Message> found =
        which.equals("@original")
            ? exchange.original()
            : exchange
                .original()
                .filter(one -> String.valueOf(one.id()).equals(which))
                .or(() -> exchange.followUp(call.id("message")));
    return found.orElseThrow(() -> Refused.unknown(10008, "Message"));
  }

  private JsonNode edit(Call call) {
    Message message = message(call);
    JsonNode body = call.checked(Drafts.EDIT);
    Version before = message.now();
    Version ready =
        new Version(
            before.content(),
            before.embeds(),
            before.components(),
            before.attachments(),
            before.flags() & ~Version.LOADING);
    message.becomes(drafts.over(ready, body, call.files()));
    return json(message);
  }

  private JsonNode delete(Call call) {
    Message message = message(call);
    world.ephemeral.remove(message.id());
    message.place().remove(message.id());
    return NOTHING;
  }
}
