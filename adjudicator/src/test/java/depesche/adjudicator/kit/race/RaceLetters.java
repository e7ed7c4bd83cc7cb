package depesche.adjudicator.kit.race;

import depesche.adjudicator.Fact;
import depesche.adjudicator.Seat;
import depesche.adjudicator.kit.CommandReader;
import depesche.adjudicator.kit.Filed;
import depesche.adjudicator.kit.LineFacts;
import depesche.adjudicator.kit.ParsedCommand;
import depesche.adjudicator.kit.Verbs;
import depesche.adjudicator.kit.Verbs.Behind;
import depesche.adjudicator.kit.race.RacePosition.Card;
import depesche.adjudicator.notation.Lexicon;
import depesche.adjudicator.notation.Match;
import depesche.adjudicator.notation.OrderLexicon;
import depesche.adjudicator.notation.ProvinceNames;
import java.util.List;
import java.util.Optional;

/// The verbs of the race: `PLAY Long Run`, `BLOW Blue`, `CLEAR`.
public final class RaceLetters extends CommandReader<RaceLetters.Verb, String, RaceLetters.Plan> {

  /// What a line may begin with.
  public enum Verb {
    PLAY,
    BLOW,
    CLEAR
  }

  /// What a seat chose.
  public record Plan(Optional<String> card, Optional<String> victim) {}

  private static final Verbs<Verb> VERBS =
      new Verbs<Verb>()
          .with(Verb.PLAY, Behind.RANKED, "play", "spiele")
          .with(Verb.BLOW, Behind.RANKED, "blow")
          .with(Verb.CLEAR, Behind.NOTHING, "clear");

  private final RacePosition position;
  private final Seat seat;
  private final Filed<Verb, String> filed = new Filed<>();

  RaceLetters(RacePosition position, Seat seat) {
    super(seat, VERBS);
    this.position = position;
    this.seat = seat;
  }

  @Override
  protected Optional<String> written(String phase) {
    return Optional.of(phase).filter(id -> id.startsWith(position.play().turn() + "-"));
  }

  @Override
  protected void beginLetter() {
    filed.beginLetter();
  }

  @Override
  protected void read(ParsedCommand<Verb> command, Verb verb, String written, LineFacts facts) {
    String item = command.items().isEmpty() ? "" : command.items().getFirst();
    switch (verb) {
      case CLEAR -> {
        if (filed.drop(_ -> true).isEmpty()) {
          facts.refuse(new RaceFact.Refused("nothing on file", item));
        } else {
          facts.mean(new RaceFact.Withdrawn());
        }
      }
      case PLAY ->
          Card.found(item)
              .filter(card -> position.runner(seat).hand().contains(card))
              .ifPresentOrElse(
                  card -> {
                    filed.put(verb, card.title());
                    facts.mean(new RaceFact.CardChosen(card));
                  },
                  () -> facts.refuse(new RaceFact.Refused("not in your hand", item)));
      case BLOW ->
          speaker(item)
              .filter(other -> !other.equals(seat))
              .ifPresentOrElse(
                  other -> {
                    filed.put(verb, other.name());
                    facts.mean(new RaceFact.VictimChosen(other));
                  },
                  () -> facts.refuse(new RaceFact.Refused("nobody else", item)));
    }
  }

  @Override
  protected List<Fact> onFile() {
    return filed.entries().stream()
        .<Fact>map(
            entry ->
                entry.key() == Verb.PLAY
                    ? new RaceFact.CardChosen(Card.titled(entry.value()))
                    : new RaceFact.VictimChosen(new Seat(entry.value())))
        .toList();
  }

  @Override
  protected List<Fact> missing() {
    return RaceRules.demands(position).stream()
        .filter(demand -> demand.seat().equals(seat))
        .filter(
            _ ->
                filed.get(position instanceof RacePosition.Storm ? Verb.BLOW : Verb.PLAY).isEmpty())
        .map(demand -> demand.prompt())
        .toList();
  }

  @Override
  protected Optional<Plan> orders() {
    return filed.entries().isEmpty()
        ? Optional.empty()
        : Optional.of(new Plan(filed.get(Verb.PLAY), filed.get(Verb.BLOW)));
  }

  @Override
  protected Lexicon lexicon() {
    return lexicon(List.of(seat.name()));
  }

  static Lexicon lexicon(List<String> own) {
    List<ProvinceNames.Name> cards =
        List.of(Card.values()).stream()
            .map(card -> new ProvinceNames.Name(card.title(), List.of(card.title())))
            .toList();
    return new OrderLexicon(new ProvinceNames(cards), VERBS.words(), own::contains);
  }

  @Override
  protected Optional<Seat> speaker(String name) {
    ProvinceNames provinceNames =
        new ProvinceNames(
            position.play().runners().stream()
                .map(one -> new ProvinceNames.Name(one.seat().name(), List.of()))
                .toList());
    return provinceNames.find(name) instanceof Match.Found(String id)
        ? Optional.of(new Seat(id))
        : Optional.empty();
  }

  @Override
  protected Fact notACommand(String text) {
    return new RaceFact.Refused("no command", text);
  }
}
