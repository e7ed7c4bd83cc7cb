package depesche.adjudicator.script;

import depesche.adjudicator.Chance;
import depesche.adjudicator.Fact;
import depesche.adjudicator.picture.Picture;
import depesche.adjudicator.rules.Rules;
import java.util.List;

/// What a script needs from outside.
public interface ScriptContext {

  /// {@return the titles there are}
  List<Rules<?, ?>> titles();

  /// {@return the chance of one step, for everything that is not loaded}
  ///
  /// @param step from 1; setting up is step 1
  Chance chance(String seed, int step);

  /// {@return the words for a fact of a title}
  default String say(String title, Fact fact) {
    return FactText.of(fact);
  }

  /// Draws a picture of a title into a file.
  ///
  /// @throws IllegalArgumentException if the file cannot be written, with what to do
  default void draw(String title, Picture picture, String file) {
    throw new IllegalArgumentException("no pictures are drawn here");
  }

  /// Takes one line of output.
  ///
  /// @param line the line of the script that asked for it, from 1
  void print(int line, String text);
}
