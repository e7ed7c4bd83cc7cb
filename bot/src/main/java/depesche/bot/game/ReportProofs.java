package depesche.bot.game;

import depesche.adjudicator.Audience;
import depesche.adjudicator.News;
import depesche.adjudicator.Seat;
import depesche.bot.chance.Transcript;
import depesche.bot.ledger.StoredGame;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;

/// What a report says for players who want to check.
record ReportProofs(StoredGame game) {

  /// {@return what was fixed before the game began}
  List<News> ofBeginning() {
    List<News> news = new ArrayList<>();
    news.add(News.forAll(Commitments.fixed(game)));
    for (Transcript.Entrant seat : Commitments.head(game).seats()) {
      boolean pledged = !seat.pledge().isEmpty();
      news.add(
          News.forAll(
              seat.phrase().isEmpty()
                  ? new Proof.PhraseMissing(seat.seat(), pledged)
                  : new Proof.PhraseGiven(seat.seat(), seat.phrase(), pledged)));
    }
    return news;
  }

  /// {@return what a report says of a turn; the sum covers the rest, which is in the transcript}
  static List<News> of(Transcript.Turn turn) {
    List<News> news = new ArrayList<>();
    if (!turn.mix().isEmpty()) {
      news.add(News.forAll(new Proof.MixAdded(turn.mix())));
    }
    news.addAll(ofCards(turn.shown()));
    news.add(News.forAll(new Proof.TurnProven(turn.sum())));
    news.addAll(ofChain(turn.turn(), turn.chain()));
    return news;
  }

  /// {@return what a report says of a game that ends by a seal which is not judged}
  static List<News> ofEnd(StoredGame game) {
    int last = game.turn() + 1;
    String root = game.seal(last).map(seal -> seal.root).orElse("");
    return ofChain(last, Commitments.chain(game, last, root));
  }

  /// Turns of an earlier version have no chain.
  private static List<News> ofChain(int turn, String head) {
    return head.isEmpty() ? List.of() : List.of(News.forAll(new Proof.SealsChained(turn, head)));
  }

  /// One sentence a deck and audience.
  private static List<News> ofCards(List<Transcript.Shown> shown) {
    SequencedMap<Transcript.Shown, List<Integer>> places = new LinkedHashMap<>();
    for (Transcript.Shown one : shown) {
      Transcript.Shown same =
          new Transcript.Shown(one.purpose(), one.scope(), 0, one.size(), one.to());
      places.computeIfAbsent(same, _ -> new ArrayList<>()).add(one.index() + 1);
    }
    List<News> news = new ArrayList<>();
    places.forEach(
        (deck, cards) -> {
          boolean alone = !deck.to().isEmpty();
          Proof proof = new Proof.CardsProven(deck.scope(), deck.size(), cards, alone);
          List<Seat> to = deck.to().stream().map(Seat::new).toList();
          news.add(alone ? new News(proof, new Audience.Only(to)) : News.forAll(proof));
        });
    return news;
  }
}
