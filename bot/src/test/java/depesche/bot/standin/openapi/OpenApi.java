package depesche.bot.standin.openapi;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.BooleanNode;
import com.fasterxml.jackson.databind.node.MissingNode;
import com.fasterxml.jackson.databind.node.TextNode;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;

/// What Discord itself says of its requests, cut out of its description by `.ci/discord-spec`.
public final class OpenApi {

  private static final String FILE = "/discord/openapi.json";

  private final JsonNode paths;
  private final SchemaCheck check;

  private OpenApi(JsonNode whole) {
    paths = whole.required("paths");
    check = new SchemaCheck(whole.required("components").required("schemas"));
  }

  /// Read once, when it is first needed.
  private static final class Read {
    private static final OpenApi ONLY = read();

    private static OpenApi read() {
      try (InputStream file =
          Objects.requireNonNull(OpenApi.class.getResourceAsStream(FILE), FILE)) {
        return new OpenApi(new ObjectMapper().readTree(file));
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }

  /// {@return Discord's description}
  public static OpenApi discord() {
    return Read.ONLY;
  }

  /// {@return what in a request is not as described}
  ///
  /// @param path without what stands before it in every request
  /// @param body missing if there is none
  public List<String> faults(String method, String path, Map<String, String> query, JsonNode body) {
    String request = method + " " + path;
    JsonNode described = described(method.toLowerCase(Locale.ROOT), "/" + path);
    if (described.isMissingNode()) {
      return List.of(request + " is not described");
    }
    List<String> faults = new ArrayList<>();
    query.forEach((name, value) -> faults.addAll(parameter(request, described, name, value)));
    JsonNode schema =
        described.path("requestBody").path("content").path("application/json").path("schema");
    if (schema.isMissingNode() || body.isMissingNode()) {
      boolean both = schema.isMissingNode() == (body.isMissingNode() || body.isEmpty());
      return both ? faults : List.of(request + ": a body that is not described, or none");
    }
    faults.addAll(check.faults(request, schema, body));
    return faults;
  }

  private List<String> parameter(String request, JsonNode described, String name, String value) {
    for (JsonNode one : described.path("parameters")) {
      if (one.path("name").asText().equals(name)) {
        boolean flag = value.equals("true") || value.equals("false");
        JsonNode given = flag ? BooleanNode.valueOf(value.equals("true")) : TextNode.valueOf(value);
        return check.faults(request + "?" + name, one.path("schema"), given);
      }
    }
    return SchemaCheck.UNDESCRIBED.contains(name)
        ? List.of()
        : List.of(request + "?" + name + ": is not described");
  }

  /// Of two paths the one with fewer gaps counts.
  private JsonNode described(String method, String path) {
    return paths.properties().stream()
        .filter(one -> fits(one.getKey(), path) && one.getValue().has(method))
        .min((one, other) -> Long.compare(gaps(one.getKey()), gaps(other.getKey())))
        .map(one -> one.getValue().path(method))
        .orElse(MissingNode.getInstance());
  }

  private static long gaps(String path) {
    return path.chars().filter(sign -> sign == '{').count();
  }

  private static boolean fits(String pattern, String path) {
    String[] here = pattern.split("/", -1);
    String[] there = path.split("/", -1);
    if (here.length != there.length) {
      return false;
    }
    for (int i = 0; i < here.length; i++) {
      if (!here[i].startsWith("{") && !here[i].equals(there[i])) {
        return false;
      }
    }
    return true;
  }
}
