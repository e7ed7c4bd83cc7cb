package depesche.bot.standin;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/// A request the interface knows, and what answers it.
///
/// @param pattern its path, with names in braces; the first of them is what its limit is counted by
/// @param access who may send it
/// @param answer gives the body of the answer; one that is missing means that there is none
record Route(String method, String pattern, Access access, Function<Call, JsonNode> answer) {

  /// Who may send a request.
  enum Access {
    /// The bot, by its token, within the limit of all its requests.
    BOT,
    /// For those who know the token in the path: answers to interactions, which no common limit
    /// counts.
    TOKEN
  }

  /// {@return the names in the path, if it is this route's}
  Optional<Map<String, String>> match(String verb, String path) {
    String[] here = pattern.split("/", -1);
    String[] there = path.split("/", -1);
    if (!verb.equals(method) || here.length != there.length) {
      return Optional.empty();
    }
    Map<String, String> ids = new LinkedHashMap<>();
    for (int i = 0; i < here.length; i++) {
      if (here[i].startsWith("{")) {
        ids.put(here[i].substring(1, here[i].length() - 1), there[i]);
      } else if (!here[i].equals(there[i])) {
        return Optional.empty();
      }
    }
    return Optional.of(ids);
  }

  /// {@return what its limit is counted by}
  String bucket(Call call) {
    String major = call.ids().values().stream().findFirst().orElse("");
    return method + " " + pattern + " " + major + (access == Access.TOKEN ? call.ids() : "");
  }
}
