package depesche.bot.game;

import depesche.adjudicator.rules.DeckFiles;
import depesche.adjudicator.rules.Decks;
import depesche.adjudicator.rules.PlayedDeck;
import depesche.adjudicator.rules.Rules;
import depesche.adjudicator.rules.Ruling;
import depesche.adjudicator.rules.Title;
import depesche.bot.chance.GameSeed;
import depesche.bot.chance.RepeatedChance;
import depesche.bot.chance.SealChain;
import depesche.bot.chance.Secrets;
import depesche.bot.chance.SetupText;
import depesche.bot.chance.Shuffles;
import depesche.bot.chance.Transcript;
import depesche.bot.chance.TranscriptFile;
import depesche.bot.chance.TurnChance;
import depesche.bot.ledger.StoredGame;
import depesche.bot.ledger.StoredSeat;
import depesche.bot.ledger.turn.LetterRow;
import depesche.bot.ledger.turn.SealRow;
import depesche.bot.ledger.turn.TurnRow;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.TreeMap;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/// Keeps what players can check: commits a game to its secrets before it begins, seals the letters
/// before a turn is judged and writes down what each turn publishes.
public final class Commitments {

  /// The form of the set-up text. Games keep the text they were committed to: before the second
  /// form it had no decks and no version.
  private static final int SETUP = 2;

  /// The form with the hash of a file of cards.
  private static final int SETUP_WITH_DECK = 3;

  private final Supplier<Secrets> source;

  /// @param source the secrets of a new game: fresh ones, unless a game is to be repeated
  public Commitments(Supplier<Secrets> source) {
    this.source = source;
  }

  /// {@return the secrets of something new that is drawn for}
  public Secrets fresh() {
    return source.get();
  }

  /// Commits a new game to fresh secrets. Its seats are entered already: all that the table may
  /// have, for who will play is not known yet.
  ///
  /// @return what is published of it at once
  Proof.ChanceFixed commit(StoredGame game, Rules<?, ?> rules) {
    game.chance().commit(TranscriptFile.line(setup(game, rules)), source.get());
    return fixed(game);
  }

  /// {@return what a game is committed to; one that still forms and is not, is from now on}
  Proof.ChanceFixed commitment(StoredGame game, Rules<?, ?> rules) {
    return game.isForming() && game.chance().setup().isEmpty() ? commit(game, rules) : fixed(game);
  }

  private static SequencedMap<String, Object> setup(StoredGame game, Rules<?, ?> rules) {
    Title title = rules.title();
    SequencedMap<String, String> chosen = game.options();
    Map<String, String> options = new TreeMap<>();
    for (Ruling ruling : title.options()) {
      options.put(ruling.key(), chosen.getOrDefault(ruling.key(), ruling.standard()));
    }
    SequencedMap<String, Object> setup = new LinkedHashMap<>();
    Optional<PlayedDeck> played = DeckFiles.of(rules, chosen);
    SequencedMap<String, List<String>> decks =
        rules.as(Decks.class).map(hidden -> hidden.decks(chosen)).orElseGet(LinkedHashMap::new);
    setup.put("decks", lists(decks, played));
    played.ifPresent(deck -> setup.put("deck", file(deck)));
    setup.put("edition", game.edition());
    setup.put("options", options);
    setup.put("seats", game.seats().stream().map(seat -> seat.name()).toList());
    setup.put("title", game.titleId());
    setup.put("version", played.isEmpty() ? SETUP : SETUP_WITH_DECK);
    return setup;
  }

  /// Of a deck that somebody typed in only a hash is published: the transcript is for everybody.
  private static SequencedMap<String, Object> lists(
      SequencedMap<String, List<String>> decks, Optional<PlayedDeck> played) {
    boolean closed = played.filter(one -> one.shown() == PlayedDeck.Shown.AT_THE_END).isPresent();
    SequencedMap<String, Object> lists = new LinkedHashMap<>();
    decks.forEach((name, cards) -> lists.put(name, closed ? SetupText.hash(cards) : cards));
    return lists;
  }

  private static SequencedMap<String, String> file(PlayedDeck deck) {
    SetupText.DeckFile hashed = SetupText.DeckFile.of(deck.file(), deck.content());
    SequencedMap<String, String> file = new LinkedHashMap<>();
    file.put("file", hashed.file());
    file.put("sha256", hashed.hash());
    return file;
  }

  static Proof.ChanceFixed fixed(StoredGame game) {
    Secrets secrets = game.chance().secrets();
    return new Proof.ChanceFixed(
        game.name(),
        GameSeed.anchor(secrets),
        GameSeed.commitment(game.name(), game.chance().setup(), secrets));
  }

  /// Fixes what the players of a game that begins now have added to chance.
  static void close(StoredGame game) {
    Proof.ChanceFixed fixed = fixed(game);
    Transcript.Head head =
        new Transcript.Head(
                game.name(),
                game.chance().setup(),
                fixed.anchor(),
                fixed.commitment(),
                game.writers().stream()
                    .map(seat -> new Transcript.Entrant(seat.name(), seat.pledge(), seat.phrase()))
                    .toList(),
                "")
            .summed();
    game.chance().fix(TranscriptFile.line(head), head.sum());
    game.chance().setChain(SealChain.begun(game.name(), head.commitment()).head());
  }

  static Transcript.Head head(StoredGame game) {
    return TranscriptFile.part(game.chance().head(), Transcript.Head.class);
  }

  /// {@return what the chance of a game follows from; games that began without a commitment have
  /// nothing of their players in it}
  public static GameSeed pact(StoredGame game) {
    Map<String, String> phrases = new TreeMap<>();
    if (!game.chance().head().isEmpty()) {
      head(game).seats().forEach(seat -> phrases.put(seat.seat(), seat.phrase()));
    }
    return GameSeed.of(game.name(), game.chance().secrets(), phrases);
  }

  /// {@return the code of a letter, which depends on all that its seat has written before}
  static String code(StoredGame game, StoredSeat seat, LetterRow letter) {
    List<LetterRow> before = game.letters(seat);
    int number = before.size() + 1;
    String last = before.isEmpty() ? "" : before.getLast().code;
    return game.chance()
        .secrets()
        .code(game.name(), seat.name(), number, letter.phase, letter.text, last);
  }

  /// Seals the letters of all seats as they are now.
  static SealRow seal(StoredGame game, Instant now) {
    List<StoredSeat> seats = game.writers();
    SealRow row = new SealRow();
    row.gameId = game.id();
    row.turn = game.turn() + 1;
    row.lastLetter =
        seats.stream()
            .flatMap(seat -> game.letters(seat).stream())
            .mapToLong((LetterRow letter) -> letter.id)
            .max()
            .orElse(0);
    row.absent =
        seats.stream()
            .filter(seat -> !seat.isHeld())
            .map(seat -> seat.name())
            .collect(Collectors.joining("\n"));
    row.mixSource = game.chance().mixSource();
    row.sealed = now;
    row.root = seal(game, row).root();
    return game.enter(row);
  }

  /// {@return the letters under a seal}
  static GameSeed.Seal seal(StoredGame game, SealRow row) {
    SequencedMap<String, String> codes = new LinkedHashMap<>();
    for (StoredSeat seat : game.writers()) {
      codes.put(
          seat.name(),
          game.letters(seat).stream()
              .filter(letter -> letter.id <= row.lastLetter)
              .map(letter -> letter.code)
              .reduce("", (_, later) -> later));
    }
    return pact(game).seal(row.turn, codes);
  }

  /// {@return where the cards lay that were shown when a turn was judged again}
  public static List<Transcript.Shown> shown(StoredGame game, int turn, RepeatedChance chance) {
    Shuffles shuffles = new Shuffles(pact(game));
    for (TurnRow row : game.turns()) {
      shuffles.add(row.turn, List.of(TranscriptFile.part(row.secrets, Transcript.Hidden[].class)));
    }
    shuffles.add(turn, chance.fresh().secrets());
    return shuffles.places(chance.shownBy());
  }

  /// {@return all hidden draws up to a turn, if cards of them were shown in it}
  private static Shuffles shuffles(StoredGame game, int turn, TurnChance chance) {
    Shuffles shuffles = new Shuffles(pact(game));
    if (chance.showed()) {
      for (TurnRow row : game.turns()) {
        shuffles.add(
            row.turn, List.of(TranscriptFile.part(row.secrets, Transcript.Hidden[].class)));
      }
      shuffles.add(turn, chance.secrets());
    }
    return shuffles;
  }

  /// {@return the head of the chain of seals after a turn; empty for a game without a commitment}
  static String chain(StoredGame game, int turn, String root) {
    return game.chance().head().isEmpty() ? "" : chain(game, turn).then(turn, root).head();
  }

  /// {@return the chain of seals before a turn. It goes on from what was published last, also after
  /// a rollback, which takes back no seal}
  private static SealChain chain(StoredGame game, int turn) {
    if (!game.chance().chain().isEmpty()) {
      return new SealChain(game.name(), game.chance().chain());
    }
    SealChain chain = SealChain.begun(game.name(), head(game).commitment());
    for (SealRow seal : game.chance().seals()) {
      chain = seal.turn < turn ? chain.then(seal.turn, seal.root) : chain;
    }
    return chain;
  }

  /// {@return what is published with a turn, with every card that was shown to anybody}
  ///
  /// @param phase the judged one; empty for setting up
  /// @param leaves of the seal; none for setting up
  static Transcript.Turn publish(
      StoredGame game,
      int turn,
      String phase,
      SealRow seal,
      List<GameSeed.Leaf> leaves,
      TurnChance chance) {
    Shuffles shuffles = shuffles(game, turn, chance);
    List<Transcript.Shown> shown = shuffles.places(chance);
    return new Transcript.Turn(
            turn,
            phase,
            chance.anchor(),
            seal.mix,
            seal.root,
            chain(game, turn, seal.root),
            leaves.stream().map(GameSeed.Leaf::hash).toList(),
            seal.absent.lines().toList(),
            chance.draws(),
            chance.secrets().stream().map(Transcript.Hidden::closed).toList(),
            chance.deal(),
            shown,
            Transcript.Opened.of(shuffles.cards(shown)),
            "")
        .summed(game.name(), game.chance().sum());
  }
}
