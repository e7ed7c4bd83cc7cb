package depesche.adjudicator.bloodandiron;

import depesche.adjudicator.Fact;
import depesche.adjudicator.News;
import depesche.adjudicator.Picture;
import java.util.ArrayList;
import java.util.List;

/// What happens during one step, in order: the news, and the arrows for the map.
final class Chronicle {

  private final List<News> news = new ArrayList<>();
  private final List<Picture.Arrow> arrows = new ArrayList<>();

  void tell(Fact fact) {
    news.add(News.forAll(fact));
  }

  void draw(Picture.Arrow arrow) {
    arrows.add(arrow);
  }

  List<News> news() {
    return List.copyOf(news);
  }

  List<Picture.Arrow> arrows() {
    return List.copyOf(arrows);
  }
}
