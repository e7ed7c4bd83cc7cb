package depesche.bot.standin.openapi;

import com.fasterxml.jackson.databind.JsonNode;
import java.net.URI;
import java.net.URISyntaxException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/// Holds a value against a schema of the description. A word of a schema that is not known here
/// breaks the check, so that nothing is passed over in silence.
///
/// The description is narrower than Discord in three things. An id may be a number, too: Discord's
/// own examples give the files of a message such ids, and JDA all. The manual explains the `nsfw`
/// of a command and the `content_type` of a file, which the description lacks. And JDA sends two
/// things that we cannot leave out and Discord overlooks: `tts` in the first message of a post, and
/// `wait` with the edit of an answer.
///
/// @param schemas those that have names
record SchemaCheck(JsonNode schemas) {

  private static final String NAMED = "#/components/schemas/";
  private static final String ID = NAMED + "SnowflakeType";

  /// What may be there though no description says so.
  static final List<String> UNDESCRIBED = List.of("nsfw", "content_type", "tts", "wait");

  /// {@return what is wrong with a value; each with its path}
  List<String> faults(String where, JsonNode schema, JsonNode value) {
    List<String> faults = new ArrayList<>();
    for (Map.Entry<String, JsonNode> word : schema.properties()) {
      faults.addAll(faults(where, schema, word.getKey(), word.getValue(), value));
    }
    return faults;
  }

  private List<String> faults(
      String where, JsonNode schema, String word, JsonNode wanted, JsonNode value) {
    return switch (word) {
      case "$ref" ->
          wanted.asText().equals(ID) && value.isIntegralNumber()
              ? List.of()
              : faults(where, named(wanted.asText()), value);
      case "type" -> type(where, wanted, value);
      case "const" -> unless(equal(wanted, value), where, "is not " + wanted);
      case "enum" ->
          unless(list(wanted).anyMatch(one -> equal(one, value)), where, "is none of " + wanted);
      case "oneOf", "anyOf" -> any(where, wanted, value);
      case "allOf" -> list(wanted).flatMap(one -> faults(where, one, value).stream()).toList();
      case "properties" -> fields(where, wanted, value);
      case "required" ->
          list(wanted)
              .filter(name -> value.isObject() && !value.has(name.asText()))
              .map(name -> where + " lacks " + name.asText())
              .toList();
      case "additionalProperties" ->
          value.isObject()
              ? value.properties().stream()
                  .flatMap(one -> faults(where, wanted, one.getValue()).stream())
                  .toList()
              : List.of();
      case "items" -> items(where, wanted, value);
      case "uniqueItems" ->
          unless(
              !value.isArray() || new HashSet<>(list(value).toList()).size() == value.size(),
              where,
              "names something twice");
      case "minItems" -> unless(!value.isArray() || size(value) >= wanted.asInt(), where, "short");
      case "maxItems" -> unless(!value.isArray() || size(value) <= wanted.asInt(), where, "long");
      case "maxProperties" ->
          unless(!value.isObject() || value.size() <= wanted.asInt(), where, "large");
      case "minLength" ->
          unless(!value.isTextual() || size(value) >= wanted.asInt(), where, "short");
      case "maxLength" ->
          unless(!value.isTextual() || size(value) <= wanted.asInt(), where, "long");
      case "minimum" ->
          unless(!value.isNumber() || value.asDouble() >= wanted.asDouble(), where, "small");
      case "maximum" ->
          unless(!value.isNumber() || value.asDouble() <= wanted.asDouble(), where, "large");
      case "pattern" ->
          unless(
              !value.isTextual() || Pattern.compile(wanted.asText()).matcher(value.asText()).find(),
              where,
              "is not " + wanted);
      case "format" ->
          unless(!wanted.asText().equals("uri") || isAddress(value), where, "no address");
      case "title", "description", "contentEncoding", "x-discord-union" -> List.of();
      default -> throw new IllegalStateException("a schema says " + word + ": " + schema);
    };
  }

  private JsonNode named(String reference) {
    return schemas.required(reference.substring(NAMED.length()));
  }

  private static List<String> type(String where, JsonNode wanted, JsonNode value) {
    boolean fits =
        (wanted.isArray() ? list(wanted) : Stream.of(wanted))
            .anyMatch(
                one ->
                    switch (one.asText()) {
                      case "null" -> value.isNull();
                      case "object" -> value.isObject();
                      case "array" -> value.isArray();
                      case "string" -> value.isTextual();
                      case "boolean" -> value.isBoolean();
                      case "number" -> value.isNumber();
                      case "integer" -> isWhole(value);
                      default -> throw new IllegalStateException("a type " + one);
                    });
    return fits ? List.of() : List.of(unlike(where, value));
  }

  private static String unlike(String where, JsonNode value) {
    return where + ": is of the wrong type: " + value;
  }

  /// Discord takes a text of digits for a number, as the description says of itself.
  private static boolean isWhole(JsonNode value) {
    return value.isIntegralNumber() || (value.isTextual() && value.asText().matches("-?\\d{1,19}"));
  }

  private static boolean equal(JsonNode wanted, JsonNode value) {
    return wanted.isNumber() && isWhole(value)
        ? wanted.asLong() == value.asLong()
        : wanted.equals(value);
  }

  /// {@return what is wrong with it by the schema that it fits best}
  private List<String> any(String where, JsonNode schemas, JsonNode value) {
    return list(schemas)
        .map(one -> faults(where, one, value))
        .min(
            Comparator.comparing((List<String> faults) -> faults.contains(unlike(where, value)))
                .thenComparingInt(List::size))
        .orElseThrow();
  }

  /// Fields that are not described are faults: they are misspelt, or not for this place.
  private List<String> fields(String where, JsonNode described, JsonNode value) {
    List<String> faults = new ArrayList<>();
    if (value.isObject()) {
      for (Map.Entry<String, JsonNode> field : value.properties()) {
        String path = where + "." + field.getKey();
        faults.addAll(
            described.has(field.getKey())
                ? faults(path, described.path(field.getKey()), field.getValue())
                : unless(UNDESCRIBED.contains(field.getKey()), path, "is not described"));
      }
    }
    return faults;
  }

  private List<String> items(String where, JsonNode schema, JsonNode value) {
    List<String> faults = new ArrayList<>();
    if (value.isArray()) {
      for (int i = 0; i < value.size(); i++) {
        faults.addAll(faults(where + "." + i, schema, value.path(i)));
      }
    }
    return faults;
  }

  private static int size(JsonNode value) {
    return value.isTextual()
        ? value.asText().codePointCount(0, value.asText().length())
        : value.size();
  }

  private static boolean isAddress(JsonNode value) {
    try {
      return !value.isTextual() || new URI(value.asText()).isAbsolute();
    } catch (URISyntaxException _) {
      return false;
    }
  }

  private static List<String> unless(boolean fits, String where, String fault) {
    return fits ? List.of() : List.of(where + ": " + fault);
  }

  private static Stream<JsonNode> list(JsonNode list) {
    return StreamSupport.stream(list.spliterator(), false);
  }
}
