package depesche.adjudicator.cases;

import java.util.List;

/// Why a case cannot be judged. Lines count from 1.
public sealed interface Trouble {

  /// {@return where}
  int line();

  /// The line, or a word in it, does not have the form it should have.
  ///
  /// @param word that was found, or the one that is missing
  /// @param form what the line should look like
  record Misread(int line, String word, String form) implements Trouble {}

  /// The map of the variant has no such province, or it is no supply centre where one is due.
  record NotOnMap(int line, String word, String map) implements Trouble {}

  /// A second unit stands in a province.
  record Occupied(int line, String province) implements Trouble {}

  /// The variant is not known, or not there yet.
  ///
  /// @param variants that can be named instead
  record NoVariant(int line, String variant, List<String> variants) implements Trouble {

    public NoVariant {
      variants = List.copyOf(variants);
    }
  }
}
