package depesche.adjudicator.weimar.play;

import depesche.adjudicator.Seat;
import depesche.adjudicator.table.position.TextValue;
import depesche.adjudicator.weimar.board.WeimarParty;
import depesche.adjudicator.weimar.play.WeimarState.Announced;
import depesche.adjudicator.weimar.play.WeimarState.BotHands;
import depesche.adjudicator.weimar.play.WeimarState.CardInUse;
import depesche.adjudicator.weimar.play.WeimarState.Chairs;
import depesche.adjudicator.weimar.play.WeimarState.SaidOrder;
import depesche.adjudicator.weimar.politics.Coalition;
import depesche.adjudicator.weimar.politics.CoalitionTalks.CoalitionAnswer;
import depesche.adjudicator.weimar.solo.BotCards;
import depesche.adjudicator.weimar.solo.SoloBot;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.stream.Stream;

/// What tables of Weimar remembered until the schema's step 85, as words under a key.
public final class WeimarNotes {

  private final SequencedMap<String, String> notes;

  private WeimarNotes(SequencedMap<String, String> notes) {
    this.notes = notes;
  }

  /// {@return the same, typed}
  public static WeimarState read(SequencedMap<String, String> notes) {
    return new WeimarNotes(notes).state();
  }

  private WeimarState state() {
    return new WeimarState(
        new SaidOrder(
            parts("order", "_").map(Seat::new).toList(),
            parts("yellow", "_").map(Integer::valueOf).toList(),
            number("white"),
            parts("reparations", "_").map(WeimarParty::valueOf).toList()),
        parties().filter(party -> notes.containsKey("opening." + party)).toList(),
        announced(),
        parts("coalition", "_").map(WeimarNotes::answer).toList(),
        bots(),
        chairs());
  }

  private String word(String key) {
    return notes.getOrDefault(key, "");
  }

  private int number(String key) {
    return Integer.parseInt(notes.getOrDefault(key, "0"));
  }

  private TextValue text(String key) {
    return new TextValue(word(key).replace('_', ' '));
  }

  private Stream<String> parts(String key, String between) {
    return Stream.of(word(key).split(between, -1)).filter(part -> !part.isEmpty());
  }

  private static Stream<Seat> parties() {
    return Stream.of(WeimarParty.values()).map(WeimarTable::seat);
  }

  private Optional<Announced> announced() {
    return Optional.ofNullable(notes.get("pending.kind"))
        .map(
            kind ->
                new Announced(
                    kind,
                    word("pending.city"),
                    number("pending.more"),
                    text("pending.why"),
                    number("pending.from")));
  }

  private static CoalitionAnswer answer(String note) {
    String[] parts = note.split("-", -1);
    return new CoalitionAnswer(
        Coalition.valueOf(parts[0]), WeimarParty.valueOf(parts[1]), parts[2].equals("yes"));
  }

  private BotHands bots() {
    BotHands hands = WeimarState.FRESH.bots();
    for (SoloBot bot : SoloBot.values()) {
      Optional<String> agenda = Optional.ofNullable(notes.get("bot.agenda." + bot));
      hands =
          hands
              .withOpen(bot, Optional.ofNullable(notes.get("bot.card." + bot)))
              .withUses(bot, inUse(bot))
              .withAgenda(bot, agenda.map(_ -> text("bot.agenda." + bot)));
    }
    return hands;
  }

  private Optional<CardInUse> inUse(SoloBot bot) {
    List<Integer> values = parts("bot.values." + bot, ",").map(Integer::valueOf).toList();
    return values.isEmpty()
        ? Optional.empty()
        : Optional.of(
            new CardInUse(
                values.getFirst(),
                values.getLast(),
                parts("bot.uses." + bot, ",").map(BotCards.Use::valueOf).toList()));
  }

  private Optional<Chairs> chairs() {
    List<Seat> seats = parts("chairs", ",").map(Seat::new).toList();
    if (seats.isEmpty()) {
      return Optional.empty();
    }
    SequencedMap<Seat, Seat> players = new LinkedHashMap<>();
    parties()
        .forEach(
            party ->
                players.put(party, new Seat(notes.getOrDefault("chair." + party, party.name()))));
    return Optional.of(
        new Chairs(
            seats,
            players,
            parties().filter(party -> notes.containsKey("chair.bot." + party)).toList()));
  }
}
