package depesche.bot.desk.master;

import static depesche.bot.desk.LineOutcome.refused;
import static depesche.bot.desk.LineOutcome.taken;

import depesche.bot.config.Settings;
import depesche.bot.desk.Command;
import depesche.bot.desk.CommonVerdicts;
import depesche.bot.desk.Desk;
import depesche.bot.desk.LineOutcome;
import depesche.bot.desk.Request;
import depesche.bot.desk.people.ListOffers;
import depesche.bot.game.Game;
import depesche.bot.ledger.mail.ListRow;
import depesche.bot.master.Masters;
import depesche.bot.mime.Address;
import depesche.bot.people.ListFact;
import depesche.bot.people.TableRules;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// `REPORTS bismarck TO turns@lists.example.org`: the public reports of a game go to a mailing
/// list, too; with `REPLY MASTER` behind it what its readers answer goes to the master. `REPORTS
/// bismarck OFF` ends it.
public final class ListDesk implements Desk {

  private static final int MOST = 10;

  /// What stands behind REPORTS.
  ///
  /// @param game as it was written; empty if none is named
  /// @param address of a list; empty for all
  private record Asked(String game, Act act, String address, ListRow.Answers answers) {

    enum Act {
      TO,
      OFF
    }

    /// {@return what is asked, if the words are these and no others: people begin sentences with
    /// Reports, too}
    static Optional<Asked> of(Command command) {
      List<String> words = new ArrayList<>(command.plain().words());
      words.removeFirst();
      Optional<Act> first = act(words, 0);
      String game = first.isPresent() || words.isEmpty() ? "" : words.removeFirst();
      Optional<Act> act = act(words, 0);
      if (act.isEmpty()) {
        return Optional.empty();
      }
      words.removeFirst();
      boolean master =
          words.size() == 3
              && words.get(1).equalsIgnoreCase("REPLY")
              && words.get(2).equalsIgnoreCase("MASTER");
      boolean fits =
          act.get() == Act.TO ? words.size() == 1 || master : words.isEmpty() || words.size() == 1;
      return Optional.of(
              new Asked(
                  game,
                  act.get(),
                  words.isEmpty() ? "" : words.getFirst(),
                  master ? ListRow.Answers.MASTER : ListRow.Answers.LIST))
          .filter(_ -> fits);
    }

    private static Optional<Act> act(List<String> words, int at) {
      return words.size() <= at
          ? Optional.empty()
          : switch (words.get(at).toUpperCase(Locale.ROOT)) {
            case "TO" -> Optional.of(Act.TO);
            case "OFF" -> Optional.of(Act.OFF);
            default -> Optional.empty();
          };
    }
  }

  @Override
  public List<String> words() {
    return List.of("REPORTS");
  }

  @Override
  public boolean means(Request request, Command command) {
    return Asked.of(command).isPresent();
  }

  @Override
  public LineOutcome serve(Request request, Command command) {
    Asked asked = Asked.of(command).orElseThrow();
    return CommonVerdicts.forMaster(
        request,
        "REPORTS",
        asked.game(),
        game -> asked.act() == Asked.Act.TO ? begin(request, game, asked) : end(game, asked));
  }

  private static LineOutcome begin(Request request, Game game, Asked asked) {
    if (game.isOver()) {
      return CommonVerdicts.notNow("REPORTS", game);
    }
    Optional<Address> read = Address.read(asked.address());
    if (read.filter(one -> !isOurs(request, one)).isEmpty()) {
      return refused(new ListFact.Refusal.ListUnclear(asked.address(), game.name()));
    }
    String address = read.get().text();
    if (TableRules.of(game).isPrivate()) {
      return refused(new ListFact.Refusal.ListPrivate(game.name()));
    }
    if (request.unitOfWork.player(address).isPresent() || runs(request, game, address)) {
      return refused(new ListFact.Refusal.ListIsPerson(address));
    }
    List<ListRow> lists = game.book().lists().of(game.id());
    Optional<ListRow> known = lists.stream().filter(row -> row.address.equals(address)).findFirst();
    if (known.isEmpty() && lists.size() >= MOST) {
      return refused(new ListFact.Refusal.TooManyLists(MOST));
    }
    ListRow row = known.orElseGet(() -> entered(request, game, address));
    row.answers = asked.answers();
    game.setLists(true);
    Optional<Settings.MailingList> named =
        request.services.settings().lists().stream()
            .filter(list -> isSame(row, list.address()))
            .findFirst();
    named.ifPresent(list -> row.largest = list.largest());
    Optional<String> owner = named.flatMap(Settings.MailingList::owner);
    if (named.isPresent() && owner.isEmpty()) {
      row.state = ListRow.State.ON;
    }
    return row.state == ListRow.State.ON
        ? taken(new ListFact.ListBegun(game.name(), address))
        : new ListOffers(request).ask(game, row, owner.map(Address::same));
  }

  private static boolean runs(Request request, Game game, String address) {
    return address.equals(Address.same(request.services.settings().master().address()))
        || new Masters(game).addresses().contains(address);
  }

  /// With a word behind the plus, or without.
  private static boolean isOurs(Request request, Address address) {
    String name = address.local().replaceFirst("\\+.*", "");
    String own = Address.same(request.services.settings().address());
    return own.equals(name + "@" + address.domain());
  }

  private static ListRow entered(Request request, Game game, String address) {
    ListRow row = new ListRow();
    row.gameId = game.id();
    row.address = address;
    row.since = request.now;
    row.largest = Settings.MailingList.USUAL;
    return request.unitOfWork.enter(row);
  }

  private static LineOutcome end(Game game, Asked asked) {
    List<ListRow> lists = game.book().lists().of(game.id());
    List<ListRow> meant =
        lists.stream()
            .filter(row -> asked.address().isEmpty() || isSame(row, asked.address()))
            .toList();
    if (meant.isEmpty()) {
      return refused(
          lists.isEmpty()
              ? new ListFact.Refusal.NoLists(game.name())
              : new ListFact.Refusal.ListUnknown(asked.address(), game.name()));
    }
    for (ListRow row : meant) {
      ListOffers.withdraw(game, row);
      game.book().lists().end(row);
    }
    game.setLists(meant.size() < lists.size());
    return LineOutcome.taken(
        new ListFact.ListEnded(
            game.name(), String.join(", ", meant.stream().map(row -> row.address).toList())));
  }

  private static boolean isSame(ListRow row, String said) {
    return Address.read(said).filter(address -> address.text().equals(row.address)).isPresent();
  }
}
