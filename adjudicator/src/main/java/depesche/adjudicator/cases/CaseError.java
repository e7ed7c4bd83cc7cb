package depesche.adjudicator.cases;

import java.util.List;

/// Why a case cannot be judged. Lines count from 1.
public sealed interface CaseError {

  /// {@return where}
  int line();

  /// The line, or a word in it, does not have the form it should have.
  ///
  /// @param word that was found, or the one that is missing
  /// @param form what the line should look like
  record Misread(int line, String word, String form) implements CaseError {}

  /// The map of the variant has no such place, or it is no supply centre where one is due, or a
  /// unit of this kind cannot stand there.
  ///
  /// @param instead where in the same province it could
  record NotOnMap(int line, String word, String map, List<String> instead) implements CaseError {

    public NotOnMap {
      instead = List.copyOf(instead);
    }
  }

  /// There are more units than can be judged at once.
  record Crowded(int line, int most) implements CaseError {}

  /// A second unit stands in a province.
  record Occupied(int line, String province) implements CaseError {}

  /// The variant is not known.
  ///
  /// @param variants that can be named instead
  record NoVariant(int line, String variant, List<String> variants) implements CaseError {

    public NoVariant {
      variants = List.copyOf(variants);
    }
  }

  /// An option that is not known, or cannot be answered so.
  ///
  /// @param why in words, with what can be written instead
  record NoOption(int line, String why) implements CaseError {}
}
