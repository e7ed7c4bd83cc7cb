package depesche.bot.desk.series;

import static depesche.bot.desk.LineOutcome.refused;
import static depesche.bot.desk.LineOutcome.taken;

import depesche.adjudicator.Fact;
import depesche.adjudicator.rules.TableSize;
import depesche.adjudicator.rules.Title;
import depesche.bot.desk.Command;
import depesche.bot.desk.DeskFact;
import depesche.bot.desk.LetterEffect;
import depesche.bot.desk.LineOutcome;
import depesche.bot.desk.Request;
import depesche.bot.desk.master.TableSettings;
import depesche.bot.desk.master.TableTerms;
import depesche.bot.desk.press.ThreadTerms;
import depesche.bot.game.series.SeriesDraw;
import depesche.bot.game.series.SeriesRounds;
import depesche.bot.ledger.series.SeriesGameRow;
import depesche.bot.ledger.series.SeriesRow;
import depesche.bot.people.TableRules;
import depesche.bot.series.SeriesFact;
import depesche.bot.series.SeriesFact.Refusal;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/// What the master does with a series.
record SeriesMaster(Request request) {

  /// Room is left for the number of a game: `spring2027-12`.
  private static final int LONGEST = 26;

  private static final Pattern NAME = Pattern.compile("[a-z][a-z0-9-]{1," + (LONGEST - 1) + "}");

  LineOutcome create(Command command) {
    if (!request.rights.house()) {
      return refused(new DeskFact.Refusal.NotMaster("SERIES CREATE"));
    }
    String name = command.said(2).toLowerCase(Locale.ROOT);
    Optional<Fact> taken = nameTaken(name, command.said(2));
    if (taken.isPresent()) {
      return refused(taken.get());
    }
    SeriesSettings settings = new SeriesSettings(command.words().stream().skip(3).toList());
    if (settings.problem().isPresent()) {
      return refused(settings.problem().get());
    }
    if (settings.preset().isEmpty()) {
      return refused(new Refusal.PresetMissing(request.services.presets().names()));
    }
    return switch (TableSettings.preset(request, settings.preset())) {
      case TableSettings.Read.Bad(Fact why) -> refused(why);
      case TableSettings.Read.Good(TableTerms terms) -> {
        Title title = terms.title();
        int seats = settings.seats();
        TableSize size = request.services.games().size(title, terms.options());
        yield seats > 0 && !size.allows(seats)
            ? refused(new Refusal.SeatsOdd(title.name(), seats, size.fewest(), size.most()))
            : new ThreadTerms(request)
                .obstacle(name, TableRules.of(terms.rules()))
                .map(LineOutcome::refused)
                .orElseGet(() -> create(name, settings, terms));
      }
    };
  }

  private Optional<Fact> nameTaken(String name, String said) {
    if (!NAME.matcher(name).matches()) {
      return Optional.of(new Refusal.SeriesNameOdd(said, LONGEST));
    }
    if (request.unitOfWork.series().named(name).isPresent()) {
      return Optional.of(new Refusal.SeriesExists(name));
    }
    return request.unitOfWork.game(name).map(_ -> new Refusal.NameIsGames(name));
  }

  private LineOutcome create(String name, SeriesSettings settings, TableTerms terms) {
    SeriesRow series = new SeriesRow();
    series.name = name;
    settings.keep(series);
    series.title = terms.title().id();
    series.options = String.join("\n", terms.options());
    series.tableRules = terms.rules();
    series.clock = terms.clock();
    series.master = request.address;
    series.created = request.now;
    SeriesDraw draw = request.services.series().commit(request.unitOfWork, series);
    request.unitOfWork.series().enter(series);
    return taken(
        new SeriesFact.SeriesCreated(
            name,
            terms.title().name(),
            series.games,
            series.rounds,
            new SeriesFact.PointsExplained(series.points),
            draw.anchor(),
            draw.commitment()));
  }

  LineOutcome serve(String word, SeriesRow series) {
    if (series.state == SeriesRow.State.OVER) {
      return refused(new Refusal.SeriesIsOver(series.name));
    }
    return switch (word) {
      case "END" ->
          series.hasMoreRounds()
              ? end(series)
              : refused(new Refusal.AllRoundsDealt(series.name, series.rounds));
      case "NEXT" -> next(series);
      default ->
          series.state == SeriesRow.State.OPEN
              ? deal(series)
              : refused(new Refusal.StartedAlready(series.name, series.hasMoreRounds()));
    };
  }

  private LineOutcome next(SeriesRow series) {
    if (series.state == SeriesRow.State.OPEN) {
      return refused(new Refusal.SeriesNotBegun(series.name));
    }
    return series.hasMoreRounds()
        ? deal(series)
        : refused(new Refusal.AllRoundsDealt(series.name, series.rounds));
  }

  private LineOutcome deal(SeriesRow series) {
    SeriesRounds rounds = request.services.series();
    int players = SeriesRounds.ready(request.unitOfWork, series).size();
    int needed = rounds.fewest(series);
    if (players < needed) {
      return refused(
          new Refusal.TooFewPlayers(series.name, rounds.title(series).name(), players, needed));
    }
    SeriesFact dealt = rounds.deal(request.unitOfWork, series, request.now);
    return taken(dealt).with(new LetterEffect.ToldInSeries(series, "round-" + series.round, dealt));
  }

  /// Games that are played go on and count.
  private LineOutcome end(SeriesRow series) {
    int playing =
        (int)
            request.unitOfWork.series().games(series).stream()
                .filter((SeriesGameRow game) -> !game.isSettled())
                .count();
    series.rounds = series.round;
    if (playing == 0) {
      series.state = SeriesRow.State.OVER;
    }
    SeriesFact closed = new SeriesFact.SeriesClosed(series.name, playing);
    return taken(closed).with(new LetterEffect.ToldInSeries(series, "closed", closed));
  }
}
