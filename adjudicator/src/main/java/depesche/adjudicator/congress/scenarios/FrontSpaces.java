package depesche.adjudicator.congress.scenarios;

import depesche.adjudicator.congress.board.WarFront;
import java.util.List;

/// The spaces of a front that the playbook names, from the Allied end to Paris.
///
/// @param besides spaces beside the line, such as Vienna
public record FrontSpaces(WarFront front, String name, List<String> spaces, List<String> besides) {

  public FrontSpaces {
    spaces = List.copyOf(spaces);
    besides = List.copyOf(besides);
  }

  /// {@return where a French army goes that retreats so many spaces toward Paris}
  public String toward(String space, int steps) {
    int at = spaces.indexOf(space);
    return at < 0 ? space : spaces.get(Math.min(spaces.size() - 1, at + steps));
  }

  /// {@return where an Allied army goes that retreats so many spaces away from Paris}
  public String away(String space, int steps) {
    int at = spaces.indexOf(space);
    return at < 0 ? space : spaces.get(Math.max(0, at - steps));
  }
}
