package depesche.laws.broken.bot.desk;

import depesche.adjudicator.Fact;

/// A fact that is no record, badly named.
final class NoRecordInfo implements Fact {

  String getWord() {
    return "";
  }
}
