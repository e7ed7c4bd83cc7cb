package depesche.bot.ledger.press;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.GeneratedValue;
import jakarta.persistence.GenerationType;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.stream.Collectors;

/// A private thread on Discord in which some seats read what they write to each other.
@Entity
@Table(name = "press_thread")
public class PressThreadRow {

  @Id
  @GeneratedValue(strategy = GenerationType.IDENTITY)
  public long id;

  @Column(name = "game_id")
  public long gameId;

  /// The numbers of its seats as [#of] writes them.
  public String seats = "";

  /// The id of the thread; empty until it is made.
  public String channel = "";

  /// {@return the numbers of seats as they are kept}
  public static String of(Collection<Long> seats) {
    return seats.stream().sorted().map(String::valueOf).collect(Collectors.joining(" "));
  }

  /// {@return the numbers of its seats}
  public List<Long> numbers() {
    return Arrays.stream(seats.split(" ", -1)).map(Long::valueOf).toList();
  }
}
