package depesche.bot.standin;

import static depesche.bot.standin.Check.any;
import static depesche.bot.standin.Check.bool;
import static depesche.bot.standin.Check.id;
import static depesche.bot.standin.Check.list;
import static depesche.bot.standin.Check.number;
import static depesche.bot.standin.Check.text;
import static depesche.bot.standin.Shape.shape;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/// The limits of what stands under a message: rows of buttons and menus, and the newer components
/// that replace content and embeds.
final class Components {

  private static final int USERS = 5;
  static final int ROLES = 6;
  static final int CHANNELS = 8;
  private static final Check NAME = text(1, 100);
  private static final Shape BUTTON =
      typed()
          .must("style", number(1, 6))
          .may("label", text(0, 80))
          .may("emoji", any())
          .may("custom_id", NAME)
          .may("url", text(1, 512))
          .may("disabled", bool());
  private static final Check OPTION =
      shape()
          .must("label", text(1, 100))
          .must("value", text(1, 100))
          .may("description", text(0, 100))
          .may("emoji", any())
          .may("default", bool());
  static final Check MENU =
      typed()
          .must("custom_id", NAME)
          .must("options", list(1, 25, OPTION))
          .may("placeholder", text(0, 150))
          .may("min_values", number(0, 25))
          .may("max_values", number(1, 25))
          .may("required", bool())
          .may("disabled", bool())
          .and(Components::menu);

  private static final Check DEFAULT = shape().must("id", id()).must("type", text(1, 20));

  /// A menu of what the server has: people, roles, both or channels.
  private static final Shape ENTITIES =
      typed()
          .must("custom_id", NAME)
          .may("placeholder", text(0, 150))
          .may("min_values", number(0, 25))
          .may("max_values", number(1, 25))
          .may("default_values", list(0, 25, DEFAULT))
          .may("required", bool())
          .may("disabled", bool());

  private static final Check MEDIA = shape().must("url", text(1, 2048));
  private static final Check ITEM =
      shape().must("media", MEDIA).may("description", text(0, 1024)).may("spoiler", bool());
  private static final Check INNER = Check.later(() -> Components::one);
  private static final Map<Integer, Check> KINDS =
      Map.of(
          1, typed().must("components", list(1, 5, INNER)).and(Components::row),
          2, BUTTON.and(Components::button),
          3, MENU,
          9, typed().must("components", list(1, 3, INNER)).must("accessory", INNER),
          10, typed().must("content", text(1, 4000)),
          11, typed().must("media", MEDIA).may("description", any()).may("spoiler", bool()),
          12, typed().must("items", list(1, 10, ITEM)),
          13, typed().must("file", MEDIA).may("spoiler", bool()),
          14, typed().may("divider", bool()).may("spacing", number(1, 2)),
          17,
              typed()
                  .must("components", list(1, 40, INNER))
                  .may("accent_color", number(0, 0xFFFFFF))
                  .may("spoiler", bool()));

  private Components() {}

  static Shape typed() {
    return shape().must("type", number(1, 23)).may("id", any());
  }

  private static void one(String where, JsonNode component) {
    int type = component.path("type").asInt();
    Check kind = type >= USERS && type <= CHANNELS ? entities(type) : KINDS.get(type);
    Check.require(where, kind != null, "a component of type " + type + " cannot stand here");
    if (kind != null) {
      kind.check(where, component);
    }
  }

  private static Check entities(int type) {
    Shape channels = shape().with(ENTITIES).may("channel_types", list(0, 20, number(0, 20)));
    return (type == CHANNELS ? channels : ENTITIES).and(Components::entities);
  }

  /// What is chosen beforehand is of the kind of the menu, and no more than it takes.
  private static void entities(String where, JsonNode menu) {
    JsonNode before = menu.path("default_values");
    Set<String> kinds =
        switch (menu.path("type").asInt()) {
          case USERS -> Set.of("user");
          case ROLES -> Set.of("role");
          case CHANNELS -> Set.of("channel");
          default -> Set.of("user", "role");
        };
    Check.require(
        where,
        Nodes.stream(before).allMatch(one -> kinds.contains(one.path("type").asText())),
        "default_values of another kind");
    int least = menu.path("min_values").asInt(1);
    int most = menu.path("max_values").asInt(1);
    Check.require(where, least <= most, "min_values exceed max_values");
    Check.require(
        where,
        before.isEmpty() || (before.size() >= least && before.size() <= most),
        "so many default_values cannot be chosen");
  }

  /// A row holds buttons, or one menu.
  private static void row(String where, JsonNode row) {
    JsonNode inner = row.path("components");
    Check.require(
        where,
        inner.size() == 1 || Nodes.stream(inner).allMatch(one -> one.path("type").asInt() == 2),
        "a menu stands alone in its row");
  }

  /// A button leads to an address or comes back by its name.
  private static void button(String where, JsonNode button) {
    boolean leads = button.path("style").asInt() == 5;
    Check.require(where, leads == Nodes.present(button.path("url")), "only a link has a url");
    Check.require(
        where, leads != Nodes.present(button.path("custom_id")), "needs a custom_id, or is a link");
    boolean shown = Nodes.present(button.path("label")) || Nodes.present(button.path("emoji"));
    Check.require(where, shown, "needs a label or an emoji");
  }

  /// No more can be chosen than there is, and no two choices come back as one.
  private static void menu(String where, JsonNode menu) {
    JsonNode options = menu.path("options");
    int most = menu.path("max_values").asInt(1);
    Check.require(where, menu.path("min_values").asInt(1) <= most, "min_values over max_values");
    Check.require(where, most <= options.size(), "max_values over the number of options");
    List<String> values = options.findValuesAsText("value");
    Check.require(where, Set.copyOf(values).size() == values.size(), "two options have one value");
    long chosen = Nodes.stream(options).filter(one -> one.path("default").asBoolean()).count();
    Check.require(where, chosen <= most, "more defaults than max_values");
  }

  /// Checks the components of a message.
  ///
  /// @param replacing whether they take the place of content and embeds
  static void check(JsonNode components, boolean replacing) {
    list(0, replacing ? 40 : 5, Components::one).check("components", components);
    for (JsonNode component : components) {
      Check.require(
          "components",
          replacing || component.path("type").asInt() == 1,
          "only rows, unless the message says that components replace its content");
    }
    Check.require("components", all(components).count() <= 40, "at most 40 components");
    List<String> names = components.findValuesAsText("custom_id");
    Set<String> different = new HashSet<>(names);
    Check.require("components", different.size() == names.size(), "two have one custom_id");
    int words =
        all(components)
            .filter(component -> component.path("type").asInt() == 10)
            .mapToInt(text -> Check.length(text.path("content").asText()))
            .sum();
    Check.require("components", words <= 4000, "texts exceed 4000 characters: " + words);
  }

  /// {@return these components and all within them}
  static Stream<JsonNode> all(JsonNode components) {
    return Nodes.stream(components)
        .flatMap(
            component ->
                Stream.of(
                        Stream.of(component),
                        all(component.path("components")),
                        Stream.of(component.path("accessory"), component.path("component"))
                            .filter(Nodes::present))
                    .flatMap(part -> part));
  }
}
