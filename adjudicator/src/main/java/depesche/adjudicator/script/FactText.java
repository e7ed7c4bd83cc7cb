package depesche.adjudicator.script;

import depesche.adjudicator.Fact;
import depesche.adjudicator.json.Json;
import depesche.adjudicator.picture.Picture;
import java.lang.reflect.RecordComponent;
import java.util.List;
import java.util.StringJoiner;
import java.util.stream.Collectors;

/// A fact as plain text, without a sentence: `MoveSucceeded(Red, A BER - KUS, KUS Küstrin)`.
public final class FactText {

  private FactText() {}

  /// {@return the record's name and its components; a picture is left out}
  public static String of(Fact fact) {
    StringJoiner values = new StringJoiner(", ", "(", ")").setEmptyValue("");
    for (RecordComponent component : fact.getClass().getRecordComponents()) {
      values.add(text(Json.value(fact, component)));
    }
    return fact.getClass().getSimpleName() + values;
  }

  private static String text(Object value) {
    return switch (value) {
      case Picture _ -> "…";
      case Fact fact -> of(fact);
      case List<?> list ->
          list.stream().map(FactText::text).collect(Collectors.joining("; ", "[", "]"));
      case Record record -> words(record);
      default -> String.valueOf(value);
    };
  }

  private static String words(Record record) {
    StringJoiner words = new StringJoiner(" ");
    for (RecordComponent component : record.getClass().getRecordComponents()) {
      words.add(text(Json.value(record, component)));
    }
    return words.toString();
  }
}
