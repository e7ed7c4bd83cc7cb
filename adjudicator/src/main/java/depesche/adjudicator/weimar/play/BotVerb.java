package depesche.adjudicator.weimar.play;

import static depesche.adjudicator.table.acts.TableVerb.any;

import depesche.adjudicator.Seat;
import depesche.adjudicator.table.acts.ActWords;
import depesche.adjudicator.table.acts.TableVerb;
import depesche.adjudicator.table.position.ActRefused;
import depesche.adjudicator.table.position.LiveTable;
import depesche.adjudicator.weimar.board.WeimarParty;
import depesche.adjudicator.weimar.news.WeimarRefusal;
import depesche.adjudicator.weimar.solo.SoloBot;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/// Republic on the Brink: whoever plays turns up the card of a bot, and asks where it places.
final class BotVerb {

  private static final List<String> FORMS =
      List.of("BOT KPD", "BOT KPD 3 1", "BOT KPD BASE", "BOT DNVP UNIT Freikorps-2");

  private final WeimarGame game;
  private final ReactionActs reactions;

  BotVerb(WeimarGame game, ReactionActs reactions) {
    this.game = game;
    this.reactions = reactions;
  }

  List<TableVerb> all() {
    return List.of(any("BOT", "BOT KPD", this::bot));
  }

  private void bot(LiveTable live, Seat seat, ActWords words) {
    WeimarTable table = new WeimarTable(live, game);
    String name = words.word().toUpperCase(Locale.ROOT);
    SoloBot bot =
        Stream.of(SoloBot.values())
            .filter(one -> one.name().equals(name) && table.isBot(one.party()))
            .findFirst()
            .orElseThrow(() -> unknown(name));
    boolean human = WeimarTable.party(seat).filter(WeimarParty::isDemocratic).isPresent();
    if (!human || live.answers().window().isPresent()) {
      throw new ActRefused(new WeimarRefusal.NoPartyOfTable(seat.name()));
    }
    BotTurns turns = new BotTurns(table, bot, reactions);
    if (words.isAtEnd()) {
      turns.turnUp();
    } else if (words.isNumber()) {
      int large = words.number();
      turns.stated(large, words.number());
    } else if (words.skip("BASE")) {
      turns.placeBase();
    } else if (words.skip("UNIT")) {
      turns.placeUnit(words.piece(seat));
    } else {
      throw unknown(words.rest());
    }
    words.mustEnd();
  }

  private static ActRefused unknown(String word) {
    return new ActRefused(new WeimarRefusal.WeimarWordUnknown("BOT", word, FORMS));
  }
}
