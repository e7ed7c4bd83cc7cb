package depesche.adjudicator.bismarck.letters;

import depesche.adjudicator.Fact;
import depesche.adjudicator.bismarck.decks.CardOperation.DiscPool;
import depesche.adjudicator.bismarck.decks.EuropeanPower;
import depesche.adjudicator.bismarck.table.DanceCommand;
import depesche.adjudicator.bismarck.table.DancePosition;
import depesche.adjudicator.bismarck.table.DanceQuestion;
import depesche.adjudicator.bismarck.table.DanceTable;
import depesche.adjudicator.bismarck.table.DanceVerb;
import depesche.adjudicator.bismarck.table.RowCard;
import depesche.adjudicator.bismarck.turns.DanceRefusalFact;
import depesche.adjudicator.kit.LineFacts;
import depesche.adjudicator.kit.ParsedCommand;
import depesche.adjudicator.notation.Match;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/// The words of a command, as the table understands them.
final class DanceParser {

  private static final List<String> FLAGS =
      EuropeanPower.flags().stream().map(EuropeanPower::name).toList();

  private final DanceNames names;
  private final DancePosition position;
  private final LineFacts facts;
  private final PlayedCard played;

  /// Whether a word was not understood: it may change what the others mean.
  private boolean strange;

  /// @param facts to which is added why a word is not understood
  DanceParser(DanceNames names, DancePosition position, LineFacts facts) {
    this.names = names;
    this.position = position;
    this.facts = facts;
    this.played = new PlayedCard(names, facts);
  }

  /// {@return the commands; none if a word is not understood}
  List<DanceCommand> read(ParsedCommand<DanceWord> parsed, DanceVerb verb, DanceTable table) {
    strange = false;
    List<DanceCommand> commands = commands(parsed, verb, table);
    return strange ? List.of() : commands;
  }

  private List<DanceCommand> commands(
      ParsedCommand<DanceWord> parsed, DanceVerb verb, DanceTable table) {
    return switch (verb) {
      case ALLOCATE -> one(verb, shares(rest(parsed), table));
      case CANCEL -> each(parsed, verb, this::places, word -> place(word, table), "CANCEL 3");
      case MOVE -> each(parsed, verb, DanceItems::repeated, this::power, "MOVE ITALY");
      case REGAIN -> each(parsed, verb, DanceItems::joined, this::party, "REGAIN C");
      case PLAY -> one(verb, played.read(rest(parsed), table));
      case END -> end(parsed);
      case UNDO -> List.of(DanceCommand.of(verb));
      case SIDE -> one(verb, list(parsed, word -> side(bare(word, "with")), "SIDE GB > RUSSIA"));
      case LOSE -> one(verb, list(parsed, this::party, "LOSE PL > Z"));
      case DISC -> one(verb, list(parsed, word -> pool(bare(word, "from")), "DISC FROM EVENT"));
      case DISCARD ->
          one(verb, list(parsed, word -> card(word, table.hand()), "DISCARD \"Honest Broker\""));
      case CHOOSE -> one(verb, choices(parsed));
      case MANUAL -> one(verb, new OutcomeWords(names, facts).read(rest(parsed)));
    };
  }

  /// The line that ends a turn says nothing else: `End of the war` ends none.
  private List<DanceCommand> end(ParsedCommand<DanceWord> parsed) {
    if (EverydaySpelling.endsTurn(rest(parsed))) {
      return List.of(DanceCommand.of(DanceVerb.END));
    }
    facts.refuse(new DanceRefusalFact.NoDanceCommand(parsed.text()));
    return List.of();
  }

  /// {@return what the words behind ALLOCATE give to each pool}
  Optional<List<String>> shares(String text, DanceTable table) {
    return new DiscShares(this::pool, table.pool(DiscPool.INFLUENCE), facts).read(text);
  }

  private static List<DanceCommand> one(DanceVerb verb, Optional<List<String>> words) {
    return words.map(all -> List.of(new DanceCommand(verb, all))).orElse(List.of());
  }

  private List<DanceCommand> each(
      ParsedCommand<DanceWord> parsed,
      DanceVerb verb,
      Function<String, Stream<String>> entries,
      Function<String, Optional<String>> reader,
      String example) {
    if (parsed.items().isEmpty()) {
      facts.refuse(new DanceRefusalFact.NothingSaid(verb.name(), example));
    }
    return parsed.items().stream()
        .flatMap(entries)
        .flatMap(item -> reader.apply(item).stream())
        .map(word -> DanceCommand.of(verb, word))
        .toList();
  }

  private Optional<List<String>> list(
      ParsedCommand<DanceWord> parsed, Function<String, Optional<String>> reader, String example) {
    if (parsed.items().isEmpty()) {
      facts.refuse(
          new DanceRefusalFact.NothingSaid(example.substring(0, example.indexOf(' ')), example));
      return Optional.empty();
    }
    List<String> words =
        parsed.items().stream().flatMap(item -> reader.apply(item).stream()).distinct().toList();
    return words.isEmpty() ? Optional.empty() : Optional.of(words);
  }

  /// {@return what stands behind the first word}
  static String rest(ParsedCommand<DanceWord> parsed) {
    return parsed.text().replaceFirst("^[\\p{L}\\d]+[\\s:]*", "").strip();
  }

  private static String bare(String words, String lead) {
    return words.replaceFirst("(?i)^" + lead + "\\s+", "");
  }

  // Names

  /// A name as it is written, or else without the words that people write around it.
  private Optional<String> named(
      String words, String bare, Function<String, Match> finder, List<String> there) {
    Match match = finder.apply(words);
    if (match instanceof Match.Unknown && !bare.equals(words) && !bare.isEmpty()) {
      Match other = finder.apply(bare);
      match = other instanceof Match.Unknown(var nearest) && nearest.isEmpty() ? match : other;
    }
    strange |= match instanceof Match.Unknown;
    return match instanceof Match.Unknown(var near)
            && there.stream().noneMatch(near::contains)
            && !there.isEmpty()
        ? refused(new DanceRefusalFact.NoSuchThing(words, names.shown(there)))
        : named(words, match);
  }

  private Optional<String> named(String words, Match match) {
    return switch (match) {
      case Match.Found(String id) -> Optional.of(id);
      case Match.Close(String id) -> Optional.of(id);
      case Match.Unclear(List<String> ids) ->
          refused(new DanceRefusalFact.UnclearThing(words, names.shown(ids)));
      case Match.Unknown(List<String> nearest) ->
          refused(new DanceRefusalFact.NoSuchThing(words, names.shown(nearest)));
    };
  }

  private Optional<String> refused(Fact why) {
    facts.refuse(why);
    return Optional.empty();
  }

  private Optional<String> power(String words) {
    // A number may be spaces or a place on the track: nobody guesses which.
    String name = words.replaceFirst("(?:\\s+to)?(?:\\s+spaces?)?\\s+[+-]?\\d+$", "");
    return name.equals(words) || !(names.power(name) instanceof Match.Found(String id))
        ? named(words, EverydaySpelling.power(words), names::power, FLAGS)
        : refused(new DanceRefusalFact.NoSuchThing(words, List.of(id)));
  }

  /// Nobody sides with France.
  private Optional<String> side(String words) {
    Optional<String> power = power(words);
    return power.equals(Optional.of(EuropeanPower.FRANCE.name()))
        ? refused(new DanceRefusalFact.NeverAnAnswer(words, sides()))
        : power;
  }

  /// {@return with whom the player can side in the crisis that is asked about, or in any}
  private List<String> sides() {
    return position instanceof DancePosition.Asked(_, DanceQuestion question)
            && question.kind() == DanceQuestion.Kind.SIDE
        ? question.options()
        : Arrays.stream(EuropeanPower.values())
            .filter(one -> one != EuropeanPower.FRANCE)
            .map(EuropeanPower::name)
            .toList();
  }

  private Optional<String> party(String words) {
    return named(words, EverydaySpelling.party(words), names::party, List.of());
  }

  private Optional<String> pool(String words) {
    return named(words, EverydaySpelling.pool(words), names::pool, List.of());
  }

  /// A card, looked for among those that are there first.
  private Optional<String> card(String words, List<String> near) {
    return named(words, EverydaySpelling.held(words), word -> names.card(word, near), near);
  }

  /// `Bukhara and Tunis`, unless that is a title.
  private Stream<String> places(String item) {
    boolean several =
        !(names.title(item) instanceof Match.Found)
            && DanceItems.places(item).findFirst().equals(Optional.of(item));
    return several ? DanceItems.joined(item) : DanceItems.places(item);
  }

  /// A place of the row by its number, or the card on it.
  private Optional<String> place(String words, DanceTable table) {
    String bare = EverydaySpelling.place(words);
    if (bare.matches("[1-5]")) {
      return Optional.of(bare);
    }
    if (bare.matches("[+-]?\\d+")) {
      return refused(new DanceRefusalFact.NoSuchPlace(bare, DanceTable.ROW));
    }
    List<String> row =
        table.row().stream().filter(one -> !one.isEmpty()).map(RowCard::card).toList();
    return named(words, bare, word -> names.card(word, row), row);
  }

  // What a card leaves to the player

  /// {@return the faces of `SET DIE 3 5`, as a played card holds them}
  Optional<List<String>> faces(List<String> words) {
    return played.faces(words);
  }

  private Optional<List<String>> choices(ParsedCommand<DanceWord> parsed) {
    List<String> words = new ArrayList<>();
    for (String item : parsed.items()) {
      if (played.neverChosen(item)) {
        continue;
      }
      List<String> meanings = names.meanings(EverydaySpelling.place(item));
      if (meanings.isEmpty()) {
        strange = true;
        facts.refuse(new DanceRefusalFact.NoSuchThing(item, List.of()));
      }
      words.addAll(meanings);
    }
    if (parsed.items().isEmpty()) {
      facts.refuse(new DanceRefusalFact.NothingSaid("CHOOSE", "CHOOSE GB > RUSSIA"));
    }
    return words.isEmpty() ? Optional.empty() : Optional.of(words);
  }
}
