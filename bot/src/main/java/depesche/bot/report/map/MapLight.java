package depesche.bot.report.map;

import depesche.bot.report.canvas.Frame;
import depesche.bot.report.canvas.OwnerColour;

/// The colours of what is nobody's, by day and by night. Seats differ as much on both.
///
/// @param sea of water
/// @param line along the coast, in the water
/// @param coast where land and water meet
/// @param land without a part in the game
/// @param edge of such land
/// @param closed home countries
/// @param nobody provinces without an owner
/// @param ink of names and borders
/// @param halo around names on land
/// @param thick on both sides of a thick border
/// @param water the borders of seas, and captions
/// @param depth of names in the sea
/// @param paper around the map
record MapLight(
    String sea,
    String line,
    String coast,
    String land,
    String edge,
    String closed,
    String nobody,
    String ink,
    String halo,
    String thick,
    String water,
    String depth,
    String paper) {

  static final MapLight DAY =
      new MapLight(
          "#d1e4e5",
          "#9dbfc4",
          "#5c7479",
          "#ebe0cf",
          "#b5a585",
          "#e2d9c8",
          "#fbf1e1",
          "#1f1812",
          "#fffaf0",
          "#fbf5e6",
          "#7398a0",
          "#34616b",
          Frame.PAPER);

  static final MapLight NIGHT =
      new MapLight(
          "#0c1d26", "#1c3a48", "#6f8c96", "#2a2d29", "#5a5d56", "#202729", "#272c28", "#efe8da",
          "#0b0d0e", "#0b0d0e", "#3f6472", "#a9cbd4", "#14171a");

  static MapLight of(boolean dark) {
    return dark ? NIGHT : DAY;
  }

  String tint(OwnerColour colour) {
    return equals(NIGHT) ? colour.night() : colour.tint();
  }
}
