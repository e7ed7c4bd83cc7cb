package depesche.demo.letters;

import java.util.List;

/// How things stand between the seats, as everybody can see. A province or a trait that they
/// quarrel about goes by its id.
public interface Affairs {

  /// One seat has something against another.
  ///
  /// @param about what was taken, or may be taken next
  record Grievance(String victim, String culprit, String about) {}

  /// {@return who still plays, in table order}
  List<String> seats();

  /// {@return centres or points}
  int score(String seat);

  /// {@return what both seats could promise to leave alone}
  List<String> between(String one, String other);

  /// {@return whether a seat has not left something alone since the last letters}
  boolean hasTouched(String seat, String about);

  /// {@return what seats took from one another since the last letters}
  List<Grievance> losses();

  /// {@return what seats could take from one another next}
  List<Grievance> threats();

  /// {@return what it is called in a letter}
  String called(String about);

  /// {@return the year, as a letter names it}
  String year();
}
