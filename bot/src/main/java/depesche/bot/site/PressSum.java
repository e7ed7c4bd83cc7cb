package depesche.bot.site;

import depesche.bot.ledger.press.PressRow;

/// What pages have to know of each press to everybody that has left, without its words.
///
/// @param phase in which it was written
/// @param sum over all of it that a page may show
record PressSum(long id, String phase, String sum) {

  static PressSum of(PressRow row) {
    String sum = new Made().of(row.id, row.shownFrom, row.shownTo, row.text).sum();
    return new PressSum(row.id, row.phase, sum);
  }
}
