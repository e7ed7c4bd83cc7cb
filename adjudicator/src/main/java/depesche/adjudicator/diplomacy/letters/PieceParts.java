package depesche.adjudicator.diplomacy.letters;

import depesche.adjudicator.Fact;
import depesche.adjudicator.combat.Order;
import depesche.adjudicator.diplomacy.ahead.BranchFact;
import depesche.adjudicator.diplomacy.ahead.BranchRefusalFact;
import depesche.adjudicator.diplomacy.ahead.Piece;
import depesche.adjudicator.diplomacy.campaign.PhaseId;
import depesche.adjudicator.diplomacy.orders.LaterOrderReader;
import depesche.adjudicator.diplomacy.orders.LinePart;
import depesche.adjudicator.kit.AheadFact;
import java.util.List;

/// What an order of a letter is that speaks of more than now.
record PieceParts(ReadPhase readPhase) {

  /// {@return what an order is that counts now, or that waits}
  LinePart part(String order, Piece piece, boolean counts) {
    PhaseId phase = piece.phase();
    if (readPhase.isLater(phase)) {
      return waiting(order, piece);
    }
    LinePart linePart = readPhase.orders(phase).read(order);
    if (linePart instanceof LinePart.Clear(_, String said) && !piece.conditions().isEmpty()) {
      return new LinePart.Bad(new BranchRefusalFact.NotUnderCondition(said));
    }
    if (linePart instanceof LinePart.Others(_, String said) && !piece.conditions().isEmpty()) {
      return new LinePart.Bad(new BranchRefusalFact.NotUnderCondition(said));
    }
    if (counts) {
      return linePart;
    }
    return switch (linePart) {
      case LinePart.Good(Order good, List<Fact> doubts, _) ->
          dormant(piece, good, readPhase.scene().meaning(good), doubts);
      case LinePart.Kept(Order kept, Fact meaning, List<Fact> doubts) ->
          dormant(piece, kept, meaning, doubts);
      case LinePart.Clear _,
          LinePart.Bad _,
          LinePart.Spent _,
          LinePart.Ahead _,
          LinePart.Others _ ->
          linePart;
    };
  }

  private static LinePart dormant(Piece piece, Order order, Fact meaning, List<Fact> doubts) {
    return new LinePart.Ahead(
        OrdersOnFile.subject(order),
        piece.condition(),
        BranchFact.under(piece.condition(), false, meaning),
        doubts);
  }

  LinePart waiting(String order, Piece piece) {
    String condition = piece.condition();
    return switch (new LaterOrderReader(readPhase.scene()).read(order, piece.phase())) {
      case LaterOrderReader.Later.Good(
              String subject,
              Order.Question question,
              String said,
              List<Fact> doubts) ->
          new LinePart.Ahead(
              subject,
              condition,
              BranchFact.under(
                  condition,
                  piece.holds(readPhase.scene().campaign()),
                  new AheadFact.KeptForPhase(said, piece.phase().at(question).title())),
              doubts);
      case LaterOrderReader.Later.Clear _ when !condition.isEmpty() ->
          new LinePart.Bad(new BranchRefusalFact.NotUnderCondition(order));
      case LaterOrderReader.Later.Clear(String subject) -> new LinePart.Clear(subject, order);
      case LaterOrderReader.Later.Bad(Fact why) -> new LinePart.Bad(why);
    };
  }
}
