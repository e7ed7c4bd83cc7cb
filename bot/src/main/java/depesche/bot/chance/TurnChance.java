package depesche.bot.chance;

import depesche.adjudicator.Audience;
import depesche.adjudicator.Chance;
import depesche.adjudicator.Draw;
import depesche.adjudicator.Seat;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/// The chance of one turn of one game. Judging the same turn again derives the same draws: nobody
/// can reroll. It notes what was drawn, for the transcript.
public final class TurnChance implements Chance {

  /// One stream that was taken.
  public record Taken(String purpose, String scope) {}

  /// Cards that were shown.
  ///
  /// @param scope the newest shuffle of their deck
  /// @param to the seats that saw them; none if everybody did
  record Seen(String purpose, String scope, List<String> cards, List<String> to) {}

  private final String anchor;
  private final byte[] openKey;
  private final byte[] hiddenKey;
  private final int turn;
  private final String mix;
  private final List<Taken> taken = new ArrayList<>();
  private final List<Noted> open = new ArrayList<>();
  private final List<Noted> hidden = new ArrayList<>();
  private final List<Seen> seen = new ArrayList<>();
  private List<Transcript.Dealt> deal = List.of();

  /// @param turn from 1; setting up is turn 1
  /// @param mix what a public source added; empty for nothing
  public TurnChance(GameSeed gameSeed, int turn, String mix) {
    this.turn = turn;
    this.mix = mix;
    anchor = gameSeed.anchor(turn);
    openKey = gameSeed.openKey(anchor);
    hiddenKey = gameSeed.hiddenKey();
  }

  /// {@return the anchor that proves the draws of this turn, in hexadecimal}
  public String anchor() {
    return anchor;
  }

  /// {@return the chance of a scripted game, all of it from one seed}
  public static TurnChance seeded(String seed, int turn) {
    byte[] bytes = Fairdraw.sha256(Fairdraw.fields("depesche/seed", seed));
    GameSeed gameSeed = new GameSeed("script", new Secrets(bytes, bytes), GameSeed.nobody());
    return new TurnChance(gameSeed, turn, "");
  }

  @Override
  public Draw open(String purpose, String scope) {
    return take(openKey, purpose, scope, open);
  }

  @Override
  public Draw hidden(String purpose, String scope) {
    return take(hiddenKey, purpose, scope, hidden);
  }

  @Override
  public Draw blind(String purpose, String scope) {
    return new Blind(hidden(purpose + "-box", scope), open(purpose, scope));
  }

  @Override
  public void shown(String purpose, String scope, List<?> cards, Audience audience) {
    List<String> to =
        switch (audience) {
          case Audience.Everyone _ -> List.of();
          case Audience.Only(List<Seat> seats) -> seats.stream().map(Seat::name).toList();
        };
    seen.add(new Seen(purpose, scope, names(cards), to));
  }

  private static List<String> names(List<?> items) {
    return items.stream().map(String::valueOf).toList();
  }

  private Draw take(byte[] key, String purpose, String scope, List<Noted> notes) {
    Taken stream = new Taken(purpose, scope);
    if (taken.contains(stream)) {
      throw new IllegalStateException("stream taken twice in turn " + turn + ": " + stream);
    }
    taken.add(stream);
    Noted draw = new Noted(stream, Fairdraw.stream(key, turn, purpose, scope), mix);
    notes.add(draw);
    return draw;
  }

  /// {@return the streams taken so far, for the ledger's unique rows}
  public List<Taken> taken() {
    return List.copyOf(taken);
  }

  /// {@return what was drawn in the open}
  public List<Transcript.Drawn> draws() {
    return open.stream()
        .map(draw -> new Transcript.Drawn(draw.stream.purpose(), draw.stream.scope(), draw.steps))
        .toList();
  }

  /// {@return what was drawn in secret, with its roots}
  public List<Transcript.Hidden> secrets() {
    return hidden.stream()
        .map(
            draw ->
                new Transcript.Hidden(
                    draw.stream.purpose(),
                    draw.stream.scope(),
                    CommittedDeck.of(draw.key, draw.steps).root(),
                    draw.steps))
        .toList();
  }

  /// The seats of the table were dealt.
  public void dealt(List<Transcript.Dealt> seats) {
    deal = List.copyOf(seats);
  }

  /// {@return how they were dealt; nothing if they were not}
  public List<Transcript.Dealt> deal() {
    return deal;
  }

  /// {@return whether any cards were shown}
  public boolean showed() {
    return !seen.isEmpty();
  }

  /// {@return which cards were shown, in order}
  List<Seen> seen() {
    return List.copyOf(seen);
  }

  /// A draw that keeps a note of what came of it.
  private static final class Noted implements Draw {

    private final Taken stream;
    private final byte[] key;
    private final Stream words;
    private final List<Transcript.Step> steps = new ArrayList<>();

    Noted(Taken stream, byte[] key, String mix) {
      this.stream = stream;
      this.key = key;
      this.words = new Stream(key, mix);
    }

    @Override
    public int below(int n) {
      int number = words.below(n);
      steps.add(new Transcript.Step(n, List.of(), List.of(String.valueOf(number))));
      return number;
    }

    @Override
    public <T> List<T> shuffled(List<T> items) {
      List<T> order = words.shuffled(items);
      steps.add(new Transcript.Step(0, names(items), names(order)));
      return order;
    }
  }

  /// Papers in a box: which lies where is drawn in secret, in which order they are taken out is
  /// drawn in the open, by number.
  private record Blind(Draw box, Draw hand) implements Draw {

    @Override
    public int below(int n) {
      return hand.below(n);
    }

    @Override
    public <T> List<T> shuffled(List<T> items) {
      List<T> papers = box.shuffled(items);
      List<Integer> numbers = IntStream.rangeClosed(1, items.size()).boxed().toList();
      return hand.shuffled(numbers).stream().map(number -> papers.get(number - 1)).toList();
    }
  }
}
