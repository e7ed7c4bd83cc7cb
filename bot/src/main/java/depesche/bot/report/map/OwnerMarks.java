package depesche.bot.report.map;

import depesche.adjudicator.picture.Picture.MapPicture;
import depesche.adjudicator.picture.PicturedTable;
import depesche.bot.report.canvas.Called;
import depesche.bot.report.canvas.OwnerColour;
import depesche.bot.report.canvas.OwnerLetters;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.SequencedMap;

/// Gives every owner of a picture a livery and a mark.
final class OwnerMarks {

  private final SequencedMap<String, OwnerMark> banners = new LinkedHashMap<>();

  OwnerMarks(MapPicture picture) {
    List<MapPicture.Owner> owners = everyone(picture);
    List<OwnerColour> liveries = liveries(owners);
    List<String> marks = OwnerLetters.of(owners.stream().map(MapPicture.Owner::name).toList());
    for (int i = 0; i < owners.size(); i++) {
      banners.put(
          owners.get(i).name(),
          new OwnerMark(owners.get(i), liveries.get(i), i, marks.get(i), true));
    }
  }

  /// The owners of the legend, and anyone else who has a unit, a province or an order.
  private static List<MapPicture.Owner> everyone(MapPicture picture) {
    var owners = new LinkedHashMap<String, MapPicture.Owner>();
    picture.owners().forEach(owner -> owners.putIfAbsent(owner.name(), owner));
    var names = new ArrayList<String>();
    picture.tints().forEach(tint -> names.add(tint.owner()));
    picture.pieces().forEach(piece -> names.add(piece.owner()));
    picture.arrows().forEach(arrow -> names.add(arrow.owner()));
    names.forEach(name -> owners.putIfAbsent(name, new MapPicture.Owner(name, false, 0, 0)));
    return List.copyOf(owners.values());
  }

  private static List<OwnerColour> liveries(List<MapPicture.Owner> owners) {
    List<OwnerColour> seated =
        new ArrayList<>(
            OwnerColour.onMap(
                owners.stream()
                    .filter(MapPicture.Owner::seated)
                    .map(MapPicture.Owner::name)
                    .toList()));
    List<OwnerColour> liveries = new ArrayList<>();
    int foreign = 0;
    for (MapPicture.Owner owner : owners) {
      liveries.add(owner.seated() ? seated.removeFirst() : OwnerColour.foreign(foreign++));
    }
    return liveries;
  }

  /// {@return a name as people read it: capitals are for the files, `Austria` for people}
  private static String called(String name) {
    boolean shouted = name.length() > 3 && name.equals(name.toUpperCase(Locale.ROOT));
    return shouted ? name.charAt(0) + name.substring(1).toLowerCase(Locale.ROOT) : name;
  }

  /// {@return what an owner is called at a table}
  static Called called(PicturedTable table, String name) {
    return Called.of(table, name, called(name));
  }

  OwnerMark of(String owner) {
    OwnerMark ownerMark = banners.get(owner);
    if (ownerMark == null) {
      throw new IllegalStateException("no banner for an owner of this picture");
    }
    return ownerMark;
  }

  List<OwnerMark> all() {
    return List.copyOf(banners.values());
  }
}
