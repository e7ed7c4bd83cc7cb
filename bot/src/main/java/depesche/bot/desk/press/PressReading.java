package depesche.bot.desk.press;

import static depesche.bot.desk.LineOutcome.refused;
import static depesche.bot.desk.LineOutcome.taken;

import depesche.bot.desk.Command;
import depesche.bot.desk.CommonVerdicts;
import depesche.bot.desk.LineOutcome;
import depesche.bot.desk.Request;
import depesche.bot.desk.Unproven;
import depesche.bot.game.Game;
import depesche.bot.ledger.StoredSeat;
import depesche.bot.ledger.press.PressQueries.Wanted;
import depesche.bot.ledger.press.PressRow;
import depesche.bot.people.TableRules;
import depesche.bot.press.Addressees;
import depesche.bot.press.Addressees.Found;
import depesche.bot.press.PressFact;
import depesche.bot.press.PressFact.Refusal;
import depesche.bot.press.PressRules;
import depesche.bot.press.Readers;
import depesche.bot.report.Mail;
import depesche.bot.report.WrittenText;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// `PRESS LOG`, `PRESS LOG FROM Blue`, `PRESS LOG WITH Blue F1866M`: what its reader may read
/// again, each press as it was told to them.
record PressReading(Request request) {

  private static final int MOST = 100;

  /// A mail with more letters than this is hard to read and to send.
  private static final int LONGEST = 200_000;

  private static final long NOBODY = -2;

  private static final List<String> RELATIONS = List.of("FROM", "WITH", "TO");

  LineOutcome log(Command command) {
    List<String> words = new ArrayList<>(command.words());
    if (!command.word(1).equals("LOG")) {
      return refused(new Refusal.ReadersWanted(0, 0));
    }
    words.subList(0, 2).clear();
    boolean named = !words.isEmpty() && request.named(lower(words.getFirst())).isPresent();
    String game = named ? lower(words.removeFirst()) : "";
    Optional<PressWriter> writer = PressWriter.of(request, game);
    if (writer.isPresent()) {
      return log(writer.get(), words);
    }
    // When it is over, all who may look may read what is published.
    return CommonVerdicts.forReader(
        request,
        "PRESS LOG",
        game,
        known ->
            known.isOver()
                ? log(new PressWriter(known, PressRow.OBSERVERS, "O", Optional.empty()), words)
                : refused(Unproven.of(request)));
  }

  private static String lower(String word) {
    return word.toLowerCase(Locale.ROOT);
  }

  private LineOutcome log(PressWriter reader, List<String> words) {
    String from = "";
    String with = "";
    String phase = "";
    for (int at = 0; at < words.size(); at++) {
      String word = words.get(at).toUpperCase(Locale.ROOT);
      if (RELATIONS.contains(word) && at + 1 < words.size()) {
        switch (Addressees.of(reader.table(), List.of(words.get(++at)))) {
          case Found.Known(Readers found) -> {
            String name = found.words().isEmpty() ? "" : found.words().getFirst();
            from = word.equals("FROM") ? name : from;
            with = word.equals("FROM") ? with : name;
          }
          case Found.Unclear(String said, List<String> options) -> {
            return refused(new Refusal.ReaderUnclear(said, options, 0, 0));
          }
          case Found.Unknown(String said) -> {
            return refused(new Refusal.ReaderUnknown(said, seats(reader.game()), 0, 0));
          }
        }
      } else {
        phase = words.get(at).toUpperCase(Locale.ROOT);
      }
    }
    return send(reader, new Wanted(from, with, phase));
  }

  private static List<String> seats(Game game) {
    return game.seats().stream().map(seat -> seat.name()).toList();
  }

  private LineOutcome send(PressWriter reader, Wanted wanted) {
    Game game = reader.game();
    PressRules rules = new PressRules(TableRules.of(game));
    boolean open = game.isOver() && rules.isPublished();
    List<PressRow> found =
        open
            ? request
                .unitOfWork
                .press()
                .published(game.id(), own(reader), rules.isNamed(), wanted, MOST + 1)
            : request.unitOfWork.press().log(game.id(), reader.author(), wanted, MOST + 1);
    List<WrittenText> entries = new ArrayList<>();
    int length = 0;
    for (PressRow press : found.subList(0, Math.min(found.size(), MOST))) {
      length += press.text.length();
      if (length > LONGEST && !entries.isEmpty()) {
        break;
      }
      boolean reads = !open || reads(reader, press);
      entries.addFirst(entry(reader, press, open && rules.isNamed(), reads));
    }
    if (entries.isEmpty()) {
      return taken(new PressFact.PressLogEmpty("PRESS LOG"));
    }
    // Nor does its place among others tell.
    entries.sort(Comparator.comparing(WrittenText::made));
    boolean more = entries.size() < found.size();
    return LineOutcome.enclosed(
        "PRESS LOG",
        new Mail.PressLog(
            game.heading(reader.seat()).in(request.zone()), "PRESS LOG", entries, more));
  }

  /// {@return who reads beside everybody; nobody for somebody without a seat}
  private static long own(PressWriter reader) {
    return reader.isObserver() ? NOBODY : reader.author();
  }

  private boolean reads(PressWriter reader, PressRow press) {
    return request.unitOfWork.press().copies(press).stream()
        .anyMatch(copy -> copy.reader == own(reader));
  }

  /// Its writer reads what it was; others what they were told.
  ///
  /// @param reads whether it was written to them
  private static WrittenText entry(
      PressWriter reader, PressRow press, boolean named, boolean reads) {
    boolean own = press.author == reader.author() && !reader.isObserver();
    boolean truly = own || named;
    String from = own ? reader.name() : named ? name(reader.game(), press) : press.shownFrom;
    List<String> shown = PressRow.words(truly ? press.toldTo : press.shownTo);
    List<String> to = shown.isEmpty() && !reads ? List.of(WrittenText.SOME) : shown;
    return new WrittenText(
        own ? press.number : 0,
        press.phase,
        truly ? press.made : press.left(),
        from,
        to,
        press.text.lines().toList());
  }

  private static String name(Game game, PressRow press) {
    return press.author == PressRow.MASTER
        ? "M"
        : press.author == PressRow.OBSERVERS ? "O" : seat(game, press.author);
  }

  private static String seat(Game game, long id) {
    return game.seats().stream()
        .filter(seat -> seat.id() == id)
        .map(StoredSeat::name)
        .findFirst()
        .orElse("");
  }
}
