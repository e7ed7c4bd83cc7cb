package depesche.bot.report;

import depesche.adjudicator.picture.Picture;
import depesche.adjudicator.picture.SheetPicture;
import depesche.adjudicator.picture.SheetPicture.Card;
import depesche.adjudicator.picture.SheetPicture.Counter;
import depesche.adjudicator.picture.SheetPicture.Item;
import depesche.adjudicator.picture.SheetPicture.Marker;
import depesche.adjudicator.picture.SheetPicture.Panel;
import depesche.adjudicator.picture.SheetPicture.Space;
import java.util.List;
import java.util.stream.Collectors;

/// Puts into words what a picture says as facts and by keys, before it is painted or kept.
///
/// @param title whose templates have the words
record SheetWords(Sentences sentences, String title) {

  Picture of(Picture picture) {
    return switch (picture) {
      case Picture.MapPicture map -> map;
      case Picture.BoardPicture board -> board;
      case SheetPicture sheet ->
          new SheetPicture(
              sheet.name(),
              sheet.title(),
              sheet.panels().stream().map(this::panel).toList(),
              sheet.colours(),
              sheet.table());
    };
  }

  private String label(String label) {
    return sentences.label(title, label);
  }

  private Panel panel(Panel panel) {
    return new Panel(
        label(panel.heading()), panel.narrow(), panel.items().stream().map(this::item).toList());
  }

  private Item item(Item item) {
    return switch (item) {
      case SheetPicture.Track track ->
          new SheetPicture.Track(
              label(track.label()), track.spaces().stream().map(this::space).toList());
      case SheetPicture.Cards cards ->
          new SheetPicture.Cards(
              label(cards.label()), cards.cards().stream().map(this::card).toList());
      case SheetPicture.Counters counters ->
          new SheetPicture.Counters(counters(counters.counters()));
      case SheetPicture.Pools pools -> new SheetPicture.Pools(counters(pools.counters()));
      case SheetPicture.Notes notes -> notes;
      case SheetPicture.Grid grid -> grid;
      case SheetPicture.Filed filed -> filed;
    };
  }

  private List<Counter> counters(List<Counter> counters) {
    return counters.stream().map(one -> new Counter(label(one.name()), one.amount())).toList();
  }

  private Space space(Space space) {
    return new Space(
        space.name(),
        label(space.zone()),
        space.drift(),
        space.markers().stream()
            .map(one -> new Marker(label(one.name()), one.active(), label(one.owner())))
            .toList());
  }

  private Card card(Card card) {
    String says =
        card.says().stream()
            .map(fact -> sentences.say(title, fact))
            .collect(Collectors.joining(" "));
    return new Card(
        label(card.head()),
        card.name(),
        card.kind(),
        card.tone(),
        card.says().isEmpty() ? card.text() : says,
        card.discs(),
        label(card.note()));
  }
}
