package depesche.adjudicator.kit.race;

import depesche.adjudicator.Audience;
import depesche.adjudicator.Chance;
import depesche.adjudicator.Demand;
import depesche.adjudicator.Fact;
import depesche.adjudicator.FinalPlace;
import depesche.adjudicator.Letter;
import depesche.adjudicator.News;
import depesche.adjudicator.Phase;
import depesche.adjudicator.Reader;
import depesche.adjudicator.Reading;
import depesche.adjudicator.Seat;
import depesche.adjudicator.Status;
import depesche.adjudicator.Step;
import depesche.adjudicator.Table;
import depesche.adjudicator.kit.race.RacePosition.Card;
import depesche.adjudicator.kit.race.RacePosition.Runner;
import depesche.adjudicator.notation.ProseDetector;
import depesche.adjudicator.rules.Codec;
import depesche.adjudicator.rules.Rules;
import depesche.adjudicator.rules.Suggests;
import depesche.adjudicator.rules.Title;
import depesche.adjudicator.rules.TitleWords;
import depesche.adjudicator.rules.View;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.stream.Stream;

/// The first on the tenth place of the track wins.
public final class RaceRules
    implements Rules<RacePosition, RaceLetters.Plan>, Suggests<RacePosition> {

  private static final int GOAL = 10;
  private static final int HAND = 3;
  private static final int BACK = 2;

  @Override
  public Title title() {
    return new Title(
        "race",
        "Race",
        "1",
        2,
        4,
        List.of("Red", "Blue", "Green", "Gold"),
        List.of(),
        Title.Naming.PLAYERS,
        TitleWords.none(),
        Title.Asked.SEATS);
  }

  @Override
  public List<Class<? extends Fact>> facts() {
    return List.of(RaceFact.class);
  }

  @Override
  public Step<RacePosition> open(Table table, Chance chance) {
    if (table.seats().size() < 2 || table.seats().size() > title().most()) {
      throw new IllegalArgumentException("the race is for two to four");
    }
    List<Card> printed =
        Collections.nCopies(20, List.of(Card.values())).stream().flatMap(List::stream).toList();
    List<Card> deck = chance.hidden("deck", "race").shuffled(printed);
    List<Runner> runners = new ArrayList<>();
    for (Seat seat : table.seats()) {
      runners.add(new Runner(seat, 0, deck.subList(0, HAND)));
      deck = deck.subList(HAND, deck.size());
    }
    return new Step<>(new RacePosition.Play(1, runners, deck), List.of());
  }

  @Override
  public Phase phase(RacePosition position) {
    int turn = position.play().turn();
    return switch (position) {
      case RacePosition.Play _ -> phase(turn, "Play", "");
      case RacePosition.Storm(_, Seat asked) -> phase(turn, "Storm", "-" + asked);
      case RacePosition.Over _ -> phase(turn, "Over", "");
    };
  }

  private static Phase phase(int turn, String kind, String end) {
    return new Phase(turn + "-" + kind + end, "Turn " + turn, String.valueOf(turn), kind);
  }

  @Override
  public Status status(RacePosition position) {
    if (!(position instanceof RacePosition.Over(_, List<Runner> runners))) {
      return new Status.Waiting(demands(position));
    }
    List<Runner> sorted =
        runners.stream().sorted(Comparator.comparingInt(Runner::at).reversed()).toList();
    return new Status.Over(
        sorted.stream()
            .map(
                one ->
                    new FinalPlace(1 + ahead(runners, one), one.seat(), new RaceFact.Withdrawn()))
            .toList());
  }

  private static int ahead(List<Runner> runners, Runner one) {
    return (int) runners.stream().filter(other -> other.at() > one.at()).count();
  }

  static List<Demand> demands(RacePosition position) {
    return switch (position) {
      case RacePosition.Play(_, List<Runner> runners, _) ->
          runners.stream()
              .map(one -> demand(one.seat(), new RaceFact.CardWanted(one.hand())))
              .toList();
      case RacePosition.Storm(RacePosition.Play play, Seat asked) ->
          List.of(
              demand(
                  asked,
                  new RaceFact.VictimWanted(
                      play.runners().stream()
                          .map(Runner::seat)
                          .filter(seat -> !seat.equals(asked))
                          .toList())));
      case RacePosition.Over _ -> List.of();
    };
  }

  private static Demand demand(Seat seat, Fact prompt) {
    return new Demand(seat, Demand.Pace.BRISK, Demand.Silence.DEFAULTS, prompt);
  }

  @Override
  public Reading<RaceLetters.Plan> read(RacePosition position, Seat seat, List<Letter> letters) {
    return new RaceLetters(position, seat).read(letters);
  }

  @Override
  public boolean isProse(String line) {
    return ProseDetector.is(line, RaceLetters.lexicon(List.of()));
  }

  @Override
  public List<String> suggest(RacePosition position, Seat seat, String typed) {
    return lines(position, seat).filter(line -> line.startsWith(typed)).toList();
  }

  @Override
  public List<String> examples(RacePosition position, Seat seat) {
    return lines(position, seat).limit(1).toList();
  }

  private static Stream<String> lines(RacePosition position, Seat seat) {
    return demands(position).stream()
        .filter(demand -> demand.seat().equals(seat))
        .flatMap(
            demand ->
                switch ((RaceFact) demand.prompt()) {
                  case RaceFact.CardWanted(List<Card> hand) ->
                      hand.stream().distinct().map(card -> "PLAY " + card.title());
                  case RaceFact.VictimWanted(List<Seat> others) ->
                      others.stream().map(other -> "BLOW " + other);
                  default -> Stream.of();
                });
  }

  @Override
  public Step<RacePosition> resolve(
      RacePosition position, SequencedMap<Seat, RaceLetters.Plan> plans, Chance chance) {
    List<News> news = new ArrayList<>();
    RacePosition next =
        switch (position) {
          case RacePosition.Play play -> played(play, plans, news);
          case RacePosition.Storm(RacePosition.Play play, Seat asked) ->
              nextTurn(blown(play, Optional.ofNullable(plans.get(asked)), news));
          case RacePosition.Over over -> over;
        };
    return new Step<>(next, news);
  }

  /// A silent seat plays the first card of the hand. The first storm interrupts the turn.
  private static RacePosition played(
      RacePosition.Play play, SequencedMap<Seat, RaceLetters.Plan> plans, List<News> news) {
    List<Runner> runners = new ArrayList<>();
    List<Card> deck = play.deck();
    Optional<Seat> storm = Optional.empty();
    for (Runner one : play.runners()) {
      Card card =
          Optional.ofNullable(plans.get(one.seat()))
              .flatMap(RaceLetters.Plan::card)
              .map(Card::titled)
              .orElse(one.hand().getFirst());
      List<Card> hand = new ArrayList<>(one.hand());
      hand.remove(card);
      hand.add(deck.getFirst());
      deck = deck.subList(1, deck.size());
      runners.add(new Runner(one.seat(), one.at() + card.steps, List.copyOf(hand)));
      news.add(
          new News(
              new RaceFact.Played(one.seat(), card, one.at() + card.steps),
              new Audience.Everyone()));
      storm = storm.or(() -> card == Card.STORM ? Optional.of(one.seat()) : Optional.empty());
    }
    RacePosition.Play after = new RacePosition.Play(play.turn(), runners, deck);
    return storm
        .<RacePosition>map(seat -> new RacePosition.Storm(after, seat))
        .orElseGet(() -> nextTurn(after));
  }

  private static RacePosition.Play blown(
      RacePosition.Play play, Optional<RaceLetters.Plan> plan, List<News> news) {
    Optional<String> victim = plan.flatMap(RaceLetters.Plan::victim);
    List<Runner> runners = new ArrayList<>();
    for (Runner one : play.runners()) {
      boolean hit = victim.filter(one.seat().name()::equals).isPresent();
      int at = Math.max(0, hit ? one.at() - BACK : one.at());
      runners.add(new Runner(one.seat(), at, one.hand()));
      if (hit) {
        news.add(new News(new RaceFact.BlownBack(one.seat(), at), new Audience.Everyone()));
      }
    }
    return new RacePosition.Play(play.turn(), runners, play.deck());
  }

  private static RacePosition nextTurn(RacePosition.Play play) {
    boolean over =
        play.runners().stream().anyMatch(one -> one.at() >= GOAL)
            || play.deck().size() < play.runners().size();
    return over
        ? new RacePosition.Over(play.turn(), play.runners())
        : new RacePosition.Play(play.turn() + 1, play.runners(), play.deck());
  }

  /// The track is open to all; a hand to its holder only.
  @Override
  public View view(RacePosition position, Reader reader) {
    SequencedMap<String, Integer> track = new LinkedHashMap<>();
    position.play().runners().forEach(one -> track.put(one.seat().name(), one.at()));
    List<Card> hand =
        reader instanceof Reader.Holder(Seat seat) ? position.runner(seat).hand() : List.of();
    return new RaceFact.RaceView(new RaceFact.State(track, hand));
  }

  @Override
  public Codec<RacePosition> codec() {
    return RacePosition.CODEC;
  }
}
