package depesche.adjudicator.weimar.chairs;

import depesche.adjudicator.Fact;
import depesche.adjudicator.Reader;
import depesche.adjudicator.Seat;
import depesche.adjudicator.picture.Picture;
import depesche.adjudicator.picture.SheetPicture;
import depesche.adjudicator.table.ModeratedTable;
import depesche.adjudicator.table.ModeratedView;
import depesche.adjudicator.table.ModeratedView.OwnTableState;
import depesche.adjudicator.table.ModeratedView.TableState;
import depesche.adjudicator.table.position.TablePosition;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// What one sees who plays several parties: the hands of all of them.
final class ChairView {

  private ChairView() {}

  static ModeratedView of(
      ModeratedTable table, TablePosition position, PartyChairs chairs, Reader reader) {
    List<Seat> parties =
        reader instanceof Reader.Holder(Seat chair) ? chairs.parties(chair) : List.of();
    List<String> demands =
        chairs.chairs().stream()
            .filter(chair -> isAsked(table, position, chairs, chair))
            .map(Seat::name)
            .toList();
    ModeratedView open = table.view(position, new Reader.Onlooker());
    TableState state = asking((TableState) open.state(), chairs, demands);
    if (parties.isEmpty()) {
      return new ModeratedView(state, open.picture());
    }
    List<ModeratedView> own =
        parties.stream().map(party -> table.view(position, new Reader.Holder(party))).toList();
    return new ModeratedView(joined(state, own), picture(parties, own));
  }

  private static boolean isAsked(
      ModeratedTable table, TablePosition position, PartyChairs chairs, Seat chair) {
    return !chairs.parties(chair).isEmpty()
        && !new ChairLetters(table, position, chairs, chair).asked().isEmpty();
  }

  /// The open state with the people who are asked, and who has won.
  private static TableState asking(TableState state, PartyChairs chairs, List<String> demands) {
    return new TableState(
        state.phase(),
        state.turn(),
        state.turnOf(),
        state.seats(),
        state.tracks(),
        state.pieces(),
        state.decks(),
        demands,
        state.journal(),
        state.over(),
        state.winners().stream()
            .filter(party -> !chairs.bots().contains(new Seat(party)))
            .map(party -> chairs.player(new Seat(party)).name())
            .distinct()
            .toList());
  }

  private static Fact joined(TableState state, List<ModeratedView> own) {
    List<String> hand = new ArrayList<>();
    List<String> filed = new ArrayList<>();
    for (ModeratedView view : own) {
      if (view.state() instanceof OwnTableState one) {
        hand.addAll(one.hand());
        filed.addAll(one.filed());
      }
    }
    return new OwnTableState(state, hand, filed);
  }

  /// The last panel of a sheet is the hand; here each says whose it is.
  private static Optional<Picture> picture(List<Seat> parties, List<ModeratedView> own) {
    List<SheetPicture.Panel> panels = new ArrayList<>();
    SheetPicture first = null;
    for (int i = 0; i < own.size(); i++) {
      if (own.get(i).picture().orElse(null) instanceof SheetPicture sheet) {
        first = first == null ? sheet : first;
        panels.addAll(hand(parties.get(i), sheet));
      }
    }
    if (first == null) {
      return Optional.empty();
    }
    List<SheetPicture.Panel> all =
        new ArrayList<>(first.panels().stream().filter(panel -> !isHand(panel)).toList());
    all.addAll(panels);
    return Optional.of(new SheetPicture(first.name(), first.title(), all, first.colours()));
  }

  private static boolean isHand(SheetPicture.Panel panel) {
    return panel.heading().equals("Your hand");
  }

  private static List<SheetPicture.Panel> hand(Seat party, SheetPicture sheet) {
    return sheet.panels().stream()
        .filter(ChairView::isHand)
        .map(panel -> new SheetPicture.Panel("Your hand, " + party, panel.narrow(), panel.items()))
        .toList();
  }
}
