package depesche.bot.standin;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Map;

/// One request to the REST interface, taken apart.
///
/// @param path its path without the base, as in `channels/1/messages`
/// @param ids what stands in the path where the route has a name in braces
/// @param query the parameters behind the path
/// @param body the JSON of the body; missing if there is none
/// @param files the parts of the body that are files, by their number
record Call(
    String method,
    String path,
    Map<String, String> ids,
    Map<String, String> query,
    JsonNode body,
    Map<Integer, Attachment> files) {

  Call at(Map<String, String> found) {
    return new Call(method, path, found, query, body, files);
  }

  /// {@return an id of the path}
  long id(String name) {
    String text = word(name);
    if (!Check.ID.matcher(text).matches()) {
      throw Refused.invalid(name, "must be an id, is " + text);
    }
    return Long.parseLong(text);
  }

  String word(String name) {
    return ids.getOrDefault(name, "");
  }

  long number(String parameter, long otherwise) {
    String text = query.getOrDefault(parameter, "");
    return text.isEmpty() ? otherwise : Long.parseLong(text);
  }

  /// Refuses a body that this check refuses, and one with files for which there is no place.
  JsonNode checked(Check check) {
    check.check("", body);
    return body;
  }

  @Override
  public String toString() {
    return method + " " + path;
  }
}
