package depesche.adjudicator.rules;

import java.util.List;

/// A published game, as a library lists it.
///
/// @param id the word by which commands name it, such as `blood-and-iron`
/// @param name the name on the box
/// @param edition the edition of our rules; a game stays with the edition it began with
/// @param fewest the fewest seats
/// @param most the most seats
/// @param colours names for the seats of a table that brings none, in table order
/// @param options every disputed rule, with the answers it may take
/// @param naming whose names the countries have
/// @param words of its letters, for channels that offer commands and forms
/// @param asksMaster whether demands may be for [Seat#MASTER]
public record Title(
    String id,
    String name,
    String edition,
    int fewest,
    int most,
    List<String> colours,
    List<Ruling> options,
    Naming naming,
    TitleWords words,
    boolean asksMaster) {

  public Title {
    colours = List.copyOf(colours);
    options = List.copyOf(options);
  }

  /// Whose names the countries have.
  public enum Naming {
    /// Players invent them.
    PLAYERS,
    /// They are those of the seats.
    SEATS
  }

  /// A title that asks nobody but its players.
  public Title(
      String id,
      String name,
      String edition,
      int fewest,
      int most,
      List<String> colours,
      List<Ruling> options,
      Naming naming,
      TitleWords words) {
    this(id, name, edition, fewest, most, colours, options, naming, words, false);
  }

  /// A title whose players invent names, without words of its own.
  public Title(
      String id,
      String name,
      String edition,
      int fewest,
      int most,
      List<String> colours,
      List<Ruling> options) {
    this(id, name, edition, fewest, most, colours, options, Naming.PLAYERS, TitleWords.none());
  }
}
