package depesche.adjudicator.greatpowers.letters;

import depesche.adjudicator.greatpowers.cards.Token;
import depesche.adjudicator.greatpowers.table.Highest;
import depesche.adjudicator.greatpowers.table.World;
import depesche.adjudicator.greatpowers.turns.DealPhase;
import depesche.adjudicator.kit.Heard;
import depesche.adjudicator.notation.Match;
import java.util.ArrayList;
import java.util.List;
import java.util.SequencedMap;
import java.util.TreeMap;
import java.util.regex.Pattern;

/// Reads bids: `INDUSTRY ARMIES NAVIES`, `1 5 4`, or one slot: `2 NAVIES`.
final class BidReader {

  private static final Pattern BETWEEN = Pattern.compile("[\\s/]+");
  private static final Pattern NOISE = Pattern.compile("(?i)on|and|und|&|then");

  private final Scene scene;
  private final SequencedMap<Integer, Token> filed;
  private final Heard<Token> heard = new Heard<>();

  private BidReader(Scene scene, SequencedMap<Integer, Token> filed) {
    this.scene = scene;
    this.filed = filed;
  }

  static List<String> words(List<String> tokens) {
    return tokens.stream().map(id -> Token.valueOf(id).word()).toList();
  }

  /// {@return the bids as they stand after this command, by slot; unchanged if anything is refused}
  ///
  /// @param remarks takes refusals and doubts
  static SequencedMap<Integer, Token> read(
      Scene scene, SequencedMap<Integer, Token> filed, List<String> items, Heard<?> remarks) {
    BidReader reader = new BidReader(scene, filed);
    SequencedMap<Integer, Token> bids = reader.bids(split(items));
    reader.heard.doubts().forEach(remarks::doubt);
    reader.heard.refusals().forEach(remarks::refuse);
    return reader.heard.refusals().isEmpty() ? bids : filed;
  }

  private static List<String> split(List<String> items) {
    List<String> words = new ArrayList<>();
    for (String item : items) {
      for (String word : BETWEEN.split(item)) {
        if (!NOISE.matcher(word).matches() && !Words.plain(word).isEmpty()) {
          words.add(word);
        }
      }
    }
    return words;
  }

  private SequencedMap<Integer, Token> bids(List<String> words) {
    int count = scene.world().power(scene.seat()).bids();
    if (count == 0) {
      heard.refuse(new RefusalFact.NoBidsAllowed());
      return filed;
    }
    boolean slot = words.size() == 2 && words.get(0).matches("\\d") && !words.get(1).matches("\\d");
    return slot ? slot(Integer.parseInt(words.get(0)), words.get(1), count) : list(words, count);
  }

  private SequencedMap<Integer, Token> slot(int slot, String word, int count) {
    if (slot < 1 || slot > count) {
      heard.refuse(new RefusalFact.NoSuchSlot(slot, count));
      return filed;
    }
    SequencedMap<Integer, Token> bids = new TreeMap<>(filed);
    bids.remove(slot);
    trait(word, bids, slot);
    if (bids.size() < count) {
      heard.doubt(new DoubtFact.BidsShort(bids.size(), count));
    }
    return bids;
  }

  private SequencedMap<Integer, Token> list(List<String> words, int count) {
    SequencedMap<Integer, Token> bids = new TreeMap<>();
    for (String word : words) {
      trait(word, bids, bids.size() + 1);
    }
    if (heard.refusals().isEmpty() && words.size() > count) {
      heard.refuse(new RefusalFact.TooManyBids(words.size(), count));
    } else if (heard.refusals().isEmpty() && words.size() < count) {
      heard.refuse(new RefusalFact.TooFewBids(words.size(), count));
    }
    return bids;
  }

  private void trait(String word, SequencedMap<Integer, Token> bids, int slot) {
    if (Words.numbered(word).isPresent()) {
      laid(Words.numbered(word).get(), bids, slot);
      return;
    }
    switch (Words.trait(word)) {
      case Match.Found(String id) -> laid(Token.valueOf(id), bids, slot);
      case Match.Close(String id) -> {
        laid(Token.valueOf(id), bids, slot);
        heard.doubt(new DoubtFact.ReadAs(word, Token.valueOf(id).word()));
      }
      case Match.Unclear(List<String> ids) ->
          heard.refuse(new RefusalFact.Unclear(word, words(ids)));
      case Match.Unknown(List<String> nearest) ->
          heard.refuse(new RefusalFact.UnknownTrait(word, words(nearest)));
    }
  }

  private void laid(Token trait, SequencedMap<Integer, Token> bids, int slot) {
    World world = scene.world();
    // Ruling sameTrait: there is one card for each trait.
    for (var laid : bids.entrySet()) {
      if (laid.getValue() == trait) {
        heard.refuse(new RefusalFact.BidTwice(trait, laid.getKey()));
        return;
      }
    }
    if (Highest.isSole(world, scene.seat(), trait)) {
      int next =
          scene.others().stream().mapToInt(other -> world.level(other, trait)).max().orElse(0);
      heard.refuse(
          new RefusalFact.TraitBanned(
              trait, world.level(scene.seat(), trait), next, DealPhase.legal(world, scene.seat())));
      return;
    }
    bids.put(slot, trait);
  }
}
