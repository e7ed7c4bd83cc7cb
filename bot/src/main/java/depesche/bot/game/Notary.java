package depesche.bot.game;

import depesche.adjudicator.Ruling;
import depesche.adjudicator.Title;
import depesche.bot.chance.Pact;
import depesche.bot.chance.Secrets;
import depesche.bot.chance.Shuffles;
import depesche.bot.chance.Transcript;
import depesche.bot.chance.TranscriptFile;
import depesche.bot.chance.TurnChance;
import depesche.bot.ledger.Book;
import depesche.bot.ledger.GameRow;
import depesche.bot.ledger.LetterRow;
import depesche.bot.ledger.SealRow;
import depesche.bot.ledger.SeatRow;
import depesche.bot.ledger.TurnRow;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import java.util.TreeMap;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/// Keeps what players can check: commits a game to its secrets before it begins, gives every letter
/// its code, seals the letters before a turn is judged and writes down what each turn publishes.
public final class Notary {

  /// The form of the set-up text. Games keep the text they were committed to: before the second
  /// form it had no decks and no version.
  private static final int SETUP = 2;

  private final Library library;
  private final Supplier<Secrets> source;

  /// @param source the secrets of a new game: fresh ones, unless a game is to be repeated
  public Notary(Library library, Supplier<Secrets> source) {
    this.library = library;
    this.source = source;
  }

  /// Commits a new game to fresh secrets. Its seats are entered already: all that the table may
  /// have, for who will play is not known yet.
  ///
  /// @return what is published of it at once
  public Proof.ChanceFixed commit(Book book, GameRow game) {
    book.keep(game, source.get());
    game.setup = TranscriptFile.line(setup(game, book.seats(game)));
    return fixed(book, game);
  }

  /// {@return what a game is committed to; one that still forms and is not, is from now on}
  public Proof.ChanceFixed commitment(Book book, GameRow game) {
    return game.state == GameRow.State.FORMING && game.setup.isEmpty()
        ? commit(book, game)
        : fixed(book, game);
  }

  private SequencedMap<String, Object> setup(GameRow game, List<SeatRow> seats) {
    Title title = library.rules(game.title).title();
    SequencedMap<String, String> chosen = Umpire.options(game);
    Map<String, String> options = new TreeMap<>();
    for (Ruling ruling : title.options()) {
      options.put(ruling.key(), chosen.getOrDefault(ruling.key(), ruling.standard()));
    }
    SequencedMap<String, Object> setup = new LinkedHashMap<>();
    setup.put("decks", library.rules(game.title).decks(chosen));
    setup.put("edition", game.edition);
    setup.put("options", options);
    setup.put("seats", seats.stream().map(seat -> seat.name).toList());
    setup.put("title", game.title);
    setup.put("version", SETUP);
    return setup;
  }

  static Proof.ChanceFixed fixed(Book book, GameRow game) {
    Secrets secrets = book.secrets(game);
    return new Proof.ChanceFixed(
        game.name, Pact.anchor(secrets), Pact.commitment(game.name, game.setup, secrets));
  }

  /// Fixes what the players of a game that begins now have added to chance.
  static void close(Book book, GameRow game, List<SeatRow> seats) {
    Proof.ChanceFixed fixed = fixed(book, game);
    Transcript.Head head =
        new Transcript.Head(
                game.name,
                game.setup,
                fixed.anchor(),
                fixed.commitment(),
                seats.stream()
                    .map(seat -> new Transcript.Entrant(seat.name, seat.pledge, seat.phrase))
                    .toList(),
                "")
            .summed();
    game.head = TranscriptFile.line(head);
    game.sum = head.sum();
  }

  static Transcript.Head head(GameRow game) {
    return TranscriptFile.part(game.head, Transcript.Head.class);
  }

  /// {@return what the chance of a game follows from; games that began without a commitment have
  /// nothing of their players in it}
  static Pact pact(Book book, GameRow game) {
    Map<String, String> phrases = new TreeMap<>();
    if (!game.head.isEmpty()) {
      head(game).seats().forEach(seat -> phrases.put(seat.seat(), seat.phrase()));
    }
    return Pact.of(game.name, book.secrets(game), phrases);
  }

  /// Gives a letter that is about to be entered its receipt code.
  public static void code(Book book, GameRow game, SeatRow seat, LetterRow letter) {
    List<LetterRow> before = book.letters(seat);
    String last = before.isEmpty() ? "" : before.getLast().code;
    letter.code =
        pact(book, game).code(seat.name, before.size() + 1, letter.phase, letter.text, last);
  }

  /// Seals the letters of all seats as they are now.
  static SealRow seal(Book book, GameRow game, Instant now) {
    List<SeatRow> seats = book.writers(game);
    SealRow row = new SealRow();
    row.gameId = game.id;
    row.turn = game.turn + 1;
    row.lastLetter =
        seats.stream()
            .flatMap(seat -> book.letters(seat).stream())
            .mapToLong((LetterRow letter) -> letter.id)
            .max()
            .orElse(0);
    row.absent =
        seats.stream()
            .filter(seat -> seat.state != SeatRow.State.HELD)
            .map(seat -> seat.name)
            .collect(Collectors.joining("\n"));
    row.mixSource = game.mixSource;
    row.sealed = now;
    row.root = seal(book, game, row).root();
    return book.enter(row);
  }

  /// {@return the letters under a seal}
  static Pact.Seal seal(Book book, GameRow game, SealRow row) {
    SequencedMap<String, String> codes = new LinkedHashMap<>();
    for (SeatRow seat : book.writers(game)) {
      codes.put(
          seat.name,
          book.letters(seat).stream()
              .filter(letter -> letter.id <= row.lastLetter)
              .map(letter -> letter.code)
              .reduce("", (_, later) -> later));
    }
    return pact(book, game).seal(row.turn, codes);
  }

  /// {@return all hidden draws up to a turn, if cards of them were shown in it}
  private static Shuffles shuffles(Book book, GameRow game, int turn, TurnChance chance) {
    Shuffles shuffles = new Shuffles(pact(book, game));
    if (chance.showed()) {
      for (TurnRow row : book.turns(game)) {
        shuffles.add(
            row.turn, List.of(TranscriptFile.part(row.secrets, Transcript.Hidden[].class)));
      }
      shuffles.add(turn, chance.secrets());
    }
    return shuffles;
  }

  /// {@return what is published with a turn, with every card that was shown to anybody}
  ///
  /// @param phase the judged one; empty for setting up
  /// @param leaves of the seal; none for setting up
  static Transcript.Turn publish(
      Book book,
      GameRow game,
      int turn,
      String phase,
      SealRow seal,
      List<Pact.Leaf> leaves,
      TurnChance chance) {
    Shuffles shuffles = shuffles(book, game, turn, chance);
    List<Transcript.Shown> shown = shuffles.places(chance);
    return new Transcript.Turn(
            turn,
            phase,
            pact(book, game).anchor(turn),
            seal.mix,
            seal.root,
            leaves.stream().map(Pact.Leaf::hash).toList(),
            seal.absent.lines().toList(),
            chance.draws(),
            chance.secrets().stream().map(Transcript.Hidden::closed).toList(),
            shown,
            Transcript.Opened.of(shuffles.cards(shown)),
            "")
        .summed(game.name, game.sum);
  }
}
