package depesche.bot.desk;

import depesche.adjudicator.Audience;
import depesche.adjudicator.Chance;
import depesche.adjudicator.Demand;
import depesche.adjudicator.Fact;
import depesche.adjudicator.FinalPlace;
import depesche.adjudicator.Letter;
import depesche.adjudicator.Line;
import depesche.adjudicator.News;
import depesche.adjudicator.Phase;
import depesche.adjudicator.Reader;
import depesche.adjudicator.Reading;
import depesche.adjudicator.Seat;
import depesche.adjudicator.Status;
import depesche.adjudicator.Step;
import depesche.adjudicator.Table;
import depesche.adjudicator.Verdict;
import depesche.adjudicator.picture.SheetPicture;
import depesche.adjudicator.rules.Codec;
import depesche.adjudicator.rules.Decks;
import depesche.adjudicator.rules.Rules;
import depesche.adjudicator.rules.Ruling;
import depesche.adjudicator.rules.Suggests;
import depesche.adjudicator.rules.Title;
import depesche.adjudicator.rules.TitleWords;
import depesche.adjudicator.rules.View;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.stream.Stream;

/// A small title that needs what no title of ours needs yet. In each of two turns one seat after
/// the other whispers a word to another (`SAY word TO Seat`), which is an act that only these two
/// hear; nobody can be passed over. Then the master rules (`RULE word`), and all hear what was
/// said.
final class Parley implements Rules<Parley.Talk, String>, Decks, Suggests<Parley.Talk> {

  /// Where it stands.
  ///
  /// @param acts `from to word` of this turn
  record Talk(List<String> seats, int turn, List<String> acts) {

    boolean over() {
      return turn > 2;
    }

    Seat asked() {
      return acts.size() < seats.size() ? new Seat(seats.get(acts.size())) : Seat.MASTER;
    }
  }

  private String edition = "1";

  /// From now on this is another edition of the rules.
  void becomes(String other) {
    edition = other;
  }

  @Override
  public Title title() {
    return new Title(
        "parley",
        "Parley",
        edition,
        2,
        3,
        List.of("Red", "Blue", "Green"),
        List.of(new Ruling("deck", "which deck", List.of("ours", "yours"))),
        Title.Naming.PLAYERS,
        new TitleWords(
            "", List.of(new TitleWords.Shortcut("say", "A word", "word", "peace TO Blue", "SAY"))),
        Title.Asked.SEATS_AND_MASTER);
  }

  @Override
  public List<Class<? extends Fact>> facts() {
    return List.of(ParleyFact.class);
  }

  @Override
  public SequencedMap<String, List<String>> decks(SequencedMap<String, String> options) {
    SequencedMap<String, List<String>> decks = new LinkedHashMap<>();
    boolean ours = options.getOrDefault("deck", "ours").equals("ours");
    decks.put("words", ours ? List.of("peace", "war") : List.of("Frieden", "Krieg", "Waffenruhe"));
    return decks;
  }

  @Override
  public Step<Talk> open(Table table, Chance chance) {
    String deck = table.options().getOrDefault("deck", "ours");
    title().options().getFirst().answer(deck);
    chance.hidden("words", "1").shuffled(decks(table.options()).firstEntry().getValue());
    return new Step<>(
        new Talk(table.seats().stream().map(Seat::name).toList(), 1, List.of()), List.of());
  }

  @Override
  public Phase phase(Talk talk) {
    String kind = talk.asked().equals(Seat.MASTER) ? "Ruling" : "Talk";
    String turn = String.valueOf(talk.turn());
    return new Phase(turn + "-" + kind, "Turn " + turn + ", " + kind, turn, kind);
  }

  @Override
  public Status status(Talk talk) {
    if (talk.over()) {
      return new Status.Over(
          talk.seats().stream()
              .map(seat -> new FinalPlace(1, new Seat(seat), new ParleyFact.Even()))
              .toList());
    }
    Seat asked = talk.asked();
    Fact prompt =
        asked.equals(Seat.MASTER)
            ? new ParleyFact.RulingWanted(talk.turn())
            : new ParleyFact.WordWanted(talk.turn());
    return new Status.Waiting(
        List.of(new Demand(asked, Demand.Pace.BRISK, Demand.Silence.WAITS, prompt)));
  }

  @Override
  public Reading<String> read(Talk talk, Seat seat, List<Letter> letters) {
    String verb = seat.equals(Seat.MASTER) ? "RULE " : "SAY ";
    Optional<String> said =
        letters.stream()
            .filter(letter -> letter.phase().equals(phase(talk).id()))
            .flatMap(letter -> letter.lines().stream())
            .filter(line -> line.startsWith(verb))
            .reduce((_, later) -> later)
            .filter(_ -> seat.equals(talk.asked()));
    List<Line> lines = new ArrayList<>();
    for (String line : letters.getLast().lines()) {
      Verdict verdict =
          line.isBlank()
              ? new Verdict.Skipped()
              : line.startsWith(verb)
                  ? new Verdict.Taken(new ParleyFact.Meant(line))
                  : new Verdict.Refused(new ParleyFact.Odd(line));
      lines.add(new Line(lines.size() + 1, line, verdict));
    }
    boolean asked = seat.equals(talk.asked());
    return new Reading<>(
        lines,
        said.<Fact>map(ParleyFact.Meant::new).stream().toList(),
        asked && said.isEmpty() ? demandPrompt(talk) : List.of(),
        said);
  }

  private List<Fact> demandPrompt(Talk talk) {
    return status(talk) instanceof Status.Waiting(List<Demand> demands)
        ? demands.stream().map(Demand::prompt).toList()
        : List.of();
  }

  @Override
  public boolean isProse(String line) {
    return !line.startsWith("SAY ") && !line.startsWith("RULE ");
  }

  @Override
  public List<String> suggest(Talk talk, Seat seat, String typed) {
    return examples(talk, seat);
  }

  @Override
  public List<String> examples(Talk talk, Seat seat) {
    return List.of(seat.equals(Seat.MASTER) ? "RULE yes" : "SAY peace TO Blue");
  }

  @Override
  public Step<Talk> resolve(Talk talk, SequencedMap<Seat, String> orders, Chance chance) {
    Seat asked = talk.asked();
    String said = orders.get(asked);
    if (said == null) {
      return new Step<>(talk, List.of());
    }
    String[] words = said.split(" ");
    if (asked.equals(Seat.MASTER)) {
      return new Step<>(
          new Talk(talk.seats(), talk.turn() + 1, List.of()),
          List.of(News.forAll(new ParleyFact.Digest(talk.acts(), words[1]))));
    }
    List<String> acts =
        Stream.concat(talk.acts().stream(), Stream.of(asked + ">" + words[3] + ":" + words[1]))
            .toList();
    return new Step<>(
        new Talk(talk.seats(), talk.turn(), acts),
        List.of(
            new News(
                new ParleyFact.Whispered(asked.name(), words[3], words[1]),
                new Audience.Only(List.of(asked, new Seat(words[3])))),
            News.forAll(new ParleyFact.Spoken(asked.name()))),
        Step.Size.ACT);
  }

  @Override
  public View view(Talk talk, Reader reader) {
    ParleyFact.State state = new ParleyFact.State(talk.turn(), talk.acts().size());
    return new ParleyFact.Seen(state, sheet(talk));
  }

  private static SheetPicture.Space space(String name, boolean now) {
    return new SheetPicture.Space(name, List.of(new SheetPicture.Marker("now", now)));
  }

  static SheetPicture sheet(Talk talk) {
    int turn = Math.min(talk.turn(), 2);
    return new SheetPicture(
        "Parley",
        "Turn " + talk.turn(),
        List.of(
            new SheetPicture.Panel(
                "The table",
                List.of(
                    new SheetPicture.Track(
                        "Turns", List.of(space("first", turn == 1), space("second", turn == 2))),
                    new SheetPicture.Cards(
                        "Row",
                        List.of(
                            new SheetPicture.Card("Congress", "everybody speaks", "costs 2"),
                            new SheetPicture.Card("", "", ""))),
                    new SheetPicture.Counters(
                        List.of(new SheetPicture.Counter("acts", talk.acts().size())))))));
  }

  @Override
  public Codec<Talk> codec() {
    return new Codec<>() {
      @Override
      public String write(Talk talk) {
        return String.join(" ", talk.seats())
            + "\n"
            + talk.turn()
            + "\n"
            + String.join("\n", talk.acts());
      }

      @Override
      public Talk read(String text) {
        List<String> lines = text.lines().toList();
        return new Talk(
            List.of(lines.getFirst().split(" ")),
            Integer.parseInt(lines.get(1)),
            lines.subList(2, lines.size()));
      }
    };
  }
}
