package depesche.adjudicator.greatpowers;

import depesche.adjudicator.Chance;
import depesche.adjudicator.Codec;
import depesche.adjudicator.Fact;
import depesche.adjudicator.Letter;
import depesche.adjudicator.Phase;
import depesche.adjudicator.Reader;
import depesche.adjudicator.Reading;
import depesche.adjudicator.Rules;
import depesche.adjudicator.Seat;
import depesche.adjudicator.Status;
import depesche.adjudicator.Step;
import depesche.adjudicator.Table;
import depesche.adjudicator.Title;
import depesche.adjudicator.greatpowers.bids.ResultFact;
import depesche.adjudicator.greatpowers.cards.ActionDeck;
import depesche.adjudicator.greatpowers.cards.Card;
import depesche.adjudicator.greatpowers.cards.CardFact;
import depesche.adjudicator.greatpowers.cards.EventCard;
import depesche.adjudicator.greatpowers.cards.EventDeck;
import depesche.adjudicator.greatpowers.letters.DoubtFact;
import depesche.adjudicator.greatpowers.letters.LetterReader;
import depesche.adjudicator.greatpowers.letters.PlanFact;
import depesche.adjudicator.greatpowers.letters.RefusalFact;
import depesche.adjudicator.greatpowers.letters.TableLexicon;
import depesche.adjudicator.greatpowers.offers.ExampleLines;
import depesche.adjudicator.greatpowers.offers.Suggestions;
import depesche.adjudicator.greatpowers.plans.Plan;
import depesche.adjudicator.greatpowers.questions.MissingFact;
import depesche.adjudicator.greatpowers.questions.Owed;
import depesche.adjudicator.greatpowers.questions.PromptFact;
import depesche.adjudicator.greatpowers.scores.ScoreFact;
import depesche.adjudicator.greatpowers.table.Options;
import depesche.adjudicator.greatpowers.table.Position;
import depesche.adjudicator.greatpowers.table.PositionCodec;
import depesche.adjudicator.greatpowers.table.Stage;
import depesche.adjudicator.greatpowers.table.World;
import depesche.adjudicator.greatpowers.turns.Standing;
import depesche.adjudicator.greatpowers.turns.TurnFact;
import depesche.adjudicator.greatpowers.views.TableView;
import depesche.adjudicator.greatpowers.wars.EventFact;
import depesche.adjudicator.greatpowers.wars.WarFact;
import depesche.adjudicator.notation.Prose;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;

/// Great Powers: simultaneous bidding for three to eight players, ten turns of seven phases. Most
/// victory points win.
public final class GreatPowers implements Rules<Position, Plan> {

  /// The one edition there is.
  public GreatPowers() {}

  @Override
  public Title title() {
    return Options.TITLE;
  }

  /// {@return the names of the action cards, in printed order}
  public List<String> cards() {
    return ActionDeck.CARDS.stream().map(Card::name).toList();
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
        PromptFact.class,
        MissingFact.class,
        PlanFact.class,
        DoubtFact.class,
        RefusalFact.class);
  }

  @Override
  public SequencedMap<String, List<String>> decks(SequencedMap<String, String> options) {
    SequencedMap<String, List<String>> decks = new LinkedHashMap<>();
    decks.put("event", events());
    decks.put("action", cards());
    return decks;
  }

  @Override
  public Step<Position> open(Table table, Chance chance) {
    return Turn.opened(table, chance);
  }

  @Override
  public Phase phase(Position position) {
    return Stage.phase(position);
  }

  @Override
  public Status status(Position position) {
    return position instanceof Position.Over(World world)
        ? new Status.Over(Standing.of(world).stream().map(Standing::place).toList())
        : new Status.Waiting(Owed.demands(position));
  }

  @Override
  public Reading<Plan> read(Position position, Seat seat, List<Letter> letters) {
    return new LetterReader(position, seat).read(letters);
  }

  @Override
  public boolean isProse(String line) {
    return Prose.is(line, new TableLexicon(List.of(), ""));
  }

  @Override
  public List<String> suggest(Position position, Seat seat, String typed) {
    return new Suggestions(position, seat).of(typed);
  }

  @Override
  public List<String> examples(Position position, Seat seat) {
    return new ExampleLines(position, seat).lines();
  }

  @Override
  public Step<Position> resolve(Position position, SequencedMap<Seat, Plan> plans, Chance chance) {
    return Turn.judged(position, plans, chance);
  }

  @Override
  public TableView view(Position position, Reader reader) {
    return TableView.of(position, reader);
  }

  @Override
  public Codec<Position> codec() {
    return new PositionCodec();
  }
}
