package depesche.adjudicator.diplomacy.campaign;

import depesche.adjudicator.Fact;
import depesche.adjudicator.News;
import depesche.adjudicator.Step;
import depesche.adjudicator.picture.Picture.MapPicture;
import java.util.ArrayList;
import java.util.List;

/// What happens during one step, in order: the news, and the arrows for the map.
public final class StepLog {

  private final List<News> news = new ArrayList<>();
  private final List<MapPicture.Arrow> arrows = new ArrayList<>();

  /// Starts without news.
  public StepLog() {}

  /// News for everybody.
  public void tell(Fact fact) {
    news.add(News.forAll(fact));
  }

  public void draw(MapPicture.Arrow arrow) {
    arrows.add(arrow);
  }

  /// {@return the step that led to this position, the map with its arrows told last}
  ///
  /// @param title the phase with which the step began
  public Step<DiplomacyPosition> step(
      MapIndex map, DiplomacyPosition diplomacyPosition, String title) {
    tell(new MapDrawn(new MapPictures(map).of(diplomacyPosition, title, arrows)));
    return new Step<>(diplomacyPosition, news);
  }
}
