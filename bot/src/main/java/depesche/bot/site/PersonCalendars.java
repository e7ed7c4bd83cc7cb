package depesche.bot.site;

import depesche.bot.chance.RandomTokens;
import depesche.bot.game.Game;
import depesche.bot.game.Games;
import depesche.bot.ledger.Ledger;
import depesche.bot.ledger.PlayerRow;
import depesche.bot.ledger.StoredGame;
import depesche.bot.ledger.UnitOfWork;
import depesche.bot.people.PersonCalendar;
import depesche.bot.report.CalendarFile;
import depesche.bot.report.MailWriter;
import java.nio.charset.StandardCharsets;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Stream;

/// The calendars of people, each at an address of its own: the deadlines of all their games and
/// nothing else. They are in memory alone, never in the folder of pages. A guessed address costs
/// nothing; a right one is written anew only if something has happened since.
final class PersonCalendars {

  private final Ledger ledger;
  private final Games games;
  private final MailWriter mailWriter;
  private final SiteCalendar calendar;

  /// Whose address it is, by its hash: how long it takes to look one up tells nothing of it.
  private volatile Optional<Map<String, Long>> people = Optional.empty();

  private final AtomicLong changes = new AtomicLong();
  private final Map<Long, Written> written = new ConcurrentHashMap<>();

  PersonCalendars(Ledger ledger, Games games, MailWriter mailWriter, SiteCalendar calendar) {
    this.ledger = ledger;
    this.games = games;
    this.mailWriter = mailWriter;
    this.calendar = calendar;
  }

  /// A calendar as it was after so many changes.
  private record Written(long changes, String text) {}

  /// Something has happened in the ledger.
  void changed() {
    Map<String, Long> now =
        ledger.work(
            unitOfWork -> {
              Map<String, Long> all = new LinkedHashMap<>();
              unitOfWork
                  .people()
                  .calendars()
                  .forEach((id, kept) -> all.put(hash(PersonCalendar.word(unitOfWork, kept)), id));
              return all;
            });
    people = Optional.of(Map.copyOf(now));
    changes.incrementAndGet();
    written.keySet().retainAll(now.values());
  }

  private static String hash(String word) {
    return RandomTokens.hash("calendar", word);
  }

  /// {@return the calendar at an address; empty if it is nobody's}
  ///
  /// @throws IllegalStateException if that is not known yet
  Optional<byte[]> at(String word) {
    Map<String, Long> known = people.orElseThrow(() -> new IllegalStateException("not read yet"));
    return Optional.ofNullable(known.get(hash(word)))
        .flatMap(this::of)
        .map(text -> text.getBytes(StandardCharsets.UTF_8));
  }

  private Optional<String> of(long player) {
    Written known = written.get(player);
    if (known != null && known.changes() == changes.get()) {
      return Optional.of(known.text());
    }
    long now = changes.get();
    Optional<String> text = ledger.work(unitOfWork -> text(unitOfWork, unitOfWork.player(player)));
    text.ifPresent(one -> written.put(player, new Written(now, one)));
    return text.or(() -> Optional.ofNullable(known).map(Written::text));
  }

  /// {@return the calendar of a person; empty while the report of a turn is still to be written: it
  /// comes first}
  private Optional<String> text(UnitOfWork unitOfWork, PlayerRow player) {
    if (player.calendar.isEmpty()) {
      return Optional.empty();
    }
    List<CalendarFile.Event> all = new ArrayList<>();
    for (StoredGame stored : games(unitOfWork, player)) {
      if (stored.isUntold()) {
        return Optional.empty();
      }
      Game game = games.of(stored);
      all.addAll(calendar.events(game, Map.of(), ZoneId.of(player.zone)));
    }
    all.sort(Comparator.comparing(CalendarFile.Event::due));
    String name = mailWriter.of("calendar", "All", Map.of());
    return Optional.of(new CalendarFile(name, Optional.empty(), all).text());
  }

  /// {@return the games that somebody plays or runs and that are not over}
  private static List<StoredGame> games(UnitOfWork unitOfWork, PlayerRow player) {
    Stream<StoredGame> played =
        unitOfWork.seatsOf(player).stream()
            .filter(seat -> seat.mayAct(player))
            .map(seat -> unitOfWork.game(seat.gameId()));
    Stream<StoredGame> run =
        unitOfWork.people().runBy(player).stream().flatMap(name -> unitOfWork.game(name).stream());
    Stream<StoredGame> helped =
        unitOfWork.masters().by(player.id).stream()
            .map(row -> unitOfWork.game(row.gameId))
            .filter(game -> !game.isOver());
    return Stream.of(played, run, helped).flatMap(some -> some).distinct().toList();
  }
}
