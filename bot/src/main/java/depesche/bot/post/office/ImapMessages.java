package depesche.bot.post.office;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.TreeSet;
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// The commands within a selected mailbox: fetch, search, store, expunge.
final class ImapMessages {

  private static final Logger LOG = LoggerFactory.getLogger(ImapMessages.class);

  private final Wire wire;
  private final Selected view;

  ImapMessages(Wire wire, Selected view) {
    this.wire = wire;
    this.view = view;
  }

  void answer(Command command) throws IOException, Command.Bad {
    boolean byUid = command.name().equals("UID");
    String name = byUid ? command.word(0).upper() : command.name();
    int first = byUid ? 1 : 0;
    switch (name) {
      case "FETCH" -> fetch(command, first, byUid);
      case "SEARCH" -> search(command, first, byUid);
      case "STORE" -> store(command, first, byUid);
      case "EXPUNGE" -> expunge();
      case "COPY" -> {
        wire.say(command.tag() + " NO [CANNOT] There is one mailbox here, INBOX");
        return;
      }
      default -> throw new Command.Bad(command.tag(), "Unknown command");
    }
    // Numbers must not shift while a client counts by them (RFC 3501 7.4.1).
    tell(byUid || name.equals("EXPUNGE"));
    wire.say(command.tag() + " OK Done");
  }

  /// Tells what changed in the mailbox meanwhile.
  void tell(boolean expunge) throws IOException {
    for (String change : view.changes(expunge)) {
      wire.write("* " + change + "\r\n");
    }
    wire.flush();
  }

  /// Tells changes as they come, until it is off.
  void tellOnChange(BooleanSupplier off) {
    try {
      while (!off.getAsBoolean()) {
        tell(true);
        view.box().awaitChange(view.seen(), off);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } catch (IOException e) {
      LOG.trace("an idle connection is gone: {}", e.toString());
    }
  }

  /// {@return the numbers a set names}
  private List<Integer> numbers(Command command, int index, boolean byUid) throws Command.Bad {
    Sequence set = Sequence.parse(command.tag(), command.word(index).text());
    List<Integer> numbers = new ArrayList<>();
    int first = byUid ? 1 : (int) Math.max(1, set.least(view.count()));
    int last = byUid ? view.count() : (int) Math.min(view.count(), set.greatest(view.count()));
    for (int number = first; number <= last; number++) {
      if (byUid ? set.has(view.uid(number), view.lastUid()) : set.has(number, view.count())) {
        numbers.add(number);
      }
    }
    return numbers;
  }

  private void fetch(Command command, int first, boolean byUid) throws IOException, Command.Bad {
    Fetch fetch = Fetch.parse(command.tag(), command.word(first + 1), byUid);
    for (int number : numbers(command, first, byUid)) {
      Optional<Stored> stored = view.box().message(view.uid(number));
      boolean newlyRead =
          fetch.reads() && !view.readOnly() && stored.map(m -> !m.has(Stored.SEEN)).orElse(false);
      if (newlyRead) {
        view.box().flag(view.uid(number), plus(stored.get().flags(), Stored.SEEN));
        stored = view.box().message(view.uid(number));
      }
      if (stored.isPresent()) {
        wire.write("* " + number + " FETCH ");
        wire.write(fetch.answer(stored.get(), newlyRead && !fetch.tellsFlags()));
        wire.write("\r\n");
        if (newlyRead || fetch.tellsFlags()) {
          view.told(stored.get());
        }
      }
    }
  }

  private void search(Command command, int first, boolean byUid) throws IOException, Command.Bad {
    Predicate<Search.Candidate> wanted = Search.parse(command.tag(), command.from(first));
    StringBuilder found = new StringBuilder("* SEARCH");
    for (int number = 1; number <= view.count(); number++) {
      Optional<Stored> stored = view.box().message(view.uid(number));
      if (stored.isPresent()
          && wanted.test(
              new Search.Candidate(stored.get(), number, view.count(), view.lastUid()))) {
        found.append(' ').append(byUid ? view.uid(number) : number);
      }
    }
    wire.write(found + "\r\n");
  }

  private void store(Command command, int first, boolean byUid) throws IOException, Command.Bad {
    String how = command.word(first + 1).upper();
    boolean silent = how.endsWith(".SILENT");
    String kind = silent ? how.substring(0, how.length() - 7) : how;
    if (view.readOnly() || !List.of("FLAGS", "+FLAGS", "-FLAGS").contains(kind)) {
      throw new Command.Bad(command.tag(), "FLAGS, +FLAGS or -FLAGS, in a selected mailbox");
    }
    NavigableSet<String> named = new TreeSet<>();
    for (Word word : command.from(first + 2)) {
      word.flat().forEach(flag -> named.add(flag.text()));
    }
    NavigableSet<String> flags = canonical(named);
    for (int number : numbers(command, first, byUid)) {
      Optional<Stored> old = view.box().message(view.uid(number));
      if (old.isPresent()) {
        view.box().flag(view.uid(number), changed(kind, old.get().flags(), flags));
        view.box().message(view.uid(number)).ifPresent(view::told);
        if (!silent) {
          tellFlags(number, byUid);
        }
      }
    }
  }

  private void tellFlags(int number, boolean byUid) throws IOException {
    Optional<Stored> now = view.box().message(view.uid(number));
    if (now.isPresent()) {
      String uid = byUid ? "UID " + view.uid(number) + " " : "";
      wire.write("* " + number + " FETCH (" + uid + "FLAGS " + Fetch.flags(now.get()) + ")\r\n");
    }
  }

  private static NavigableSet<String> changed(
      String kind, NavigableSet<String> old, NavigableSet<String> named) {
    NavigableSet<String> flags = new TreeSet<>(kind.equals("FLAGS") ? List.of() : old);
    if (kind.startsWith("-")) {
      flags.removeAll(named);
    } else {
      flags.addAll(named);
    }
    return flags;
  }

  private static NavigableSet<String> plus(NavigableSet<String> flags, String one) {
    NavigableSet<String> more = new TreeSet<>(flags);
    more.add(one);
    return more;
  }

  /// System flags in the one spelling, keywords as they are, strange ones left out.
  static NavigableSet<String> canonical(NavigableSet<String> flags) {
    NavigableSet<String> known = new TreeSet<>();
    for (String flag : flags) {
      Flags.SYSTEM.stream().filter(flag::equalsIgnoreCase).forEach(known::add);
      if (flag.matches("[A-Za-z0-9$_.-]{1,50}")) {
        known.add(flag);
      }
    }
    return known;
  }

  private void expunge() throws IOException {
    if (!view.readOnly()) {
      close();
    }
  }

  /// Removes what is marked as deleted, without a word.
  void close() throws IOException {
    if (!view.readOnly()) {
      view.box()
          .expunge(
              view.box().messages().stream()
                  .filter(m -> m.has(Stored.DELETED))
                  .map(Stored::uid)
                  .toList());
    }
  }
}
