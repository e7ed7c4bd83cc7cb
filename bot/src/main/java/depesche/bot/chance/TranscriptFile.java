package depesche.bot.chance;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.exc.UnrecognizedPropertyException;
import com.fasterxml.jackson.databind.json.JsonMapper;
import depesche.bot.config.UnusableInput;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Transcripts and their parts as JSON, read as strictly as can be: a field too many, too few or of
/// another kind is named.
public final class TranscriptFile {

  private static final JsonMapper MAPPER =
      JsonMapper.builder()
          .enable(
              DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES,
              DeserializationFeature.FAIL_ON_NULL_CREATOR_PROPERTIES,
              DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES,
              DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
          .disable(DeserializationFeature.ACCEPT_FLOAT_AS_INT)
          .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
          .disable(MapperFeature.ALLOW_COERCION_OF_SCALARS)
          .build();

  private TranscriptFile() {}

  static JsonNode tree(Object part) {
    return MAPPER.valueToTree(part);
  }

  /// {@return a part of a transcript on one line}
  public static String line(Object part) {
    try {
      return MAPPER.writeValueAsString(part);
    } catch (JsonProcessingException e) {
      throw new IllegalStateException("no JSON for " + part.getClass(), e);
    }
  }

  /// {@return the transcript as a file that can also be read by eye}
  public static String write(Transcript transcript) {
    try {
      return MAPPER.writer().with(SerializationFeature.INDENT_OUTPUT).writeValueAsString(transcript)
          + "\n";
    } catch (JsonProcessingException e) {
      throw new IllegalStateException("no JSON for a transcript", e);
    }
  }

  /// {@return a part that [#line] wrote}
  public static <T> T part(String line, Class<T> type) {
    try {
      return MAPPER.readValue(line, type);
    } catch (JsonProcessingException e) {
      throw new IllegalStateException("no " + type.getSimpleName() + " on file", e);
    }
  }

  /// {@return what is in a text of JSON; nothing if it is none}
  static JsonNode node(String text) {
    try {
      return MAPPER.readTree(text);
    } catch (JsonProcessingException _) {
      return MAPPER.createObjectNode();
    }
  }

  /// {@return the transcript in a file}
  ///
  /// @param name of the file, for complaints
  /// @throws UnusableInput if it is none, saying which field is wrong
  public static Transcript read(String name, String text) {
    try {
      Transcript transcript = MAPPER.readValue(text, Transcript.class);
      if (!transcript.format().equals(Fairdraw.VERSION)) {
        throw new UnusableInput(
            "%s: format: \"%s\" is not %s; get a Depesche of the version that wrote it"
                .formatted(name, transcript.format(), Fairdraw.VERSION));
      }
      TranscriptShape.check(name, transcript);
      return transcript;
    } catch (JsonMappingException e) {
      throw e.getCause() instanceof JsonProcessingException broken
          ? broken(name, broken, where(e))
          : new UnusableInput(
              Stream.of(name, where(e), why(e))
                  .filter(word -> !word.isEmpty())
                  .collect(Collectors.joining(": ")));
    } catch (JsonProcessingException e) {
      throw broken(name, e, "");
    }
  }

  private static UnusableInput broken(String name, JsonProcessingException e, String field) {
    int line = e.getLocation() == null ? 0 : e.getLocation().getLineNr();
    String why = e.getOriginalMessage().startsWith("Duplicate") ? "stands twice" : "not whole JSON";
    return new UnusableInput(
        "%s, line %d%s: %s; get the file again"
            .formatted(name, line, field.isEmpty() ? "" : ", " + field, why));
  }

  private static String why(JsonMappingException e) {
    if (e instanceof UnrecognizedPropertyException) {
      return "no transcript has such a field";
    }
    return e.getOriginalMessage().startsWith("Null value")
        ? "is missing; get the file again"
        : "another kind of value must stand here";
  }

  private static String where(JsonMappingException e) {
    return e.getPath().stream()
        .map(
            step ->
                step.getFieldName() == null
                    ? "[" + step.getIndex() + "]"
                    : "." + step.getFieldName())
        .collect(Collectors.joining())
        .replaceFirst("^\\.", "");
  }
}
