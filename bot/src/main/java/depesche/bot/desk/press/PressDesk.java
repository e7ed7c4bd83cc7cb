package depesche.bot.desk.press;

import static depesche.bot.desk.LineOutcome.refused;
import static depesche.bot.desk.LineOutcome.taken;

import depesche.bot.desk.Command;
import depesche.bot.desk.CommonVerdicts;
import depesche.bot.desk.Desk;
import depesche.bot.desk.LineOutcome;
import depesche.bot.desk.Request;
import depesche.bot.desk.Unproven;
import depesche.bot.game.press.PressDelivery;
import depesche.bot.ledger.press.PressRow;
import depesche.bot.press.Addressees.Found;
import depesche.bot.press.PressBlock;
import depesche.bot.press.PressFact;
import depesche.bot.press.PressFact.Refusal;
import depesche.bot.press.PressHead;
import depesche.bot.press.Readers;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// What is written to others: `PRESS TO Blue` and the text on the lines below, `REPLY` in an answer
/// to a press; `PRESS LOG`, `SEND 12` and `DROP 12` for a press that is held.
public final class PressDesk implements Desk {

  private static final List<String> HEADS = List.of("PRESS", "BROADCAST");

  @Override
  public List<String> words() {
    return List.of("PRESS", "BROADCAST", "ENDPRESS", "ENDBROADCAST", "SEND", "DROP");
  }

  @Override
  public Form form(String word) {
    return Form.VERBATIM;
  }

  @Override
  public boolean means(Request request, Command command) {
    return switch (command.word(0)) {
      case "SEND", "DROP" -> meansHeld(command, command.plain());
      case "PRESS" -> command.word(1).equals("LOG");
      default -> true;
    };
  }

  /// Many a sentence begins with such a word.
  private static boolean meansHeld(Command command, Command plain) {
    boolean loud = command.said(0).equals(command.word(0));
    return plain.words().size() == 1
        ? loud
        : plain.words().size() == 2 && plain.said(1).matches("#?\\d+");
  }

  @Override
  public LineOutcome serve(Request request, Command command) {
    return switch (command.word(0)) {
      case "SEND" -> held(request, command.plain(), true);
      case "DROP" -> held(request, command.plain(), false);
      case "PRESS" -> new PressReading(request).log(command.plain());
      default -> refused(new Refusal.NothingToEnd(command.word(0)));
    };
  }

  /// Serves a press that stands in a letter.
  ///
  /// @param answers the id of the mail that the letter answers
  /// @param secrets what its writer would not want to tell
  public static LineOutcome serve(
      Request request, PressBlock block, Optional<String> answers, LetterSecrets secrets) {
    if (block.kind() == PressBlock.Kind.DIARY) {
      return DiaryDesk.record(request, block);
    }
    List<String> words = new ArrayList<>(Arrays.asList(block.head().split("\\s+", -1)));
    String game = game(request, words);
    Optional<PressWriter> writer = PressWriter.of(request, game);
    if (writer.isEmpty() && request.rights.any()) {
      return CommonVerdicts.withGame(request, "PRESS", game, _ -> refused(Unproven.of(request)));
    }
    // By mail nothing proves who watches a game.
    if (writer.filter(one -> !one.isObserver() || request.isCall()).isEmpty()) {
      return refused(
          PressWriter.isWatcher(request, game)
              ? new Refusal.ObserverByMail()
              : Unproven.of(request));
    }
    Optional<AnsweredPress> answered = answered(request, writer.get(), block, words, answers);
    String head = String.join(" ", words);
    return switch (PressHead.of(writer.get().table(), head)) {
      case PressHead.Read.Bad(Found why) -> refused(unclear(writer.get(), block, why));
      case PressHead.Read.Odd(String word) ->
          refused(
              new Refusal.HeadOdd(
                  block.kind() == PressBlock.Kind.REPLY, word, first(block), block.last()));
      case PressHead.Read.Good(PressHead good) -> {
        PressSending sending = new PressSending(request, writer.get(), block, good, secrets);
        yield good.to()
            .map(to -> to(sending, block, to))
            .or(() -> answered.map(one -> one.answer(sending)))
            .orElseGet(() -> refused(nobody(block)));
      }
    };
  }

  /// {@return whether a letter answers a press}
  public static boolean isAnswer(Request request, Optional<String> answers) {
    return answers.filter(id -> AnsweredPress.copy(request, id).isPresent()).isPresent();
  }

  private static LineOutcome to(PressSending sending, PressBlock block, Readers to) {
    return to.isEmpty() ? refused(nobody(block)) : sending.to(to);
  }

  private static Refusal nobody(PressBlock block) {
    return block.kind() == PressBlock.Kind.REPLY
        ? new Refusal.NothingAnswered()
        : new Refusal.ReadersWanted(first(block), block.last());
  }

  /// The name of a game may stand behind the command.
  private static String game(Request request, List<String> words) {
    for (int at = 0; at + 1 < words.size(); at++) {
      String next = words.get(at + 1).toLowerCase(Locale.ROOT);
      if (HEADS.contains(words.get(at).toUpperCase(Locale.ROOT))
          && request.named(next).isPresent()) {
        words.remove(at + 1);
        return next;
      }
    }
    return "";
  }

  /// {@return the press that this one answers: the one of the mail, or one that is named by its
  /// code}
  private static Optional<AnsweredPress> answered(
      Request request,
      PressWriter writer,
      PressBlock block,
      List<String> words,
      Optional<String> answers) {
    if (block.kind() == PressBlock.Kind.REPLY) {
      words.removeFirst();
      if (!words.isEmpty() && words.getFirst().matches("#?[a-z0-9]{" + PressDelivery.CODE + "}")) {
        return AnsweredPress.named(request, writer, words.removeFirst().replace("#", ""));
      }
    }
    return answers
        .flatMap(id -> AnsweredPress.copy(request, id))
        .flatMap(copy -> AnsweredPress.of(request, writer, copy));
  }

  /// {@return the number of the first line of its text; 0 if it has none}
  private static int first(PressBlock block) {
    return block.isEmpty() ? 0 : block.first();
  }

  private static Refusal unclear(PressWriter writer, PressBlock block, Found why) {
    List<String> seats = writer.game().seats().stream().map(seat -> seat.name()).toList();
    int from = first(block);
    return switch (why) {
      case Found.Unclear(String word, List<String> options) ->
          new Refusal.ReaderUnclear(word, options, from, block.last());
      case Found.Unknown(String word) -> new Refusal.ReaderUnknown(word, seats, from, block.last());
      case Found.Known _ -> nobody(block);
    };
  }

  // What is held

  private static LineOutcome held(Request request, Command command, boolean send) {
    Optional<PressWriter> writer = PressWriter.of(request, "");
    if (writer.isEmpty()) {
      return refused(Unproven.of(request));
    }
    String said = command.said(1).replace("#", "");
    return held(request, writer.get(), said)
        .map(press -> send ? send(request, writer.get(), press) : drop(press))
        .orElseGet(() -> refused(new Refusal.NothingHeld(said)));
  }

  private static Optional<PressRow> held(Request request, PressWriter writer, String said) {
    Optional<Long> person = request.player().map(player -> player.id);
    List<PressRow> held =
        request.unitOfWork.press().held(writer.game().id(), writer.author(), person);
    return said.isEmpty()
        ? Optional.of(held).filter(all -> all.size() == 1).map(List::getFirst)
        : held.stream().filter(press -> said.equals(String.valueOf(press.number))).findFirst();
  }

  /// {@return the commands by which a writer would send what was held}
  public static List<String> open(Request request) {
    Optional<Long> person = request.player().map(player -> player.id);
    return PressWriter.of(request, "").stream()
        .flatMap(
            writer ->
                request
                    .unitOfWork
                    .press()
                    .held(writer.game().id(), writer.author(), person)
                    .stream())
        .map(press -> "SEND " + press.number)
        .toList();
  }

  private static LineOutcome drop(PressRow press) {
    press.state = PressRow.State.DROPPED;
    return taken(new PressFact.PressDropped(press.number));
  }

  private static LineOutcome send(Request request, PressWriter writer, PressRow press) {
    if (writer.game().isOver()) {
      return refused(new Refusal.PressTooLate(writer.game().name()));
    }
    return new HeldPress(writer)
        .obstacle(press)
        .map(LineOutcome::refused)
        .orElseGet(() -> PressSending.goOn(request, writer, press));
  }
}
