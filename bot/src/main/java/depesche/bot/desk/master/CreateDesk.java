package depesche.bot.desk.master;

import static depesche.bot.desk.CommonVerdicts.refused;
import static depesche.bot.desk.CommonVerdicts.taken;

import depesche.adjudicator.Fact;
import depesche.adjudicator.Verdict;
import depesche.adjudicator.rules.Ruling;
import depesche.adjudicator.rules.Title;
import depesche.bot.clock.ClockPolicy;
import depesche.bot.clock.ClockTerms;
import depesche.bot.clock.PolicyText;
import depesche.bot.desk.Command;
import depesche.bot.desk.CommonVerdicts;
import depesche.bot.desk.Desk;
import depesche.bot.desk.DeskFact;
import depesche.bot.desk.DeskFact.Refusal;
import depesche.bot.desk.Request;
import depesche.bot.desk.play.DeadlineDesk;
import depesche.bot.game.Game;
import depesche.bot.game.Games;
import depesche.bot.ledger.NewGame;
import depesche.bot.people.TableRules;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// `CREATE bismarck blood-and-iron endYear=1870 days=Mon-Fri`: a new game, open for players.
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
    List<String> settings = command.words().stream().skip(3).toList();
    List<String> options = settings.stream().filter(option -> !isOfClock(title, option)).toList();
    Optional<Verdict> problem =
        options.stream()
            .flatMap(option -> problem(request, title, option).stream())
            .findFirst()
            .map(CommonVerdicts::refused);
    String clock =
        settings.stream()
            .filter(option -> isOfClock(title, option))
            .collect(Collectors.joining("; "));
    return problem.orElseGet(
        () ->
            switch (DeadlineDesk.clock(request, clock)) {
              case DeadlineDesk.Clock.Good(ClockPolicy policy) ->
                  create(request, name, title, options, policy);
              case DeadlineDesk.Clock.Bad(Fact why) -> new Verdict.Refused(why);
            });
  }

  /// {@return whether it is about deadlines, such as `days=Mon-Fri`; an option of the title comes
  /// first}
  private static boolean isOfClock(Title title, String option) {
    String key = option.split("=", 2)[0];
    return PolicyText.isKey(key)
        && option.contains("=")
        && title.options().stream().noneMatch(known -> known.key().equals(key));
  }

  private static Optional<Refusal> problem(Request request, Title title, String option) {
    String[] parts = option.split("=", 2);
    Optional<TableRules.Rule> rule = TableRules.Rule.named(parts[0]);
    if (rule.isPresent()) {
      String value = parts.length == 2 ? parts[1] : "";
      return rule.get().read(value).isPresent()
          ? Optional.empty()
          : Optional.of(new Refusal.OptionRefused(parts[0], value, rule.get().answers()));
    }
    Optional<Ruling> ruling =
        title.options().stream().filter(known -> known.key().equals(parts[0])).findFirst();
    if (ruling.isEmpty()) {
      List<String> keys =
          Stream.concat(title.options().stream().map(Ruling::key), TableRules.keys().stream())
              .toList();
      return Optional.of(new Refusal.UnknownOption(parts[0], title.name(), keys));
    }
    String value = parts.length == 2 ? parts[1] : "";
    return request.services.library().allows(title, parts[0], value)
        ? Optional.empty()
        : Optional.of(new Refusal.OptionRefused(parts[0], value, ruling.get().values()));
  }

  private static Verdict create(
      Request request, String name, Title title, List<String> options, ClockPolicy policy) {
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
                    options.stream().filter(option -> rule(option).isEmpty()).toList(),
                    PolicyText.of(policy),
                    request.address,
                    Games.seats(title),
                    request.now));
    options.forEach(
        option ->
            rule(option)
                .ifPresent(
                    rule ->
                        TableRules.set(
                            game, rule, rule.read(option.split("=", 2)[1]).orElseThrow())));
    request.rights.actsOn(game);
    game.show("created", request.now);
    return taken(
        new DeskFact.GameCreated(
            name, title.name(), ClockTerms.of(game.policy()), game.commitment()));
  }

  private static Optional<TableRules.Rule> rule(String option) {
    return TableRules.Rule.named(option.split("=", 2)[0]);
  }
}
