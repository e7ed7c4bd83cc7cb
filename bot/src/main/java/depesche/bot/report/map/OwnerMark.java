package depesche.bot.report.map;

import depesche.adjudicator.picture.Picture.MapPicture;
import depesche.bot.report.canvas.OwnerColour;
import depesche.bot.report.canvas.Svg;

/// How one owner shows on the map.
///
/// @param number of the owner in the legend, from 0
/// @param mark one or two letters that no other owner has
record OwnerMark(MapPicture.Owner owner, OwnerColour livery, int number, String mark) {

  /// {@return the paint of the owner's weave}
  String weave() {
    return "url(#weave" + number + ")";
  }

  void define(Svg svg) {
    svg.open(
        "pattern",
        "id",
        "weave" + number,
        "width",
        OwnerColour.TILE,
        "height",
        OwnerColour.TILE,
        "patternUnits",
        "userSpaceOnUse",
        "viewBox",
        "0 0 12 12");
    svg.leaf(
        "path",
        "d",
        livery.weave(),
        "fill",
        "none",
        "stroke",
        livery.deep(),
        "stroke-opacity",
        "0.36",
        "stroke-linecap",
        "round",
        "stroke-width",
        livery.weave().contains("h0.1") ? "2.6" : "1");
    svg.close("pattern");
  }
}
