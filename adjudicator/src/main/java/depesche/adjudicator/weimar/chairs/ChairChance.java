package depesche.adjudicator.weimar.chairs;

import depesche.adjudicator.Audience;
import depesche.adjudicator.Chance;
import depesche.adjudicator.Draw;
import java.util.List;

/// Chance at a table where some play several parties: cards of a party are shown to its player.
record ChairChance(Chance chance, PartyChairs chairs) implements Chance {

  @Override
  public Draw open(String purpose, String scope) {
    return chance.open(purpose, scope);
  }

  @Override
  public Draw hidden(String purpose, String scope) {
    return chance.hidden(purpose, scope);
  }

  @Override
  public Draw blind(String purpose, String scope) {
    return chance.blind(purpose, scope);
  }

  @Override
  public void shown(String purpose, String scope, List<?> cards, Audience audience) {
    chance.shown(purpose, scope, cards, chairs.heard(audience));
  }
}
