package depesche.bot.desk.play;

import static depesche.bot.desk.CommonVerdicts.forReader;

import depesche.adjudicator.Fact;
import depesche.adjudicator.Phase;
import depesche.adjudicator.picture.Picture;
import depesche.adjudicator.rules.Ahead;
import depesche.adjudicator.rules.Title;
import depesche.bot.config.DidYouMean;
import depesche.bot.desk.Command;
import depesche.bot.desk.CommonVerdicts;
import depesche.bot.desk.Desk;
import depesche.bot.desk.DeskFact;
import depesche.bot.desk.GameStatus;
import depesche.bot.desk.LetterEffect;
import depesche.bot.desk.LetterNote;
import depesche.bot.desk.LineOutcome;
import depesche.bot.desk.Request;
import depesche.bot.desk.Scoreboard;
import depesche.bot.desk.WriterStanding;
import depesche.bot.game.Game;
import depesche.bot.game.ParcelWriter;
import depesche.bot.game.PastPictures;
import depesche.bot.game.Replay;
import depesche.bot.game.Trouble;
import depesche.bot.report.Mail;
import depesche.bot.report.MailContext;
import depesche.bot.votes.VoteFact;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/// `STATUS`, `HISTORY`, `MAP`, `MAP S1901M ORDERS`, `PLAYERS`, `SCOREBOARD` with a game's name or
/// without, and `HELP topic`: what is public, and what the reader's own seat knows.
public final class InformationDesk implements Desk {

  /// Words that begin sentences, too.
  private static final List<String> IN_A_LINE = List.of("PLAYERS", "SCOREBOARD");

  @Override
  public List<String> words() {
    return List.of("STATUS", "HISTORY", "MAP", "HELP", "PLAYERS", "SCOREBOARD");
  }

  @Override
  public Form form(String word) {
    return Form.QUESTION;
  }

  /// `Players, please be nice` is prose.
  @Override
  public boolean means(Request request, Command command) {
    Command plain = command.plain();
    return !IN_A_LINE.contains(command.word(0))
        || plain.words().size() == 1
        || (plain.words().size() == 2 && request.game(plain.said(1)).isPresent());
  }

  @Override
  public LineOutcome serve(Request request, Command command) {
    String asked = command.word(0);
    if (asked.equals("HELP")) {
      return help(request, command.rest(1).toLowerCase(Locale.ROOT));
    }
    AskedPhase about = AskedPhase.of(request, command);
    return forReader(request, asked, about.game(), game -> show(request, asked, game, about));
  }

  /// `HELP me, please` is HELP.
  private static final List<String> ASKING =
      List.of("me", "us", "please", "pls", "with", "on", "about", "the", "bitte", "mir");

  /// `HELP ORDERS`, `HELP ORDERS standard`, `HELP bismarck orders`. Help is never refused: of a
  /// topic that does not exist one gets the overview.
  private static LineOutcome help(Request request, String words) {
    List<String> rest = new ArrayList<>(List.of(words.strip().split("[\\s!?.,]+")));
    rest.removeIf(ASKING::contains);
    Optional<MailContext> named = named(request, rest);
    ParcelWriter parcelWriter = request.services.parcelWriter();
    MailContext mailContext =
        named
            .or(() -> request.game("").map(game -> new GameStatus(request).heading(game)))
            .orElseGet(() -> MailContext.none(request.zone()));
    String asked = String.join(" ", rest);
    String topic = parcelWriter.explaining(asked, mailContext).orElse(asked);
    List<String> homes = mailContext.title().isEmpty() ? helpers(request, topic) : List.of();
    if (homes.size() == 1) {
      mailContext =
          MailContext.of(
              request.services.library().rules(homes.getFirst()).title(), request.zone());
    }
    Optional<Phase> now = mailContext.phase();
    List<Phase> later =
        mailContext
            .title()
            .flatMap(
                title -> request.services.library().rules(title.id()).<Ahead<?>>as(Ahead.class))
            .map(ahead -> ahead.later(now))
            .orElse(List.of());
    List<Fact> lines = linesNow(request, mailContext.game());
    Mail help = new Mail.Help(mailContext, homes.size() > 1 ? "" : topic, later, lines);
    List<String> topics = parcelWriter.topics(mailContext);
    if (homes.size() > 1) {
      return doubted(new DeskFact.Refusal.WhichHelp(topic, homes), help);
    }
    return topic.isEmpty() || topics.contains(topic)
        ? LineOutcome.enclosed("HELP", help)
        : doubted(
            new DeskFact.Refusal.UnknownTopic(
                topic, DidYouMean.nearest(topic, topics).orElse(""), topics),
            help);
  }

  /// What the seat of the writer could send now, where help is about its game.
  private static List<Fact> linesNow(Request request, String about) {
    return request
        .seat()
        .map(seat -> Map.entry(seat, request.game(seat)))
        .filter(one -> one.getValue().name().equals(about))
        .map(one -> one.getValue().due(one.getKey()).examples())
        .filter(lines -> !lines.isEmpty())
        .<List<Fact>>map(lines -> List.of(new DeskFact.LinesNow(lines)))
        .orElse(List.of());
  }

  /// {@return the titles that have help of their own on a topic, or share it with their family}
  private static List<String> helpers(Request request, String topic) {
    ParcelWriter parcelWriter = request.services.parcelWriter();
    return parcelWriter.helpers(topic).isEmpty()
        ? List.of()
        : request.services.library().titles().stream()
            .filter(
                title ->
                    parcelWriter
                        .topics(MailContext.of(title, request.zone()))
                        .contains(topic.toLowerCase(Locale.ROOT)))
            .map(Title::id)
            .toList();
  }

  private static LineOutcome doubted(DeskFact.Refusal why, Mail help) {
    return LineOutcome.doubted(new DeskFact.Enclosed("HELP"), why)
        .with(LetterEffect.enclosed(help));
  }

  /// {@return the game or title that one of the words names; it is taken out of them}
  private static Optional<MailContext> named(Request request, List<String> words) {
    for (String word : words) {
      Optional<MailContext> heading =
          request
              .named(word)
              .map(game -> new GameStatus(request).heading(game))
              .or(
                  () ->
                      request.services.library().titles().stream()
                          .filter(title -> title.id().equals(word))
                          .findFirst()
                          .map(title -> MailContext.of(title, request.zone())));
      if (heading.isPresent()) {
        words.remove(word);
        return heading;
      }
    }
    return Optional.empty();
  }

  /// The whole of it, or one phase, or what is new of it; with pictures of the latest phases where
  /// they are asked for.
  private static LineOutcome history(Request request, Game game, AskedPhase about) {
    if (about.issue()) {
      return new Issue(request, game).of(about);
    }
    List<Mail.Chapter> all = Replay.of(game, request.services.library()).chapters();
    List<Mail.Chapter> wanted =
        about.phase().isEmpty()
            ? all
            : all.stream().filter(one -> about.means(one.phase())).toList();
    if (wanted.isEmpty() && !about.phase().isEmpty()) {
      List<String> known =
          all.stream().map(one -> one.phase().id()).filter(id -> !id.isEmpty()).distinct().toList();
      return LineOutcome.refused(new VoteFact.Refused.NoSuchPhase(about.phase(), known));
    }
    MailContext heading = new GameStatus(request).heading(game);
    return LineOutcome.enclosed("HISTORY", new Mail.History(heading, wanted, about.pictures()));
  }

  /// The board of now, with what the reader has on file; or of a phase behind us, as it began or
  /// with its orders.
  private static LineOutcome map(Request request, Game game, AskedPhase about) {
    GameStatus status = new GameStatus(request);
    Optional<Picture> picture = Optional.empty();
    boolean now = about.phase().isEmpty() || about.means(game.position().phase());
    if (now) {
      picture = status.drawn(game);
    } else {
      PastPictures past = new PastPictures(game);
      Optional<String> phase = past.phase(about.phase());
      if (phase.isEmpty()) {
        List<String> known = new ArrayList<>(past.phases());
        known.add(game.phase());
        return LineOutcome.refused(
            new VoteFact.Refused.NoSuchMap(
                about.phase(), DidYouMean.nearest(about.phase(), known).orElse(game.phase())));
      }
      picture =
          about.pictures()
              ? past.judged(phase.get(), status.reader(game))
              : past.began(phase.get(), status.reader(game));
    }
    return picture
        .map(shown -> LineOutcome.enclosed("MAP", new Mail.MapSheet(status.heading(game), shown)))
        .orElseGet(() -> CommonVerdicts.notNow("MAP", game));
  }

  private static Optional<Fact> leftOut(Game game, boolean painted) {
    return painted || !game.hasBegun()
        ? Optional.empty()
        : Optional.of(new LetterNote.PictureLeftOut(WriterStanding.MOST_PICTURES));
  }

  private static LineOutcome show(Request request, String asked, Game game, AskedPhase about) {
    Optional<Trouble.OtherRules> otherRules = game.otherRules();
    if (asked.equals("PLAYERS")) {
      return LineOutcome.taken(new Scoreboard(game).players());
    }
    if (asked.equals("STATUS")) {
      return status(request, game, otherRules);
    }
    if (!game.hasBegun()) {
      return CommonVerdicts.notNow(asked, game);
    }
    if (otherRules.isPresent()) {
      return LineOutcome.refused(otherRules.get());
    }
    if (asked.equals("SCOREBOARD")) {
      return new Scoreboard(game).scores();
    }
    return asked.equals("HISTORY") ? history(request, game, about) : map(request, game, about);
  }

  private static LineOutcome status(
      Request request, Game game, Optional<Trouble.OtherRules> otherRules) {
    boolean painted = request.standing.pictures() < WriterStanding.MOST_PICTURES;
    Fact enclosed = new DeskFact.Enclosed("STATUS");
    LineOutcome shown =
        otherRules
            .map(why -> (Fact) why)
            .or(() -> leftOut(game, painted))
            .map(why -> LineOutcome.doubted(enclosed, why))
            .orElseGet(() -> LineOutcome.taken(enclosed))
            .with(
                new LetterEffect.Enclosed(read -> new GameStatus(read).report(game, painted)),
                new LetterEffect.Turned(request.standing.painted()));
    // The master sees more of the game than an onlooker, so it is in its log.
    boolean runs = request.seatIn(game).isEmpty() && request.rights.runs(game);
    return runs ? shown.logged(game) : shown;
  }
}
