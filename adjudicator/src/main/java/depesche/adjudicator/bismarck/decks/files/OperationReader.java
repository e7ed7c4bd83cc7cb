package depesche.adjudicator.bismarck.decks.files;

import depesche.adjudicator.bismarck.decks.CardOperation;
import depesche.adjudicator.bismarck.decks.DiscPool;
import depesche.adjudicator.bismarck.decks.PricedAction;
import depesche.adjudicator.cards.DeckFindings;
import depesche.adjudicator.json.JsonValue;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;

/// Reads operations: `{"op": "MOVE", "power": "GB", "n": -1}`.
final class OperationReader {

  /// Nothing real goes deeper; what does goes in a circle.
  private static final int DEEPEST = 6;

  private static final int DIE = 6;
  private static final int ROW = 5;
  private static final int DISCS = 7;
  private static final int SPACES = 5;
  private static final int CARDS = 10;

  private enum Word {
    MOVE,
    INACTIVATE,
    ACTIVATE,
    LOSE,
    GAIN,
    CANCEL,
    DISCARD,
    SWAP,
    SET_DIE,
    ROLL,
    DISCS,
    DRAW,
    LOOK,
    CHOICE,
    IF,
    COST,
    MANUAL
  }

  private final DeckFindings findings;

  OperationReader(DeckFindings findings) {
    this.findings = findings;
  }

  /// {@return the operations of a list}
  List<CardOperation> list(JsonValue list) {
    return list(list, 1);
  }

  private List<CardOperation> list(JsonValue list, int depth) {
    if (depth > DEEPEST) {
      throw list.bad(
          ("effects lie more than " + DEEPEST + " deep in each other, as if they went in a circle;")
              + " write fewer, or say it with MANUAL");
    }
    List<CardOperation> operations = new ArrayList<>();
    for (JsonValue one : list.items()) {
      findings.attempt(() -> read(one, depth)).ifPresent(operations::add);
    }
    return operations;
  }

  private CardOperation read(JsonValue operation, int depth) {
    JsonValue op = operation.at("op");
    Word word = DeckFindings.one(op, op.text(), Word.class, "operation");
    findings.keys(operation, keys(word));
    return switch (word) {
      case MOVE ->
          new CardOperation.Move(
              TargetReader.flags(operation.at("power")), spaces(operation.at("n")));
      case INACTIVATE -> new CardOperation.Inactivate(TargetReader.flags(operation.at("power")));
      case ACTIVATE -> new CardOperation.Activate(TargetReader.flags(operation.at("power")));
      case LOSE -> new CardOperation.Lose(TargetReader.party(operation.at("party")));
      case GAIN -> new CardOperation.Gain(TargetReader.party(operation.at("party")));
      case CANCEL ->
          new CardOperation.Cancel(
              TargetReader.place(operation.at("place")), count(operation.at("discs"), DISCS));
      case DISCARD -> new CardOperation.Discard(TargetReader.place(operation.at("place")));
      case SWAP -> swap(operation.at("places"));
      case SET_DIE -> new CardOperation.SetDie();
      case ROLL -> new CardOperation.Roll(faces(operation.at("table"), depth));
      case DISCS -> discs(operation);
      case DRAW -> new CardOperation.Draw(count(operation.at("n"), CARDS));
      case LOOK -> new CardOperation.Look(count(operation.at("n"), CARDS));
      case CHOICE -> choice(operation.at("choices"), depth);
      case IF ->
          new CardOperation.If(
              TargetReader.condition(operation.at("if")),
              list(operation.at("then"), depth + 1),
              operation.find("else").map(other -> list(other, depth + 1)).orElse(List.of()));
      case COST -> cost(operation);
      case MANUAL -> new CardOperation.Manual(words(operation.at("text")));
    };
  }

  private static List<String> keys(Word word) {
    return switch (word) {
      case MOVE -> List.of("op", "power", "n");
      case INACTIVATE, ACTIVATE -> List.of("op", "power");
      case LOSE, GAIN -> List.of("op", "party");
      case CANCEL -> List.of("op", "place", "discs");
      case DISCARD -> List.of("op", "place");
      case SWAP -> List.of("op", "places");
      case SET_DIE -> List.of("op");
      case ROLL -> List.of("op", "table");
      case DISCS -> List.of("op", "from", "to", "n");
      case DRAW, LOOK -> List.of("op", "n");
      case CHOICE -> List.of("op", "choices");
      case IF -> List.of("op", "if", "then", "else");
      case COST -> List.of("op", "action", "n");
      case MANUAL -> List.of("op", "text");
    };
  }

  private static int spaces(JsonValue n) {
    int spaces = n.whole();
    if (spaces == 0 || Math.abs(spaces) > SPACES) {
      throw n.bad("\"n\": " + spaces + " spaces; write 1 to 5 for right, -1 to -5 for left");
    }
    return spaces;
  }

  private static int count(JsonValue n, int most) {
    int count = n.whole();
    if (count < 1 || count > most) {
      throw n.bad("must be a number from 1 to " + most + ", not " + count);
    }
    return count;
  }

  private static String words(JsonValue text) {
    if (text.text().isBlank()) {
      throw text.bad("MANUAL says nothing; write what the player must do");
    }
    return text.text();
  }

  private static CardOperation swap(JsonValue places) {
    List<Integer> two = places.items().stream().map(place -> count(place, ROW)).toList();
    if (two.size() != 2 || two.getFirst().equals(two.getLast())) {
      throw places.bad("\"places\" must be two different places, such as [1, 2]");
    }
    return new CardOperation.Swap(two.getFirst(), two.getLast());
  }

  private static CardOperation discs(JsonValue operation) {
    JsonValue to = operation.at("to");
    DiscPool from = pool(operation.at("from"));
    if (from == pool(to)) {
      throw to.bad("the discs go from " + from + " to " + from + "; name two pools");
    }
    return new CardOperation.Discs(from, pool(to), count(operation.at("n"), DISCS));
  }

  private static DiscPool pool(JsonValue name) {
    return DeckFindings.one(name, name.text(), DiscPool.class, "pool");
  }

  private static CardOperation cost(JsonValue operation) {
    JsonValue action = operation.at("action");
    JsonValue n = operation.at("n");
    int more = n.whole();
    if (more == 0 || Math.abs(more) > DISCS) {
      throw n.bad("\"n\": " + more + " discs more; write 1 to 7, or -1 to -7 for fewer");
    }
    return new CardOperation.Cost(
        DeckFindings.one(action, action.text(), PricedAction.class, "action with a price"), more);
  }

  private CardOperation choice(JsonValue choices, int depth) {
    if (choices.items().size() < 2) {
      throw choices.bad("a choice needs two ways or more, each a list of operations");
    }
    return new CardOperation.Choice(
        choices.items().stream().map(way -> list(way, depth + 1)).toList());
  }

  /// Six lists, one for each face; or an object whose keys are faces: `{"1": […], "2-6": […]}`.
  private List<List<CardOperation>> faces(JsonValue table, int depth) {
    if (!table.isList()) {
      return ranges(table, depth);
    }
    if (table.items().size() != DIE) {
      throw table.bad("the table has " + table.items().size() + " results; a die has 6 faces");
    }
    return table.items().stream().map(face -> list(face, depth + 1)).toList();
  }

  private List<List<CardOperation>> ranges(JsonValue table, int depth) {
    SequencedMap<Integer, List<CardOperation>> written = new LinkedHashMap<>();
    for (Map.Entry<String, JsonValue> result : table.fields().entrySet()) {
      List<CardOperation> operations = list(result.getValue(), depth + 1);
      for (int face : range(result.getKey(), result.getValue())) {
        if (written.put(face, operations) != null) {
          throw result.getValue().bad("face " + face + " is there twice; remove one");
        }
      }
    }
    List<List<CardOperation>> faces = new ArrayList<>();
    for (int face = 1; face <= DIE; face++) {
      List<CardOperation> operations = written.get(face);
      if (operations == null) {
        throw table.bad("nothing is said for face " + face + "; add \"" + face + "\": []");
      }
      faces.add(operations);
    }
    return faces;
  }

  private static List<Integer> range(String key, JsonValue at) {
    if (!key.matches("[1-6](-[1-6])?") || key.charAt(0) > key.charAt(key.length() - 1)) {
      throw at.bad("\"" + key + "\" is no face of a die; write \"3\" or \"3-5\"");
    }
    List<Integer> faces = new ArrayList<>();
    for (int face = key.charAt(0) - '0'; face <= key.charAt(key.length() - 1) - '0'; face++) {
      faces.add(face);
    }
    return faces;
  }
}
