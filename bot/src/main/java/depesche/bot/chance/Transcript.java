package depesche.bot.chance;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.Nulls;
import java.util.HexFormat;
import java.util.List;

/// All that a game has published about its chance and its letters, as one JSON file; hashes are
/// hexadecimal. `docs/verify/README.md` explains each field.
///
/// @param format `fairdraw/v1`
/// @param turns from 1, setting up
/// @param sum the last one, so that no turn can be missing at the end
public record Transcript(String format, Head head, List<Turn> turns, String sum, Keys keys) {

  public Transcript {
    turns = List.copyOf(turns);
  }

  /// {@return the transcript of a game, in the present format}
  public static Transcript of(Head head, List<Turn> turns, Keys keys) {
    String sum = turns.isEmpty() ? head.sum() : turns.getLast().sum();
    return new Transcript(Fairdraw.VERSION, head, turns, sum, keys);
  }

  /// What was fixed before the game began.
  ///
  /// @param setup the title, its edition, the options and the seats, as text; it is hashed as it is
  /// @param seats those that play, in table order
  public record Head(
      String game,
      String setup,
      String anchor,
      String commitment,
      List<Entrant> seats,
      String sum) {
    public Head {
      seats = List.copyOf(seats);
    }

    /// {@return the same with its sum}
    public Head summed() {
      return new Head(game, setup, anchor, commitment, seats, HashChain.of(this));
    }
  }

  /// What a seat added to chance.
  ///
  /// @param pledge empty if it pledged nothing
  /// @param phrase empty if it revealed none
  public record Entrant(String seat, String pledge, String phrase) {}

  /// What was published with the report of a turn.
  ///
  /// @param phase the one that was judged; empty for setting up
  /// @param anchor A(turn)
  /// @param mix what a public source added; empty for nothing
  /// @param root over the leaves, entered before judging; empty for setting up
  /// @param chain the head of the chain of roots up to this one; left out in turns of old
  /// @param leaves one a seat, in the order of the head: the letters so far, blinded
  /// @param absent the seats that nobody answered for: their letters did not count
  /// @param draws open to everybody
  /// @param hidden draws of which only a root is open
  /// @param deal by which wishes the seats were dealt, and to whom; left out if they were not
  /// @param shown which places of hidden decks were seen, and by whom; left out if none were
  /// @param opened what the reader may see of letters and cards
  /// @param sum over this and all before it, but not over what is opened
  public record Turn(
      int turn,
      String phase,
      String anchor,
      String mix,
      String root,
      @JsonInclude(JsonInclude.Include.NON_EMPTY) @JsonSetter(nulls = Nulls.AS_EMPTY) String chain,
      List<String> leaves,
      List<String> absent,
      List<Drawn> draws,
      List<Hidden> hidden,
      @JsonInclude(JsonInclude.Include.NON_EMPTY) @JsonSetter(nulls = Nulls.AS_EMPTY)
          List<Dealt> deal,
      @JsonInclude(JsonInclude.Include.NON_EMPTY) @JsonSetter(nulls = Nulls.AS_EMPTY)
          List<Shown> shown,
      Opened opened,
      String sum) {
    public Turn {
      leaves = List.copyOf(leaves);
      absent = List.copyOf(absent);
      draws = List.copyOf(draws);
      hidden = List.copyOf(hidden);
      deal = List.copyOf(deal);
      shown = List.copyOf(shown);
    }

    /// {@return the same with its sum}
    ///
    /// @param before the sum of the turn before, or of the head
    public Turn summed(String game, String before) {
      String total = HashChain.of(game, before, this);
      return new Turn(
          turn, phase, anchor, mix, root, chain, leaves, absent, draws, hidden, deal, shown, opened,
          total);
    }

    /// {@return the same with what a reader may see}
    public Turn opened(List<Hidden> hidden, Opened opened) {
      return new Turn(
          turn, phase, anchor, mix, root, chain, leaves, absent, draws, hidden, deal, shown, opened,
          sum);
    }
  }

  /// What somebody got when the seats were dealt.
  ///
  /// @param seat the one at which they joined
  /// @param wishes groups of seats that are equally welcome, the best first; none for no wishes
  /// @param got the seat that they play
  public record Dealt(String seat, List<List<String>> wishes, String got) {
    public Dealt {
      wishes = wishes.stream().map(List::copyOf).toList();
    }
  }

  /// An open draw.
  public record Drawn(String purpose, String scope, List<Step> steps) {
    public Drawn {
      steps = List.copyOf(steps);
    }
  }

  /// One thing drawn from a stream: a number below `below`, or, where that is 0, an order of `of`.
  public record Step(int below, List<String> of, List<String> got) {
    public Step {
      of = List.copyOf(of);
      got = List.copyOf(got);
    }
  }

  /// A hidden draw.
  ///
  /// @param root over what came of it
  /// @param opened what that was, when the game is over
  public record Hidden(String purpose, String scope, String root, List<Step> opened) {
    public Hidden {
      opened = List.copyOf(opened);
    }

    /// {@return the same, closed}
    public Hidden closed() {
      return new Hidden(purpose, scope, root, List.of());
    }
  }

  /// A place of a hidden deck at which a card was seen.
  ///
  /// @param index from 0, the top of the deck as it was shuffled
  /// @param size how many cards were shuffled
  /// @param to the seats that saw it; none if everybody did
  public record Shown(String purpose, String scope, int index, int size, List<String> to) {
    public Shown {
      to = List.copyOf(to);
    }

    /// {@return whether everybody or one of these seats saw it}
    public boolean isFor(List<String> seats) {
      return to.isEmpty() || to.stream().anyMatch(seats::contains);
    }
  }

  /// What the reader may see of a turn: the letters of their own seat and the cards they saw, or
  /// all of both when the game is over.
  ///
  /// @param letters the first time they lay under a root
  /// @param cards one for each place that was shown, in that order; left out if none was
  public record Opened(
      List<Letter> letters,
      List<Salt> salts,
      @JsonInclude(JsonInclude.Include.NON_EMPTY) @JsonSetter(nulls = Nulls.AS_EMPTY)
          List<Card> cards) {
    public Opened {
      letters = List.copyOf(letters);
      salts = List.copyOf(salts);
      cards = List.copyOf(cards);
    }

    /// {@return these cards and no letters}
    public static Opened of(List<Card> cards) {
      return new Opened(List.of(), List.of(), cards);
    }
  }

  /// A letter as it was accepted.
  ///
  /// @param code the receipt code
  public record Letter(String seat, String phase, String text, String nonce, String code) {}

  /// What blinds the leaf of a seat.
  public record Salt(String seat, String salt) {}

  /// A card that was shown.
  ///
  /// @param card its name; empty, as all of it is, if the reader did not see it
  /// @param path its neighbours under the root of the deck, lowest first
  public record Card(String card, String salt, List<String> path) {
    public Card {
      path = List.copyOf(path);
    }

    /// {@return a card that the reader did not see}
    public static Card covered() {
      return new Card("", "", List.of());
    }

    boolean isCovered() {
      return salt.isEmpty();
    }
  }

  /// The secrets S and Z; both empty until the game is over.
  public record Keys(String hidden, String open) {

    /// {@return no secrets: the game goes on}
    public static Keys closed() {
      return new Keys("", "");
    }

    /// {@return the secrets of a game that is over}
    public static Keys of(Secrets secrets) {
      HexFormat hex = HexFormat.of();
      return new Keys(hex.formatHex(secrets.hidden()), hex.formatHex(secrets.open()));
    }

    boolean isOpen() {
      return !hidden.isEmpty();
    }
  }
}
