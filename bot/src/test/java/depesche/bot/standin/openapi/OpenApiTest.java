package depesche.bot.standin.openapi;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Discord's description is read as it is meant: what it allows passes, and what it does not, not.
class OpenApiTest {

  private static final String ROW = "{'components':[{'type':1,'components':[";

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        "POST | channels/1/messages | {'content':'x','nonce':'abc','embeds':[{'title':'t'}]}",
        "POST | channels/1/messages | {'content':null,'flags':4}",
        "POST | channels/1/messages | {'embeds':[{'image':{'url':'attachment://a.png'}}]}",
        "POST | channels/1/messages | "
            + ROW
            + "{'type':2,'style':1,'custom_id':'a','label':'b'}]}]}",
        "PATCH | channels/1 | {'archived':false}",
        "PATCH | webhooks/1/abc/messages/@original | {'content':'x'}",
        "POST | interactions/1/abc/callback | {'type':5,'data':{'flags':64}}",
        "POST | users/@me/channels | {'recipient_id':'7'}",
        "POST | users/@me/channels | {'recipient_id':7}",
      })
  void takesWhatIsDescribed(String method, String path, String body) throws Exception {
    // A body of a request fits its description.
    assertThat(OpenApi.discord().faults(method, path, Map.of(), body(body))).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        "POST | channels/1/messages | {'contents':'x'} | contents: is not described",
        "POST | channels/1/messages | {'nonce':'12345678901234567890123456'} | nonce: long",
        "POST | channels/1/messages | {'embeds':{}} | embeds: is of",
        "POST | channels/1/messages | {'embeds':[{'image':{'url':'a b'}}]} | no address",
        "POST | channels/1/messages | "
            + ROW
            + "{'type':2,'style':9,'custom_id':'a'}]}]} | style: is not",
        "POST | channels/1/messages | " + ROW + "]}]} | components: short",
        "POST | channels/1/messages | {'attachments':[{'filename':'a'}]} | lacks id",
        "POST | channels/1/messages/2 | {} | is not described",
        "GET | channels/1/messages | {'content':'x'} | a body that is not described",
        "POST | interactions/1/abc/callback | {'type':9,'data':{'custom_id':'a','title':'b'}}"
            + " | lacks components",
        "POST | users/@me/channels | {'recipient_id':true} | recipient_id: is of",
      })
  void refusesWhatIsNot(String method, String path, String body, String fault) throws Exception {
    // Each kind of rule of the description is kept, and a fault names its place.
    assertThat(OpenApi.discord().faults(method, path, Map.of(), body(body)))
        .anySatisfy(one -> assertThat(one).contains(fault));
  }

  private static JsonNode body(String text) throws JsonProcessingException {
    return new ObjectMapper().readTree(text.replace('\'', '"'));
  }
}
