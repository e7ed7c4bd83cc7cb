package depesche.laws.broken.adjudicator;

import depesche.laws.broken.bot.desk.Peeping;
import java.io.File;
import java.time.Instant;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;

/// Does everything that rules must not.
@SuppressWarnings({"StringCaseLocaleUsage", "DefaultLocale"})
public final class Impure {

  boolean reads() {
    return new File("map.json").exists();
  }

  Instant knowsTime() {
    return Instant.ofEpochMilli(System.currentTimeMillis());
  }

  Thread starts() {
    return Thread.ofVirtual().start(() -> {});
  }

  String speaks(String order) {
    return order.toUpperCase() + Locale.getDefault();
  }

  double gambles(List<String> cards) {
    Collections.shuffle(cards);
    return Math.random();
  }

  String iterates() {
    return String.join(" ", new HashSet<>(List.of("Prussia", "Austria")));
  }

  Peeping reachesOut() {
    return new Peeping();
  }
}
