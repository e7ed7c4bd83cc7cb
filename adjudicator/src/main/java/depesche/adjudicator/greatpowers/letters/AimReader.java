package depesche.adjudicator.greatpowers.letters;

import depesche.adjudicator.Seat;
import depesche.adjudicator.greatpowers.cards.Token;
import depesche.adjudicator.greatpowers.plans.Aim;
import depesche.adjudicator.kit.Heard;
import depesche.adjudicator.notation.Match;
import java.util.List;
import java.util.Locale;

/// Reads ranked lists of players: `Blue > White`, `MOST NAVIES > Blue`, `NOBODY`.
final class AimReader {

  private final Scene scene;
  private final Heard<Aim> heard = new Heard<>();

  private boolean ended;

  private AimReader(Scene scene, boolean ended) {
    this.scene = scene;
    this.ended = ended;
  }

  /// @param ended whether the items go on with a list that is at its end
  static Heard<Aim> read(Scene scene, List<String> items, boolean ended) {
    AimReader reader = new AimReader(scene, ended);
    items.forEach(reader::read);
    return reader.heard;
  }

  private void read(String item) {
    String[] words = item.strip().split("\\s+", 2);
    String first = words[0].toLowerCase(Locale.ROOT);
    switch (first) {
      case "nobody", "none", "nothing", "pass", "no", "niemand" -> {
        ended = true;
        heard.entry(new Aim.Nobody());
      }
      // Ruling nobodyInList.
      case String _ when ended -> heard.refuse(new RefusalFact.BehindEnd(item));
      case "most", "highest", "meiste", "least", "fewest", "lowest" -> {
        if (words.length == 2) {
          level(first.matches("most|highest|meiste"), words[1]);
        } else {
          heard.refuse(new RefusalFact.NothingNamed(item));
        }
      }
      default -> seat(item);
    }
  }

  private void level(boolean most, String word) {
    switch (Words.token(word)) {
      case Match.Found(String id) -> heard.entry(extreme(most, id));
      case Match.Close(String id) -> {
        heard.entry(extreme(most, id));
        heard.doubt(new DoubtFact.ReadAs(word, Token.valueOf(id).word()));
      }
      case Match.Unclear(List<String> ids) ->
          heard.refuse(new RefusalFact.Unclear(word, BidReader.words(ids)));
      case Match.Unknown(List<String> nearest) ->
          heard.refuse(new RefusalFact.UnknownTrait(word, BidReader.words(nearest)));
    }
  }

  private static Aim extreme(boolean most, String token) {
    return most ? new Aim.Most(Token.valueOf(token)) : new Aim.Least(Token.valueOf(token));
  }

  private void seat(String word) {
    switch (Words.seat(scene.world().seats(), word)) {
      case Match.Found(String name) -> named(word, new Seat(name));
      case Match.Close(String name) -> {
        named(word, new Seat(name));
        heard.doubt(new DoubtFact.ReadAs(word, name));
      }
      case Match.Unclear(List<String> names) -> heard.refuse(new RefusalFact.Unclear(word, names));
      case Match.Unknown _ -> heard.refuse(new RefusalFact.UnknownSeat(word, scene.others()));
    }
  }

  private void named(String word, Seat seat) {
    if (seat.equals(scene.seat())) {
      heard.refuse(new RefusalFact.TargetSelf(word, scene.others()));
    } else {
      heard.entry(new Aim.At(seat));
    }
  }
}
