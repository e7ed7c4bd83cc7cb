package depesche.adjudicator.table.acts;

import depesche.adjudicator.Fact;
import depesche.adjudicator.Seat;
import depesche.adjudicator.table.layout.TableBook;
import depesche.adjudicator.table.position.LiveTable;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// A verb of a moderated table, and what is done when a line begins with it.
///
/// @param forms how its lines are written; the first shows it to those who leave something out
/// @param event how others name it who answer it in advance, such as `COUP IN {city}`; empty if a
///   title lets nobody answer it
/// @param right who may do it
/// @param rule asked before its words are read
public record TableVerb(List<VerbForm> forms, String event, Right right, Rule rule, Deed deed) {

  public TableVerb {
    forms = List.copyOf(forms);
  }

  /// Who may do something.
  public enum Right {
    /// The seat whose turn it is, or the master.
    TURN,
    /// Every seat, at any time.
    ANY
  }

  /// What is done. It changes the table, or says why it cannot be done; then nothing of it stays.
  public interface Deed {

    /// Does it.
    ///
    /// @param seat who does it
    /// @param words behind the verb
    /// @return why it cannot be done; empty if it is done
    Optional<Fact> act(LiveTable table, Seat seat, ActWords words);
  }

  /// When something can be done.
  public interface Rule {

    /// {@return why it cannot be done now}
    Optional<Fact> stops(LiveTable table, String verb);
  }

  /// {@return an act of the seat whose turn it is}
  public static TableVerb turn(String form, Deed deed) {
    return turn(List.of(new VerbForm(form)), deed);
  }

  /// {@return an act of the seat whose turn it is, which can be written in several ways}
  public static TableVerb turn(List<VerbForm> forms, Deed deed) {
    return new TableVerb(forms, "", Right.TURN, (_, _) -> Optional.empty(), deed);
  }

  /// {@return an act of any seat at any time}
  public static TableVerb any(String form, Deed deed) {
    return any(List.of(new VerbForm(form)), deed);
  }

  /// {@return an act of any seat at any time, which can be written in several ways}
  public static TableVerb any(List<VerbForm> forms, Deed deed) {
    return new TableVerb(forms, "", Right.ANY, (_, _) -> Optional.empty(), deed);
  }

  /// {@return the word by which its lines begin, in capitals}
  public String word() {
    return forms.getFirst().verb();
  }

  /// {@return the first of its forms whose things are at a table}
  public VerbForm form(LiveTable table) {
    return forms.stream()
        .filter(form -> form.shown(table).isPresent())
        .findFirst()
        .orElse(forms.getFirst());
  }

  /// {@return one more form, with the blanks that its own have}
  VerbForm form(String text) {
    return new VerbForm(text, forms.getFirst().own());
  }

  /// {@return the same with one form more}
  public TableVerb or(String form) {
    List<VerbForm> more = new ArrayList<>(forms);
    more.add(form(form));
    return new TableVerb(more, event, right, rule, deed);
  }

  /// {@return the same with a blank of the title in its forms}
  public TableVerb naming(String blank, VerbForm.Things things) {
    return new TableVerb(
        forms.stream().map(form -> form.naming(blank, things)).toList(), event, right, rule, deed);
  }

  /// {@return the same, which others may answer}
  ///
  /// @param how they name it in advance
  public TableVerb answered(String how) {
    return new TableVerb(forms, how, right, rule, deed);
  }

  /// {@return how others name it who answer it in advance; empty if nobody answers it in a game}
  Optional<VerbForm> event(TableBook book) {
    boolean asks =
        book.layout().phases().stream().anyMatch(phase -> phase.answered().contains(word()));
    return Optional.of(event.isEmpty() && asks ? word() + " BY {seat}" : event)
        .filter(how -> !how.isEmpty())
        .map(this::form);
  }

  /// {@return the same with one rule more, asked behind those that it has}
  public TableVerb when(Rule more) {
    Rule both = (table, verb) -> rule.stops(table, verb).or(() -> more.stops(table, verb));
    return new TableVerb(forms, event, right, both, deed);
  }

  /// Does it, unless a rule stops it.
  ///
  /// @param seat who does it
  /// @param words behind the verb
  /// @return why it cannot be done; empty if it is done
  public Optional<Fact> act(LiveTable table, Seat seat, ActWords words) {
    return rule.stops(table, word()).or(() -> deed.act(table, seat, words));
  }
}
