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
/// @param asked who may be asked something
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
    Asked asked) {

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

  /// Who may be asked something.
  public enum Asked {
    SEATS,
    /// Demands may be for [Seat#MASTER], too.
    SEATS_AND_MASTER
  }

  /// {@return whether nobody else is at its table}
  public boolean isForOne() {
    return most == 1;
  }

  /// {@return whether demands may be for [Seat#MASTER]}
  public boolean asksMaster() {
    return asked == Asked.SEATS_AND_MASTER;
  }
}
