package depesche.bot.desk;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.bot.Volume;
import depesche.bot.ledger.mail.InboxRow;
import depesche.bot.ledger.mail.TokenRow;
import depesche.bot.post.discord.DiscordInput;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/// The answer to a letter and the turn say the same: a second reader, who has nothing but the
/// receipts as they went out, knows what is judged, for every writer and channel.
class ReceiptsByDeskTest {

  private static final long SEED = Long.getLong("depesche.seed", 20261128L);
  private static final int GAMES = Integer.getInteger("depesche.games", Volume.of(300));
  private static final int PHASES = 3;
  private static final String ACCOUNT = "1000000000000000001";
  private static final String PLAYER = Rerun.player("GERMANY");
  private static final String FRED = "fred@x.org";

  /// Orders that leave every unit where it is, and that are always possible.
  private static final List<String> ORDERS =
      List.of(
          ("A BER H,A BER - MUN,A BER S A MUN,A MUN H,A MUN - BER,A MUN S F KIE,F KIE H,F KIE -"
                  + " BER,F KIE S A BER")
              .split(","));

  private static final List<String> TRUE =
      List.of("A MUN", "F KIE", "NOT A BUR", "GERMANY OWNS BER");
  private static final List<String> FALSE = List.of("A BUR", "NOT F KIE", "FRANCE OWNS KIE");

  @Test
  void whatIsJudgedIsWhatTheReceiptsSaid() {
    // docs/commands.md, orders ahead: what is saved is what the answers say, in both channels, with
    // a stand-in, and after a rollback.
    long begun = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
    System.out.println("ReceiptsByDeskTest: -Ddepesche.seed=" + SEED);
    for (int game = 0; game < GAMES; game++) {
      try (Bureau bureau = new Bureau()) {
        new Play(bureau, new Random(SEED + game), SEED + game).all();
      }
    }
    long spent = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() - begun;
    System.out.println(
        "ReceiptsByDeskTest: %d s of processor time".formatted(spent / 1_000_000_000));
  }

  /// One game of one seat; nobody plays the others, so that few mails are written.
  private static final class Play {

    private final Bureau bureau;
    private final Rerun rerun;
    private final Random random;
    private final long seed;
    private final List<String> log = new ArrayList<>();
    private final Map<String, String> titles = new LinkedHashMap<>();
    private final OnFile onFile;
    private final List<Bureau.Mail> mails = new ArrayList<>();
    private final List<Bureau.Mail> ofFred = new ArrayList<>();
    private int calls;

    Play(Bureau bureau, Random random, long seed) {
      this.bureau = bureau;
      this.rerun = new Rerun(bureau);
      this.random = random;
      this.seed = seed;
      for (int year = 1901; year < 1905; year++) {
        titles.put("S" + year + "M", "Spring " + year + ", movement");
        titles.put("F" + year + "M", "Fall " + year + ", movement");
      }
      onFile = new OnFile(titles, titles.get("S1901M"));
    }

    private String id() {
      return bureau.game().phase();
    }

    void all() {
      mails.add(
          Rerun.to(rerun.begin("rollback=MASTER", "reopen=ON", "patience=9", "early=off"), PLAYER));
      rerun.master(
          Rerun.POWERS.stream()
              .filter(power -> !power.equals("GERMANY"))
              .map(power -> "DUMMY bismarck " + power)
              .toArray(String[]::new));
      link();
      for (int phase = 0; phase < PHASES; phase++) {
        if (!id().equals("S1901M") && random.nextInt(6) == 0) {
          reopen();
        }
        write(random.nextInt(4));
        if (!id().equals("S1901M") && random.nextInt(4) == 0) {
          rollback(bureau.game().turn());
          write(random.nextInt(2));
        }
        if (ofFred.isEmpty() && random.nextInt(6) == 0) {
          standIn();
        }
        judge();
      }
    }

    private void link() {
      String text = bureau.answer(mails.getFirst(), "LINK").getFirst().text();
      call("", List.of("LINK " + found("/link (\\w+)", text)));
    }

    private static String found(String what, String text) {
      Matcher found = Pattern.compile(what).matcher(text);
      assertThat(found.find()).as(text).isTrue();
      return found.group(1);
    }

    private void standIn() {
      log.add("FRED stands in");
      List<Bureau.Mail> asked = bureau.answer(mails.getLast(), "STAND-IN " + FRED + " FOR 2");
      String code = found("ACCEPT (\\w{17})", Rerun.to(asked, FRED).text());
      ofFred.add(Rerun.to(bureau.write(FRED, "ACCEPT " + code), FRED));
    }

    private void rollback(int turn) {
      log.add("ROLLBACK");
      String found = "position = replace(position, 'GERMANY A BER', 'GERMANY A PRU')";
      rerun.change("game", found);
      rerun.change("turn", found + " where turn = " + turn);
      assertThat(rerun.master("ROLLBACK bismarck")).as(log()).contains("was judged again");
    }

    /// The last turn counts no more, and what was on file before it is on file again.
    private void reopen() {
      log.add("REPLAY=OFF");
      List<Bureau.Mail> told = bureau.write(Rerun.MASTER, "ROLLBACK bismarck REPLAY=OFF");
      mails.add(Rerun.to(told, PLAYER));
      onFile.beginsAgain();
      assertThat(titles.get(id())).as(log()).isEqualTo(onFile.now());
    }

    private void judge() {
      String id = id();
      List<Bureau.Mail> out = rerun.deadline();
      Bureau.Mail report = Rerun.to(out, PLAYER);
      assertThat(OnFile.reported(report.text(), "Germany"))
          .as(() -> "%s%n%s%n%s".formatted(id, log(), report.text()))
          .isEqualTo(onFile.judged());
      mails.add(report);
      out.stream().filter(mail -> mail.to().equals(FRED)).forEach(ofFred::add);
      onFile.begins(titles.get(id()));
    }

    private String log() {
      return "-Ddepesche.seed=%d -Ddepesche.games=1%n%s".formatted(seed, String.join("\n", log));
    }

    private void write(int letters) {
      for (int letter = 0; letter < letters; letter++) {
        write();
      }
    }

    private void write() {
      List<String> letter = letter(id());
      String by;
      String receipt;
      boolean form = false;
      switch (random.nextInt(5)) {
        case 0, 1 -> {
          by = "Discord";
          receipt = call("", letter);
        }
        case 2 -> {
          by = "form";
          form = true;
          letter = new ArrayList<>(List.of(one(ORDERS)));
          orders(letter);
          receipt = call(token(), letter);
        }
        default -> {
          boolean fred = !ofFred.isEmpty() && random.nextBoolean();
          by = fred ? FRED : "mail";
          Bureau.Mail mail =
              fred ? ofFred.getLast() : random.nextInt(5) == 0 ? one(mails) : mails.getLast();
          receipt = receipt(bureau.answer(mail, letter.toArray(String[]::new)));
        }
      }
      log.add("[%s by %s]%n%s%n    > %s".formatted(id(), by, String.join("\n", letter), receipt));
      if (form) {
        onFile.readForm(receipt);
      } else {
        onFile.read(receipt);
      }
      if (receipt.contains("The deadline is")) {
        OnFile listed = onFile.listed(receipt);
        assertThat(listed.judged()).as(this::log).isEqualTo(onFile.judged());
        assertThat(listed.saved()).as(this::log).isEqualTo(onFile.saved());
      }
    }

    private static String receipt(List<Bureau.Mail> out) {
      return out.stream()
          .filter(
              mail ->
                  mail.subject().contains("Receipt")
                      || mail.text().lines().limit(1).anyMatch(line -> line.contains("Receipt")))
          .map(Bureau.Mail::text)
          .findFirst()
          .orElse("");
    }

    private String token() {
      TokenRow row = new TokenRow();
      row.token = "form" + ++calls;
      row.seatId = bureau.seat(Rerun.POWERS.indexOf("GERMANY")).id();
      row.phase = id();
      bureau.ask(unitOfWork -> unitOfWork.enter(row));
      return row.token;
    }

    private String call(String form, List<String> lines) {
      calls++;
      DiscordInput input =
          new DiscordInput(
              String.valueOf(calls + 1_200_000_000_000_000_000L),
              ACCOUNT,
              List.of(),
              "",
              "token",
              form,
              "",
              lines,
              DiscordInput.Oddity.NONE);
      InboxRow row = new InboxRow();
      row.mailbox = InboxRow.DISCORD;
      row.uid = calls;
      row.digest = "call " + calls;
      row.received = bureau.now();
      row.bytes = input.bytes();
      bureau.ask(unitOfWork -> unitOfWork.enter(row));
      return receipt(bureau.works());
    }

    private <T> T one(List<T> all) {
      return all.get(random.nextInt(all.size()));
    }

    private List<String> letter(String id) {
      List<String> lines = new ArrayList<>();
      lines.add("Dear GM");
      takeBack(lines, id);
      if (random.nextInt(6) == 0) {
        lines.add("AS BEFORE");
      }
      orders(lines);
      takeBack(lines, id);
      orders(lines);
      for (int part = random.nextInt(3); part > 0; part--) {
        lines.add("PHASE " + later(id));
        orders(lines);
        if (random.nextInt(4) == 0) {
          lines.add(one(List.of("AS BEFORE", "CLEAR", "CLEAR MUN", "CLEAR ALL", "NO ALWAYS")));
          orders(lines);
        }
      }
      return lines;
    }

    private void takeBack(List<String> lines, String id) {
      if (random.nextInt(4) == 0) {
        lines.add("CLEAR" + one(List.of("", " ALL", " NOW", " BER", " " + later(id), " " + id)));
      }
      if (random.nextInt(4) == 0) {
        lines.add(one(List.of("NO ALWAYS", "NO ALWAYS BER", "ALWAYS " + one(ORDERS))));
      }
    }

    private void orders(List<String> lines) {
      for (int i = random.nextInt(3); i > 0; i--) {
        String order = one(ORDERS);
        lines.add(
            switch (random.nextInt(5)) {
              case 0 -> "IF " + one(TRUE) + " THEN " + order;
              case 1 -> "IF " + one(FALSE) + " THEN " + order + " ELSE " + one(ORDERS);
              default -> order;
            });
      }
    }

    private String later(String id) {
      List<String> ids = List.copyOf(titles.keySet());
      int here = ids.indexOf(id);
      return ids.get(here + 1 + random.nextInt(2));
    }
  }
}
