package depesche.adjudicator;

import java.util.List;

/// From one set of demands to the next: where we stand now and what happened on the way, in order.
public record Step<P>(P position, List<News> news) {

  public Step {
    news = List.copyOf(news);
  }
}
