package depesche.bot.report.form;

import depesche.adjudicator.json.Json;
import depesche.adjudicator.rules.Suggests;
import depesche.bot.report.canvas.MapPlaces;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;

/// What can be chosen in a form.
///
/// @param sheets one for each seat
public record OrderForm(List<Sheet> sheets) {

  /// The radix of a count that is written as one character.
  private static final int RADIX = 36;

  public OrderForm {
    sheets = List.copyOf(sheets);
  }

  /// What one seat can choose.
  ///
  /// @param seat as the reader knows it
  /// @param choices its questions, each with all its answers
  /// @param lines with which it begins: what is on file, or an example
  /// @param filed whether they are on file
  public record Sheet(String seat, List<Suggests.Menu> choices, List<String> lines, boolean filed) {

    public Sheet {
      choices = List.copyOf(choices);
      lines = List.copyOf(lines);
    }
  }

  /// A map on which the choices are drawn.
  ///
  /// @param picture the address of its picture on the page
  public record Drawn(String picture, MapPlaces map) {}

  /// {@return all of it as a script that a page reads} Nothing in it begins markup.
  public String script(Optional<Drawn> drawn) {
    SequencedMap<String, Object> form = new LinkedHashMap<>();
    form.put("sheets", sheets.stream().map(OrderForm::object).toList());
    drawn.ifPresent(map -> form.put("drawn", map));
    return "const orders = " + Json.line(form).replace("<", "\\u003c") + ";\n";
  }

  private static SequencedMap<String, Object> object(Sheet sheet) {
    SequencedMap<String, Object> object = new LinkedHashMap<>();
    object.put("seat", sheet.seat());
    object.put("filed", sheet.filed() ? sheet.lines() : List.of());
    object.put("choices", sheet.choices().stream().map(OrderForm::object).toList());
    return object;
  }

  private static SequencedMap<String, Object> object(Suggests.Menu choice) {
    SequencedMap<String, Object> object = new LinkedHashMap<>();
    object.put("about", choice.about());
    object.put("verb", choice.verb());
    object.put("most", choice.most());
    object.put("ordered", choice.ordered());
    object.put("words", packed(choice.words()));
    return object;
  }

  /// {@return the lines in a fraction of their length: each begins with the number of characters it
  /// shares with the one before it}
  static String packed(List<String> lines) {
    StringBuilder packed = new StringBuilder();
    String last = "";
    for (String line : lines) {
      int shared = 0;
      int most = Math.min(RADIX - 1, Math.min(line.length(), last.length()));
      while (shared < most && line.charAt(shared) == last.charAt(shared)) {
        shared++;
      }
      packed.append(packed.isEmpty() ? "" : "\n");
      packed.append(Character.forDigit(shared, RADIX)).append(line, shared, line.length());
      last = line;
    }
    return packed.toString();
  }
}
