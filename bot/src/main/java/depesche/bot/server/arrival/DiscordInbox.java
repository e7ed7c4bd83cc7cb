package depesche.bot.server.arrival;

import depesche.adjudicator.rules.TitleWords;
import depesche.bot.config.DiscordHome;
import depesche.bot.desk.Services;
import depesche.bot.desk.letter.Autocompletion;
import depesche.bot.game.press.PressThreads;
import depesche.bot.ledger.DiscordQueries;
import depesche.bot.ledger.Ledger;
import depesche.bot.ledger.StoredGame;
import depesche.bot.ledger.UnitOfWork;
import depesche.bot.ledger.discord.CommandRow;
import depesche.bot.ledger.discord.HeardRow;
import depesche.bot.ledger.discord.HomeRow;
import depesche.bot.ledger.discord.LoginRow;
import depesche.bot.ledger.discord.PlaceRow;
import depesche.bot.ledger.mail.ParcelRow;
import depesche.bot.post.discord.ButtonId;
import depesche.bot.post.discord.Destination;
import depesche.bot.post.discord.DiscordHandler;
import depesche.bot.post.discord.DiscordInput;
import depesche.bot.server.threads.InHand;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// What the client of Discord has to say to the ledger, and what it must know from it.
public final class DiscordInbox implements DiscordHandler {

  private final Ledger ledger;
  private final InboxWriter inboxWriter;
  private final Autocompletion autocompletion;
  private final InHand inHand;
  private final Services services;
  private final InstantSource clock;
  private volatile Optional<DiscordHome> home = Optional.empty();

  public DiscordInbox(
      Ledger ledger,
      InboxWriter inboxWriter,
      Services services,
      InstantSource clock,
      InHand inHand) {
    this.clock = clock;
    this.ledger = ledger;
    this.inboxWriter = inboxWriter;
    this.services = services;
    this.autocompletion = new Autocompletion(services);
    this.inHand = inHand;
  }

  /// What is chosen is chosen through us, so it is read once.
  @Override
  public DiscordHome home() {
    DiscordHome known =
        home.orElseGet(
            () ->
                ledger.work(
                    unitOfWork -> unitOfWork.directory().home(services.settings().discord())));
    home = Optional.of(known);
    return known;
  }

  @Override
  public DiscordHome named() {
    return services.settings().discord().map(DiscordHome::of).orElse(DiscordHome.NONE);
  }

  @Override
  public synchronized void choose(String guild, Choice choice, Optional<String> id) {
    ledger.act(
        unitOfWork -> {
          HomeRow row =
              unitOfWork.directory().homeRow().orElseGet(() -> unitOfWork.enter(new HomeRow()));
          if (!row.guild.equals(guild)) {
            row.guild = guild;
            row.games = "";
            row.threads = "";
            row.masters = "";
            row.observers = "";
          }
          switch (choice) {
            case GAMES -> row.games = id.orElse("");
            case THREADS -> row.threads = id.orElse("");
            case MASTERS -> row.masters = id.orElse("");
            case OBSERVERS -> row.observers = id.orElse("");
          }
        });
    ledger.barrier();
    home = Optional.empty();
    // What could not be said anywhere can be said now.
    ledger.act(unitOfWork -> unitOfWork.outTray().hurry(clock.instant()));
    inHand.leadsToMore();
  }

  @Override
  public String words(String name, Map<String, String> model) {
    return services.parcelWriter().words(name, model);
  }

  @Override
  public List<TitleWords.Shortcut> shortcuts() {
    return autocompletion.shortcuts();
  }

  @Override
  public void registered(boolean inPrivate, Map<String, String> ids) {
    ledger.act(
        unitOfWork -> {
          DiscordQueries directory = unitOfWork.directory();
          ids.keySet().stream()
              .filter(name -> directory.command(name).isEmpty())
              .forEach(name -> unitOfWork.enter(named(name)));
          for (CommandRow row : directory.commands()) {
            String id = ids.getOrDefault(row.name, "");
            if (inPrivate) {
              row.inPrivate = id;
            } else {
              row.onServer = id;
            }
          }
        });
  }

  private static CommandRow named(String name) {
    CommandRow row = new CommandRow();
    row.name = name;
    return row;
  }

  @Override
  public void begins() {
    inHand.begins();
  }

  @Override
  public void ends() {
    inHand.ends();
  }

  @Override
  public void store(DiscordInput discordInput) {
    inboxWriter.receive(discordInput);
  }

  private static String later(String one, String other) {
    return Long.compareUnsigned(Long.parseUnsignedLong(one), Long.parseUnsignedLong(other)) > 0
        ? one
        : other;
  }

  @Override
  public Optional<Form> form(String user, String channel, ButtonId asked) {
    return ledger.work(unitOfWork -> autocompletion.form(unitOfWork, user, channel, asked));
  }

  @Override
  public Optional<Ranking> ranking(String user, String channel, ButtonId asked) {
    return ledger.work(unitOfWork -> autocompletion.ranking(unitOfWork, user, channel, asked));
  }

  @Override
  public List<String> suggest(Typing typing) {
    return ledger.work(unitOfWork -> autocompletion.suggest(unitOfWork, typing));
  }

  @Override
  public Optional<String> place(String game) {
    return ledger
        .work(
            unitOfWork ->
                unitOfWork.game(game).flatMap(row -> unitOfWork.directory().place(row.id())))
        .map(row -> row.channel);
  }

  @Override
  public void placed(String game, String id) {
    ledger.act(
        unitOfWork -> {
          StoredGame row = unitOfWork.game(game).orElseThrow();
          PlaceRow place =
              unitOfWork.directory().place(row.id()).orElseGet(() -> unitOfWork.enter(at(row)));
          place.channel = id;
        });
    ledger.barrier();
  }

  private static PlaceRow at(StoredGame game) {
    PlaceRow place = new PlaceRow();
    place.gameId = game.id();
    return place;
  }

  @Override
  public Optional<Circle> circle(String number) {
    return ledger.work(unitOfWork -> new PressThreads(unitOfWork).circle(number));
  }

  @Override
  public void gathered(String number, String id) {
    ledger.work(unitOfWork -> new PressThreads(unitOfWork).made(number, id));
    ledger.barrier();
  }

  @Override
  public void admitted(String number, List<String> in, List<String> out) {
    ledger.work(unitOfWork -> new PressThreads(unitOfWork).admitted(number, in, out));
  }

  @Override
  public Optional<String> saidIn(String where) {
    return where.startsWith(Destination.Beside.HERE)
        ? Optional.of(where.substring(Destination.Beside.HERE.length()))
        : ledger.work(unitOfWork -> saidIn(unitOfWork, where));
  }

  private static Optional<String> saidIn(UnitOfWork unitOfWork, String key) {
    return unitOfWork
        .registry()
        .parcel(key)
        .filter(parcel -> parcel.state == ParcelRow.State.SENT)
        .flatMap(parcel -> Destination.parse(parcel.recipient))
        .flatMap(
            place ->
                switch (place) {
                  case Destination.Place(String game) ->
                      unitOfWork
                          .game(game)
                          .flatMap(row -> unitOfWork.directory().place(row.id()))
                          .map(row -> row.channel);
                  case Destination.Circle(String number) ->
                      unitOfWork
                          .press()
                          .threads()
                          .thread(Long.parseLong(number))
                          .map(row -> row.channel);
                  case Destination.Reply _,
                      Destination.Person _,
                      Destination.Status _,
                      Destination.Beside _ ->
                      Optional.empty();
                });
  }

  @Override
  public List<String> acquaintances() {
    return ledger.work(unitOfWork -> unitOfWork.directory().acquaintances());
  }

  @Override
  public Optional<String> heard() {
    return ledger.work(unitOfWork -> unitOfWork.directory().heard()).map(row -> row.message);
  }

  @Override
  public void heard(String id) {
    ledger.act(
        unitOfWork -> {
          HeardRow row =
              unitOfWork.directory().heard().orElseGet(() -> unitOfWork.enter(new HeardRow()));
          row.message = row.message.isEmpty() ? id : later(row.message, id);
        });
  }

  @Override
  public void settled() {
    inHand.leadsToMore();
  }

  @Override
  public List<Instant> logins(Instant since) {
    return ledger.work(unitOfWork -> unitOfWork.directory().logins(since)).stream()
        .map(row -> row.presented)
        .toList();
  }

  @Override
  public void login(Instant at) {
    LoginRow row = new LoginRow();
    row.presented = at;
    ledger.work(unitOfWork -> unitOfWork.enter(row));
    ledger.barrier();
  }
}
