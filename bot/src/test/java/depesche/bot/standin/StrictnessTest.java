package depesche.bot.standin;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
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

  private static final StandIn DISCORD = StandIn.open(1000, Duration.ofSeconds(1));
  private static final RawClient CLIENT = new RawClient(DISCORD);

  /// The most there may be of something: N in the body.
  record Limit(String what, String request, int most, String body) {}

  record Wrong(String what, String request, String body, int status, int code) {}

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
          new Limit("menu label", SAY, 100, row(menu("{'label':'x*N','value':'v'}"))),
          new Limit("menu value", SAY, 100, row(menu("{'label':'l','value':'x*N'}"))),
          new Limit("placeholder", SAY, 150, row(menu("{'label':'l','value':'v'}", "'x*N'"))),
          new Limit("menu of a modal", ANSWER, 25, chosen("N*{'label':'l','value':'#'}")),
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

  static final List<Wrong> REFUSED =
      List.of(
          new Wrong("no mentions", SAY, "{'content':'x'}", 400, INVALID),
          new Wrong(
              "everybody",
              SAY,
              "{'content':'x','allowed_mentions':{'parse':['everyone']}}",
              400,
              INVALID),
          new Wrong("unknown field", SAY, "{'content':'x','contents':'x'" + NOBODY, 400, INVALID),
          new Wrong("ephemeral", SAY, "{'content':'x','flags':64" + NOBODY, 400, INVALID),
          new Wrong("empty", SAY, "{'content':' '" + NOBODY, 400, 50006),
          new Wrong("no JSON", SAY, "{", 400, 50109),
          new Wrong(
              "no part",
              SAY,
              "{'content':'x','attachments':[{'id':0,'filename':'a.png'}]" + NOBODY,
              400,
              INVALID),
          new Wrong(
              "no such file",
              EDIT,
              "{'content':'x','attachments':[{'id':'77'}]" + NOBODY,
              400,
              INVALID),
          new Wrong(
              "in a forum",
              "POST channels/{forum}/messages",
              "{'content':'x'" + NOBODY,
              400,
              50008),
          new Wrong(
              "no channel", "POST channels/77/messages", "{'content':'x'" + NOBODY, 404, 10003),
          new Wrong(
              "no message",
              "PATCH channels/{general}/messages/77",
              "{'content':'x'" + NOBODY,
              404,
              10008),
          new Wrong("no route", "POST channels/{general}/shout", "{}", 404, 0),
          new Wrong("history", "GET channels/{general}/messages?limit=101", "", 400, INVALID),
          new Wrong(
              "button without id",
              SAY,
              ROW + "{'type':2,'style':1,'label':'l'}]}]" + NOBODY,
              400,
              INVALID),
          new Wrong(
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
          new Wrong("one value twice", SAY, row(menu("2*{'label':'l','value':'v'}")), 400, INVALID),
          new Wrong(
              "more than there is",
              SAY,
              row(menu("{'label':'l','value':'v'}", "'p','max_values':2")),
              400,
              INVALID),
          new Wrong(
              "least over most",
              SAY,
              row(menu("2*{'label':'l','value':'#'}", "'p','min_values':2")),
              400,
              INVALID),
          new Wrong("no choice", SAY, row(menu("")), 400, INVALID),
          new Wrong("no choice in a modal", ANSWER, chosen(""), 400, INVALID),
          new Wrong(
              "a menu of channels with options",
              SAY,
              ROW + "{'type':8,'custom_id':'m','options':[]}]}]" + NOBODY,
              400,
              INVALID),
          new Wrong(
              "a menu of roles with kinds of channels",
              SAY,
              ROW + "{'type':6,'custom_id':'m','channel_types':[0]}]}]" + NOBODY,
              400,
              INVALID),
          new Wrong(
              "a channel chosen among roles",
              SAY,
              ROW
                  + "{'type':6,'custom_id':'m','default_values':[{'id':'1','type':'channel'}]}]}]"
                  + NOBODY,
              400,
              INVALID),
          new Wrong(
              "more chosen than can be",
              SAY,
              ROW
                  + "{'type':8,'custom_id':'m','default_values':[{'id':'1','type':'channel'},"
                  + "{'id':'2','type':'channel'}]}]}]"
                  + NOBODY,
              400,
              INVALID),
          new Wrong(
              "permissions in words",
              COMMANDS,
              "[{'name':'n','description':'d','default_member_permissions':'MANAGE_GUILD'}]",
              400,
              INVALID),
          new Wrong(
              "six tags",
              OPEN,
              "{'name':'n','applied_tags':['1','2','3','4','5','6'],'message':{'content':'x'"
                  + NOBODY
                  + "}",
              400,
              INVALID),
          new Wrong(
              "unknown tag",
              OPEN,
              "{'name':'n','applied_tags':['77'],'message':{'content':'x'" + NOBODY + "}",
              400,
              INVALID),
          new Wrong("post without a message", OPEN, "{'name':'n'}", 400, INVALID),
          new Wrong("archive", HANG, "{'name':'n','auto_archive_duration':61}", 400, INVALID),
          new Wrong("late", "POST {late}", "{'type':5,'data':{'flags':64}}", 404, 10062),
          new Wrong("twice", "POST {done}", "{'type':5,'data':{'flags':64}}", 400, 40060),
          new Wrong("wrong token", "POST interactions/77/token/callback", "{'type':5}", 404, 10062),
          new Wrong("over", "POST {over}", "{'content':'x'" + NOBODY, 401, 50027),
          new Wrong("before the answer", "POST {soon}", "{'content':'x'" + NOBODY, 404, 10015),
          new Wrong("an answer to typing", OFFER, say("'content':'x'"), 400, INVALID),
          new Wrong(
              "choices for a command", ANSWER, "{'type':8,'data':{'choices':[]}}", 400, INVALID),
          new Wrong("upper case", COMMANDS, "[{'name':'Orders','description':'d'}]", 400, INVALID),
          new Wrong("no description", COMMANDS, "[{'name':'n'}]", 400, INVALID),
          new Wrong("one name twice", COMMANDS, "[2*{'name':'n','description':'d'}]", 400, INVALID),
          new Wrong(
              "required last",
              COMMANDS,
              command(
                  "{'type':3,'name':'a','description':'d'},{'type':3,'name':'b','description':'d','required':true}"),
              400,
              INVALID),
          new Wrong(
              "another's commands",
              "PUT applications/77/guilds/{guild}/commands",
              "[]",
              403,
              20012));

  private static String say(String data) {
    return "{'type':4,'data':{" + data + NOBODY + "}";
  }

  private static String button() {
    return "{'type':2,'style':1,'label':'l','custom_id':'#'}";
  }

  private static String row(String inner) {
    return ROW + inner + "]}]" + NOBODY;
  }

  private static String menu(String options) {
    return menu(options, "'p'");
  }

  private static String menu(String options, String placeholder) {
    return "{'type':3,'custom_id':'m','options':[%s],'placeholder':%s}"
        .formatted(options, placeholder);
  }

  private static String chosen(String options) {
    return "{'type':9,'data':{'title':'t','custom_id':'c','components':[{'type':18,'label':'l','component':%s}]}}"
        .formatted(menu(options));
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

  @ParameterizedTest
  @FieldSource("LIMITS")
  void theLimitIsKeptToTheLetter(Limit limit) {
    // Discord takes as much as its limit says and not one more.
    assertThat(
            CLIENT.send(limit.request(), RawClient.filled(limit.body(), limit.most())).statusCode())
        .isLessThan(300);
    isRefused(
        CLIENT.send(limit.request(), RawClient.filled(limit.body(), limit.most() + 1)),
        400,
        INVALID);
  }

  @ParameterizedTest
  @FieldSource("REFUSED")
  void whatDiscordRefusesIsRefused(Wrong wrong) {
    // Wrong forms, late or repeated answers, and what is not there.
    isRefused(
        CLIENT.send(wrong.request(), RawClient.filled(wrong.body(), 0)),
        wrong.status(),
        wrong.code());
  }

  @ParameterizedTest
  @CsvSource(
      quoteCharacter = '"',
      value = {
        "files[0], {'id':0}, 0",
        "files[0], {'id':1}, 50035",
        "files[1], {'id':0}, 50035",
        "files[0], \"\", 50035",
        "file, {'id':0}, 50035"
      })
  void partsAndAttachmentsBelongTogether(String part, String attachment, int code) {
    // Every attachment has its part, every part its attachment, and a name that is known.
    String json = RawClient.filled("{'content':'x','attachments':[" + attachment + "]" + NOBODY, 0);
    String body =
        """
        --b\r
        Content-Disposition: form-data; name="payload_json"\r
        \r
        %s\r
        --b\r
        Content-Disposition: form-data; name="%s"; filename="a.txt"\r
        Content-Type: text/plain\r
        \r
        hello\r
        --b--\r
        """
            .formatted(json, part);
    HttpResponse<String> answer = CLIENT.send(SAY, body, "multipart/form-data; boundary=b");
    assertThat(Nodes.read(answer.body()).path("code").asInt()).as(answer.body()).isEqualTo(code);
  }

  private static void isRefused(HttpResponse<String> answer, int status, int code) {
    assertThat(answer.statusCode()).as(answer.body()).isEqualTo(status);
    assertThat(Nodes.read(answer.body()).path("code").asInt()).as(answer.body()).isEqualTo(code);
    assertThat(DISCORD.refused().getLast().code()).isEqualTo(code);
  }
}
