package depesche.adjudicator.bismarck.decks;

import static depesche.adjudicator.bismarck.decks.DanceTerms.CARDS;
import static depesche.adjudicator.bismarck.decks.DanceTerms.CONDITION;
import static depesche.adjudicator.bismarck.decks.DanceTerms.COUNT;
import static depesche.adjudicator.bismarck.decks.DanceTerms.FLAGS;
import static depesche.adjudicator.bismarck.decks.DanceTerms.MORE;
import static depesche.adjudicator.bismarck.decks.DanceTerms.MOVED;
import static depesche.adjudicator.bismarck.decks.DanceTerms.PARTY;
import static depesche.adjudicator.bismarck.decks.DanceTerms.PLACE;
import static depesche.adjudicator.bismarck.decks.DanceTerms.PLACES;
import static depesche.adjudicator.bismarck.decks.DanceTerms.POOL;
import static depesche.adjudicator.bismarck.decks.DanceTerms.PRICED;
import static depesche.adjudicator.bismarck.decks.DanceTerms.WORDS;
import static depesche.adjudicator.cards.Field.must;

import depesche.adjudicator.bismarck.decks.CardOperation.DiscPool;
import depesche.adjudicator.cards.DeckFindings;
import depesche.adjudicator.cards.Field;
import depesche.adjudicator.cards.Shape;
import depesche.adjudicator.json.JsonValue;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// What a card can do: the words of operations, and what stands beside each in a deck file, as in
/// `{"op": "MOVE", "power": "GB", "n": -1}`.
final class DanceOperations {

  /// Nothing real goes deeper; one that does goes in a circle.
  private static final int DEEPEST = 6;

  private static final int DIE = 6;

  private static final List<Word> WORDS_OF_CARDS =
      List.of(
          word(CardOperation.Move.class, must("power", FLAGS), must("n", MOVED)),
          word(CardOperation.Inactivate.class, must("power", FLAGS)),
          word(CardOperation.Activate.class, must("power", FLAGS)),
          word(CardOperation.Lose.class, must("party", PARTY)),
          word(CardOperation.Gain.class, must("party", PARTY)),
          word(CardOperation.Cancel.class, must("place", PLACE), must("discs", COUNT)),
          word(CardOperation.Discard.class, must("place", PLACE)),
          word(CardOperation.Swap.class, DanceOperations::swap, "places"),
          word(CardOperation.SetDie.class),
          word(CardOperation.Roll.class, must("table", DanceOperations::faces)),
          word(CardOperation.Discs.class, DanceOperations::discs, "from", "to", "n"),
          word(CardOperation.Draw.class, must("n", CARDS)),
          word(CardOperation.Look.class, must("n", CARDS)),
          word(CardOperation.Choice.class, must("choices", DanceOperations::ways)),
          word(
              CardOperation.If.class,
              must("if", CONDITION),
              must("then", DanceOperations::list),
              Field.of("else", DanceOperations::list, List.of())),
          word(CardOperation.Cost.class, DanceOperations::cost, "action", "n"),
          word(CardOperation.Manual.class, must("text", WORDS)));

  private static final List<String> NAMES = WORDS_OF_CARDS.stream().map(Word::name).toList();

  private DanceOperations() {}

  /// A word, the keys beside it, and how they are read.
  private record Word(String name, List<String> keys, Shape<? extends CardOperation> shape) {

    Word {
      keys = Stream.concat(Stream.of("op"), keys.stream()).toList();
    }
  }

  /// The word of an operation whose components are these fields, in their order.
  private static Word word(Class<? extends CardOperation> type, Field<?>... fields) {
    return new Word(DeckContent.word(type), Field.keys(fields), Shape.made(type, List.of(fields)));
  }

  private static <O extends CardOperation> Word word(
      Class<O> type, Shape<O> shape, String... keys) {
    return new Word(DeckContent.word(type), List.of(keys), shape);
  }

  // Reading

  /// {@return the operations of a list}
  static List<CardOperation> list(JsonValue list, DeckFindings findings) {
    return findings.deeper(
        depth -> {
          if (depth > DEEPEST) {
            throw list.bad(
                ("effects lie more than " + DEEPEST + " deep in each other, as if they went in a")
                    + " circle; write fewer, or say it with MANUAL");
          }
          return Shape.list(DanceOperations::read).read(list, findings);
        });
  }

  private static CardOperation read(JsonValue operation, DeckFindings findings) {
    JsonValue op = operation.at("op");
    String name = DeckFindings.one(op, op.text(), NAMES, "operation");
    Word word = WORDS_OF_CARDS.get(NAMES.indexOf(name));
    findings.keys(operation, word.keys());
    return word.shape().read(operation, findings);
  }

  private static CardOperation.Swap swap(JsonValue operation, DeckFindings findings) {
    List<Integer> two = PLACES.read(operation.at("places"), findings);
    return new CardOperation.Swap(two.getFirst(), two.getLast());
  }

  private static CardOperation.Discs discs(JsonValue operation, DeckFindings findings) {
    JsonValue to = operation.at("to");
    DiscPool from = POOL.read(operation.at("from"), findings);
    DiscPool other = POOL.read(to, findings);
    if (from == other) {
      throw to.bad("the discs go from " + from + " to " + from + "; name two pools");
    }
    return new CardOperation.Discs(from, other, COUNT.read(operation.at("n"), findings));
  }

  private static CardOperation.Cost cost(JsonValue operation, DeckFindings findings) {
    JsonValue action = operation.at("action");
    int more = MORE.read(operation.at("n"), findings);
    return new CardOperation.Cost(PRICED.read(action, findings), more);
  }

  private static List<List<CardOperation>> ways(JsonValue choices, DeckFindings findings) {
    if (choices.items().size() < 2) {
      throw choices.bad("a choice needs two ways or more, each a list of operations");
    }
    return Shape.all(DanceOperations::list).read(choices, findings);
  }

  /// Six lists, one for each face; or an object whose keys are faces: `{"1": […], "2-6": […]}`.
  private static List<List<CardOperation>> faces(JsonValue table, DeckFindings findings) {
    if (!table.isList()) {
      return ranges(table, findings);
    }
    if (table.items().size() != DIE) {
      throw table.bad("the table has " + table.items().size() + " results; a die has 6 faces");
    }
    return Shape.all(DanceOperations::list).read(table, findings);
  }

  private static List<List<CardOperation>> ranges(JsonValue table, DeckFindings findings) {
    SequencedMap<Integer, List<CardOperation>> written = new LinkedHashMap<>();
    for (Map.Entry<String, JsonValue> result : table.fields().entrySet()) {
      List<CardOperation> operations = list(result.getValue(), findings);
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
    return IntStream.rangeClosed(key.charAt(0) - '0', key.charAt(key.length() - 1) - '0')
        .boxed()
        .toList();
  }
}
