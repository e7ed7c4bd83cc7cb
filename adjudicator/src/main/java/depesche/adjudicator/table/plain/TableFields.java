package depesche.adjudicator.table.plain;

import depesche.adjudicator.cards.DeckFindings;
import depesche.adjudicator.cards.Field;
import depesche.adjudicator.cards.Shape;
import depesche.adjudicator.json.JsonValue;
import depesche.adjudicator.kit.RecordShape;
import depesche.adjudicator.table.layout.ChoiceLayout;
import depesche.adjudicator.table.layout.DeckLayout;
import depesche.adjudicator.table.layout.PhaseLayout;
import depesche.adjudicator.table.layout.PieceLayout;
import depesche.adjudicator.table.layout.PieceStart;
import depesche.adjudicator.table.layout.PlaceLayout;
import depesche.adjudicator.table.layout.TableLayout;
import depesche.adjudicator.table.layout.TrackLayout;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Pattern;

/// What may stand in a table's file: the fields of each thing in it, and their bounds.
final class TableFields {

  /// Lines have numbers of six digits.
  private static final int MANY = 999_999;

  private static final int MOST_TURNS = 999;
  private static final int MOST_ROUNDS = 99;
  private static final int MOST_PIECES = 999;
  private static final String PASSED = "passed";
  private static final Shape<String> TEXT = (at, _) -> at.text();

  // What a file says once for several things (`TableForm`)

  private static final Field<String> NOTE = Field.text("note");
  private static final Field<List<String>> NAMES = Field.texts("names");
  private static final Field<List<String>> IN = Field.texts("in");

  private static final Field<Boolean> EACH = Field.truth("each");

  // Decks

  private static final Field<String> DECK = Field.must("name", (at, _) -> TableNames.deck(at));
  private static final Field<Integer> DEAL = whole("deal", 0, MANY, 0);
  private static final Field<Boolean> RENEWS = Field.truth("renews");
  private static final Field<ChoiceLayout.After> PLAYED = after("played");

  /// The decks of a file.
  static final Field<List<DeckLayout>> DECKS =
      things("decks", "deck", TableFields::deck, DeckLayout::name);

  // The board

  private static final Field<String> TRACK = TableNames.of("track", TableNames.THING);
  private static final Field<Integer> LEAST = whole("least", -MANY, MANY, 0);
  private static final Field<Integer> MOST = Field.must("most", Shape.whole("most", -MANY, MANY));
  private static final Field<List<String>> SPACES = texts("spaces", TableNames.THING);
  private static final Field<List<TrackLayout>> TRACKS =
      things("tracks", "track", TableFields::track, TrackLayout::name);

  private static final Field<String> PIECE_NAME = TableNames.of("piece", TableNames.THING);
  private static final Field<Integer> SUPPLY =
      Field.must("supply", Shape.whole("supply", 1, MOST_PIECES));
  private static final Field<List<PieceLayout>> PIECES =
      things(
          "pieces",
          "piece",
          Shape.made(PieceLayout.class, List.of(PIECE_NAME, EACH, SUPPLY)),
          PieceLayout::name);

  private static final Field<String> PLACE_NAME = TableNames.of("place", TableNames.THING);
  private static final Field<Integer> ROOM = whole("room", 1, MANY, Integer.MAX_VALUE);
  private static final Field<List<PlaceLayout>> PLACES =
      things("places", "place", TableFields::place, PlaceLayout::name);

  private static final Field<String> PIECE = Field.must("piece", TEXT);
  private static final Field<String> PLACE = Field.must("place", TEXT);
  private static final Field<Integer> COUNT = whole("count", 1, MOST_PIECES, 1);
  private static final Field<List<PieceStart>> START =
      Field.list("start", Shape.made(PieceStart.class, List.of(PIECE, PLACE, COUNT)));

  // Choices and phases

  private static final Field<String> CHOICE = Field.must("name", (at, _) -> TableNames.choice(at));
  private static final Field<ChoiceLayout.Kind> KIND =
      Field.must("kind", (at, _) -> at.one(ChoiceLayout.Kind.class));
  private static final Field<List<String>> OPTIONS = texts("options", TableNames.THING);
  private static final Field<List<String>> SCOPES = texts("scopes", TableNames.WORD);
  private static final Field<ChoiceLayout.After> AFTER = after("after");
  private static final Field<List<ChoiceLayout>> CHOICES =
      things("choices", "choice", TableFields::choice, ChoiceLayout::name);

  private static final Field<String> PHASE_NAME = TableNames.of("phase", TableNames.PHASE);
  private static final Field<PhaseLayout.Mode> MODE =
      Field.must("mode", (at, _) -> at.one(PhaseLayout.Mode.class));
  private static final Field<List<String>> ASKED = Field.texts("choices");
  private static final Field<Integer> ROUNDS = Field.of("rounds", TableFields::rounds, 1);
  private static final Field<List<String>> ENDS_TURN = TableNames.verbs("endsTurn");
  private static final Field<List<String>> REACTIONS = TableNames.verbs("reactions");
  private static final Field<Integer> DRAW = whole("draw", 0, MANY, 0);
  private static final List<Field<?>> PHASE =
      List.of(PHASE_NAME, MODE, ASKED, ROUNDS, ENDS_TURN, REACTIONS, DRAW);
  private static final Shape<List<PhaseLayout>> ALL_PHASES =
      things("phases", "phase", TableFields::phase, PhaseLayout::name).shape();
  private static final Field<List<PhaseLayout>> PHASES = Field.must("phases", TableFields::phases);
  private static final Field<Integer> REPEAT = Field.whole("repeat", 1);

  // The file

  private static final Field<String> NAME = Field.must("name", TEXT);
  private static final Field<Integer> TURNS =
      Field.must("turns", Shape.whole("turns", 1, MOST_TURNS));
  private static final Field<String> SCORE = Field.text("score");
  private static final Field<List<String>> VARIANTS = Field.texts("variants");

  /// Who plays.
  static final Field<List<String>> SEATS = Field.must("seats", (at, _) -> TableNames.seats(at));

  private static final List<Field<?>> TABLE =
      List.of(NAME, DECKS, TRACKS, PIECES, PLACES, START, CHOICES, PHASES, TURNS, SCORE);

  private TableFields() {}

  private static Field<Integer> whole(String key, int least, int most, int otherwise) {
    return Field.of(key, Shape.whole(key, least, most), otherwise);
  }

  private static Field<ChoiceLayout.After> after(String key) {
    return Field.of(key, (at, _) -> at.one(ChoiceLayout.After.class), ChoiceLayout.After.DISCARD);
  }

  /// Words that differ.
  private static Field<List<String>> texts(String key, Pattern form) {
    String twice = "\"" + key + "\" has \"%s\" twice; remove one";
    return apart(key, Shape::all, TableNames.fitting(key, form), Function.identity(), twice);
  }

  /// Things of a kind, each with a name of its own.
  private static <T> Field<List<T>> things(
      String key, String kind, Shape<T> thing, Function<T, String> name) {
    String twice = "there is a " + kind + " \"%s\" before; call one otherwise";
    return apart(key, Shape::list, thing, name, twice);
  }

  private static <T> Field<List<T>> apart(
      String key,
      Function<Shape<T>, Shape<List<T>>> list,
      Shape<T> item,
      Function<T, String> name,
      String twice) {
    return Field.of(
        key,
        (all, findings) -> {
          Set<String> seen = new LinkedHashSet<>();
          Shape<T> other =
              (at, _) -> {
                T read = item.read(at, findings);
                if (!seen.add(TableNames.plain(name.apply(read)))) {
                  throw (at.isText() ? at : at.at("name"))
                      .bad(twice.replace("%s", name.apply(read)));
                }
                return read;
              };
          return list.apply(other).read(all, findings);
        },
        List.of());
  }

  private static DeckLayout deck(JsonValue at, DeckFindings findings) {
    return new DeckLayout(
        DECK.in(at, findings),
        TableCards.cards(TableCards.PREFIX.in(at, findings)).in(at, findings),
        DEAL.in(at, findings),
        RENEWS.in(at, findings),
        PLAYED.in(at, findings));
  }

  /// Its spaces are numbers, or have names.
  private static TrackLayout track(JsonValue at, DeckFindings findings) {
    String name = TRACK.in(at, findings);
    boolean each = EACH.in(at, findings);
    List<String> spaces = SPACES.in(at, findings);
    if (spaces.isEmpty()) {
      int least = LEAST.in(at, findings);
      int start = whole("start", -MANY, MANY, least).in(at, findings);
      int most = MOST.in(at, findings);
      if (least > start || start > most) {
        throw at.bad(name + ": least, start and most must go up");
      }
      return TrackLayout.numbers(name, each, least, most, start);
    }
    String start = Field.of("start", TEXT, spaces.getFirst()).in(at, findings);
    if (!spaces.contains(start)) {
      throw at.bad(name + ": no space \"" + start + "\"; there are " + spaces);
    }
    return new TrackLayout(name, each, 0, spaces.size() - 1, spaces.indexOf(start), spaces);
  }

  private static PlaceLayout place(JsonValue at, DeckFindings findings) {
    return at.isText()
        ? new PlaceLayout(PLACE_NAME.shape().read(at, findings), Integer.MAX_VALUE)
        : new PlaceLayout(PLACE_NAME.in(at, findings), ROOM.in(at, findings));
  }

  private static ChoiceLayout choice(JsonValue at, DeckFindings findings) {
    String name = CHOICE.in(at, findings);
    ChoiceLayout.Kind kind = KIND.in(at, findings);
    boolean number = kind == ChoiceLayout.Kind.NUMBER;
    int least = whole("least", number ? -MANY : 0, MANY, 1).in(at, findings);
    int most = whole("most", number ? -MANY : 1, MANY, Math.max(1, least)).in(at, findings);
    if (most < least) {
      throw at.at("most").bad("\"most\" must not be below \"least\"");
    }
    List<String> options = OPTIONS.in(at, findings);
    if (kind == ChoiceLayout.Kind.OPTION && options.isEmpty()) {
      throw at.bad("a choice of kind \"option\" needs \"options\"");
    }
    return new ChoiceLayout(
        name, kind, least, most, options, SCOPES.in(at, findings), AFTER.in(at, findings));
  }

  private static List<PhaseLayout> phases(JsonValue at, DeckFindings findings) {
    List<PhaseLayout> phases = ALL_PHASES.read(at, findings);
    boolean idle = phases.stream().allMatch(phase -> phase.mode() == PhaseLayout.Mode.NONE);
    if (idle && phases.size() == at.items().size()) {
      throw at.bad("a phase in which somebody acts is missing");
    }
    return phases;
  }

  private static PhaseLayout phase(JsonValue at, DeckFindings findings) {
    PhaseLayout phase = Shape.made(PhaseLayout.class, PHASE).read(at, findings);
    if ((phase.mode() == PhaseLayout.Mode.SEALED) == phase.choices().isEmpty()) {
      throw at.bad("a phase has \"choices\" if its mode is \"sealed\", and then only");
    }
    return phase;
  }

  /// So many, or 0 until all have passed.
  private static int rounds(JsonValue at, DeckFindings findings) {
    if (!at.isText()) {
      return Shape.whole("rounds", 1, MOST_ROUNDS).read(at, findings);
    }
    if (!at.text().equalsIgnoreCase(PASSED)) {
      throw at.bad("\"rounds\" must be a number, or \"" + PASSED + "\"");
    }
    return 0;
  }

  // A whole file

  /// {@return the table of a file as one of its variants has it; empty if something is wrong}
  static Optional<TableLayout> table(JsonValue form, DeckFindings findings) {
    int before = findings.stops();
    List<Object> parts = new ArrayList<>();
    for (Field<?> field : TABLE) {
      findings.attempt(() -> field.in(form, findings)).ifPresent(parts::add);
    }
    return findings.stops() > before
        ? Optional.empty()
        : Optional.of((TableLayout) RecordShape.of(TableLayout.class).made(parts.toArray()));
  }

  /// Notes every key that is none: a misspelt one would be left out without a word. A card may have
  /// whatever keys its owner likes.
  static void keys(JsonValue file, DeckFindings findings) {
    findings.keys(
        file,
        Field.keys(
            NAME, SEATS, TURNS, SCORE, NOTE, VARIANTS, DECKS, TRACKS, PIECES, PLACES, START,
            CHOICES, PHASES));
    keys(file, findings, VARIANTS, NAME, SEATS, TURNS, SCORE, NOTE);
    keys(
        file,
        findings,
        DECKS,
        DECK,
        TableCards.PREFIX,
        DEAL,
        RENEWS,
        PLAYED,
        TableCards.cards(""),
        NOTE);
    keys(file, findings, TRACKS, TRACK, NAMES, EACH, LEAST, MOST, START, SPACES, IN, NOTE);
    keys(file, findings, PIECES, PIECE_NAME, NAMES, EACH, SUPPLY, IN, NOTE);
    keys(file, findings, PLACES, PLACE_NAME, NAMES, ROOM, IN, NOTE);
    keys(file, findings, START, PIECE, PLACE, COUNT, IN, NOTE);
    keys(file, findings, CHOICES, CHOICE, KIND, LEAST, MOST, OPTIONS, SCOPES, AFTER, IN, NOTE);
    phaseKeys(file, findings);
  }

  private static void keys(
      JsonValue file, DeckFindings findings, Field<?> list, Field<?>... fields) {
    objects(file, list).forEach(one -> findings.keys(one, Field.keys(fields)));
  }

  private static void phaseKeys(JsonValue value, DeckFindings findings) {
    for (JsonValue phase : objects(value, PHASES)) {
      if (phase.find(REPEAT.key()).isPresent()) {
        findings.keys(phase, Field.keys(REPEAT, PHASES, IN, NOTE));
        phaseKeys(phase, findings);
      } else {
        findings.keys(
            phase,
            Field.keys(PHASE_NAME, MODE, ASKED, ROUNDS, ENDS_TURN, REACTIONS, DRAW, IN, NOTE));
      }
    }
  }

  private static List<JsonValue> objects(JsonValue value, Field<?> list) {
    return value.listed(list.key()).stream().filter(JsonValue::isObject).toList();
  }
}
