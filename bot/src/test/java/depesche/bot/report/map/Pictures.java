package depesche.bot.report.map;

import depesche.adjudicator.picture.Picture.MapPicture;
import depesche.adjudicator.picture.Picture.MapPicture.Act;
import depesche.adjudicator.picture.Picture.MapPicture.Arrow;
import depesche.adjudicator.picture.Picture.MapPicture.Condition;
import depesche.adjudicator.picture.Picture.MapPicture.Fate;
import depesche.adjudicator.picture.Picture.MapPicture.Owner;
import depesche.adjudicator.picture.Picture.MapPicture.Piece;
import depesche.adjudicator.picture.Picture.MapPicture.Tint;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;

/// Pictures written as orders are: `Owner: A BER - SIL`, `… S …`, `!` for failed.
final class Pictures {

  static final List<String> SEATS =
      List.of("Ruritania", "Grand Fenwick", "Borduria", "Syldavia", "Gerolstein");

  private final String map;
  private final String title;
  private final SequencedMap<String, Boolean> owners = new LinkedHashMap<>();
  private final List<Tint> tints = new ArrayList<>();
  private final List<Piece> pieces = new ArrayList<>();
  private final List<Arrow> arrows = new ArrayList<>();

  /// A picture of a map with these seats.
  Pictures(String map, String title, List<String> seats) {
    this.map = map;
    this.title = title;
    seats.forEach(seat -> owners.put(seat, true));
  }

  /// A picture of Blood & Iron.
  Pictures(String title) {
    this("blood-and-iron", title, SEATS);
    owners.put("AUSTRIA", false);
    owners.put("FRANCE", false);
  }

  Pictures own(int owner, String areas) {
    for (String area : areas.split(" ")) {
      tints.add(new Tint(area, name(owner)));
    }
    return this;
  }

  /// Units as `BER`, `AA:PAS`, `F:DAN`, `BER*` for a dislodged one.
  Pictures units(int owner, String units) {
    for (String unit : units.split(" ")) {
      String[] parts = unit.replace("*", "").split(":");
      String kind = parts.length == 2 ? parts[0] : "A";
      Condition condition = unit.endsWith("*") ? Condition.DISLODGED : Condition.STANDING;
      pieces.add(new Piece(parts[parts.length - 1], name(owner), kind, condition));
    }
    return this;
  }

  /// Orders parted by commas: `BER-SIL`, `BER H`, `BER S SIL`, `BER S SIL-POS`, `BER R SIL`, `BER
  /// B`, `BER D`, with `!` behind a failed one.
  Pictures orders(int owner, String orders) {
    for (String order : orders.split(", *")) {
      arrows.add(arrow(name(owner), order));
    }
    return this;
  }

  private static Arrow arrow(String owner, String order) {
    Fate fate = order.endsWith("!") ? Fate.FAILED : Fate.DONE;
    String[] w = order.replace("!", "").split("[ -]");
    String from = w[0];
    if (order.contains("-") && w.length == 2) {
      return new Arrow(owner, Act.MOVE, from, from, w[1], fate);
    }
    return switch (w[1]) {
      case "H" -> new Arrow(owner, Act.HOLD, from, from, from, fate);
      case "B" -> new Arrow(owner, Act.BUILD, from, from, from, fate);
      case "D" -> new Arrow(owner, Act.REMOVE, from, from, from, fate);
      case "R" -> new Arrow(owner, Act.RETREAT, from, from, w[2], fate);
      case "C" -> new Arrow(owner, Act.CONVOY, from, w[2], w[3], fate);
      default ->
          w.length == 4
              ? new Arrow(owner, Act.SUPPORT_MOVE, from, w[2], w[3], fate)
              : new Arrow(owner, Act.SUPPORT_HOLD, from, w[2], w[2], fate);
    };
  }

  private String name(int owner) {
    return List.copyOf(owners.keySet()).get(owner);
  }

  MapPicture done() {
    var legend = new ArrayList<Owner>();
    for (Map.Entry<String, Boolean> owner : owners.entrySet()) {
      String name = owner.getKey();
      int centres = (int) tints.stream().filter(t -> t.owner().equals(name)).count();
      int units = (int) pieces.stream().filter(p -> p.owner().equals(name)).count();
      legend.add(new Owner(name, owner.getValue(), centres, units));
    }
    return new MapPicture(map, title, legend, tints, pieces, arrows);
  }

  static MapPicture opening() {
    return new Pictures("Spring 1865, movement")
        .own(0, "BER HAM MUN")
        .units(0, "BER HAM MUN")
        .own(1, "DAN HAN NUR")
        .units(1, "DAN HAN NUR")
        .own(2, "KON CAS STU")
        .units(2, "KON CAS STU")
        .own(3, "POS DRE HES")
        .units(3, "POS DRE HES")
        .own(4, "SIL SAX BAD")
        .units(4, "SIL SAX BAD")
        .done();
  }

  static MapPicture middle() {
    return new Pictures("Fall 1868, movement")
        .own(0, "BER HAM MUN KUS BRA POM")
        .units(0, "KUS LUB ULM BER")
        .own(1, "DAN HAN NUR MIN STA THU")
        .units(1, "POM MIN THU MAG")
        .own(2, "KON CAS STU MAS WAR MAI")
        .units(2, "WAR HES BAD MAI")
        .own(3, "POS DRE HES CHE GLO BRU")
        .units(3, "POS BRU CHE HES*")
        .own(4, "SIL SAX BAD FRE ANH FRA WUR")
        .units(4, "SIL WUR ANH FRE BAD*")
        .own(5, "PAS")
        .units(5, "AA:PAS")
        .own(6, "COL PAL LIE DUS WES")
        .units(6, "AA:COL")
        .orders(0, "BRA-BER, KUS H, LUB-STA!, MUN-ULM")
        .orders(1, "POM S KUS!, MIN H, NUR-THU, HAN-MAG")
        .orders(2, "MAS-WAR, CAS-HES, MAI S CAS-HES, STU-BAD, WAR-MAS!")
        .orders(3, "POS-KUS!, BRU S SIL, CHE-SAX!, HES H!")
        .orders(4, "SIL H, WUR S HES, SAX-ANH, FRE S BAD!, BAD-STU!")
        .orders(5, "AUS-PAS")
        .orders(6, "LIE-COL")
        .done();
  }

  static MapPicture retreats() {
    return new Pictures("Fall 1868, retreats")
        .own(0, "BER HAM MUN")
        .units(0, "KUS LUB ULM BER")
        .own(1, "DAN HAN NUR")
        .units(1, "POM MIN THU MAG")
        .own(2, "KON CAS STU WAR")
        .units(2, "WAR HES BAD MAI")
        .own(3, "POS DRE HES")
        .units(3, "POS BRU CHE FRA")
        .own(4, "SIL SAX BAD")
        .units(4, "SIL WUR ANH FRE KAR".replace(" KAR", ""))
        .units(5, "AA:AUS")
        .units(6, "AA:FCE")
        .orders(3, "HES R FRA")
        .orders(4, "BAD R PAL!")
        .done();
  }

  static MapPicture winter() {
    return new Pictures("Winter 1868, adjustments")
        .own(0, "BER HAM MUN")
        .units(0, "KUS LUB ULM BER HAM")
        .own(1, "DAN HAN NUR")
        .units(1, "POM MIN THU DAN")
        .own(2, "KON CAS STU")
        .units(2, "WAR HES BAD MAI KON STU")
        .own(3, "POS DRE")
        .units(3, "POS BRU")
        .own(4, "SIL SAX BAD")
        .units(4, "SIL WUR ANH")
        .orders(0, "BER B, HAM B")
        .orders(1, "MAG D, DAN B")
        .orders(2, "KON B, STU B")
        .orders(3, "CHE D, FRA D")
        .orders(4, "FRE D, DUS D")
        .done();
  }

  static MapPicture crowded() {
    return new Pictures("Spring 1871, movement")
        .own(0, "BER HAM MUN KUS BRA POM LUB STA")
        .units(0, "KUS LUB ULM BER STA POM BRA HAM")
        .own(1, "DAN HAN NUR MIN THU MAG KON")
        .units(1, "DAN MIN THU MAG HAN NUR KON")
        .own(2, "CAS STU MAS WAR MAI PAL BAD")
        .units(2, "WAR CAS BAD MAI STU PAL MAS")
        .own(3, "POS DRE CHE GLO BRU HES")
        .units(3, "POS BRU CHE HES DRE GLO HAM*")
        .own(4, "SIL SAX FRE ANH FRA WUR DUS WES")
        .units(4, "SIL WUR ANH FRE SAX DUS WES FRA SAX*")
        .own(5, "PAS")
        .units(5, "AA:MUN")
        .own(6, "COL LIE")
        .units(6, "AA:LIE AA:COL")
        .units(0, "MUN*")
        .orders(0, "BRA-BER!, KUS-POS!, LUB S STA, STA S LUB, ULM S STU-NUR!, HAM-STA!, POM-DAN!")
        .orders(1, "DAN-POM!, KON-DAN!, MIN-WES!, HAN S MIN-WES, THU-SAX!, MAG S THU-SAX, NUR-WUR!")
        .orders(2, "WAR-MAS!, MAS-WAR!, CAS-HES!, MAI S CAS-HES!, BAD S MAI, STU-NUR!, PAL S BAD")
        .orders(3, "POS S BRU-SIL, BRU-SIL!, CHE-SAX!, DRE S CHE-SAX, HES H, GLO S BRU-SIL!")
        .orders(
            4, "SIL H, WUR-HES!, ANH S SAX, SAX H, DUS S WES, WES S DUS, FRA S WUR-HES, FRE-BAD!")
        .orders(5, "PAS-MUN")
        .orders(6, "LIE H, COL-PAL!")
        .done();
  }
}
