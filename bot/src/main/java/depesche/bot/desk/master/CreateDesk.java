package depesche.bot.desk.master;

import static depesche.bot.desk.CommonVerdicts.refused;
import static depesche.bot.desk.CommonVerdicts.taken;

import depesche.adjudicator.Verdict;
import depesche.adjudicator.rules.Ruling;
import depesche.adjudicator.rules.Title;
import depesche.bot.desk.Command;
import depesche.bot.desk.CommonVerdicts;
import depesche.bot.desk.Desk;
import depesche.bot.desk.DeskFact;
import depesche.bot.desk.DeskFact.Refusal;
import depesche.bot.desk.Request;
import depesche.bot.game.ClockTerms;
import depesche.bot.game.Game;
import depesche.bot.game.Games;
import depesche.bot.ledger.NewGame;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/// `CREATE bismarck blood-and-iron endYear=1870`: a new game, open for players.
public final class CreateDesk implements Desk {

  private static final Pattern NAME = Pattern.compile("[a-z][a-z0-9-]{1,31}");

  @Override
  public List<String> words() {
    return List.of("CREATE");
  }

  @Override
  public Verdict serve(Request request, Command command) {
    if (!request.master()) {
      return refused(new Refusal.NotMaster("CREATE"));
    }
    String name = command.said(1).toLowerCase(Locale.ROOT);
    if (!NAME.matcher(name).matches()) {
      return refused(new Refusal.GameNameOdd(command.said(1)));
    }
    if (request.unitOfWork.game(name).isPresent()) {
      return refused(new Refusal.GameExists(name));
    }
    String word = command.said(2).toLowerCase(Locale.ROOT);
    List<String> titles = request.services.library().titles().stream().map(Title::id).toList();
    if (!titles.contains(word)) {
      return refused(new Refusal.UnknownTitle(command.said(2), titles));
    }
    Title title = request.services.library().rules(word).title();
    List<String> options = command.words().stream().skip(3).toList();
    return options.stream()
        .flatMap(option -> problem(request, title, option).stream())
        .findFirst()
        .map(CommonVerdicts::refused)
        .orElseGet(() -> create(request, name, title, options));
  }

  private static Optional<Refusal> problem(Request request, Title title, String option) {
    String[] parts = option.split("=", 2);
    Optional<Ruling> ruling =
        title.options().stream().filter(known -> known.key().equals(parts[0])).findFirst();
    if (ruling.isEmpty()) {
      List<String> keys = title.options().stream().map(Ruling::key).toList();
      return Optional.of(new Refusal.UnknownOption(parts[0], title.name(), keys));
    }
    String value = parts.length == 2 ? parts[1] : "";
    return request.services.library().allows(title, parts[0], value)
        ? Optional.empty()
        : Optional.of(new Refusal.OptionRefused(parts[0], value, ruling.get().values()));
  }

  private static Verdict create(Request request, String name, Title title, List<String> options) {
    Game game =
        request
            .services
            .games()
            .create(
                request.unitOfWork,
                new NewGame(
                    name,
                    title.id(),
                    title.edition(),
                    options,
                    request.services.settings().games().clock(),
                    request.address,
                    Games.seats(title),
                    request.now));
    game.show("created", request.now);
    return taken(
        new DeskFact.GameCreated(
            name, title.name(), ClockTerms.of(game.policy()), game.commitment()));
  }
}
