package depesche.bot.standin;

import static depesche.bot.standin.Check.bool;
import static depesche.bot.standin.Check.list;
import static depesche.bot.standin.Check.number;
import static depesche.bot.standin.Check.oneOf;
import static depesche.bot.standin.Check.text;
import static depesche.bot.standin.Shape.shape;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.HashSet;
import java.util.List;

/// The limits of modals: at most five fields of 4,000 characters.
final class Modals {

  static final Check MODAL =
      shape()
          .must("custom_id", text(1, 100))
          .must("title", text(1, 45))
          .must("components", list(1, 5, Modals::field))
          .and(Modals::differ);

  private static final Check INPUT =
      Components.typed()
          .must("custom_id", text(1, 100))
          .must("style", oneOf(1, 2))
          .may("label", text(1, 45))
          .may("min_length", number(0, 4000))
          .may("max_length", number(1, 4000))
          .may("required", bool())
          .may("value", text(0, 4000))
          .may("placeholder", text(0, 100))
          .and(Modals::fits);
  private static final Check ROW = Components.typed().must("components", list(1, 1, INPUT));
  private static final Check LABEL =
      Components.typed()
          .must("label", text(1, 45))
          .may("description", text(0, 100))
          .must("component", Modals::labelled);
  private static final Check WORDS = Components.typed().must("content", text(1, 4000));

  private Modals() {}

  private static void field(String where, JsonNode field) {
    switch (field.path("type").asInt()) {
      case 1 -> {
        ROW.check(where, field);
        JsonNode label = field.path("components").path(0).path("label");
        Check.require(where, Nodes.present(label), "a field needs a label");
      }
      case 10 -> WORDS.check(where, field);
      case 18 -> LABEL.check(where, field);
      default -> throw Refused.invalid(where, "cannot stand in a modal");
    }
  }

  private static void labelled(String where, JsonNode component) {
    switch (component.path("type").asInt()) {
      case 3 -> {
        Components.MENU.check(where, component);
        boolean disabled = component.path("disabled").asBoolean();
        Check.require(where, !disabled, "nothing in a modal can be disabled");
      }
      case 4 -> {
        INPUT.check(where, component);
        boolean twice = Nodes.present(component.path("label"));
        Check.require(where, !twice, "the label stands outside");
      }
      default -> throw Refused.invalid(where, "cannot stand under a label here");
    }
  }

  private static void fits(String where, JsonNode input) {
    int most = input.path("max_length").asInt(4000);
    Check.require(
        where,
        Check.length(input.path("value").asText()) <= most,
        "the value is longer than max_length");
    Check.require(where, input.path("min_length").asInt(0) <= most, "min_length over max_length");
  }

  private static void differ(String where, JsonNode modal) {
    List<String> names = modal.path("components").findValuesAsText("custom_id");
    Check.require(where, new HashSet<>(names).size() == names.size(), "two have one custom_id");
  }
}
