package depesche.bot.config;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.deser.std.StdScalarDeserializer;
import com.fasterxml.jackson.databind.exc.InvalidFormatException;
import java.io.IOException;

/// Reads whole numbers in the usual digits, in quotes or not, and nothing that only resembles one.
final class WholeNumbers extends StdScalarDeserializer<Integer> {

  private static final long serialVersionUID = 1L;

  WholeNumbers() {
    super(Integer.class);
  }

  @Override
  public Integer deserialize(JsonParser parser, DeserializationContext context) throws IOException {
    JsonToken token = parser.currentToken();
    if (token == JsonToken.VALUE_NUMBER_INT
        && parser.getNumberType() == JsonParser.NumberType.INT) {
      return parser.getIntValue();
    }
    String text = token == JsonToken.VALUE_STRING ? parser.getText().strip() : "";
    if (!text.matches("[+-]?[0-9]{1,9}")) {
      throw InvalidFormatException.from(parser, "no whole number", "", Integer.class);
    }
    return Integer.valueOf(text);
  }
}
