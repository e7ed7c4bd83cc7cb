package depesche.bot.chance;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.cfg.CoercionAction;
import com.fasterxml.jackson.databind.cfg.CoercionInputShape;
import com.fasterxml.jackson.databind.exc.UnrecognizedPropertyException;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.type.LogicalType;
import depesche.bot.config.UnusableInput;
import java.util.List;
import java.util.regex.Pattern;
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
          .withCoercionConfig(
              LogicalType.Textual,
              text ->
                  text.setCoercion(CoercionInputShape.Integer, CoercionAction.Fail)
                      .setCoercion(CoercionInputShape.Float, CoercionAction.Fail)
                      .setCoercion(CoercionInputShape.Boolean, CoercionAction.Fail))
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
      Shape.check(name, transcript);
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

  /// Whether every field of a transcript has the form it must have before anything can be computed
  /// from it: hashes are 64 hexadecimal digits, turns count from 1.
  private record Shape(String file) {

    private static final Pattern HASH = Pattern.compile("[0-9a-f]{64}");

    /// @throws UnusableInput naming the first field that has not
    static void check(String file, Transcript transcript) {
      new Shape(file).all(transcript);
    }

    private void all(Transcript transcript) {
      Transcript.Head head = transcript.head();
      hash("head.anchor", head.anchor());
      hash("head.commitment", head.commitment());
      hash("head.sum", head.sum());
      head.seats().forEach(seat -> maybe("head.seats: pledge of " + seat.seat(), seat.pledge()));
      for (int i = 0; i < transcript.turns().size(); i++) {
        turn("turns[%d]".formatted(i), i + 1, transcript.turns().get(i));
      }
      hash("sum", transcript.sum());
      maybe("keys.hidden", transcript.keys().hidden());
      maybe("keys.open", transcript.keys().open());
      if (transcript.keys().hidden().isEmpty() != transcript.keys().open().isEmpty()) {
        throw wrong("keys", "one secret without the other");
      }
    }

    private void turn(String field, int number, Transcript.Turn turn) {
      if (turn.turn() != number || number > Fairdraw.CHAIN) {
        throw wrong(field + ".turn", turn.turn() + " where " + number + " must stand");
      }
      hash(field + ".anchor", turn.anchor());
      maybe(field + ".root", turn.root());
      maybe(field + ".chain", turn.chain());
      hash(field + ".sum", turn.sum());
      turn.draws().forEach(draw -> steps(field + ".draws: " + draw.purpose(), draw.steps()));
      for (Transcript.Hidden draw : turn.hidden()) {
        hash(field + ".hidden: " + draw.purpose(), draw.root());
        steps(field + ".hidden: " + draw.purpose(), draw.opened());
      }
      turn.shown().forEach(place -> place(field + ".shown", place));
      if (turn.opened().cards().size() != turn.shown().size()) {
        throw wrong(field + ".opened.cards", "one for each place that was shown must stand here");
      }
      turn.opened().cards().forEach(card -> card(field + ".opened.cards: " + card.card(), card));
      turn.leaves().forEach(leaf -> hash(field + ".leaves", leaf));
      turn.opened().letters().forEach(letter -> letter(field + ".opened.letters", letter));
      turn.opened().salts().forEach(salt -> hash(field + ".opened.salts", salt.salt()));
    }

    private void steps(String field, List<Transcript.Step> steps) {
      for (Transcript.Step step : steps) {
        boolean number = step.below() > 0 && step.of().isEmpty() && step.got().size() == 1;
        boolean order = step.below() == 0 && step.of().size() == step.got().size();
        if (!number && !order) {
          throw wrong(field, "neither a number nor an order");
        }
      }
    }

    private void place(String field, Transcript.Shown place) {
      if (place.index() < 0 || place.index() >= place.size()) {
        throw wrong(field, "card " + place.index() + " of " + place.size());
      }
    }

    private void card(String field, Transcript.Card card) {
      maybe(field + ": salt", card.salt());
      card.path().forEach(neighbour -> hash(field + ": path", neighbour));
    }

    private void letter(String field, Transcript.Letter letter) {
      hash(field + ": nonce", letter.nonce());
      hash(field + ": code", letter.code());
    }

    private void maybe(String field, String value) {
      if (!value.isEmpty()) {
        hash(field, value);
      }
    }

    private void hash(String field, String value) {
      if (!HASH.matcher(value).matches()) {
        throw wrong(field, "64 hexadecimal digits must stand here");
      }
    }

    private UnusableInput wrong(String field, String why) {
      return new UnusableInput(file + ": " + field + ": " + why);
    }
  }
}
