package depesche.adjudicator.greatpowers.letters;

import depesche.adjudicator.Fact;
import depesche.adjudicator.greatpowers.table.Bids;
import depesche.adjudicator.greatpowers.table.SharedTable;
import depesche.adjudicator.greatpowers.table.Token;
import depesche.adjudicator.kit.ParsedCommand;
import depesche.adjudicator.kit.ParsedList;
import depesche.adjudicator.kit.UnclearCommandFact;
import depesche.adjudicator.notation.Match;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.TreeMap;
import java.util.regex.Pattern;

/// Reads bids: `INDUSTRY ARMIES NAVIES`, `1 5 4`, or one slot: `2 NAVIES`.
final class BidReader {

  private static final Pattern BETWEEN = Pattern.compile("[\\s/]+|(?<=\\d)-(?=\\d)");
  private static final Pattern NOW =
      Pattern.compile(
          "(?i)(?<=\\S)\\s{1,3}(?:(?:for|in) )?(?:this|the current|diese[rn]?)"
              + " (?:turn|round|phase|runde)[.!]*$");

  /// `l'industrie`.
  private static final Pattern ARTICLE = Pattern.compile("(?i)l['’](?=\\p{L})");

  private static final Pattern NOISE =
      Pattern.compile("(?i)on|auf|sur|and|und|et|&|then|the|die|les|la|le|are|sind|sont|will|be");

  private final PlanContext planContext;
  private final SequencedMap<Integer, Token> filed;
  private final ParsedList<?> remarks;

  /// The command as it was written.
  private final String written;

  /// @param remarks takes refusals and doubts
  BidReader(
      PlanContext planContext,
      SequencedMap<Integer, Token> filed,
      ParsedList<?> remarks,
      String written) {
    this.planContext = planContext;
    this.filed = filed;
    this.remarks = remarks;
    this.written = written;
  }

  /// {@return how many cards may be played; all of them where that is not known}
  private static int count(PlanContext planContext) {
    return planContext.known()
        ? planContext.world().power(planContext.seat()).bids()
        : Token.TRAITS.size();
  }

  /// {@return what of a list may be laid this turn, the first cards first; as it is if all may be}
  ///
  /// @param remarks takes why a card may not be
  static SequencedMap<Integer, Token> possible(
      PlanContext planContext, SequencedMap<Integer, Token> wanted, ParsedList<?> remarks) {
    List<Token> open = new ArrayList<>();
    int count = count(planContext);
    for (Token trait : wanted.values()) {
      ParsedList<Token> refused = new ParsedList<>();
      new BidReader(planContext, new TreeMap<>(), refused, "").laid(trait, new TreeMap<>(), 1);
      if (!refused.refusals().isEmpty()) {
        refused.refusals().forEach(remarks::refuse);
      } else if (open.size() < count) {
        open.add(trait);
      }
    }
    boolean whole = open.size() == wanted.size() && Bids.last(wanted) <= count;
    return whole ? wanted : Bids.inOrder(open);
  }

  /// {@return that fewer cards are laid than may be}
  static Optional<Fact> shortfall(PlanContext planContext, SequencedMap<Integer, Token> bids) {
    int count = count(planContext);
    return planContext.known() && bids.size() < count
        ? Optional.of(new PlanDoubtFact.BidsShort(bids.size(), count))
        : Optional.empty();
  }

  private static List<String> split(List<String> items) {
    List<String> words = new ArrayList<>();
    for (String item : items) {
      for (String word : BETWEEN.split(NOW.matcher(item).replaceFirst(""))) {
        if (!NOISE.matcher(word).matches() && !GreatPowersWords.plain(word).isEmpty()) {
          words.add(ARTICLE.matcher(word).replaceFirst(""));
        }
      }
    }
    return words;
  }

  /// {@return the bids after the command, by slot; they stand if nothing was refused}
  SequencedMap<Integer, Token> bids(ParsedCommand<?> command) {
    List<String> words = split(command.items());
    int place = command.place();
    int count = count(planContext);
    if (count == 0) {
      remarks.refuse(new PlanRefusalFact.NoBidsAllowed());
      return filed;
    }
    if (place > 0 && words.size() == 1) {
      return slot(place, words.getFirst(), count);
    }
    if (place > 0 || countsTwice(words)) {
      remarks.refuse(new UnclearCommandFact.PlacesUnclear(written));
      return filed;
    }
    return list(words, count);
  }

  /// Whether a number beside names would be the trait of one of them: it may be meant otherwise.
  private static boolean countsTwice(List<String> words) {
    List<String> named = new ArrayList<>();
    for (String word : words) {
      if (GreatPowersWords.numbered(word).isEmpty()
          && GreatPowersWords.trait(word) instanceof Match.Found(String id)) {
        named.add(id);
      }
    }
    return words.stream()
        .flatMap(word -> GreatPowersWords.numbered(word).stream())
        .anyMatch(trait -> named.contains(trait.name()));
  }

  private SequencedMap<Integer, Token> slot(int slot, String word, int count) {
    if (slot < 1 || slot > count) {
      remarks.refuse(new PlanRefusalFact.NoSuchSlot(slot, count));
      return filed;
    }
    SequencedMap<Integer, Token> bids = new TreeMap<>(filed);
    bids.remove(slot);
    trait(word, bids, slot);
    shortfall(planContext, bids).ifPresent(remarks::doubt);
    return bids;
  }

  private SequencedMap<Integer, Token> list(List<String> words, int count) {
    SequencedMap<Integer, Token> bids = new TreeMap<>();
    for (String word : words) {
      trait(word, bids, bids.size() + 1);
    }
    if (remarks.refusals().isEmpty() && words.size() > count) {
      remarks.refuse(new PlanRefusalFact.TooManyBids(words.size(), count));
    } else if (planContext.known() && remarks.refusals().isEmpty() && words.size() < count) {
      remarks.refuse(new PlanRefusalFact.TooFewBids(words.size(), count));
    }
    return bids;
  }

  private void trait(String word, SequencedMap<Integer, Token> bids, int slot) {
    if (GreatPowersWords.numbered(word).isPresent()) {
      laid(GreatPowersWords.numbered(word).get(), bids, slot);
      return;
    }
    GreatPowersWords.read(
        word, GreatPowersWords.trait(word), remarks, trait -> laid(trait, bids, slot));
  }

  private void laid(Token trait, SequencedMap<Integer, Token> bids, int slot) {
    SharedTable sharedTable = planContext.world();
    // Ruling sameTrait: there is one card for each trait.
    for (var laid : bids.entrySet()) {
      if (laid.getValue() == trait) {
        remarks.refuse(new PlanRefusalFact.BidTwice(trait, laid.getKey()));
        return;
      }
    }
    if (planContext.known() && sharedTable.leadsAlone(planContext.seat(), trait)) {
      int next =
          planContext.others().stream()
              .mapToInt(other -> sharedTable.level(other, trait))
              .max()
              .orElse(0);
      remarks.refuse(
          new PlanRefusalFact.TraitBanned(
              trait,
              sharedTable.level(planContext.seat(), trait),
              next,
              sharedTable.biddable(planContext.seat())));
      return;
    }
    bids.put(slot, trait);
  }
}
