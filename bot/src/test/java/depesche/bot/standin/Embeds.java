package depesche.bot.standin;

import static depesche.bot.standin.Check.any;
import static depesche.bot.standin.Check.bool;
import static depesche.bot.standin.Check.list;
import static depesche.bot.standin.Check.number;
import static depesche.bot.standin.Check.text;
import static depesche.bot.standin.Shape.shape;

import com.fasterxml.jackson.databind.JsonNode;

/// The limits of embeds.
final class Embeds {

  private static final int TOTAL = 6000;
  private static final Check PICTURE =
      shape()
          .must("url", text(1, 2048))
          .may("proxy_url", any())
          .may("height", any())
          .may("width", any());
  private static final Check FIELD =
      shape().must("name", text(1, 256)).must("value", text(1, 1024)).may("inline", bool());
  private static final Check EMBED =
      shape()
          .may("title", text(0, 256))
          .may("type", text(1, 20))
          .may("description", text(0, 4096))
          .may("url", text(0, 2048))
          .may("timestamp", text(1, 40))
          .may("color", number(0, 0xFFFFFF))
          .may("footer", shape().must("text", text(1, 2048)).may("icon_url", any()))
          .may("image", PICTURE)
          .may("thumbnail", PICTURE)
          .may(
              "author", shape().must("name", text(1, 256)).may("url", any()).may("icon_url", any()))
          .may("fields", list(0, 25, FIELD));

  /// Ten embeds a message, and 6,000 characters in all of them together.
  static final Check ALL = list(0, 10, EMBED).and(Embeds::total);

  private Embeds() {}

  private static void total(String where, JsonNode embeds) {
    int sum = embeds.findValuesAsText("title").stream().mapToInt(Check::length).sum();
    sum += embeds.findValuesAsText("description").stream().mapToInt(Check::length).sum();
    for (JsonNode embed : embeds) {
      sum += Check.length(embed.path("footer").path("text").asText());
      sum += Check.length(embed.path("author").path("name").asText());
      for (JsonNode field : embed.path("fields")) {
        sum += Check.length(field.path("name").asText());
        sum += Check.length(field.path("value").asText());
      }
    }
    Check.require(where, sum <= TOTAL, "embeds exceed " + TOTAL + " characters: " + sum);
  }
}
