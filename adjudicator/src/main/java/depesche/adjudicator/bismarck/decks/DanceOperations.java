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

import depesche.adjudicator.bismarck.decks.CardOperation.DiscPool;
import depesche.adjudicator.cards.DeckFindings;
import depesche.adjudicator.cards.Field;
import depesche.adjudicator.cards.Shape;
import depesche.adjudicator.json.JsonValue;
import depesche.adjudicator.kit.RecordShape;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// What a card can do: the words of operations, and what stands beside each in a deck file, as in
/// `{"op": "MOVE", "power": "GB", "n": -1}`. The contents of a deck follow from the same table.
final class DanceOperations {

  /// Nothing real goes deeper; what does goes in a circle.
  private static final int DEEPEST = 6;

  private static final int DIE = 6;

  private static final Term<List<CardOperation>> THEN = listed("then");
  private static final Term<List<CardOperation>> ELSE = listed("else");
  private static final Term<List<List<CardOperation>>> FACES =
      new Term<>(DanceOperations::faces, DanceOperations::each);
  private static final Term<List<List<CardOperation>>> WAYS =
      new Term<>(DanceOperations::ways, DanceOperations::each);

  private static final List<Word<?>> WORDS_OF_CARDS =
      List.of(
          word("MOVE", CardOperation.Move.class, part("power", FLAGS), part("n", MOVED)),
          word("INACTIVATE", CardOperation.Inactivate.class, part("power", FLAGS)),
          word("ACTIVATE", CardOperation.Activate.class, part("power", FLAGS)),
          word("LOSE", CardOperation.Lose.class, part("party", PARTY)),
          word("GAIN", CardOperation.Gain.class, part("party", PARTY)),
          word("CANCEL", CardOperation.Cancel.class, part("place", PLACE), part("discs", COUNT)),
          word("DISCARD", CardOperation.Discard.class, part("place", PLACE)),
          new Word<>(
              "SWAP",
              List.of(part("places", PLACES)),
              CardOperation.Swap.class,
              DanceOperations::swap,
              swap -> List.of(List.of(swap.first(), swap.second()))),
          word("SET_DIE", CardOperation.SetDie.class),
          word("ROLL", CardOperation.Roll.class, part("table", FACES)),
          word(
                  "DISCS",
                  CardOperation.Discs.class,
                  part("from", POOL),
                  part("to", POOL),
                  part("n", COUNT))
              .readBy(DanceOperations::discs),
          word("DRAW", CardOperation.Draw.class, part("n", CARDS)),
          word("LOOK", CardOperation.Look.class, part("n", CARDS)),
          word("CHOICE", CardOperation.Choice.class, part("choices", WAYS)),
          word(
              "IF",
              CardOperation.If.class,
              part("if", CONDITION),
              part("then", THEN),
              part("else", ELSE).otherwise(List.of())),
          word("COST", CardOperation.Cost.class, part("action", PRICED), part("n", MORE))
              .readBy(DanceOperations::cost),
          word("MANUAL", CardOperation.Manual.class, part("text", WORDS)));

  private static final List<String> NAMES = WORDS_OF_CARDS.stream().map(Word::name).toList();

  private DanceOperations() {}

  /// A word, what stands beside it, and the operation that it makes of that.
  ///
  /// @param values of an operation, one for each part
  private record Word<O extends CardOperation>(
      String name,
      List<Part<?>> parts,
      Class<O> type,
      Shape<O> shape,
      Function<O, List<Object>> values) {

    Word<O> readBy(Shape<O> other) {
      return new Word<>(name, parts, type, other, values);
    }

    List<String> keys() {
      return Stream.concat(Stream.of("op"), parts.stream().map(part -> part.field().key()))
          .toList();
    }

    String content(CardOperation operation) {
      List<Object> said = values.apply(type.cast(operation));
      return Term.list(
          name,
          IntStream.range(0, parts.size())
              .mapToObj(at -> parts.get(at).content(said.get(at)))
              .collect(Collectors.joining(" ")));
    }
  }

  /// A field beside a word.
  private record Part<T>(Field<T> field, Function<T, String> content) {

    @SuppressWarnings("unchecked") // A record takes nothing else from this part.
    String content(Object value) {
      return content.apply((T) value);
    }

    Part<T> otherwise(T value) {
      return new Part<>(Field.of(field.key(), field.shape(), value), content);
    }
  }

  private static <T> Part<T> part(String key, Term<T> term) {
    return new Part<>(Field.must(key, term.shape()), term.content());
  }

  /// A word of an operation whose components are these parts, in their order.
  private static <O extends Record & CardOperation> Word<O> word(
      String name, Class<O> type, Part<?>... parts) {
    List<Field<?>> fields = Stream.of(parts).<Field<?>>map(Part::field).toList();
    return new Word<>(
        name,
        List.of(parts),
        type,
        Shape.made(type, fields),
        operation -> RecordShape.of(type).values(operation));
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
    Word<?> word = WORDS_OF_CARDS.get(NAMES.indexOf(name));
    findings.keys(operation, word.keys());
    return word.shape().read(operation, findings);
  }

  private static CardOperation.Swap swap(JsonValue operation, DeckFindings findings) {
    List<Integer> two = PLACES.shape().read(operation.at("places"), findings);
    return new CardOperation.Swap(two.getFirst(), two.getLast());
  }

  private static CardOperation.Discs discs(JsonValue operation, DeckFindings findings) {
    JsonValue to = operation.at("to");
    DiscPool from = POOL.shape().read(operation.at("from"), findings);
    DiscPool other = POOL.shape().read(to, findings);
    if (from == other) {
      throw to.bad("the discs go from " + from + " to " + from + "; name two pools");
    }
    return new CardOperation.Discs(from, other, COUNT.shape().read(operation.at("n"), findings));
  }

  private static CardOperation.Cost cost(JsonValue operation, DeckFindings findings) {
    JsonValue action = operation.at("action");
    int more = MORE.shape().read(operation.at("n"), findings);
    return new CardOperation.Cost(PRICED.shape().read(action, findings), more);
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

  // Contents

  /// {@return a list of operations in the contents, behind a word of its own}
  static String content(String label, List<CardOperation> operations) {
    String all = operations.stream().map(DanceOperations::content).collect(Collectors.joining(" "));
    return Term.list(label, all);
  }

  private static String content(CardOperation operation) {
    return WORDS_OF_CARDS.stream()
        .filter(word -> word.type().isInstance(operation))
        .findFirst()
        .orElseThrow()
        .content(operation);
  }

  private static Term<List<CardOperation>> listed(String label) {
    return new Term<>(DanceOperations::list, operations -> content(label, operations));
  }

  private static String each(List<List<CardOperation>> ways) {
    return ways.stream().map(way -> content("do", way)).collect(Collectors.joining(" "));
  }
}
