package depesche.bot.desk;

import static depesche.bot.desk.Verdicts.refused;
import static depesche.bot.desk.Verdicts.taken;

import depesche.adjudicator.Ruling;
import depesche.adjudicator.Title;
import depesche.adjudicator.Verdict;
import depesche.bot.desk.DeskFact.Refusal;
import depesche.bot.game.Game;
import depesche.bot.game.Games;
import depesche.bot.ledger.NewGame;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/// `CREATE bismarck blood-and-iron endYear=1870`: a new game, open for players.
final class Create implements Desk {

  private static final Pattern NAME = Pattern.compile("[a-z][a-z0-9-]{1,31}");

  @Override
  public List<String> words() {
    return List.of("CREATE");
  }

  @Override
  public Verdict serve(Visit visit, Command command) {
    if (!visit.master()) {
      return refused(new Refusal.NotMaster("CREATE"));
    }
    String name = command.said(1).toLowerCase(Locale.ROOT);
    if (!NAME.matcher(name).matches()) {
      return refused(new Refusal.GameNameOdd(command.said(1)));
    }
    if (visit.book.game(name).isPresent()) {
      return refused(new Refusal.GameExists(name));
    }
    String word = command.said(2).toLowerCase(Locale.ROOT);
    List<String> titles = visit.staff.library().titles().stream().map(Title::id).toList();
    if (!titles.contains(word)) {
      return refused(new Refusal.UnknownTitle(command.said(2), titles));
    }
    Title title = visit.staff.library().rules(word).title();
    List<String> options = command.words().stream().skip(3).toList();
    return options.stream()
        .flatMap(option -> problem(visit, title, option).stream())
        .findFirst()
        .map(Verdicts::refused)
        .orElseGet(() -> create(visit, name, title, options));
  }

  private static Optional<Refusal> problem(Visit visit, Title title, String option) {
    String[] parts = option.split("=", 2);
    Optional<Ruling> ruling =
        title.options().stream().filter(known -> known.key().equals(parts[0])).findFirst();
    if (ruling.isEmpty()) {
      List<String> keys = title.options().stream().map(Ruling::key).toList();
      return Optional.of(new Refusal.UnknownOption(parts[0], title.name(), keys));
    }
    String value = parts.length == 2 ? parts[1] : "";
    return visit.staff.library().allows(title, parts[0], value)
        ? Optional.empty()
        : Optional.of(new Refusal.OptionRefused(parts[0], value, ruling.get().values()));
  }

  private static Verdict create(Visit visit, String name, Title title, List<String> options) {
    Game game =
        visit
            .staff
            .games()
            .create(
                visit.book,
                new NewGame(
                    name,
                    title.id(),
                    title.edition(),
                    options,
                    visit.staff.settings().games().clock(),
                    visit.address,
                    Games.seats(title),
                    visit.now));
    game.show("created", visit.now);
    return taken(new DeskFact.GameCreated(name, title.name(), game.clock(), game.commitment()));
  }
}
