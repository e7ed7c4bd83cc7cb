package depesche.bot.post.office.imap;

import depesche.bot.post.office.ClientConnection;
import depesche.bot.post.office.StoredMessage;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.TreeSet;
import java.util.function.BooleanSupplier;
import java.util.function.LongPredicate;
import java.util.regex.Pattern;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// The commands within a selected mailbox: fetch, search, store, expunge.
final class ImapMessages {

  private static final Logger LOG = LoggerFactory.getLogger(ImapMessages.class);

  /// An atom (RFC 3501 9).
  private static final Pattern KEYWORD = Pattern.compile("[!-~&&[^(){%*\"\\\\\\]]]{1,50}");

  private final ClientConnection clientConnection;
  private final SelectedMailbox view;
  private final LastParts lastParts = new LastParts();

  ImapMessages(ClientConnection clientConnection, SelectedMailbox view) {
    this.clientConnection = clientConnection;
    this.view = view;
  }

  void answer(ImapCommand imapCommand) throws IOException, ImapCommand.Bad {
    boolean byUid = imapCommand.name().equals("UID");
    String name = byUid ? imapCommand.word(0).upper() : imapCommand.name();
    int first = byUid ? 1 : 0;
    switch (name) {
      case "FETCH" -> fetch(imapCommand, first, byUid);
      case "SEARCH" -> search(imapCommand, first, byUid);
      case "STORE" -> store(imapCommand, first, byUid);
      case "EXPUNGE" -> {
        refuseReadOnly(imapCommand);
        expunge(imapCommand, first, byUid);
      }
      case "COPY" -> {
        clientConnection.say(imapCommand.tag() + " NO [CANNOT] There is one mailbox here, INBOX");
        return;
      }
      default -> throw new ImapCommand.Bad(imapCommand.tag(), "Unknown command");
    }
    // Numbers must not shift while a client counts by them (RFC 3501 7.4.1).
    tell(byUid || name.equals("EXPUNGE"));
    clientConnection.say(imapCommand.tag() + " OK Done");
  }

  /// Tells what changed in the mailbox meanwhile.
  void tell(boolean expunge) throws IOException {
    for (String change : view.changes(expunge)) {
      clientConnection.write("* " + change + "\r\n");
    }
    clientConnection.flush();
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
    } catch (RuntimeException | Error e) {
      // The client asks again at its next command.
      LOG.error("an idle connection hears no more news: {}", e.toString());
    }
  }

  /// {@return the numbers a set names}
  private List<Integer> numbers(ImapCommand imapCommand, int index, boolean byUid)
      throws ImapCommand.Bad {
    NumberSet set = NumberSet.parse(imapCommand.tag(), imapCommand.word(index).text());
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

  private void fetch(ImapCommand imapCommand, int first, boolean byUid)
      throws IOException, ImapCommand.Bad {
    Fetch fetch = Fetch.parse(imapCommand.tag(), imapCommand.list(first + 1), byUid);
    for (int number : numbers(imapCommand, first, byUid)) {
      Optional<StoredMessage> stored = view.box().message(view.uid(number));
      boolean newlyRead =
          fetch.reads()
              && !view.readOnly()
              && stored.map(m -> !m.has(StoredMessage.SEEN)).orElse(false);
      if (newlyRead) {
        view.box().flag(Map.of(view.uid(number), plus(stored.get().flags(), StoredMessage.SEEN)));
        stored = view.box().message(view.uid(number));
      }
      if (stored.isPresent()) {
        clientConnection.write("* " + number + " FETCH ");
        fetch.answer(
            clientConnection,
            view.box(),
            stored.get(),
            newlyRead && !fetch.tellsFlags(),
            lastParts);
        clientConnection.write("\r\n");
        if (newlyRead || fetch.tellsFlags()) {
          view.told(stored.get());
        }
      }
    }
  }

  private void search(ImapCommand imapCommand, int first, boolean byUid)
      throws IOException, ImapCommand.Bad {
    Criterion wanted = Search.parse(imapCommand.tag(), imapCommand.from(first));
    StringBuilder found = new StringBuilder("* SEARCH");
    for (StoredMessage stored : view.box().messages(wanted::allows)) {
      int number = view.number(stored.uid());
      if (number > 0 && wanted.isMet(candidate(stored, number))) {
        found.append(' ').append(byUid ? stored.uid() : number);
      }
    }
    clientConnection.write(found + "\r\n");
  }

  private Candidate candidate(StoredMessage stored, int number) {
    return new Candidate(
        stored, () -> view.box().content(stored), number, view.count(), view.lastUid());
  }

  private void refuseReadOnly(ImapCommand imapCommand) throws ImapCommand.Bad {
    if (view.readOnly()) {
      throw ImapCommand.Bad.no(imapCommand.tag(), "The mailbox is open for reading only");
    }
  }

  private void store(ImapCommand imapCommand, int first, boolean byUid)
      throws IOException, ImapCommand.Bad {
    refuseReadOnly(imapCommand);
    String how = imapCommand.word(first + 1).upper();
    boolean silent = how.endsWith(".SILENT");
    String kind = silent ? how.substring(0, how.length() - 7) : how;
    if (!List.of("FLAGS", "+FLAGS", "-FLAGS").contains(kind)) {
      throw new ImapCommand.Bad(imapCommand.tag(), "FLAGS, +FLAGS or -FLAGS");
    }
    NavigableSet<String> named = new TreeSet<>();
    // No flags are a list, too: it takes all away.
    imapCommand.word(first + 2);
    for (ImapWord imapWord : imapCommand.from(first + 2)) {
      imapWord.flat().forEach(flag -> named.add(flag.text()));
    }
    NavigableSet<String> flags = canonical(named, view.box().knownFlags());
    List<Integer> numbers = numbers(imapCommand, first, byUid);
    Map<Long, NavigableSet<String>> sets = new LinkedHashMap<>();
    for (int number : numbers) {
      view.box()
          .message(view.uid(number))
          .ifPresent(old -> sets.put(old.uid(), changed(kind, old.flags(), flags)));
    }
    view.box().flag(sets);
    for (int number : numbers) {
      if (sets.containsKey(view.uid(number))) {
        view.box().message(view.uid(number)).ifPresent(view::told);
        if (!silent) {
          tellFlags(number, byUid);
        }
      }
    }
  }

  private void tellFlags(int number, boolean byUid) throws IOException {
    Optional<StoredMessage> now = view.box().message(view.uid(number));
    if (now.isPresent()) {
      String uid = byUid ? "UID " + view.uid(number) + " " : "";
      clientConnection.write(
          "* " + number + " FETCH (" + uid + "FLAGS " + Fetch.flags(now.get()) + ")\r\n");
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

  /// Flags in the one spelling in which the mailbox knows them; what cannot be one is left out.
  static NavigableSet<String> canonical(NavigableSet<String> flags, List<String> known) {
    NavigableSet<String> all = new TreeSet<>(String.CASE_INSENSITIVE_ORDER);
    all.addAll(known);
    NavigableSet<String> canonical = new TreeSet<>();
    for (String flag : flags) {
      if (KEYWORD.matcher(flag).matches()) {
        all.add(flag);
      }
      if (all.contains(flag)) {
        canonical.add(String.valueOf(all.floor(flag)));
      }
    }
    return canonical;
  }

  /// With UIDs, only what they name goes (RFC 4315 2.1).
  private void expunge(ImapCommand imapCommand, int first, boolean byUid)
      throws IOException, ImapCommand.Bad {
    if (byUid) {
      NumberSet set = NumberSet.parse(imapCommand.tag(), imapCommand.word(first).text());
      expunge(uid -> set.has(uid, view.lastUid()));
    } else if (imapCommand.words().isEmpty()) {
      expunge(uid -> true);
    } else {
      // A client that names messages does not mean all of them.
      throw new ImapCommand.Bad(
          imapCommand.tag(), "EXPUNGE takes no numbers; UID EXPUNGE takes UIDs");
    }
  }

  /// Removes what is marked as deleted, without a word.
  void close() throws IOException {
    if (!view.readOnly()) {
      expunge(uid -> true);
    }
  }

  private void expunge(LongPredicate wanted) throws IOException {
    view.box()
        .expunge(
            view.box().messages(flags -> StoredMessage.has(flags, StoredMessage.DELETED)).stream()
                .map(StoredMessage::uid)
                .filter(wanted::test)
                .toList());
  }
}
