package depesche.adjudicator.table.position;

import depesche.adjudicator.Fact;
import depesche.adjudicator.Seat;
import depesche.adjudicator.table.news.TableNews;
import depesche.adjudicator.table.news.TableRefusal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// What seats have decided and nobody has seen yet, and what they are asked beside the sequence of
/// play: sealed choices, standing answers, trades, undoing, reactions.
public final class LiveAnswers {

  private static final String TRACK = "track.";

  private final LiveJournal table;
  private final LiveCards cards;
  private final LiveTracks tracks;
  private final LivePieces pieces;
  private final LiveStage stage;
  private final List<SealedChoice> sealed;
  private final List<StandingAnswer> standing;
  private final List<TradeOffer> offers;
  private Optional<UndoRequest> undo;
  private Optional<ReactionWindow> window;
  private int filed;

  LiveAnswers(
      LiveJournal table,
      LiveCards cards,
      LiveTracks tracks,
      LivePieces pieces,
      LiveStage stage,
      GameTable from) {
    this.table = table;
    this.cards = cards;
    this.tracks = tracks;
    this.pieces = pieces;
    this.stage = stage;
    sealed = new ArrayList<>(from.sealed());
    standing = new ArrayList<>(from.standing());
    offers = new ArrayList<>(from.offers());
    undo = from.undo();
    window = from.window();
  }

  // Sealed choices

  public List<SealedChoice> sealed() {
    return sealed;
  }

  /// Files a choice; it replaces what the seat had chosen before.
  public void seal(SealedChoice choice) {
    sealed.removeIf(choice::replaces);
    sealed.add(choice);
    filed++;
  }

  /// {@return how many choices were filed since the table was taken up}
  public int filed() {
    return filed;
  }

  /// {@return what a seat has chosen, all scopes}
  public List<SealedChoice> sealed(Seat seat, String choice) {
    return sealed.stream()
        .filter(one -> one.seat().equals(seat) && one.choice().equals(choice))
        .toList();
  }

  /// Opens a choice: it can be made no more in this phase.
  ///
  /// @return what was chosen, in seat order
  public List<SealedChoice> open(String choice) {
    List<SealedChoice> open = new ArrayList<>();
    table.seats().forEach(seat -> open.addAll(sealed(seat, choice)));
    sealed.removeAll(open);
    stage.open(choice);
    return open;
  }

  // Standing answers

  public List<StandingAnswer> standing() {
    return standing;
  }

  /// Takes an answer to reactions; the same line is kept once.
  public void stand(Seat seat, String line) {
    StandingAnswer answer = new StandingAnswer(seat, new TextValue(line));
    standing.remove(answer);
    standing.add(answer);
  }

  /// {@return how many lines were taken back}
  public int clear(Seat seat) {
    int before = standing.size() + sealed.size() + offers.size();
    standing.removeIf(one -> one.seat().equals(seat));
    sealed.removeIf(one -> one.seat().equals(seat));
    offers.removeIf(one -> one.from().equals(seat));
    return before - standing.size() - sealed.size() - offers.size();
  }

  // Trades

  public List<TradeOffer> offers() {
    return offers;
  }

  /// Offers a card; if the other side offers one, too, both change hands.
  ///
  /// @return why it cannot be done
  public Optional<Fact> offer(TradeOffer offer) {
    Optional<Fact> lacks = cards.lacks(LiveCards.hand(offer.from()), offer.card());
    if (lacks.isPresent()) {
      return lacks;
    }
    offers.removeIf(one -> one.from().equals(offer.from()) && one.to().equals(offer.to()));
    Optional<TradeOffer> back =
        offers.stream()
            .filter(one -> one.from().equals(offer.to()) && one.to().equals(offer.from()))
            .findFirst();
    if (back.isEmpty()) {
      offers.add(offer);
      table.tell(
          new TableNews.TradeOffered(offer.from().name(), offer.to().name()),
          offer.from(),
          offer.to());
      return Optional.empty();
    }
    Optional<Fact> gone = cards.lacks(LiveCards.hand(offer.to()), back.get().card());
    if (gone.isPresent()) {
      return gone;
    }
    offers.remove(back.get());
    cards.put(offer.card(), LiveCards.hand(offer.to()), false);
    cards.put(back.get().card(), LiveCards.hand(offer.from()), false);
    offers.removeIf(one -> one.card().equals(offer.card()) || one.card().equals(back.get().card()));
    String from = offer.from().name();
    String to = offer.to().name();
    table.enter("TRADE", to, "", "", "");
    table.tell(
        new TableNews.SecretCards("TRADE", from, List.of(table.book().shown(offer.card()))),
        offer.to());
    table.tell(
        new TableNews.SecretCards("TRADE", to, List.of(table.book().shown(back.get().card()))),
        offer.from());
    return Optional.empty();
  }

  /// A seat does not want the trades it was offered.
  ///
  /// @param from empty for all
  public boolean decline(Seat seat, Optional<Seat> from) {
    List<TradeOffer> declined =
        offers.stream()
            .filter(one -> one.to().equals(seat) && from.map(one.from()::equals).orElse(true))
            .toList();
    offers.removeAll(declined);
    declined.forEach(
        one -> table.tell(new TableNews.TradeDropped(one.from().name(), seat.name()), one.from()));
    return !declined.isEmpty();
  }

  /// Offers and choices of cards that have left the hand stand no longer. The player who made such
  /// a choice hears it and can make another.
  public void dropStale() {
    dropStaleOffers();
    for (SealedChoice one : List.copyOf(sealed)) {
      if (!cards.pile(LiveCards.hand(one.seat())).containsAll(one.cards(table.book()))) {
        sealed.remove(one);
        table.tell(new TableNews.ChoiceGone(one.name()), one.seat());
      }
    }
  }

  /// Offers of cards that have left the hand stand no longer.
  public void dropStaleOffers() {
    offers.removeIf(one -> !cards.pile(LiveCards.hand(one.from())).contains(one.card()));
  }

  // Undoing

  public Optional<UndoRequest> undo() {
    return undo;
  }

  /// A seat wants an entry undone; when all want it, it is.
  ///
  /// @return why it cannot be done
  public Optional<Fact> undo(Seat seat, int number) {
    Optional<Fact> fixed = fixed(number);
    if (fixed.isPresent()) {
      return fixed;
    }
    List<Seat> agreed = new ArrayList<>();
    undo.filter(one -> one.number() == number).ifPresent(one -> agreed.addAll(one.agreed()));
    if (!agreed.contains(seat)) {
      agreed.add(seat);
    }
    if (agreed.containsAll(table.seats())) {
      takeBack(number, "by consent");
      if (!seat.equals(agreed.getFirst())) {
        // The seat that wished for it hears of it at once.
        table.tell(new TableNews.UndoAsked(number, seat.name(), List.of()), agreed.getFirst());
      }
      return Optional.empty();
    }
    undo = Optional.of(new UndoRequest(number, agreed));
    table.tellSeats(
        new TableNews.UndoAsked(
            number,
            seat.name(),
            table.seats().stream().filter(one -> !agreed.contains(one)).map(Seat::name).toList()));
    return Optional.empty();
  }

  /// Undoes an entry.
  ///
  /// @return why it cannot be done: it drew or opened something, or what it changed was changed
  ///   again
  public Optional<Fact> undoNow(int number, String why) {
    Optional<Fact> fixed = fixed(number);
    if (fixed.isEmpty()) {
      takeBack(number, why);
    }
    return fixed;
  }

  private void takeBack(int number, String why) {
    JournalEntry entry = table.entry(number).orElseThrow();
    String key = entry.key();
    String actor = table.actor();
    table.actor(JournalEntry.FIXED);
    if (key.startsWith(TRACK)) {
      String track = key.substring(TRACK.length());
      tracks.set(track, tracks.read(track, entry.before().text()), undone(number));
    } else {
      pieces.undo(key, undone(number));
    }
    table.markUndone(entry);
    table.enter("UNDO", String.valueOf(number), "", "", why);
    table.actor(actor);
    undo = Optional.empty();
  }

  private static String undone(int number) {
    return "entry " + number + " undone";
  }

  private Optional<Fact> fixed(int number) {
    Optional<JournalEntry> known = table.entry(number);
    if (known.isEmpty()) {
      return Optional.of(table.unknownEntry(number));
    }
    JournalEntry entry = known.get();
    String what = entry.what().text();
    if (entry.key().equals(JournalEntry.FIXED) || entry.undone()) {
      return Optional.of(new TableRefusal.NeverUndone(number, entry.kind(), what));
    }
    if (!entry.key().startsWith(TRACK)) {
      return Optional.empty();
    }
    String now = tracks.shown(entry.key().substring(TRACK.length()));
    return now.equals(entry.after().text())
        ? Optional.empty()
        : Optional.of(new TableRefusal.ChangedSince(number, what, now));
  }

  /// Nobody asks for an entry to be undone any more.
  public void dropUndo(List<Seat> refusing) {
    undo.ifPresent(
        one ->
            table.tellSeats(
                new TableNews.UndoRefused(
                    one.number(), refusing.stream().map(Seat::name).toList())));
    undo = Optional.empty();
  }

  // Reactions

  public Optional<ReactionWindow> window() {
    return window;
  }

  /// Asks all others for reactions, clockwise from a seat. Nothing else is done before they have
  /// answered.
  ///
  /// @param event in words that standing answers speak of, such as `COUP in Berlin`
  public void askReactions(Seat seat, String event) {
    List<Seat> others = table.from(seat).stream().filter(one -> !one.equals(seat)).toList();
    window = Optional.of(new ReactionWindow(seat, new TextValue(event), others));
    table.tell(
        new TableNews.ReactionsAsked(seat.name(), event, others.stream().map(Seat::name).toList()));
  }

  /// All have answered.
  public void closeWindow() {
    window = Optional.empty();
  }
}
