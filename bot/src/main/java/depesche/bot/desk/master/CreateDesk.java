package depesche.bot.desk.master;

import static depesche.bot.desk.LineOutcome.refused;
import static depesche.bot.desk.LineOutcome.taken;

import depesche.adjudicator.Fact;
import depesche.adjudicator.rules.DeckCheck;
import depesche.adjudicator.rules.DeckFiles;
import depesche.adjudicator.rules.PlayedDeck;
import depesche.bot.clock.ClockTerms;
import depesche.bot.desk.Command;
import depesche.bot.desk.Desk;
import depesche.bot.desk.DeskFact.Refusal;
import depesche.bot.desk.LetterEffect;
import depesche.bot.desk.LineOutcome;
import depesche.bot.desk.NewGameFact;
import depesche.bot.desk.Request;
import depesche.bot.desk.press.ThreadTerms;
import depesche.bot.game.Game;
import depesche.bot.ledger.NewGame;
import depesche.bot.people.ProofFact;
import depesche.bot.people.TableRules;
import depesche.bot.press.PressFact;
import depesche.bot.series.SeriesFact;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/// `CREATE bismarck blood-and-iron endYear=1870 days=Mon-Fri`, `CREATE bismarck preset=short-war`:
/// a new game, open for players.
public final class CreateDesk implements Desk {

  /// So many missing things are named; `./depesche deck check` names all.
  private static final int FIRST = 3;

  private static final Pattern NAME = Pattern.compile("[a-z][a-z0-9-]{1,31}");

  @Override
  public List<String> words() {
    return List.of("CREATE");
  }

  @Override
  public LineOutcome serve(Request request, Command command) {
    if (!request.rights.house()) {
      boolean unset =
          request.isCall()
              && !request.unitOfWork.directory().hasGames(request.services.settings().discord());
      return refused(unset ? new Refusal.NotSetUp() : new Refusal.NotMaster("CREATE"));
    }
    String name = command.said(1).toLowerCase(Locale.ROOT);
    if (!NAME.matcher(name).matches()) {
      return refused(new Refusal.GameNameOdd(command.said(1)));
    }
    if (request.unitOfWork.game(name).isPresent()) {
      return refused(new Refusal.GameExists(name));
    }
    if (request.unitOfWork.series().named(name).isPresent()) {
      return refused(new SeriesFact.Refusal.NameIsSeries(name));
    }
    return switch (TableSettings.read(request, command.words().stream().skip(2).toList())) {
      case TableSettings.Read.Good(TableTerms terms) -> create(request, name, terms);
      case TableSettings.Read.Bad(Fact why) -> refused(why);
    };
  }

  private static LineOutcome create(Request request, String name, TableTerms terms) {
    Optional<PressFact.Refusal> obstacle =
        new ThreadTerms(request).obstacle(name, TableRules.of(terms.rules()));
    if (obstacle.isPresent()) {
      return refused(obstacle.get());
    }
    if (!request.authorship.isProved()) {
      return LineOutcome.awaited(
          new ProofFact.GameAsked(name, terms.title().name()), Optional.empty());
    }
    Game game =
        request
            .services
            .games()
            .create(
                request.unitOfWork,
                new NewGame(
                    name,
                    terms.title().id(),
                    terms.title().edition(),
                    terms.options(),
                    terms.clock(),
                    request.address,
                    request.services.games().seats(terms.title(), terms.options()),
                    request.now));
    TableRules.set(game, terms.rules());
    return taken(
            new NewGameFact.GameCreated(
                name,
                terms.title().name(),
                ClockTerms.of(game.policy(), terms.title()),
                cards(game),
                game.commitment()))
        .with(new LetterEffect.Shown(game, "created", true), new LetterEffect.Logged(game));
  }

  /// {@return what the table will be asked for, since nobody has typed it in}
  private static List<Fact> cards(Game game) {
    return DeckFiles.of(game.rules(), game.options()).stream()
        .flatMap(deck -> deck.unfinished().map(check -> missing(deck, check)).stream())
        .toList();
  }

  private static Fact missing(PlayedDeck deck, DeckCheck check) {
    List<String> first = check.first(FIRST);
    return new NewGameFact.CardsMissing(
        PlayedDeck.path(deck.file()),
        check.whole(),
        check.needed(),
        first,
        check.stops() - first.size());
  }
}
