package depesche.adjudicator.greatpowers.letters;

import depesche.adjudicator.greatpowers.table.PlanVerb;
import depesche.adjudicator.greatpowers.table.Stage;
import depesche.adjudicator.kit.AheadLine;
import depesche.adjudicator.kit.LetterSections;
import depesche.adjudicator.kit.ParsedCommand;
import depesche.adjudicator.letter.LetterLine;
import depesche.adjudicator.letter.Surrounding;
import depesche.adjudicator.notation.SmallWords;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Lists without a command in front: lines that hold nothing but traits, cards or seats, one below
/// the other, with or without a heading that says what they are.
///
/// @param blocks each with the lines it is made of
/// @param commands those of the lines that have some, so that a list would say it twice
record BareLists(List<Block> blocks, List<PlanVerb> commands) {

  /// What a list is made of.
  enum Kind {
    TRAITS,
    CARDS,
    SEATS
  }

  /// One list.
  ///
  /// @param heading the command that its heading says; `NONE` if it has none
  /// @param numbers of its lines, with that of its heading
  /// @param list all of it in one
  /// @param either whether `or` stands in it
  record Block(
      PlanVerb heading,
      Kind kind,
      List<Integer> numbers,
      ParsedCommand<PlanVerb> list,
      boolean either) {

    Block {
      numbers = List.copyOf(numbers);
    }
  }

  private record Entry(int number, Kind kind, ParsedCommand<PlanVerb> command) {}

  /// `3)`, `Slot 3 -`, `3:`
  private static final Pattern NUMBER =
      Pattern.compile(
          "(?i)[\\s*_-]*+(?:(?:slot|card|place|position|number|no\\.?|nr\\.?|prio|platz|stelle|karte)\\s*+)?"
              + "\\(?(\\d{1,2})(?:[.):]|\\s*+[=-])\\s*(?=\\S)");

  /// `I'll go with`, `My choice is`: words in front of a list that say nothing of it.
  private static final Pattern LEAD =
      Pattern.compile(
          "(?i)(?:go"
              + " (?:with|for)|choose|play|want|choice:?|list:?|ordre:?|reihenfolge:?|plan:?)\\s+(?=\\S)");

  private static final Pattern REMARK =
      Pattern.compile("(?<!\\h)\\h*+[(\\[{][^()\\[\\]{}\\d]*+[)\\]}][.!]?$");

  BareLists {
    blocks = List.copyOf(blocks);
    commands = List.copyOf(commands);
  }

  /// {@return the list that a line belongs to}
  Optional<Block> at(int number) {
    return blocks.stream().filter(block -> block.numbers().contains(number)).findFirst();
  }

  /// {@return the lists of a letter}
  ///
  /// @param isProse whether a line is plainly no command
  /// @param parsed what the commands of a line are
  static BareLists of(
      List<LetterSections.Piece<Stage.Moment>> pieces,
      Predicate<LetterLine> isProse,
      Function<LetterLine, List<ParsedCommand<PlanVerb>>> parsed,
      Predicate<String> isSeat) {
    List<Block> blocks = new ArrayList<>();
    List<PlanVerb> commands = new ArrayList<>();
    List<Entry> open = new ArrayList<>();
    Optional<Entry> heading = Optional.empty();
    for (LetterSections.Piece<Stage.Moment> piece : pieces) {
      if (piece.line().text().isBlank()) {
        continue;
      }
      boolean prose = isProse.test(piece.line());
      Optional<Entry> entry = prose ? Optional.empty() : entry(piece, parsed, isSeat);
      boolean goesOn =
          entry.isPresent() && (open.isEmpty() || open.getFirst().kind() == entry.get().kind());
      if (!goesOn) {
        close(heading, open, parsed, blocks);
        heading = Optional.empty();
      }
      if (entry.isPresent()) {
        open.add(entry.get());
      } else {
        heading = heading(piece, parsed);
        if (heading.isEmpty() && !prose && piece.line().heading().isEmpty()) {
          parsed.apply(piece.line()).stream()
              .flatMap(one -> one.verb().stream())
              .forEach(commands::add);
        }
      }
    }
    close(heading, open, parsed, blocks);
    return new BareLists(blocks, commands);
  }

  private static void close(
      Optional<Entry> heading,
      List<Entry> open,
      Function<LetterLine, List<ParsedCommand<PlanVerb>>> parsed,
      List<Block> blocks) {
    if (open.isEmpty()) {
      return;
    }
    List<Integer> numbers = new ArrayList<>();
    heading.ifPresent(one -> numbers.add(one.number()));
    List<String> items = new ArrayList<>();
    List<String> written = new ArrayList<>();
    for (Entry entry : open) {
      numbers.add(entry.number());
      written.add(entry.command().written());
      ParsedCommand<PlanVerb> one = entry.command();
      if (one.place() > 0 && open.size() > 1) {
        items.add(one.place() + ") " + one.items().getFirst());
      } else {
        items.addAll(one.items());
      }
    }
    LetterLine line =
        new LetterLine(
            numbers.getLast(), String.join(", ", written), "", items, new Surrounding.Plain(""));
    PlanVerb verb = heading.flatMap(one -> one.command().verb()).orElse(PlanVerb.NONE);
    ParsedCommand<PlanVerb> whole = parsed.apply(line).getFirst();
    boolean unclear = open.stream().anyMatch(one -> one.command().doubt().isPresent());
    blocks.add(
        new Block(
            verb,
            open.getFirst().kind(),
            numbers,
            unclear || open.size() == 1 ? open.getFirst().command() : whole,
            open.stream().anyMatch(one -> one.command().isEither())));
    open.clear();
  }

  /// A line that holds nothing but things of one kind.
  private static Optional<Entry> entry(
      LetterSections.Piece<Stage.Moment> piece,
      Function<LetterLine, List<ParsedCommand<PlanVerb>>> parsed,
      Predicate<String> isSeat) {
    LetterLine line = piece.line();
    boolean plain =
        piece.said().kind() == AheadLine.Kind.ORDER
            && !piece.facts().isRefused()
            && line.heading().isEmpty()
            && !line.orders().isEmpty()
            && SmallWords.objection(REMARK.matcher(line.text()).replaceFirst("")).isEmpty();
    if (!plain) {
      return Optional.empty();
    }
    List<ParsedCommand<PlanVerb>> commands = parsed.apply(bare(line));
    if (commands.size() != 1
        || commands.getFirst().verb().isPresent()
        || commands.getFirst().items().isEmpty()) {
      return Optional.empty();
    }
    List<String> items = commands.getFirst().items();
    Optional<Kind> kind =
        items.stream().allMatch(BareLists::isTraits)
            ? Optional.of(Kind.TRAITS)
            : items.stream().allMatch(GreatPowersWords::isCard)
                ? Optional.of(Kind.CARDS)
                : items.stream().allMatch(isSeat) ? Optional.of(Kind.SEATS) : Optional.empty();
    return kind.map(one -> new Entry(line.number(), one, commands.getFirst()));
  }

  private static boolean isTraits(String item) {
    return List.of(item.split("[\\s/&+]+", -1)).stream()
        .allMatch(word -> word.matches("and|und|") || GreatPowersWords.isTrait(word));
  }

  /// The number in front of a line is the place of what is on it; a remark behind it says nothing,
  /// unless it is a place, too.
  private static LetterLine bare(LetterLine line) {
    Matcher number = NUMBER.matcher(line.text());
    boolean numbered = number.lookingAt();
    List<String> orders = new ArrayList<>();
    for (String order : line.orders()) {
      Matcher own = NUMBER.matcher(order);
      String said =
          numbered && orders.isEmpty() && own.lookingAt() ? order.substring(own.end()) : order;
      Matcher lead = LEAD.matcher(SmallWords.withoutPoliteness(said));
      String plain = lead.lookingAt() ? lead.replaceFirst("") : said;
      Matcher remark = REMARK.matcher(plain);
      boolean harmless = remark.find() && !ParsedCommand.isPlace(remark.group());
      String bare = harmless ? plain.substring(0, remark.start()) : plain;
      orders.add(numbered && orders.isEmpty() ? number.group(1) + ") " + bare : bare);
    }
    String speaker =
        numbered && NUMBER.matcher(line.speaker() + ": x").lookingAt() ? "" : line.speaker();
    return new LetterLine(line.number(), line.text(), speaker, orders, line.surrounding());
  }

  /// {@return a line without the number in front of it}
  static String unnumbered(String line) {
    Matcher number = NUMBER.matcher(line);
    return number.lookingAt() ? line.substring(number.end()) : line;
  }

  /// `My bids:`, `PICK`: a command without anything behind it.
  private static Optional<Entry> heading(
      LetterSections.Piece<Stage.Moment> piece,
      Function<LetterLine, List<ParsedCommand<PlanVerb>>> parsed) {
    LetterLine line = piece.line();
    if (piece.said().kind() != AheadLine.Kind.ORDER || piece.facts().isRefused()) {
      return Optional.empty();
    }
    String words = line.orders().isEmpty() ? line.speaker() : line.text();
    List<String> verbs =
        List.of(words.strip().split("[^\\p{L}]+", -1)).stream()
            .filter(word -> PlanVerb.of(word) != PlanVerb.NONE)
            .toList();
    boolean labels = verbs.size() == 1 && SmallWords.isLabel(words.replace(verbs.getFirst(), ""));
    if (!labels) {
      return Optional.empty();
    }
    LetterLine verb =
        new LetterLine(
            line.number(), line.text(), "", List.of(verbs.getFirst()), new Surrounding.Plain(""));
    return parsed.apply(verb).stream()
        .findFirst()
        .map(command -> new Entry(line.number(), Kind.TRAITS, command));
  }
}
