package depesche.adjudicator.weimar.scenarios;

import depesche.adjudicator.json.JsonValue;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Card numbers, one by one or as a range: `A28`, `A31-A40`.
public final class CardRange {

  private static final Pattern RANGE = Pattern.compile("([A-Z]+)(\\d+)(?:-([A-Z]+)(\\d+))?");

  private CardRange() {}

  /// {@return all numbers of a list of ranges}
  public static List<String> all(JsonValue list) {
    List<String> all = new ArrayList<>();
    for (JsonValue item : list.items()) {
      Matcher range = RANGE.matcher(item.text());
      if (!range.matches()) {
        throw item.bad("\"" + item.text() + "\" is no card number; write A28 or A31-A40");
      }
      int first = Integer.parseInt(range.group(2));
      int last = range.group(4) == null ? first : Integer.parseInt(range.group(4));
      String form = range.group(1) + "%0" + range.group(2).length() + "d";
      for (int number = first; number <= last; number++) {
        all.add(String.format(Locale.ROOT, form, number));
      }
    }
    return List.copyOf(all);
  }
}
