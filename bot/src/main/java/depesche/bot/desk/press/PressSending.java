package depesche.bot.desk.press;

import static depesche.bot.desk.LineOutcome.doubted;
import static depesche.bot.desk.LineOutcome.refused;
import static depesche.bot.desk.LineOutcome.taken;

import depesche.adjudicator.Fact;
import depesche.bot.chance.RandomTokens;
import depesche.bot.desk.LetterEffect;
import depesche.bot.desk.LineOutcome;
import depesche.bot.desk.Request;
import depesche.bot.game.Game;
import depesche.bot.game.press.PressDelivery;
import depesche.bot.ledger.StoredSeat;
import depesche.bot.ledger.press.PressCopyRow;
import depesche.bot.ledger.press.PressRow;
import depesche.bot.people.TableRules;
import depesche.bot.post.discord.DiscordInput;
import depesche.bot.press.LeakGuard;
import depesche.bot.press.PressBlock;
import depesche.bot.press.PressFact;
import depesche.bot.press.PressFact.Refusal;
import depesche.bot.press.PressHead;
import depesche.bot.press.PressRules;
import depesche.bot.press.Readers;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.TreeSet;

/// Sends one press, holds it, or says why not.
///
/// @param letter what its writer would not want to tell
record PressSending(
    Request request, PressWriter writer, PressBlock block, PressHead head, LetterSecrets letter) {

  /// To whom a press went whose writer does not know who reads it.
  static final String UNNAMED = "?";

  /// Signs that mean something to our own pages.
  private static final String OURS = "[\\uE000-\\uF8FF]";

  /// Whom a press is for and what they are told of that.
  ///
  /// @param told what its writer is told
  /// @param shown what its readers are told
  private record Route(Readers readers, List<String> told, List<String> shown) {}

  /// Sends it to the readers whom its head names.
  LineOutcome to(Readers readers) {
    Readers others = readers.without(writer.name());
    return others.isEmpty()
        ? refused(new Refusal.PressToOneself(writer.name()))
        : send(new Route(others, others.words(), shown(readers, others)));
  }

  /// A seat that is missing from `ALL BUT Red` is the one that wrote it; so an unsigned press names
  /// whom its head names.
  private List<String> shown(Readers named, Readers others) {
    return (isGrey() ? named : others).words();
  }

  private boolean isGrey() {
    return !writer.isMaster() && writer.rules().isGrey(head);
  }

  /// Sends it to the writer of an unsigned press.
  LineOutcome toUnnamed(Readers readers) {
    return send(new Route(readers, List.of(UNNAMED), readers.words()));
  }

  /// The same, unsigned unless its head says that it is signed.
  PressSending unsigned() {
    return new PressSending(request, writer, block, head.unsigned(), letter);
  }

  private LineOutcome send(Route route) {
    Optional<Refusal> obstacle = obstacle(route);
    if (obstacle.isPresent()) {
      return refused(obstacle.get());
    }
    PressRow press = row(route);
    Optional<PressFact.PressHeld> doubt = doubt(press, route);
    if (doubt.isPresent()) {
      press.state =
          press.state == PressRow.State.POSTAL ? PressRow.State.POSTAL_HELD : PressRow.State.HELD;
      enter(press, route.readers());
      return taken(doubt.get());
    }
    enter(press, route.readers());
    return go(request, writer, press);
  }

  private Optional<Refusal> obstacle(Route route) {
    Game game = writer.game();
    PressRules rules = writer.rules();
    boolean toMaster = route.told().equals(List.of("M"));
    if (block.isEmpty()) {
      return Optional.of(new Refusal.PressEmpty());
    }
    if (game.isOver()) {
      return Optional.of(new Refusal.PressTooLate(game.name()));
    }
    int length = String.join("\n", block.text()).length();
    if (length > rules.longest()) {
      return Optional.of(new Refusal.PressTooLong(length, rules.longest()));
    }
    if (writer.isMaster()) {
      boolean plain = !head.grey().orElse(false) && head.shown().or(head::from).isEmpty();
      return plain ? Optional.empty() : Optional.of(new Refusal.MasterSigns());
    }
    if (!game.hasBegun() && !toMaster) {
      return Optional.of(new Refusal.PressTooEarly(game.name()));
    }
    if (head.from()
        .filter(from -> from.seats().size() != 1 || from.words().size() != 1)
        .isPresent()) {
      return Optional.of(new Refusal.ForgedWriterOdd());
    }
    if (head.from().isPresent() && rules.isGrey(head)) {
      return Optional.of(new Refusal.ForgedUnsigned());
    }
    Optional<String> reader =
        head.from().map(from -> from.seats().getFirst()).filter(route.readers().seats()::contains);
    if (reader.isPresent()) {
      return Optional.of(new Refusal.ForgedReader(reader.get()));
    }
    boolean open = toMaster || route.readers().all();
    if (writer.isObserver() && !(rules.observersWrite() && open)) {
      return Optional.of(new Refusal.ObserverRefused(rules.observersWrite()));
    }
    return rules
        .obstacle(head, route.readers(), writer.pace(), writer.isLate())
        .or(() -> distance(route))
        .or(() -> new PressPace(request).obstacle(writer));
  }

  /// Whether somebody unnamed is near would tell who they are, so they can always be answered.
  private Optional<Refusal> distance(Route route) {
    return route.told().contains(UNNAMED) ? Optional.empty() : writer.distance(route.readers());
  }

  private PressRow row(Route route) {
    Game game = writer.game();
    PressRow press = new PressRow();
    press.gameId = game.id();
    press.author = writer.author();
    press.playerId = request.player().map(player -> player.id).orElse(null);
    press.number = request.unitOfWork.press().next(game.id(), writer.author());
    press.turn = game.turn();
    press.phase = game.phase();
    press.made = request.now;
    boolean grey = isGrey();
    String from =
        head.from()
            .map(Readers::words)
            .filter(one -> one.size() == 1)
            .map(List::getFirst)
            .orElse(writer.name());
    press.shownFrom = grey ? "" : from;
    List<String> shown = head.shown().map(Readers::words).orElse(route.shown());
    press.shownTo = head.partial() ? "" : PressRow.lines(shown);
    press.toldTo = PressRow.lines(route.told());
    // What is between the master and a few others stays there.
    boolean withMaster = writer.isMaster() || route.readers().master();
    press.barred = !route.readers().barred().isEmpty() || (withMaster && !route.readers().all());
    press.text = String.join("\n", block.text()).replaceAll(OURS, "");
    press.state =
        head.postal() && game.hasBegun()
            ? PressRow.State.POSTAL
            : grey ? PressRow.State.WAITING : PressRow.State.SENT;
    return press;
  }

  /// Whether its writer is asked first: it tells what they keep from others, or goes on with what
  /// reads like orders of theirs.
  private Optional<PressFact.PressHeld> doubt(PressRow press, Route route) {
    if (writer.seat().isEmpty() || !writer.game().hasBegun()) {
      return Optional.empty();
    }
    WritersSecrets secrets = letter.of(request, writer.game(), writer.seat().get());
    Optional<LeakGuard.Leak> leak = secrets.in(block.clean());
    if (leak.isPresent()) {
      return Optional.of(
          new PressFact.PressHeld(press.number, route.told(), leak.get().name(), 0, 0));
    }
    NavigableSet<Integer> orders = block.closed() ? new TreeSet<>() : secrets.orders(block.clean());
    return orders.isEmpty()
        ? Optional.empty()
        : Optional.of(
            new PressFact.PressHeld(
                press.number, route.told(), "OPEN", at(orders.first()), at(orders.last())));
  }

  /// {@return the number, in the letter, of a line of its text}
  private int at(int line) {
    return block.first() + line - 1;
  }

  private void enter(PressRow press, Readers readers) {
    request.unitOfWork.enter(press);
    request.unitOfWork.flush();
    List<Long> all = new ArrayList<>();
    if (writer.seat().isEmpty() || writer.game().hasBegun()) {
      // Until then the seats may be dealt anew, and somebody else would find it in their log.
      all.add(press.author);
    }
    for (StoredSeat seat : writer.game().seats()) {
      if (readers.seats().contains(seat.name())) {
        all.add(seat.id());
      }
    }
    if (readers.master()) {
      all.add(PressRow.MASTER);
    }
    if (readers.observers()) {
      all.add(PressRow.OBSERVERS);
    }
    all.stream().distinct().forEach(reader -> copy(press, reader));
    request.unitOfWork.flush();
  }

  /// A letter that is read again after a restore leads to the same mails.
  private void copy(PressRow press, long reader) {
    PressCopyRow copy = new PressCopyRow();
    copy.pressId = press.id;
    copy.gameId = press.gameId;
    copy.reader = reader;
    copy.word =
        request.unitOfWork.word(
            RandomTokens.TOKEN, "press", request.envelope.sign(), "" + block.line(), "" + reader);
    request.unitOfWork.enter(copy);
  }

  /// Lets a press that was held go on its way.
  static LineOutcome goOn(Request request, PressWriter writer, PressRow press) {
    press.state =
        press.state == PressRow.State.POSTAL_HELD
            ? PressRow.State.POSTAL
            : press.shownFrom.isEmpty() ? PressRow.State.WAITING : PressRow.State.SENT;
    return go(request, writer, press);
  }

  /// Lets a press go on its way.
  private static LineOutcome go(Request request, PressWriter writer, PressRow press) {
    List<String> told = PressRow.words(press.toldTo);
    int lines = (int) press.text.lines().count();
    return switch (press.state) {
      case POSTAL -> taken(new PressFact.PressPosted(press.number, told, lines));
      case WAITING -> {
        press.due = PressDelivery.batch(request.now);
        yield taken(new PressFact.PressWaits(press.number, told, lines, press.due));
      }
      case SENT, HELD, POSTAL_HELD, DROPPED -> {
        press.state = PressRow.State.SENT;
        Optional<String> said =
            request.envelope.call().filter(call -> !call.awaitsReply()).map(DiscordInput::channel);
        Fact sent = new PressFact.PressSent(press.number, told, lines, absent(writer.game(), told));
        yield (isListed(writer.game(), press, request.now)
                ? taken(sent)
                : doubted(sent, new PressFact.PressUnlisted()))
            .with(new LetterEffect.Delivered(writer.game(), press, said));
      }
    };
  }

  /// {@return whether a press goes to the mailing lists, too, if it is for them}
  private static boolean isListed(Game game, PressRow press, Instant now) {
    return !press.toldTo.equals(PressRow.TO_ALL)
        || !game.hasLists()
        || !TableRules.of(game).isOn(TableRules.Rule.LISTPRESS)
        || game.book().lists().of(game.id()).stream().allMatch(list -> list.hasRoom(now));
  }

  private static List<String> absent(Game game, List<String> told) {
    return game.seats().stream()
        .filter(seat -> told.contains(seat.name()) || told.equals(List.of("ALL")))
        .filter(seat -> !seat.isAnswerable() && seat.standIn().isEmpty())
        .map(StoredSeat::name)
        .toList();
  }
}
