package depesche.bot.report.map;

import depesche.adjudicator.picture.Picture.MapPicture;
import depesche.bot.report.canvas.OwnerColour;
import depesche.bot.report.canvas.Svg;

/// How one owner shows on the map.
///
/// @param number of the owner in the legend, from 0
/// @param mark one or two letters that no other owner has
/// @param told whether elements say whose they are
record OwnerMark(
    MapPicture.Owner owner, OwnerColour livery, int number, String mark, boolean told) {

  /// {@return the same for the legend, where it is an example and no part of the position}
  OwnerMark example() {
    return new OwnerMark(owner, livery, number, mark, false);
  }

  /// {@return the paint of the owner's weave}
  String weave() {
    return "url(#weave" + number + ")";
  }

  /// {@return what an element says that shows something of the owner's}
  ///
  /// @param part `unit`, `tint` or `arrow`
  Object[] part(String part) {
    return !told ? new Object[0] : new Object[] {"data-seat", owner.name(), "data-part", part};
  }

  void define(Svg svg, MapLight light) {
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
        light.ink(),
        "stroke-opacity",
        "0.26",
        "stroke-linecap",
        "round",
        "stroke-width",
        livery.weave().contains("h0.1") ? "2.6" : "1");
    svg.close("pattern");
  }
}
