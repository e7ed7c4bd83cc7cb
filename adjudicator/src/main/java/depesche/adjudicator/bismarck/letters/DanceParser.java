package depesche.adjudicator.bismarck.letters;

import depesche.adjudicator.Fact;
import depesche.adjudicator.bismarck.decks.EuropeanPower;
import depesche.adjudicator.bismarck.news.DanceRefusalFact;
import depesche.adjudicator.bismarck.table.DanceCommand;
import depesche.adjudicator.bismarck.table.DanceTable;
import depesche.adjudicator.bismarck.table.DanceVerb;
import depesche.adjudicator.bismarck.table.RowCard;
import depesche.adjudicator.kit.LineFacts;
import depesche.adjudicator.kit.ParsedCommand;
import depesche.adjudicator.notation.Match;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// The words of a command, as the table understands them.
final class DanceParser {

  private static final Pattern GAP = Pattern.compile("[\\s>,=]+");
  private final DanceNames names;
  private final LineFacts facts;

  /// @param facts to which is added why a word is not understood
  DanceParser(DanceNames names, LineFacts facts) {
    this.names = names;
    this.facts = facts;
  }

  /// {@return the commands; none if a word is not understood}
  List<DanceCommand> read(ParsedCommand<DanceWord> parsed, DanceVerb verb, DanceTable table) {
    return switch (verb) {
      case ALLOCATE -> one(verb, new DiscShares(this::pool, facts).read(rest(parsed)));
      case CANCEL -> each(parsed, verb, DanceItems::places, word -> place(word, table), "CANCEL 3");
      case MOVE -> each(parsed, verb, DanceItems::repeated, this::power, "MOVE ITALY");
      case REGAIN -> each(parsed, verb, Stream::of, this::party, "REGAIN C");
      case PLAY -> one(verb, play(rest(parsed), table));
      case END, UNDO -> List.of(DanceCommand.of(verb));
      case SIDE -> one(verb, list(parsed, word -> side(bare(word, "with")), "SIDE GB > RUSSIA"));
      case LOSE -> one(verb, list(parsed, this::party, "LOSE PL > Z"));
      case DISC -> one(verb, list(parsed, word -> pool(bare(word, "from")), "DISC FROM EVENT"));
      case DISCARD ->
          one(verb, list(parsed, word -> card(word, table.hand()), "DISCARD \"Honest Broker\""));
      case CHOOSE -> one(verb, choices(parsed));
      case MANUAL -> one(verb, new OutcomeWords(names, facts).read(rest(parsed)));
    };
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
  private static String rest(ParsedCommand<DanceWord> parsed) {
    return parsed.text().replaceFirst("^[\\p{L}\\d]+[\\s:]*", "").strip();
  }

  private static String bare(String words, String lead) {
    return words.replaceFirst("(?i)^" + lead + "\\s+", "");
  }

  // Names

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
    String name = words.replaceFirst("\\s+[+-]?\\d+$", "");
    return name.equals(words) || !(names.power(name) instanceof Match.Found(String id))
        ? named(words, names.power(words))
        : refused(new DanceRefusalFact.NoSuchThing(words, List.of(id)));
  }

  /// Nobody sides with France.
  private Optional<String> side(String words) {
    Optional<String> power = power(words);
    return power.equals(Optional.of(EuropeanPower.FRANCE.name()))
        ? refused(
            new DanceRefusalFact.NeverAnAnswer(
                words,
                Arrays.stream(EuropeanPower.values())
                    .filter(one -> one != EuropeanPower.FRANCE)
                    .map(EuropeanPower::name)
                    .toList()))
        : power;
  }

  private Optional<String> party(String words) {
    return named(words, names.party(bare(bare(bare(words, "the"), "support (?:of|for)"), "the")));
  }

  private Optional<String> pool(String words) {
    return named(words, names.pool(bare(words, "the")));
  }

  private Optional<String> card(String words, List<String> near) {
    return named(words, names.card(words, near));
  }

  /// A place of the row by its number, or the card on it.
  private Optional<String> place(String words, DanceTable table) {
    String bare = bare(bare(words, "card"), "place");
    if (bare.matches("[1-5]")) {
      return Optional.of(bare);
    }
    if (bare.matches("[+-]?\\d+")) {
      return refused(new DanceRefusalFact.NoSuchPlace(bare, DanceTable.ROW));
    }
    List<String> row =
        table.row().stream().filter(one -> !one.isEmpty()).map(RowCard::card).toList();
    return card(bare, row);
  }

  // Cards and what stands behind their titles

  /// The longest words that name a card, then its choices, then the faces of dice.
  private Optional<List<String>> play(String text, DanceTable table) {
    if (text.isEmpty()) {
      return refusedPlay(new DanceRefusalFact.NothingSaid("PLAY", "PLAY \"Honest Broker\" GB"));
    }
    List<String> words = List.of(GAP.split(text.strip(), -1));
    int length = title(words, false, table);
    length = length > 0 ? length : title(words, true, table);
    if (length == 0) {
      String whole = String.join(" ", words);
      card(whole, table.hand());
      return Optional.empty();
    }
    List<String> all = new ArrayList<>();
    all.add(id(String.join(" ", words.subList(0, length)), table));
    return behind(words.subList(length, words.size()), all);
  }

  private Optional<List<String>> refusedPlay(Fact why) {
    facts.refuse(why);
    return Optional.empty();
  }

  private int title(List<String> words, boolean close, DanceTable table) {
    for (int length = words.size(); length > 0; length--) {
      Match match = names.card(String.join(" ", words.subList(0, length)), table.hand());
      if (match instanceof Match.Found || (close && match instanceof Match.Close)) {
        return length;
      }
    }
    return 0;
  }

  private String id(String words, DanceTable table) {
    return switch (names.card(words, table.hand())) {
      case Match.Found(String id) -> id;
      case Match.Close(String id) -> id;
      case Match.Unclear _, Match.Unknown _ -> words;
    };
  }

  /// Choices, and `SET DIE 3 5`.
  private Optional<List<String>> behind(List<String> words, List<String> all) {
    int at = 0;
    while (at < words.size()) {
      if (words.get(at).matches("(?i)set|die|dice")) {
        return faces(words.subList(at, words.size())).map(faces -> joined(all, faces));
      }
      if (DanceItems.isSmall(words.get(at))) {
        at++;
        continue;
      }
      if (neverChosen(words.get(at))) {
        return Optional.empty();
      }
      int length = choice(words.subList(at, words.size()), all);
      if (length == 0) {
        return refusedPlay(new DanceRefusalFact.NoSuchThing(words.get(at), List.of()));
      }
      at += length;
    }
    return Optional.of(all);
  }

  /// No card leaves a choice of a power without a flag.
  private boolean neverChosen(String word) {
    boolean never =
        names.power(word) instanceof Match.Found(String id) && !EuropeanPower.valueOf(id).hasFlag();
    if (never) {
      facts.refuse(
          new DanceRefusalFact.NeverAChoice(
              word, EuropeanPower.flags().stream().map(EuropeanPower::name).toList()));
    }
    return never;
  }

  private static List<String> joined(List<String> all, List<String> more) {
    List<String> joined = new ArrayList<>(all);
    joined.addAll(more);
    return joined;
  }

  /// {@return how many words name the next choice; 0 if none do}
  private int choice(List<String> words, List<String> all) {
    for (int length = words.size(); length > 0; length--) {
      List<String> meanings = names.meanings(String.join(" ", words.subList(0, length)));
      if (!meanings.isEmpty()) {
        all.add(meanings.getFirst());
        return length;
      }
    }
    return 0;
  }

  /// {@return the faces of `SET DIE 3 5`, as a played card holds them}
  Optional<List<String>> faces(List<String> words) {
    List<String> faces = new ArrayList<>();
    for (String word : words) {
      if (word.matches("[1-6]")) {
        faces.add("=" + word);
      } else if (!word.matches("(?i)set|die|dice|to|and")) {
        return refusedPlay(new DanceRefusalFact.NoSuchFace(word));
      }
    }
    if (faces.isEmpty() || faces.size() > 2) {
      return refusedPlay(new DanceRefusalFact.NothingSaid("SET DIE", "SET DIE 3 5"));
    }
    return Optional.of(faces);
  }

  private Optional<List<String>> choices(ParsedCommand<DanceWord> parsed) {
    List<String> words = new ArrayList<>();
    for (String item : parsed.items()) {
      if (neverChosen(item)) {
        continue;
      }
      List<String> meanings = names.meanings(bare(item, "place"));
      if (meanings.isEmpty()) {
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
