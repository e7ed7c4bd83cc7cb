package depesche.bot.config;

import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.exc.InvalidNullException;
import com.fasterxml.jackson.databind.exc.MismatchedInputException;
import com.fasterxml.jackson.databind.exc.UnrecognizedPropertyException;
import com.fasterxml.jackson.databind.exc.ValueInstantiationException;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// What is wrong with a settings file, in words of ours. A value is never repeated: it may be a
/// secret.
///
/// @param line where it is
/// @param words what is wrong and what to write
record SettingsMistake(int line, String words) {

  /// {@return the mistake that the mapper found}
  static SettingsMistake of(JsonMappingException e, SettingsKeys keys) {
    List<String> path =
        e.getPath().stream()
            .map(JsonMappingException.Reference::getFieldName)
            .filter(Objects::nonNull)
            .toList();
    String key = path.isEmpty() ? "this" : "\"" + path.getLast() + "\"";
    return new SettingsMistake(keys.line(path), words(e, path, key));
  }

  private static String words(JsonMappingException e, List<String> path, String key) {
    return switch (e) {
      case UnrecognizedPropertyException unknown ->
          "unknown key%s; allowed here: %s"
              .formatted(SettingsKeys.isInSecret(path) ? "" : " " + key, known(unknown));
      case InvalidNullException _ -> key + " is empty: write a value behind it";
      case MismatchedInputException mismatch ->
          String.valueOf(mismatch.getOriginalMessage()).startsWith("Missing required creator")
              ? key + " is missing: write it in this block"
              : key + " " + wanted(mismatch.getTargetType());
      case ValueInstantiationException refused when refused.getCause() != null ->
          key + ": " + refused.getCause().getMessage();
      default -> key + " cannot be used: compare it with config/server.yaml";
    };
  }

  private static String known(UnrecognizedPropertyException e) {
    return e.getKnownPropertyIds().stream()
        .map(String::valueOf)
        .sorted()
        .collect(Collectors.joining(", "));
  }

  private static String wanted(@Nullable Class<?> type) {
    if (type == null) {
      return "cannot be used: compare it with config/server.yaml";
    }
    if (type == SecretSource.class) {
      return "must not be written here: " + SecretSource.HOW;
    }
    if (type == Integer.class) {
      return "must be a whole number of at most nine digits, such as 5";
    }
    if (type == Boolean.class || type == boolean.class) {
      return "must be true or false";
    }
    if (type.isEnum()) {
      return "must be one of " + names(Arrays.stream(type.getEnumConstants()).map(String::valueOf));
    }
    if (type.isRecord()) {
      return "must be a block; write below it, or leave out: "
          + names(Arrays.stream(type.getRecordComponents()).map(RecordComponent::getName));
    }
    return "must be one value, no list or block";
  }

  private static String names(Stream<String> names) {
    return names.collect(Collectors.joining(", "));
  }

  /// {@return why a text is not YAML}
  static SettingsMistake unreadable(JsonProcessingException e) {
    JsonLocation location = e.getLocation();
    String said =
        String.valueOf(e.getOriginalMessage())
            .lines()
            .filter(line -> !line.startsWith("while ") && !line.startsWith(" "))
            // The handle of a tag is a word of the file; an event is one of the library.
            .filter(line -> !line.contains("tag handle") && !line.contains("org.yaml"))
            .findFirst()
            .orElse("this is not YAML: compare it with config/server.yaml");
    return new SettingsMistake(location == null ? 1 : location.getLineNr(), said);
  }
}
