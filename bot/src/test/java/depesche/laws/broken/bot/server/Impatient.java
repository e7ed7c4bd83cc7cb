package depesche.laws.broken.bot.server;

import org.awaitility.Awaitility;

/// Opens a house, and asks again and again what it will be told.
public final class Impatient {

  void waits() {
    House house = House.open();
    Awaitility.await().until(house::isQuiet);
  }

  /// A house.
  static final class House {

    static House open() {
      return new House();
    }

    boolean isQuiet() {
      return true;
    }
  }
}
