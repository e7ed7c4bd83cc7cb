package depesche.bot.standin;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/// What Discord refuses, the stand-in refuses, with Discord's code; and what just keeps to the
/// limit it takes.
class StrictnessTest {

  private static final int INVALID = 50035;
  private static final String SAY = "POST channels/{general}/messages";
  private static final String EDIT = "PATCH channels/{general}/messages/{message}";
  private static final String OPEN = "POST channels/{forum}/threads";
  private static final String HANG = "POST channels/{general}/messages/{message}/threads";
  private static final String ANSWER = "POST {command}";
  private static final String OFFER = "POST {typing}";
  private static final String FOLLOW = "POST {hook}";
  private static final String COMMANDS = "PUT applications/{app}/guilds/{guild}/commands";
  private static final String NOBODY = ",'allowed_mentions':{'parse':[]}}";
  private static final String ROW = "{'content':'x','components':[{'type':1,'components':[";

  private static final Pattern TIMES = Pattern.compile("(\\d+)\\*\\{");
  private static final Pattern PLACE = Pattern.compile("\\{(\\w+)}");

  private static final StandIn DISCORD = StandIn.open(1000, Duration.ofSeconds(1));
  private static final HttpClient CLIENT = HttpClient.newHttpClient();

  /// The most there may be of something: N in the body.
  private record Limit(String what, String request, int most, String body) {}

  private record Refused(String what, String request, String body, int status, int code) {}

  static final List<Limit> LIMITS =
      List.of(
          new Limit("content", SAY, 2000, "{'content':'x*N'" + NOBODY),
          new Limit("content of an edit", EDIT, 2000, "{'content':'x*N'" + NOBODY),
          new Limit("content of an answer", ANSWER, 2000, say("'content':'x*N'")),
          new Limit("content of a follow-up", FOLLOW, 2000, "{'content':'x*N'" + NOBODY),
          new Limit("nonce", SAY, 25, "{'content':'x','nonce':'x*N'" + NOBODY),
          new Limit("embeds", SAY, 10, "{'embeds':[N*{'title':'t'}]" + NOBODY),
          new Limit("embed title", SAY, 256, "{'embeds':[{'title':'x*N'}]" + NOBODY),
          new Limit("embed description", SAY, 4096, "{'embeds':[{'description':'x*N'}]" + NOBODY),
          new Limit(
              "fields", SAY, 25, "{'embeds':[{'fields':[N*{'name':'n','value':'v'}]}]" + NOBODY),
          new Limit(
              "field", SAY, 1024, "{'embeds':[{'fields':[{'name':'n','value':'x*N'}]}]" + NOBODY),
          new Limit(
              "embeds in all",
              SAY,
              3000,
              "{'embeds':[{'description':'x*N'},{'description':'x*3000'}]" + NOBODY),
          new Limit(
              "rows",
              SAY,
              5,
              "{'content':'x','components':[N*{'type':1,'components':["
                  + button()
                  + "]}]"
                  + NOBODY),
          new Limit("buttons", SAY, 5, ROW + "N*" + button() + "]}]" + NOBODY),
          new Limit("menu", SAY, 25, ROW + menu("N*{'label':'l','value':'#'}") + "]}]" + NOBODY),
          new Limit(
              "custom_id",
              SAY,
              100,
              ROW + "{'type':2,'style':1,'label':'l','custom_id':'x*N'}]}]" + NOBODY),
          new Limit("thread name", HANG, 100, "{'name':'x*N'}"),
          new Limit(
              "post name", OPEN, 100, "{'name':'x*N','message':{'content':'x'" + NOBODY + "}"),
          new Limit(
              "choices", OFFER, 25, "{'type':8,'data':{'choices':[N*{'name':'n','value':'v'}]}}"),
          new Limit(
              "choice", OFFER, 100, "{'type':8,'data':{'choices':[{'name':'x*N','value':'v'}]}}"),
          new Limit(
              "value", OFFER, 100, "{'type':8,'data':{'choices':[{'name':'n','value':'x*N'}]}}"),
          new Limit("modal title", ANSWER, 45, modal("'x*N'", "'c'", "'l'", "'v'")),
          new Limit("modal custom_id", ANSWER, 100, modal("'t'", "'x*N'", "'l'", "'v'")),
          new Limit("modal label", ANSWER, 45, modal("'t'", "'c'", "'x*N'", "'v'")),
          new Limit("modal value", ANSWER, 4000, modal("'t'", "'c'", "'l'", "'x*N'")),
          new Limit("command name", COMMANDS, 32, "[{'name':'x*N','description':'d'}]"),
          new Limit("description", COMMANDS, 100, "[{'name':'n','description':'x*N'}]"),
          new Limit("options", COMMANDS, 25, command("N*{'type':3,'name':'o#','description':'d'}")),
          new Limit(
              "option choices",
              COMMANDS,
              25,
              command(
                  "{'type':3,'name':'o','description':'d','choices':[N*{'name':'n','value':'#'}]}")),
          new Limit("commands", COMMANDS, 100, "[N*{'name':'n#','description':'d'}]"));

  static final List<Refused> REFUSED =
      List.of(
          new Refused("no mentions", SAY, "{'content':'x'}", 400, INVALID),
          new Refused(
              "everybody",
              SAY,
              "{'content':'x','allowed_mentions':{'parse':['everyone']}}",
              400,
              INVALID),
          new Refused("unknown field", SAY, "{'content':'x','contents':'x'" + NOBODY, 400, INVALID),
          new Refused("ephemeral", SAY, "{'content':'x','flags':64" + NOBODY, 400, INVALID),
          new Refused("empty", SAY, "{'content':' '" + NOBODY, 400, 50006),
          new Refused("no JSON", SAY, "{", 400, 50109),
          new Refused(
              "no part",
              SAY,
              "{'content':'x','attachments':[{'id':0,'filename':'a.png'}]" + NOBODY,
              400,
              INVALID),
          new Refused(
              "no such file",
              EDIT,
              "{'content':'x','attachments':[{'id':'77'}]" + NOBODY,
              400,
              INVALID),
          new Refused(
              "in a forum",
              "POST channels/{forum}/messages",
              "{'content':'x'" + NOBODY,
              400,
              50008),
          new Refused(
              "no channel", "POST channels/77/messages", "{'content':'x'" + NOBODY, 404, 10003),
          new Refused(
              "no message",
              "PATCH channels/{general}/messages/77",
              "{'content':'x'" + NOBODY,
              404,
              10008),
          new Refused("no route", "POST channels/{general}/shout", "{}", 404, 0),
          new Refused("history", "GET channels/{general}/messages?limit=101", "", 400, INVALID),
          new Refused(
              "button without id",
              SAY,
              ROW + "{'type':2,'style':1,'label':'l'}]}]" + NOBODY,
              400,
              INVALID),
          new Refused(
              "two menus",
              SAY,
              ROW
                  + menu("{'label':'l','value':'v'}")
                  + ","
                  + menu("{'label':'l','value':'v'}")
                  + "]}]"
                  + NOBODY,
              400,
              INVALID),
          new Refused(
              "six tags",
              OPEN,
              "{'name':'n','applied_tags':['1','2','3','4','5','6'],'message':{'content':'x'"
                  + NOBODY
                  + "}",
              400,
              INVALID),
          new Refused(
              "unknown tag",
              OPEN,
              "{'name':'n','applied_tags':['77'],'message':{'content':'x'" + NOBODY + "}",
              400,
              INVALID),
          new Refused("post without a message", OPEN, "{'name':'n'}", 400, INVALID),
          new Refused("archive", HANG, "{'name':'n','auto_archive_duration':61}", 400, INVALID),
          new Refused("late", "POST {late}", "{'type':5,'data':{'flags':64}}", 404, 10062),
          new Refused("twice", "POST {done}", "{'type':5,'data':{'flags':64}}", 400, 40060),
          new Refused(
              "wrong token", "POST interactions/77/token/callback", "{'type':5}", 404, 10062),
          new Refused("over", "POST {over}", "{'content':'x'" + NOBODY, 401, 50027),
          new Refused("before the answer", "POST {soon}", "{'content':'x'" + NOBODY, 404, 10015),
          new Refused("an answer to typing", OFFER, say("'content':'x'"), 400, INVALID),
          new Refused(
              "choices for a command", ANSWER, "{'type':8,'data':{'choices':[]}}", 400, INVALID),
          new Refused(
              "upper case", COMMANDS, "[{'name':'Orders','description':'d'}]", 400, INVALID),
          new Refused("no description", COMMANDS, "[{'name':'n'}]", 400, INVALID),
          new Refused(
              "one name twice", COMMANDS, "[2*{'name':'n','description':'d'}]", 400, INVALID),
          new Refused(
              "required last",
              COMMANDS,
              command(
                  "{'type':3,'name':'a','description':'d'},{'type':3,'name':'b','description':'d','required':true}"),
              400,
              INVALID),
          new Refused(
              "another's commands",
              "PUT applications/77/guilds/{guild}/commands",
              "[]",
              403,
              20012));

  @BeforeAll
  static void register() {
    String judge =
        "{'id':'1','name':'judge','options':[{'type':3,'name':'line','autocomplete':true}]}";
    DISCORD.world().commands.put(0L, List.of(Nodes.read(judge.replace('\'', '"'))));
  }

  private static String say(String data) {
    return "{'type':4,'data':{" + data + NOBODY + "}";
  }

  private static String button() {
    return "{'type':2,'style':1,'label':'l','custom_id':'#'}";
  }

  private static String menu(String options) {
    return "{'type':3,'custom_id':'m','options':[" + options + "]}";
  }

  private static String modal(String title, String id, String label, String value) {
    return "{'type':9,'data':{'title':%s,'custom_id':%s,'components':[{'type':18,'label':%s,'component':{'type':4,'style':2,'custom_id':'f','value':%s}}]}}"
        .formatted(title, id, label, value);
  }

  private static String command(String options) {
    return "[{'name':'n','description':'d','options':[" + options + "]}]";
  }

  @AfterAll
  static void close() {
    DISCORD.close();
  }

  @ParameterizedTest(name = "{0}")
  @FieldSource("LIMITS")
  void theLimitIsKeptToTheLetter(Limit limit) {
    // Discord takes as much as its limit says and not one more.
    assertThat(send(limit.request(), filled(limit.body(), limit.most())).statusCode())
        .isLessThan(300);
    isRefused(send(limit.request(), filled(limit.body(), limit.most() + 1)), 400, INVALID);
  }

  @ParameterizedTest(name = "{0}")
  @FieldSource("REFUSED")
  void whatDiscordRefusesIsRefused(Refused refused) {
    // Wrong forms, late or repeated answers, and what is not there.
    isRefused(send(refused.request(), filled(refused.body(), 0)), refused.status(), refused.code());
  }

  private static void isRefused(HttpResponse<String> answer, int status, int code) {
    assertThat(answer.statusCode()).as(answer.body()).isEqualTo(status);
    assertThat(Nodes.read(answer.body()).path("code").asInt()).as(answer.body()).isEqualTo(code);
    assertThat(DISCORD.refused().getLast().code()).isEqualTo(code);
  }

  /// {@return a body with a number of its own for N: `x*3` is xxx, and `3*{…#…}` three objects, in
  /// which # is a number}
  private static String filled(String body, int number) {
    String text = body.replace("N*", number + "*").replace("x*N", "x*" + number);
    text =
        Pattern.compile("x\\*(\\d+)")
            .matcher(text)
            .replaceAll(found -> "x".repeat(Integer.parseInt(found.group(1))));
    Matcher times = TIMES.matcher(text);
    while (times.find()) {
      int end = end(text, times.end() - 1);
      String one = text.substring(times.end() - 1, end);
      String all =
          IntStream.range(0, Integer.parseInt(times.group(1)))
              .mapToObj(i -> one.replace("#", String.valueOf(i)))
              .collect(Collectors.joining(","));
      text = text.substring(0, times.start()) + all + text.substring(end);
      times = TIMES.matcher(text);
    }
    return text.replace('\'', '"');
  }

  /// {@return behind the brace that closes the one at the beginning}
  private static int end(String text, int begin) {
    int open = 0;
    for (int i = begin; ; i++) {
      open += text.charAt(i) == '{' ? 1 : text.charAt(i) == '}' ? -1 : 0;
      if (open == 0) {
        return i + 1;
      }
    }
  }

  private static HttpResponse<String> send(String request, String body) {
    String[] words = request.split(" ", 2);
    String path = PLACE.matcher(words[1]).replaceAll(found -> place(found.group(1)));
    HttpRequest prepared =
        HttpRequest.newBuilder(URI.create(DISCORD.rest() + path))
            .header("Authorization", "Bot " + DISCORD.token())
            .header("User-Agent", "DiscordBot (test, 1)")
            .header("Content-Type", "application/json")
            .method(words[0], BodyPublishers.ofString(body))
            .build();
    return Awaitility.await("fewer than fifty a second")
        .pollDelay(Duration.ZERO)
        .until(
            () -> CLIENT.send(prepared, BodyHandlers.ofString()),
            answer -> answer.statusCode() != 429);
  }

  private static String place(String word) {
    return switch (word) {
      case "general", "forum" ->
          String.valueOf(DISCORD.place(word.equals("forum") ? "games" : word).id());
      case "guild" -> DISCORD.guild();
      case "app" -> String.valueOf(DISCORD.bot().id());
      case "message" -> String.valueOf(message().id());
      case "command" -> callback(exchange(Optional.empty()));
      case "typing" -> callback(exchange(Optional.of("line")));
      case "late" -> callback(aged(exchange(Optional.empty()), Duration.ofSeconds(4)));
      case "done" -> callback(acknowledged());
      case "soon" -> hook(exchange(Optional.empty()));
      case "hook" -> hook(acknowledged());
      case "over" -> hook(aged(acknowledged(), Duration.ofMinutes(16)));
      default -> throw new IllegalArgumentException(word);
    };
  }

  private static Message message() {
    Place general = DISCORD.place("general");
    return DISCORD.locked(
        () -> DISCORD.messages().put(general, DISCORD.bot(), Version.of("x"), ""));
  }

  private static Exchange exchange(Optional<String> typing) {
    return DISCORD.exchanges().command(DISCORD.user("Anna"), "judge", Map.of("line", "x"), typing);
  }

  private static Exchange acknowledged() {
    Exchange exchange = exchange(Optional.empty());
    assertThat(
            send("POST " + callback(exchange), filled("{'type':5,'data':{'flags':64}}", 0))
                .statusCode())
        .isEqualTo(204);
    return exchange;
  }

  private static Exchange aged(Exchange exchange, Duration time) {
    DISCORD.age(exchange, time);
    return exchange;
  }

  private static String callback(Exchange exchange) {
    return "interactions/" + exchange.id() + "/" + exchange.token() + "/callback";
  }

  private static String hook(Exchange exchange) {
    return "webhooks/" + DISCORD.bot().id() + "/" + exchange.token();
  }
}
