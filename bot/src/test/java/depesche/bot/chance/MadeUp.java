package depesche.bot.chance;

import depesche.adjudicator.Audience;
import depesche.adjudicator.Seat;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// A game that never was, as the moderator would publish it when it is over: all of it from one
/// seed.
public final class MadeUp {

  private static final List<String> SEATS =
      List.of("Red", "Blue", "Green", "Yellow", "Black", "White", "Violet");
  private static final List<String> WORDS =
      List.of(
          "A BER - MUN",
          "\"quoted\"",
          "back\\slash",
          "Zürich",
          "tab\there",
          "\u0001",
          "a\nb",
          "☃",
          "𝄞");

  private static final Map<String, List<String>> DECKS =
      Map.of("event", IntStream.range(0, 12).mapToObj(String::valueOf).toList());

  private final Random random;
  private final Secrets secrets;
  private final List<String> seats;
  private final String game;
  private final Map<String, String> codes = new LinkedHashMap<>();
  private final Map<String, Integer> numbers = new LinkedHashMap<>();
  private final GameSeed gameSeed;
  private final Transcript.Head head;
  private final Shuffles shuffles;

  /// Whether it was played before turns named the chain of their seals.
  private final boolean old;

  private SealChain chain;

  private MadeUp(Random random) {
    this.random = random;
    secrets = Secrets.seeded(String.valueOf(random.nextLong()));
    seats = SEATS.subList(0, 2 + random.nextInt(SEATS.size() - 1));
    game = "made-up-" + random.nextInt(1000);
    List<Transcript.Entrant> entrants = seats.stream().map(this::entrant).toList();
    Map<String, String> phrases = new LinkedHashMap<>();
    entrants.forEach(seat -> phrases.put(seat.seat(), seat.phrase()));
    seats.forEach(seat -> codes.put(seat, ""));
    gameSeed = GameSeed.of(game, secrets, phrases);
    shuffles = new Shuffles(gameSeed);
    String setup =
        TranscriptFile.line(
            Map.of("edition", "1", "decks", random.nextInt(3) == 0 ? Map.of() : DECKS));
    head =
        new Transcript.Head(
                game,
                setup,
                GameSeed.anchor(secrets),
                GameSeed.commitment(game, setup, secrets),
                entrants,
                "")
            .summed();
    old = random.nextInt(4) == 0;
    chain = SealChain.begun(game, head.commitment());
  }

  /// {@return the transcript of such a game as the text of a file}
  public static String file(long seed, int turns) {
    return TranscriptFile.write(game(new Random(seed), turns));
  }

  /// {@return the transcript of such a game}
  static Transcript game(Random random, int turns) {
    return new MadeUp(random).play(turns);
  }

  private Transcript.Entrant entrant(String seat) {
    String phrase = random.nextInt(3) == 0 ? "" : words();
    String pledge = random.nextBoolean() ? "" : GameSeed.pledge(seat, phrase);
    return new Transcript.Entrant(seat, pledge, phrase);
  }

  private String words() {
    return Stream.generate(() -> WORDS.get(random.nextInt(WORDS.size())))
        .limit(1 + random.nextInt(4))
        .reduce("", String::concat);
  }

  private Transcript play(int number) {
    List<Transcript.Turn> turns = new ArrayList<>();
    String sum = head.sum();
    for (int turn = 1; turn <= number; turn++) {
      Transcript.Turn played = turn(turn, sum);
      turns.add(played);
      sum = played.sum();
    }
    return Transcript.of(head, turns, Transcript.Keys.of(secrets));
  }

  private Transcript.Turn turn(int turn, String before) {
    List<Transcript.Letter> letters = turn == 1 ? List.of() : letters();
    GameSeed.Seal seal = gameSeed.seal(turn, turn == 1 ? Map.of() : codes);
    chain = chain.then(turn, turn == 1 ? "" : seal.root());
    String mix = random.nextInt(4) == 0 ? words() : "";
    TurnChance chance = new TurnChance(gameSeed, turn, mix);
    draw(chance, turn);
    deal(chance, turn);
    shuffles.add(turn, chance.secrets());
    show(chance, turn);
    List<Transcript.Shown> shown = shuffles.places(chance);
    return new Transcript.Turn(
            turn,
            "P" + turn,
            gameSeed.anchor(turn),
            mix,
            turn == 1 ? "" : seal.root(),
            old ? "" : chain.head(),
            seal.leaves().stream().map(GameSeed.Leaf::hash).toList(),
            random.nextInt(3) == 0 ? seats.subList(0, 1) : List.of(),
            chance.draws(),
            chance.secrets().stream().map(Transcript.Hidden::closed).toList(),
            chance.deal(),
            shown,
            Transcript.Opened.of(List.of()),
            "")
        .summed(game, before)
        .opened(
            chance.secrets(), new Transcript.Opened(letters, salts(seal), shuffles.cards(shown)));
  }

  /// In some games the seats are dealt by wishes when the table is set up.
  private void deal(TurnChance chance, int turn) {
    if (turn > 1 || seats.size() < 2 || random.nextBoolean()) {
      return;
    }
    List<String> players = chance.open("seats", "players").shuffled(seats);
    List<String> places = chance.open("seats", "places").shuffled(seats);
    Map<String, List<List<String>>> wishes = new LinkedHashMap<>();
    for (String player : seats) {
      List<List<String>> groups = new ArrayList<>();
      for (int i = random.nextInt(3); i > 0; i--) {
        groups.add(List.of(seats.get(random.nextInt(seats.size()))));
      }
      wishes.put(player, groups);
    }
    chance.dealt(
        SeatAssignment.of(players, places, wishes).entrySet().stream()
            .map(
                one ->
                    new Transcript.Dealt(
                        one.getKey(), wishes.getOrDefault(one.getKey(), List.of()), one.getValue()))
            .toList());
  }

  /// Some cards for everybody, of the newest deck or an earlier one, and now and then a look for
  /// one seat alone.
  private void show(TurnChance chance, int turn) {
    for (int i = random.nextInt(4); i > 0; i--) {
      Audience audience =
          random.nextBoolean()
              ? new Audience.Everyone()
              : new Audience.Only(List.of(new Seat(seats.getFirst())));
      List<Integer> cards = List.of(random.nextInt(12));
      chance.shown("deck", "event/" + (1 + random.nextInt(turn)), cards, audience);
    }
  }

  private static List<Transcript.Salt> salts(GameSeed.Seal seal) {
    return seal.leaves().stream()
        .map(leaf -> new Transcript.Salt(leaf.seat(), leaf.salt()))
        .toList();
  }

  private void draw(TurnChance chance, int turn) {
    chance.open("start-army", "PRUSSIA").shuffled(List.of("BER", "KUS", "POS", "DAN"));
    var dice = chance.open("dice", "table");
    IntStream.range(0, random.nextInt(4)).forEach(_ -> dice.below(1 + random.nextInt(100)));
    chance.blind("foreign-army", "AUSTRIA").shuffled(seats);
    var deck = chance.hidden("deck", "event/" + turn);
    deck.shuffled(IntStream.range(0, 12).boxed().toList());
    deck.below(7);
  }

  private List<Transcript.Letter> letters() {
    List<Transcript.Letter> letters = new ArrayList<>();
    for (String seat : seats) {
      for (int i = random.nextInt(3); i > 0; i--) {
        int number = numbers.merge(seat, 1, Integer::sum);
        String text = words();
        Secrets secrets = gameSeed.secrets();
        String game = gameSeed.game();
        String before = codes.getOrDefault(seat, "");
        String code = secrets.code(game, seat, number, "P", text, before);
        String nonce = secrets.nonce(game, seat, number);
        codes.put(seat, code);
        letters.add(new Transcript.Letter(seat, "P", text, nonce, code));
      }
    }
    return letters;
  }
}
