package depesche.bot.standin;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.function.Supplier;
import java.util.regex.Pattern;

/// What a value in a request must be.
interface Check {

  Pattern ID = Pattern.compile("\\d{1,20}");

  /// Refuses a value that is not allowed.
  ///
  /// @param where the value's path in the body
  /// @throws Refused if the value is not allowed there
  void check(String where, JsonNode value);

  /// A text of so many characters; Discord counts code points.
  static Check text(int least, int most) {
    return (where, value) -> {
      require(where, value.isTextual(), "must be a text");
      int length = length(value.asText());
      require(
          where,
          length >= least && length <= most,
          "must be between " + least + " and " + most + " in length, is " + length);
    };
  }

  static int length(String text) {
    return text.codePointCount(0, text.length());
  }

  static Check number(long least, long most) {
    return (where, value) ->
        require(
            where,
            value.isIntegralNumber() && value.asLong() >= least && value.asLong() <= most,
            "must be a number from " + least + " to " + most);
  }

  static Check oneOf(Integer... allowed) {
    return (where, value) ->
        require(
            where,
            value.asText().matches("\\d{1,9}") && List.of(allowed).contains(value.asInt()),
            "must be one of " + List.of(allowed) + ", is " + value);
  }

  static Check bool() {
    return (where, value) -> require(where, value.isBoolean(), "must be true or false");
  }

  static Check id() {
    return (where, value) ->
        require(where, ID.matcher(value.asText()).matches(), "must be an id, is " + value);
  }

  static Check any() {
    return (_, _) -> {};
  }

  static Check list(int least, int most, Check item) {
    return (where, value) -> {
      require(where, value.isArray(), "must be a list");
      require(
          where,
          value.size() >= least && value.size() <= most,
          "must have " + least + " to " + most + " entries, has " + value.size());
      for (int i = 0; i < value.size(); i++) {
        item.check(where + "." + i, value.path(i));
      }
    };
  }

  /// A check that is made when it is needed, for things that hold themselves.
  static Check later(Supplier<Check> check) {
    return (where, value) -> check.get().check(where, value);
  }

  /// This one and then another.
  default Check and(Check other) {
    return (where, value) -> {
      check(where, value);
      other.check(where, value);
    };
  }

  static void require(String where, boolean holds, String why) {
    if (!holds) {
      throw Refused.invalid(where, why);
    }
  }
}
