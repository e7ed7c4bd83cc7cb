package depesche.bot.report.map;

import depesche.adjudicator.picture.Picture.MapPicture;
import java.util.stream.Collectors;

/// The picture in words, for those who cannot see it.
final class Description {

  private Description() {}

  static String of(MapPicture picture) {
    StringBuilder words = new StringBuilder();
    for (MapPicture.Owner owner : picture.owners()) {
      words.append(owner.name()).append(": centres ").append(owner.centres()).append(", units ");
      words.append(
          picture.pieces().stream()
              .filter(piece -> piece.owner().equals(owner.name()))
              .map(piece -> piece.kind() + " " + piece.area())
              .collect(Collectors.joining(", ")));
      words.append(". ");
    }
    return words.toString().strip();
  }
}
