package depesche.bot.report.map;

import depesche.adjudicator.Picture;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.Set;

/// Gives every owner of a picture a livery and a mark.
final class Banners {

  private final SequencedMap<String, Banner> banners = new LinkedHashMap<>();

  Banners(Picture picture) {
    List<Picture.Owner> owners = everyone(picture);
    List<Livery> liveries = liveries(owners);
    Set<String> marks = new LinkedHashSet<>();
    for (int i = 0; i < owners.size(); i++) {
      String mark = mark(owners.get(i).name(), i, marks);
      marks.add(mark);
      banners.put(owners.get(i).name(), new Banner(owners.get(i), liveries.get(i), i, mark));
    }
  }

  /// The owners of the legend, and whoever else has a unit, a province or an order.
  private static List<Picture.Owner> everyone(Picture picture) {
    var owners = new LinkedHashMap<String, Picture.Owner>();
    picture.owners().forEach(owner -> owners.putIfAbsent(owner.name(), owner));
    var names = new ArrayList<String>();
    picture.tints().forEach(tint -> names.add(tint.owner()));
    picture.pieces().forEach(piece -> names.add(piece.owner()));
    picture.arrows().forEach(arrow -> names.add(arrow.owner()));
    names.forEach(name -> owners.putIfAbsent(name, new Picture.Owner(name, false, 0, 0)));
    return List.copyOf(owners.values());
  }

  private static List<Livery> liveries(List<Picture.Owner> owners) {
    var free = new ArrayList<>(Livery.SEATED);
    var chosen = new ArrayList<Optional<Livery>>();
    for (Picture.Owner owner : owners) {
      Optional<Livery> named =
          free.stream()
              .filter(livery -> owner.seated() && livery.belongsTo(owner.name()))
              .findFirst();
      named.ifPresent(free::remove);
      chosen.add(named);
    }
    var liveries = new ArrayList<Livery>();
    int seated = 0;
    int foreign = 0;
    for (int i = 0; i < owners.size(); i++) {
      if (chosen.get(i).isPresent()) {
        liveries.add(chosen.get(i).get());
      } else if (!owners.get(i).seated()) {
        liveries.add(cycled(Livery.FOREIGN, foreign++));
      } else if (!free.isEmpty()) {
        liveries.add(free.removeFirst());
      } else {
        liveries.add(cycled(Livery.SEATED, Livery.SEATED.size() + seated++));
      }
    }
    return liveries;
  }

  private static Livery cycled(List<Livery> from, int number) {
    int size = from.size();
    return from.get(number % size).woven(from.get((number + number / size * 3) % size));
  }

  private static String mark(String name, int number, Set<String> taken) {
    int[] letters =
        name.codePoints()
            .filter(Character::isLetterOrDigit)
            .filter(c -> Face.BOLD.glyphs().glyph(c) != 0)
            .toArray();
    if (letters.length > 0) {
      String first = new String(letters, 0, 1).toUpperCase(Locale.ROOT);
      if (!taken.contains(first)) {
        return first;
      }
      for (int i = 1; i < letters.length; i++) {
        String two = first + new String(letters, i, 1).toLowerCase(Locale.ROOT);
        if (!taken.contains(two)) {
          return two;
        }
      }
    }
    return String.valueOf(number + 1);
  }

  Banner of(String owner) {
    Banner banner = banners.get(owner);
    if (banner == null) {
      throw new IllegalStateException("no banner for an owner of this picture");
    }
    return banner;
  }

  List<Banner> all() {
    return List.copyOf(banners.values());
  }
}
