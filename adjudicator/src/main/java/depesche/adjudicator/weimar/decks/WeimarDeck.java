package depesche.adjudicator.weimar.decks;

import depesche.adjudicator.cards.CardFormat;
import depesche.adjudicator.weimar.dice.RollChart;
import depesche.adjudicator.weimar.politics.Parliament;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// The cards and charts that an owner has typed.
///
/// @param charts what results mean, as far as they are typed
/// @param cuts how many seats a party loses when Parliament is too full, as far as it is typed
/// @param content all in its file that can change a game
public record WeimarDeck(
    String title,
    String note,
    List<WeimarCard> cards,
    RollChart charts,
    Parliament cuts,
    String content)
    implements CardFormat.Typed<WeimarCard> {

  public WeimarDeck {
    cards = List.copyOf(cards);
  }

  /// {@return the numbers of all cards that the playbook lists, in its order}
  public static List<String> numbers() {
    List<String> all = new ArrayList<>();
    add(all, "A", 1, 6);
    add(all, "A", 10, 16);
    add(all, "A", 21, 40);
    add(all, "A", 51, 58);
    add(all, "A", 61, 80);
    for (String party : List.of("S", "Z", "K", "D")) {
      add(all, party, 1, 12);
      add(all, party, 21, 30);
      for (int agenda = 1; agenda <= 4; agenda++) {
        all.add(party + "A" + agenda);
      }
    }
    return all;
  }

  private static void add(List<String> all, String prefix, int first, int last) {
    for (int number = first; number <= last; number++) {
      all.add(prefix + String.format(Locale.ROOT, "%02d", number));
    }
  }

  /// {@return a card, if it is typed}
  public Optional<WeimarCard> card(String id) {
    return cards.stream().filter(card -> card.id().equals(id)).findFirst();
  }
}
