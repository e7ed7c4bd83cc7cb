package depesche.bot.chance;

import java.util.HashSet;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/// Checks a transcript: everything in it that follows from something else is computed again.
public final class Verification {

  private static final HexFormat HEX = HexFormat.of();

  private final Transcript transcript;
  private final Transcript.Head head;
  private final byte[] entropy;

  private final SetupText setup;

  private final ProofChecks proofChecks = new ProofChecks();

  private Verification(Transcript transcript) {
    this.transcript = transcript;
    this.head = transcript.head();
    Map<String, String> phrases = new TreeMap<>();
    head.seats().forEach(seat -> phrases.put(seat.seat(), seat.phrase()));
    this.setup = SetupText.of(head.setup());
    this.entropy = Fairdraw.entropy(new TreeMap<>(phrases));
  }

  /// {@return every check there is for this transcript, in the order of the game}
  ///
  /// @param known hashes from the reader's own mails, each of which must be in it
  public static List<ProofCheck> of(Transcript transcript, List<String> known) {
    Verification verification = new Verification(transcript);
    verification.head();
    LetterChecks letters = new LetterChecks(transcript, verification.proofChecks);
    DealCheck deal = new DealCheck(verification.proofChecks, transcript.head().setup());
    CardChecks cards = new CardChecks(transcript.keys().isOpen(), verification.proofChecks);
    SealChain chain = SealChain.begun(transcript.head().game(), transcript.head().commitment());
    String anchor = transcript.head().anchor();
    String sum = transcript.head().sum();
    for (Transcript.Turn turn : transcript.turns()) {
      verification.draws(turn, anchor);
      letters.turn(turn);
      deal.turn(turn);
      cards.turn(turn);
      chain = chain.then(turn.turn(), turn.root());
      verification.chain(turn, chain);
      verification.sum(turn, sum);
      anchor = turn.anchor();
      sum = turn.sum();
    }
    verification.proofChecks.equal("the end", "no turn is missing", sum, transcript.sum());
    if (transcript.keys().isOpen()) {
      verification.secrets();
    }
    String all = TranscriptFile.line(transcript);
    for (String hash : known) {
      verification.proofChecks.equal(
          "from your mails", hash + " stands in it", true, all.contains(hash));
    }
    return verification.proofChecks.all();
  }

  private void head() {
    Set<String> seats = new HashSet<>();
    for (Transcript.Entrant seat : head.seats()) {
      if (!seats.add(seat.seat())) {
        proofChecks.failed("before the game", "the seat " + seat.seat() + " stands there twice");
      }
      if (!seat.pledge().isEmpty() && !seat.phrase().isEmpty()) {
        proofChecks.equal(
            "before the game",
            seat.seat() + " revealed the phrase that was pledged",
            seat.pledge(),
            GameSeed.pledge(seat.seat(), seat.phrase()));
      }
    }
    proofChecks.equal(
        "before the game",
        "the sum over set-up, commitment and phrases",
        HashChain.of(head),
        head.sum());
  }

  private void draws(Transcript.Turn turn, String anchorBefore) {
    String where = "turn " + turn.turn();
    proofChecks.equal(
        where,
        "its anchor, hashed, is the anchor before it",
        anchorBefore,
        HEX.formatHex(Fairdraw.before(HEX.parseHex(turn.anchor()))));
    byte[] key = Fairdraw.gameKey(HEX.parseHex(turn.anchor()), entropy, head.game());
    Set<String> streams = new HashSet<>();
    for (Transcript.Drawn draw : turn.draws()) {
      once(streams, where, draw.purpose(), draw.scope());
      byte[] stream = Fairdraw.stream(key, turn.turn(), draw.purpose(), draw.scope());
      draw(where, draw.purpose(), draw.scope(), stream, turn.mix(), draw.steps());
    }
    for (Transcript.Hidden draw : turn.hidden()) {
      once(streams, where, draw.purpose(), draw.scope());
      if (transcript.keys().isOpen()) {
        opened(turn, draw);
      }
    }
  }

  /// Turns of an earlier version do not say it.
  private void chain(Transcript.Turn turn, SealChain chain) {
    if (!turn.chain().isEmpty()) {
      proofChecks.equal(
          "turn " + turn.turn(), "the chain of all roots up to it", chain.head(), turn.chain());
    }
  }

  private void sum(Transcript.Turn turn, String sumBefore) {
    proofChecks.equal(
        "turn " + turn.turn(),
        "the sum over all that was published up to it",
        HashChain.of(head.game(), sumBefore, turn),
        turn.sum());
  }

  private void once(Set<String> streams, String where, String purpose, String scope) {
    if (!streams.add(purpose + "\n" + scope)) {
      proofChecks.failed(name(where, purpose, scope), "this was drawn twice");
    }
  }

  private static String name(String where, String purpose, String scope) {
    return where + ", " + purpose + " " + scope;
  }

  /// Draws again what was drawn.
  private void draw(
      String where,
      String purpose,
      String scope,
      byte[] stream,
      String mix,
      List<Transcript.Step> steps) {
    Stream words = new Stream(stream, mix);
    for (Transcript.Step step : steps) {
      List<String> expected =
          step.below() > 0
              ? List.of(String.valueOf(words.below(step.below())))
              : words.shuffled(step.of());
      proofChecks.equal(
          name(where, purpose, scope), "drawn " + brief(step.got()), expected, step.got());
    }
  }

  private static String brief(List<String> got) {
    return got.size() > 12 ? got.size() + " in order" : String.join(" ", got);
  }

  private void secrets() {
    Secrets secrets = secrets(transcript);
    proofChecks.equal(
        "the secrets",
        "S and Z are those committed to before the game",
        head.commitment(),
        GameSeed.commitment(head.game(), head.setup(), secrets));
    proofChecks.equal(
        "the secrets",
        "Z is the end of the chain of anchors",
        head.anchor(),
        GameSeed.anchor(secrets));
  }

  private static Secrets secrets(Transcript transcript) {
    return new Secrets(
        HEX.parseHex(transcript.keys().hidden()), HEX.parseHex(transcript.keys().open()));
  }

  /// A hidden draw, drawn again and laid under its root.
  private void opened(Transcript.Turn turn, Transcript.Hidden draw) {
    byte[] key = Fairdraw.gameKey(HEX.parseHex(transcript.keys().hidden()), entropy, head.game());
    byte[] stream = Fairdraw.stream(key, turn.turn(), draw.purpose(), draw.scope());
    String where = "turn " + turn.turn();
    draw(where, draw.purpose(), draw.scope(), stream, turn.mix(), draw.opened());
    SetupText.deckOf(draw)
        .ifPresent(deck -> shuffled(deck, name(where, draw.purpose(), draw.scope()), draw));
    proofChecks.equal(
        name(where, draw.purpose(), draw.scope()),
        "is what its root stood for",
        draw.root(),
        CommittedDeck.of(stream, draw.opened()).root());
  }

  /// No card that the set-up lists may be missing from a first shuffle, and none may be added.
  private void shuffled(String deck, String where, Transcript.Hidden draw) {
    List<String> cards = draw.opened().isEmpty() ? List.of() : draw.opened().getFirst().of();
    Optional.ofNullable(setup.lists().get(deck))
        .ifPresent(
            listed ->
                proofChecks.equal(
                    where, "all cards that the set-up lists were shuffled", listed, cards));
    Optional.ofNullable(setup.closed().get(deck))
        .ifPresent(
            hash ->
                proofChecks.equal(
                    where,
                    "the cards that the set-up stands for were shuffled",
                    hash,
                    SetupText.hash(cards)));
  }
}
