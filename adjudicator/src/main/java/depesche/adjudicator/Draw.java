package depesche.adjudicator;

import java.util.List;

/// A stream of chance.
public interface Draw {

  /// {@return a number from 0 to `n - 1`, each as likely}
  int below(int n);

  /// {@return the items in a random order, each order as likely}
  <T> List<T> shuffled(List<T> items);
}
