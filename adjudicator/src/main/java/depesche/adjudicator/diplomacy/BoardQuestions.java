package depesche.adjudicator.diplomacy;

import depesche.adjudicator.Fact;
import depesche.adjudicator.Seat;
import depesche.adjudicator.Verdict;
import depesche.adjudicator.combat.Unit;
import depesche.adjudicator.combat.UnitKind;
import depesche.adjudicator.diplomacy.campaign.NamedProvince;
import depesche.adjudicator.diplomacy.orders.OrderContext;
import depesche.adjudicator.diplomacy.orders.OrderRefusalFact;
import depesche.adjudicator.notation.Match;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;

/// Reads questions about the board: `MOVES A VIE`, `AROUND VIE`, `WHO CAN REACH VIE`, `WHERE
/// FRANCE`, `WHERE VIE`, `CENTRES`. Only a whole line in this form is one.
public record BoardQuestions(OrderContext scene) {

  /// No name of a place is longer.
  private static final int LONGEST = 60;

  /// The shortest form of a side: `FRA`.
  private static final int SHORTEST = 3;

  private static final List<String> KINDS = List.of("A", "F", "AA", "ARMY", "FLEET");

  /// {@return the answer; nothing if the line is no question}
  public Optional<Verdict> answer(String line) {
    List<String> words = Arrays.asList(line.strip().split("\\s+", -1));
    String first = words.getFirst();
    List<String> rest = words.subList(1, words.size());
    return switch (first) {
      case "CENTRES", "CENTERS" -> centres(rest);
      case "MOVES" -> about(withoutKind(rest), this::moves);
      case "AROUND" -> about(rest, id -> new Verdict.Taken(answers().aroundPlace(id)));
      case "WHERE" -> where(rest);
      case "WHO" ->
          rest.size() > 2 && rest.get(0).equals("CAN") && rest.get(1).equals("REACH")
              ? about(rest.subList(2, rest.size()), id -> new Verdict.Taken(answers().reachers(id)))
              : Optional.empty();
      default -> Optional.empty();
    };
  }

  private BoardAnswers answers() {
    return new BoardAnswers(scene);
  }

  private static Optional<Verdict> taken(Fact fact) {
    return Optional.of(new Verdict.Taken(fact));
  }

  private static List<String> withoutKind(List<String> words) {
    boolean kind = words.size() > 1 && KINDS.contains(words.getFirst().toUpperCase(Locale.ROOT));
    return kind ? words.subList(1, words.size()) : words;
  }

  /// Says something of the place that these words name.
  private Optional<Verdict> about(List<String> words, Function<String, Verdict> said) {
    String name = String.join(" ", words);
    return unreadable(words, name)
        ? Optional.empty()
        : switch (find(name)) {
          case Match.Found(String id) -> Optional.of(said.apply(id));
          case Match.Close(String id) -> Optional.of(said.apply(id));
          case Match.Unclear(List<String> ids) ->
              Optional.of(
                  new Verdict.Refused(
                      new OrderRefusalFact.UnclearPlace(name, scene.map().spots(ids))));
          case Match.Unknown(List<String> nearest) ->
              Optional.of(
                  new Verdict.Refused(new OrderRefusalFact.UnknownPlace(name, spots(nearest))));
        };
  }

  private static boolean unreadable(List<String> words, String name) {
    return words.isEmpty() || name.length() > LONGEST;
  }

  /// A place as the board writes it may have a coast.
  private Match find(String name) {
    String written = name.toUpperCase(Locale.ROOT);
    return scene
        .map()
        .board()
        .find(written)
        .<Match>map(province -> new Match.Found(province.id()))
        .orElseGet(() -> scene.map().names().find(name));
  }

  private List<NamedProvince> spots(List<String> ids) {
    return ids.stream().map(scene.map()::spot).toList();
  }

  /// Those of all sides are told, if one is named, too.
  private Optional<Verdict> centres(List<String> words) {
    if (words.size() > 1) {
      return Optional.empty();
    }
    boolean side = words.stream().allMatch(name -> scene.ownerMeant(name, SHORTEST).isPresent());
    return side
        ? taken(answers().centres())
        : Optional.of(
            new Verdict.Refused(
                new BoardAnswer.NobodySuch(words.getFirst(), answers().sides(), List.of())));
  }

  private Verdict moves(String id) {
    BoardAnswers answers = answers();
    return answers
        .flight(id)
        .or(() -> answers.unit(id).map(answers::moves))
        .<Verdict>map(Verdict.Taken::new)
        .orElseGet(() -> new Verdict.Refused(answers.nobody(id)));
  }

  /// A side comes before a place that is called alike.
  private Optional<Verdict> where(List<String> words) {
    String name = String.join(" ", words);
    if (unreadable(words, name)) {
      return Optional.empty();
    }
    boolean whole = scene.map().board().index(name.toUpperCase(Locale.ROOT)) < 0;
    Optional<String> side =
        whole && words.size() == 1 ? scene.ownerMeant(name, SHORTEST) : scene.ownerNamed(name);
    if (side.isPresent()) {
      return taken(answers().side(side.get()));
    }
    List<String> place = withoutKind(words);
    if (find(String.join(" ", place)) instanceof Match.Unknown(List<String> nearest)) {
      return Optional.of(
          new Verdict.Refused(new BoardAnswer.NobodySuch(name, answers().sides(), spots(nearest))));
    }
    return about(place, id -> new Verdict.Taken(answers().place(id)));
  }

  /// {@return questions that may be asked now, those about the units of the asker first}
  public List<String> offered() {
    List<String> offered = new ArrayList<>(List.of("CENTRES"));
    Seat asker = scene.seat();
    List<Unit> own = scene.campaign().unitsOf(asker.name());
    own.forEach(unit -> offered.add("MOVES " + text(unit)));
    own.forEach(unit -> offered.add("AROUND " + unit.province()));
    answers().sides().forEach(side -> offered.add("WHERE " + side));
    scene.campaign().owners().sequencedKeySet().stream()
        .map(centre -> "WHO CAN REACH " + centre)
        .forEach(offered::add);
    scene.campaign().units().stream()
        .filter(unit -> !own.contains(unit))
        .map(unit -> "MOVES " + text(unit))
        .forEach(offered::add);
    scene.map().board().provinces().forEach(one -> offered.add("AROUND " + one.id()));
    scene.map().board().provinces().forEach(one -> offered.add("WHO CAN REACH " + one.id()));
    return offered.stream().distinct().toList();
  }

  private static String text(Unit unit) {
    UnitKind kind = unit.unitKind();
    return kind.letter() + " " + unit.place();
  }
}
