package depesche.adjudicator.cards;

import depesche.adjudicator.json.JsonValue;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/// An object of a card file while it is read, field by field: what is wrong or missing in one field
/// is noted and does not hide the next.
///
/// @param name how findings call it, such as ` of Kutuzov`; may be empty
public record Entry(JsonValue at, DeckFindings findings, String name) {

  private static final int SCHEMA = 1;

  /// {@return an object whose keys are all among these}
  ///
  /// @throws depesche.adjudicator.json.BadFile if it is no object
  public static Entry of(JsonValue at, DeckFindings findings, List<String> keys) {
    findings.keys(at, keys);
    return new Entry(at, findings, "");
  }

  /// {@return a whole file, which must say by which schema it is written}
  ///
  /// @throws depesche.adjudicator.json.BadFile if it is no object
  public static Entry file(JsonValue at, DeckFindings findings, List<String> keys) {
    Entry file = of(at, findings, keys);
    findings.schema(at, SCHEMA);
    return file;
  }

  /// {@return the same, called by its name in what is found from here on}
  public Entry named(String title) {
    return new Entry(at, findings, " of " + title);
  }

  /// {@return what is typed in a field, or what holds otherwise}
  public <T> T get(Field<T> field) {
    return get(field, true);
  }

  /// {@return the same}
  ///
  /// @param needed whether this entry needs it, if the field can be needed at all
  public <T> T get(Field<T> field, boolean needed) {
    Optional<JsonValue> there = at.find(field.key());
    T value =
        there
            .flatMap(one -> findings.attempt(() -> field.shape().read(one, findings)))
            .or(field::otherwise)
            .orElseThrow();
    boolean lacks = there.isEmpty() || (value instanceof String text && text.isBlank());
    if (lacks && needed && !field.need().isEmpty()) {
      missing(called(field) + " is missing; add " + field.need());
    }
    String fault = field.fault().apply(value);
    if (there.isPresent() && !fault.isEmpty()) {
      findings.wrong(there.get(), called(field) + fault);
      return field.otherwise().orElseThrow();
    }
    return value;
  }

  /// {@return whether a field is typed}
  public boolean has(Field<?> field) {
    return at.find(field.key()).isPresent();
  }

  /// {@return how findings call a field: `"value" of Kutuzov`}
  public String called(Field<?> field) {
    return "\"" + field.key() + "\"" + name;
  }

  /// Reads the entries of a list one by one.
  ///
  /// @param reader of an entry; it may throw where the entry is no object
  /// @return how many of them lack nothing
  public int each(String key, Consumer<JsonValue> reader) {
    int whole = 0;
    for (JsonValue one : findings.entries(at, key)) {
      int before = findings.stops();
      findings.attempt(() -> reader.accept(one));
      whole += findings.stops() == before ? 1 : 0;
    }
    return whole;
  }

  /// Notes if there are fewer or more cards of a kind than there must be.
  ///
  /// @param what they are: `leader cards`
  public void count(long there, int needed, String what) {
    count(
        "cards",
        there,
        needed,
        there + " " + what + " are here instead of " + needed,
        "; add " + (needed - there) + " more",
        "; remove " + (there - needed));
  }

  /// Notes if there are fewer or more in a list than there must be.
  ///
  /// @param found how many there are
  /// @param add what to do if that is too few
  /// @param remove what to do if it is too many
  public void count(String list, long there, int needed, String found, String add, String remove) {
    JsonValue where = at.find(list).orElse(at);
    if (there < needed) {
      findings.missing(where, found + add);
    } else if (there > needed) {
      findings.wrong(where, found + remove);
    }
  }

  /// Notes what must be corrected in the entry.
  public void wrong(String problem) {
    findings.wrong(at, problem);
  }

  /// Notes what must be corrected in a field that is typed.
  public void wrong(Field<?> field, String problem) {
    findings.wrong(at.at(field.key()), problem);
  }

  /// Notes what is probably not meant.
  public void doubtful(String problem) {
    findings.doubtful(at, problem);
  }

  /// Notes what is probably not meant in a field that is typed.
  public void doubtful(Field<?> field, String problem) {
    findings.doubtful(at.at(field.key()), problem);
  }

  /// Notes what must still be typed in it.
  public void missing(String problem) {
    findings.missing(at, problem);
  }
}
