package depesche.adjudicator.greatpowers;

import depesche.adjudicator.Chance;
import depesche.adjudicator.Fact;
import depesche.adjudicator.Letter;
import depesche.adjudicator.Phase;
import depesche.adjudicator.Reader;
import depesche.adjudicator.Reading;
import depesche.adjudicator.Seat;
import depesche.adjudicator.Status;
import depesche.adjudicator.Step;
import depesche.adjudicator.Table;
import depesche.adjudicator.greatpowers.letters.PlanDoubtFact;
import depesche.adjudicator.greatpowers.letters.PlanExamples;
import depesche.adjudicator.greatpowers.letters.PlanFact;
import depesche.adjudicator.greatpowers.letters.PlanLetterReader;
import depesche.adjudicator.greatpowers.letters.PlanRefusalFact;
import depesche.adjudicator.greatpowers.letters.PlanSuggestions;
import depesche.adjudicator.greatpowers.letters.TableLexicon;
import depesche.adjudicator.greatpowers.letters.TriedSides;
import depesche.adjudicator.greatpowers.letters.TurnCalendar;
import depesche.adjudicator.greatpowers.table.ActionCard;
import depesche.adjudicator.greatpowers.table.ActionDeck;
import depesche.adjudicator.greatpowers.table.CardFact;
import depesche.adjudicator.greatpowers.table.EventCard;
import depesche.adjudicator.greatpowers.table.EventDeck;
import depesche.adjudicator.greatpowers.table.GreatPowersCodec;
import depesche.adjudicator.greatpowers.table.GreatPowersOptions;
import depesche.adjudicator.greatpowers.table.GreatPowersPosition;
import depesche.adjudicator.greatpowers.table.Plan;
import depesche.adjudicator.greatpowers.table.ScoreEdit;
import depesche.adjudicator.greatpowers.table.SharedTable;
import depesche.adjudicator.greatpowers.table.Stage;
import depesche.adjudicator.greatpowers.turns.EventFact;
import depesche.adjudicator.greatpowers.turns.PlanDemands;
import depesche.adjudicator.greatpowers.turns.PlanMissingFact;
import depesche.adjudicator.greatpowers.turns.PlanPromptFact;
import depesche.adjudicator.greatpowers.turns.ResultFact;
import depesche.adjudicator.greatpowers.turns.ScoreFact;
import depesche.adjudicator.greatpowers.turns.Standing;
import depesche.adjudicator.greatpowers.turns.TurnFact;
import depesche.adjudicator.greatpowers.turns.WarFact;
import depesche.adjudicator.kit.AheadFact;
import depesche.adjudicator.kit.AheadRefusalFact;
import depesche.adjudicator.kit.LetterSections;
import depesche.adjudicator.kit.MeantFact;
import depesche.adjudicator.kit.TriedLetter;
import depesche.adjudicator.kit.UnclearCommandFact;
import depesche.adjudicator.notation.ProseDetector;
import depesche.adjudicator.picture.Picture;
import depesche.adjudicator.picture.SheetPicture;
import depesche.adjudicator.rules.Ahead;
import depesche.adjudicator.rules.Codec;
import depesche.adjudicator.rules.Decks;
import depesche.adjudicator.rules.DrawnOrders;
import depesche.adjudicator.rules.Edit;
import depesche.adjudicator.rules.Editable;
import depesche.adjudicator.rules.Explores;
import depesche.adjudicator.rules.Rules;
import depesche.adjudicator.rules.Scored;
import depesche.adjudicator.rules.Suggests;
import depesche.adjudicator.rules.Title;
import depesche.adjudicator.rules.Unforeseen;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;

/// Great Powers: simultaneous bidding for three to eight players, ten turns of seven phases. Most
/// victory points win.
public final class GreatPowers
    implements Rules<GreatPowersPosition, Plan>,
        Decks,
        Scored<GreatPowersPosition>,
        Ahead<GreatPowersPosition>,
        Suggests<GreatPowersPosition>,
        DrawnOrders<GreatPowersPosition>,
        Explores<GreatPowersPosition>,
        Unforeseen<GreatPowersPosition>,
        Editable<GreatPowersPosition> {

  /// The one edition there is.
  public GreatPowers() {}

  @Override
  public Title title() {
    return GreatPowersOptions.TITLE;
  }

  /// {@return the names of the action cards, in printed order}
  public List<String> cards() {
    return ActionDeck.CARDS.stream().map(ActionCard::name).toList();
  }

  /// {@return the names of the event cards, in printed order}
  public List<String> events() {
    return EventDeck.CARDS.stream().map(EventCard::name).toList();
  }

  @Override
  public List<Class<? extends Fact>> facts() {
    return List.of(
        TurnFact.class,
        ResultFact.class,
        CardFact.class,
        ScoreFact.class,
        EventFact.class,
        WarFact.class,
        PlanPromptFact.class,
        PlanMissingFact.class,
        PlanFact.class,
        AheadFact.class,
        AheadRefusalFact.class,
        MeantFact.class,
        PlanDoubtFact.class,
        PlanRefusalFact.class,
        UnclearCommandFact.class);
  }

  @Override
  public SequencedMap<String, List<String>> decks(SequencedMap<String, String> options) {
    SequencedMap<String, List<String>> decks = new LinkedHashMap<>();
    decks.put("event", events());
    decks.put("action", cards());
    return decks;
  }

  @Override
  public Step<GreatPowersPosition> open(Table table, Chance chance) {
    return GreatPowersTurn.opened(table, chance);
  }

  @Override
  public Phase phase(GreatPowersPosition greatPowersPosition) {
    return greatPowersPosition.phase();
  }

  @Override
  public Status status(GreatPowersPosition greatPowersPosition) {
    return greatPowersPosition instanceof GreatPowersPosition.Over(SharedTable sharedTable)
        ? new Status.Over(Standing.of(sharedTable).stream().map(Standing::place).toList())
        : new Status.Waiting(new PlanDemands(greatPowersPosition).demands());
  }

  @Override
  public GreatPowersPosition unforeseen(GreatPowersPosition greatPowersPosition, Chance chance) {
    SharedTable world = greatPowersPosition.world();
    return greatPowersPosition.with(world.with(world.decks().unforeseen(chance)));
  }

  /// Victory points.
  @Override
  public SequencedMap<Seat, Integer> scores(GreatPowersPosition greatPowersPosition) {
    SequencedMap<Seat, Integer> scores = new LinkedHashMap<>();
    greatPowersPosition
        .world()
        .powers()
        .forEach(power -> scores.put(power.seat(), power.levels().vp()));
    return scores;
  }

  @Override
  public Unit unit() {
    return Unit.VICTORY_POINTS;
  }

  @Override
  public Reading<Plan> read(
      GreatPowersPosition greatPowersPosition, Seat seat, List<Letter> letters) {
    return new PlanLetterReader(greatPowersPosition, seat).read(letters);
  }

  @Override
  public Optional<When> when(GreatPowersPosition greatPowersPosition, String words) {
    Stage.Moment now = greatPowersPosition.moment();
    return TurnCalendar.of(greatPowersPosition)
        .read(words)
        .map(
            phase ->
                phase.equals(now) ? When.NOW : phase.compareTo(now) < 0 ? When.PAST : When.LATER);
  }

  @Override
  public SequencedMap<Integer, String> withheld(
      GreatPowersPosition greatPowersPosition, List<String> lines) {
    return LetterSections.withheld(
        TurnCalendar.of(greatPowersPosition), this::isProse, greatPowersPosition.moment(), lines);
  }

  @Override
  public List<Phase> later(Optional<Phase> now) {
    return List.of(Stage.next(now.map(Phase::id).flatMap(Stage::parse)).phase());
  }

  @Override
  public boolean isProse(String line) {
    return ProseDetector.is(line, new TableLexicon(List.of(), ""));
  }

  @Override
  public List<String> suggest(GreatPowersPosition greatPowersPosition, Seat seat, String typed) {
    return new PlanSuggestions(greatPowersPosition, seat).of(typed);
  }

  @Override
  public List<String> examples(GreatPowersPosition greatPowersPosition, Seat seat) {
    return new PlanExamples(greatPowersPosition, seat).lines();
  }

  @Override
  public List<Menu> menus(GreatPowersPosition greatPowersPosition, Seat seat) {
    return new PlanSuggestions(greatPowersPosition, seat).menus();
  }

  @Override
  public Step<GreatPowersPosition> resolve(
      GreatPowersPosition greatPowersPosition, SequencedMap<Seat, Plan> plans, Chance chance) {
    return GreatPowersTurn.judged(greatPowersPosition, plans, chance);
  }

  /// Bids of others can be tried, too: what anybody may bid is open to all.
  @Override
  public Tried<GreatPowersPosition> tried(
      GreatPowersPosition greatPowersPosition,
      Optional<Seat> seat,
      List<String> lines,
      Chance chance) {
    return new TriedLetter<>(this, greatPowersPosition, seat)
        .played(
            unforeseen(greatPowersPosition, chance),
            lines,
            new TriedSides(greatPowersPosition).of(seat, lines),
            chance);
  }

  @Override
  public Edit<GreatPowersPosition> edit(GreatPowersPosition greatPowersPosition, String line) {
    return new ScoreEdit(greatPowersPosition).edit(line);
  }

  @Override
  public TableView view(GreatPowersPosition greatPowersPosition, Reader reader) {
    return TableView.of(greatPowersPosition, reader);
  }

  @Override
  public Picture drawn(GreatPowersPosition greatPowersPosition, Seat seat, List<Letter> letters) {
    PlanLetterReader reader = new PlanLetterReader(greatPowersPosition, seat);
    var _ = reader.read(letters);
    return TableView.picture(greatPowersPosition.world(), greatPowersPosition)
        .with(new SheetPicture.Filed(seat.name(), reader.filed()));
  }

  @Override
  public Codec<GreatPowersPosition> codec() {
    return new GreatPowersCodec();
  }
}
