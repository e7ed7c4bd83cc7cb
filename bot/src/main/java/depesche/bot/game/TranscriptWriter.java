package depesche.bot.game;

import depesche.adjudicator.rules.GamePosition.Judged;
import depesche.bot.chance.GameSeed;
import depesche.bot.chance.Transcript;
import depesche.bot.chance.TranscriptFile;
import depesche.bot.chance.TurnChance;
import depesche.bot.ledger.StoredGame;
import depesche.bot.ledger.StoredSeat;
import depesche.bot.ledger.turn.LetterRow;
import depesche.bot.ledger.turn.SealRow;
import depesche.bot.ledger.turn.TurnRow;
import depesche.bot.report.MailContext;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// The transcript of a game, as one reader may have it at present: what each turn has published,
/// the reader's own letters, and all letters and secrets when the game is over.
public final class TranscriptWriter {

  private final StoredGame game;
  private final boolean over;
  private final List<StoredSeat> shown;
  private final GameSeed gameSeed;
  private final List<SealRow> seals;

  private TranscriptWriter(StoredGame game, Optional<StoredSeat> reader) {
    this.game = game;
    this.over = game.isOver();
    this.shown = over ? game.writers() : reader.stream().toList();
    this.gameSeed = Commitments.pact(game);
    this.seals = game.chance().seals();
  }

  /// {@return the transcript as the text of a file}
  ///
  /// @param reader the seat whose letters may be shown; nobody for the public one
  public static String of(StoredGame game, Optional<StoredSeat> reader) {
    return TranscriptFile.write(new TranscriptWriter(game, reader).transcript());
  }

  /// The proofs of cards are too long for the report itself: they come in a file to those who are
  /// shown the cards, under their own eyes only where only they saw them.
  static Optional<String> ofCards(StoredGame game, MailContext mailContext, Judged judged) {
    boolean cards =
        judged.news().stream()
            .filter(news -> news.audience().includes(mailContext.reader()))
            .anyMatch(news -> news.fact() instanceof Proof.CardsProven);
    return cards ? Optional.of(of(game, reader(game, mailContext))) : Optional.empty();
  }

  private static Optional<StoredSeat> reader(StoredGame game, MailContext mailContext) {
    return mailContext
        .seat()
        .flatMap(
            seat ->
                game.seats().stream().filter(row -> row.name().equals(seat.name())).findFirst());
  }

  private Transcript transcript() {
    return Transcript.of(
        Commitments.head(game),
        turns(),
        over ? Transcript.Keys.of(game.chance().secrets()) : Transcript.Keys.closed());
  }

  private List<Transcript.Turn> turns() {
    Map<Integer, List<Transcript.Letter>> letters = letters();
    List<Transcript.Turn> turns = new ArrayList<>();
    for (TurnRow row : game.turns()) {
      Transcript.Turn turn = TranscriptFile.part(row.published, Transcript.Turn.class);
      List<Transcript.Hidden> hidden =
          over
              ? List.of(TranscriptFile.part(row.secrets, Transcript.Hidden[].class))
              : turn.hidden();
      turns.add(turn.opened(hidden, opened(turn, letters)));
    }
    int last = game.turn() + 1;
    if (over && seals.stream().anyMatch(seal -> seal.turn == last)) {
      turns.add(givenUp(last, letters));
    }
    return turns;
  }

  /// A game that was given up before its end closes with a seal that no judging follows.
  private Transcript.Turn givenUp(int last, Map<Integer, List<Transcript.Letter>> letters) {
    SealRow seal = seals.getLast();
    Transcript.Turn turn =
        Commitments.publish(
            game,
            last,
            game.phase(),
            seal,
            Commitments.seal(game, seal).leaves(),
            new TurnChance(gameSeed, last, ""));
    return turn.opened(List.of(), opened(turn, letters));
  }

  private Transcript.Opened opened(
      Transcript.Turn published, Map<Integer, List<Transcript.Letter>> letters) {
    int turn = published.turn();
    List<Transcript.Salt> salts =
        seals.stream()
            .filter(seal -> seal.turn == turn)
            .flatMap(seal -> shown.stream())
            .map(seat -> new Transcript.Salt(seat.name(), gameSeed.salt(turn, seat.name())))
            .toList();
    return new Transcript.Opened(letters.getOrDefault(turn, List.of()), salts, cards(published));
  }

  /// {@return the cards of a turn; those that the reader did not see stay covered}
  private List<Transcript.Card> cards(Transcript.Turn published) {
    List<String> seats = shown.stream().map(seat -> seat.name()).toList();
    List<Transcript.Card> cards = new ArrayList<>();
    for (Transcript.Shown place : published.shown()) {
      Transcript.Card card = published.opened().cards().get(cards.size());
      cards.add(over || place.isFor(seats) ? card : Transcript.Card.covered());
    }
    return cards;
  }

  /// {@return the letters that may be shown, by the turn whose seal was the first over them}
  private Map<Integer, List<Transcript.Letter>> letters() {
    Map<Integer, List<Transcript.Letter>> letters = new LinkedHashMap<>();
    for (StoredSeat seat : shown) {
      int number = 0;
      for (LetterRow row : game.letters(seat)) {
        String nonce = gameSeed.secrets().nonce(game.name(), seat.name(), ++number);
        letters
            .computeIfAbsent(turn(row), _ -> new ArrayList<>())
            .add(new Transcript.Letter(seat.name(), row.phase, row.text, nonce, row.code));
      }
    }
    return letters;
  }

  /// {@return the turn of a letter; of one that is under no seal yet, a turn to come}
  private int turn(LetterRow letter) {
    return seals.stream()
        .filter(seal -> seal.lastLetter >= letter.id)
        .map(seal -> seal.turn)
        .findFirst()
        .orElse(game.turn() + 2);
  }
}
