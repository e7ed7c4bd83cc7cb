package depesche.bot.desk;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.bot.desk.Bureau.Mail;
import depesche.bot.ledger.PlayerRow;
import depesche.bot.ledger.mail.ParcelDue;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/// Everybody who asks for a form gets a true answer: a form of their own seat alone, or why there
/// is none.
class FormAskedTest {

  private static final String MASTER = "master@localhost";
  private static final String ANNA = "anna@x.org";
  private static final String CORA = "cora@x.org";
  private static final String DIRK = "dirk@x.org";
  private static final String EMMA = "emma@x.org";
  private static final String FRED = "fred@x.org";
  private static final String GINA = "gina@x.org";
  private static final String HUGO = "hugo@x.org";
  private static final String STRANGER = "stranger@y.org";

  private static final Pattern FILED = Pattern.compile("\"filed\":\\[([^\\]]*)\\]");
  private static final Pattern REPLY = Pattern.compile("depesche\\+(\\w+)@");

  private final Bureau bureau = new Bureau();

  /// The latest mail of each game to each reader.
  private final Map<String, Mail> latest = new LinkedHashMap<>();

  private List<Mail> reports = List.of();

  /// What each seat has on file, by its game and its holder.
  private final Map<String, String> filed = new LinkedHashMap<>();

  @AfterEach
  void close() {
    bureau.close();
  }

  private List<Mail> heard(List<Mail> mails) {
    for (Mail mail : mails) {
      Matcher game = Pattern.compile("^\\[([a-z]+)").matcher(mail.subject());
      if (game.find()) {
        latest.put(game.group(1) + " " + mail.to(), mail);
      }
    }
    return mails;
  }

  private Mail latest(String game, String reader) {
    return Objects.requireNonNull(latest.get(game + " " + reader), game + " " + reader);
  }

  private void master(String... lines) {
    heard(bureau.write(MASTER, lines));
  }

  private List<Mail> begins(String game) {
    return heard(SeveralGames.begin(bureau, game)).stream()
        .filter(mail -> Bureau.PLAYERS.contains(mail.to()))
        .toList();
  }

  private void accepts(String who, List<Mail> asked) {
    String text = Holders.to(who, asked).text();
    heard(bureau.write(who, "ACCEPT " + text.replaceAll("(?s).*ACCEPT (\\w{17}).*", "$1")));
  }

  /// Each seat has an order that no other has.
  private void orders(String game, String... players) {
    for (String player : players) {
      int place = Bureau.PLAYERS.indexOf(player);
      String order =
          bureau.ask(
              unitOfWork -> {
                var table = unitOfWork.game(game).orElseThrow();
                String seat = table.seats().get(place).name();
                return Pattern.compile(seat + " A ([A-Z]{3})")
                    .matcher(table.positionText())
                    .results()
                    .map((MatchResult found) -> "A " + found.group(1) + " H")
                    .findFirst()
                    .orElseThrow();
              });
      filed.put(game + " " + player, order);
      heard(bureau.answer(latest(game, player), order));
    }
  }

  /// Somebody answers the latest mail of a game, if there is one.
  private List<Mail> answers(String who, String line) {
    Mail mail = latest.get("bismarck " + who);
    return mail == null ? bureau.write(who, line) : bureau.answer(mail, line);
  }

  /// {@return the one answer to what somebody wrote, which nobody else hears of}
  private static Mail only(String writer, List<Mail> mails) {
    assertThat(mails).as("to %s", writer).extracting(Mail::to).containsExactly(writer);
    return mails.getFirst();
  }

  private static boolean isForm(Mail mail) {
    return mail.transcript().startsWith("<!DOCTYPE html>");
  }

  /// Whatever is answered: what is said to be attached is, and nothing is another seat's.
  private void isTrue(String what, Mail mail) {
    assertThat(isForm(mail)).as("%s: %s", what, mail.text()).isEqualTo(says(mail, "is attached"));
    Matcher token = REPLY.matcher(mail.transcript());
    while (token.find()) {
      assertThat(token.group(1)).as(what).isEqualTo(mail.token());
    }
    filed.forEach(
        (whose, order) -> {
          boolean here = mail.subject().startsWith("[" + whose.split(" ")[0] + " ");
          if (here && !whose.endsWith(" " + mail.to()) && !isStandIn(whose, mail.to())) {
            assertThat(mail.text() + filed(mail)).as("%s, %s", what, whose).doesNotContain(order);
          }
        });
  }

  private static boolean isStandIn(String whose, String reader) {
    return reader.equals(FRED) && whose.equals("bismarck " + DIRK);
  }

  private static String filed(Mail mail) {
    Matcher lines = FILED.matcher(mail.transcript());
    return lines.find() ? lines.group(1) : "";
  }

  private static boolean says(Mail mail, String words) {
    return Holders.flat(mail).contains(words);
  }

  /// A game with everybody who may have to do with it, and another with the same players.
  private void table() {
    reports = begins("bismarck");
    var _ = begins("sedan");
    master("CREATE later blood-and-iron");
    heard(bureau.write(ANNA, "JOIN later"));
    heard(bureau.write(GINA, "OBSERVE bismarck"));
    orders("bismarck", ANNA, CORA, DIRK, EMMA);
    orders("sedan", ANNA, CORA);
    accepts(FRED, bureau.answer(latest("bismarck", DIRK), "STAND-IN " + FRED + " FOR 2"));
    accepts(HUGO, bureau.write(MASTER, "PROMOTE bismarck " + HUGO));
    master("EJECT bismarck " + seat(EMMA));
    master("ANNOUNCE bismarck", "Hello.");
  }

  private String seat(String player) {
    return bureau.seat(Bureau.PLAYERS.indexOf(player)).name();
  }

  @Test
  void whoAsksIsAnsweredAboutTheirOwnSeatAlone() {
    // What only asks changes nothing for who asks next, so all of them sit at one table.
    table();
    whoHasNoSeatIsToldSo();
    ofTwoGamesItIsThatOfTheReplyAddress();
    aSignOnSaysWhichGameAndBothMayStandInOneMail();
  }

  private void whoHasNoSeatIsToldSo() {
    // An observer, a stranger, masters who do not play, and somebody who was ejected, whatever they
    // answer or name. It said that nobody could tell who they are, and to reply to a mail.
    Map<String, String> why = new LinkedHashMap<>();
    why.put(GINA, "you have no seat in ");
    why.put(HUGO, "this line is for a player");
    why.put(MASTER, "this line is for a player");
    why.put(EMMA, "you no longer play");
    Mail before = reports.getLast();
    assertThat(before.to()).isEqualTo(EMMA);
    assertThat(Holders.flat(only(EMMA, bureau.answer(before, "FORM")))).contains(why.get(EMMA));
    for (String who : why.keySet()) {
      boolean runs = why.get(who).contains("for a player");
      // Who runs games and is registered may play another day.
      List<String> set = runs ? List.of() : List.of("SET FORM ON", "SET FORM OFF");
      for (String line : Stream.concat(Stream.of("FORM", "FORM bismarck"), set.stream()).toList()) {
        Mail answer = only(who, answers(who, line));
        isTrue(who + ", " + line, answer);
        assertThat(Holders.flat(answer))
            .as(line)
            .contains(why.get(who))
            .doesNotContain("could not tell who sent", "OK: ");
      }
    }
    for (String line : List.of("FORM bismarck", "FORM sedan", "FORM")) {
      Mail answer = only(GINA, bureau.write(GINA, line));
      isTrue(line, answer);
      assertThat(Holders.flat(answer)).as(line).contains("you have no seat in ");
    }
    assertThat(Holders.flat(only(EMMA, bureau.write(EMMA, "FORM bismarck"))))
        .contains("you have no seat in bismarck");
    for (String line : List.of("FORM", "FORM bismarck", "SET FORM ON")) {
      Mail answer = only(STRANGER, bureau.write(STRANGER, line));
      isTrue(line, answer);
      assertThat(Holders.flat(answer)).contains("is not registered");
    }
  }

  private void ofTwoGamesItIsThatOfTheReplyAddress() {
    // The reply's token says which seat; another game by name is refused with the way to it, and
    // where one has no seat, with that.
    for (String game : List.of("bismarck", "sedan")) {
      for (String line : List.of("FORM", "FORM " + game, "form " + game + " please")) {
        Mail form = only(ANNA, bureau.answer(latest(game, ANNA), line));
        isTrue(game + ", " + line, form);
        assertThat(form.subject()).as(line).startsWith("[" + game + " ");
        assertThat(filed(form)).isEqualTo("\"" + filed.get(game + " " + ANNA) + "\"");
      }
    }
    Mail other = only(ANNA, bureau.answer(latest("bismarck", ANNA), "FORM sedan"));
    isTrue("another", other);
    assertThat(Holders.flat(other)).contains("this message is about bismarck, not sedan");
    Mail none = only(CORA, bureau.answer(latest("bismarck", CORA), "FORM later"));
    isTrue("of others", none);
    assertThat(Holders.flat(none)).contains("you have no seat in later");
    Mail fresh = only(ANNA, bureau.write(ANNA, "FORM bismarck"));
    isTrue("fresh", fresh);
    assertThat(Holders.flat(fresh)).contains("could not tell who sent");
  }

  private void aSignOnSaysWhichGameAndBothMayStandInOneMail() {
    // Each form comes with what its seat has on file, and opens a mail to its own address.
    String word = "open-sesame-1866";
    String[] lines = {"SIGNON Red@bismarck " + word, "FORM", "SIGNON Red@sedan " + word, "FORM"};
    for (String game : List.of("bismarck", "sedan")) {
      bureau.ask(
          unitOfWork -> {
            unitOfWork.game(game).orElseThrow().seats().getFirst().setPassword(word);
            return game;
          });
    }
    List<Mail> forms = bureau.write(ANNA, lines).stream().filter(FormAskedTest::isForm).toList();
    assertThat(forms).extracting(Mail::to).containsExactly(ANNA, ANNA);
    assertThat(forms)
        .extracting(FormAskedTest::filed)
        .containsExactly(
            "\"" + filed.get("bismarck " + ANNA) + "\"", "\"" + filed.get("sedan " + ANNA) + "\"");
    forms.forEach(form -> isTrue("signed on", form));
  }

  @Test
  void whatIsAskedTwiceComesOnceWithAllOrdersOfTheMail() {
    // Wherever it stands among the orders.
    var _ = begins("bismarck");
    List<String> armies = bureau.armies("Red");
    String first = "A " + armies.get(0) + " H";
    String second = "A " + armies.get(1) + " H";
    List<Mail> mails =
        bureau.answer(latest("bismarck", ANNA), first, "FORM", "", second, "FORM", "FORM bismarck");
    assertThat(mails).extracting(Mail::to).containsOnly(ANNA);
    List<Mail> forms = mails.stream().filter(FormAskedTest::isForm).toList();
    assertThat(forms).hasSize(1);
    assertThat(filed(forms.getFirst())).contains("\"" + first + "\"", "\"" + second + "\"");
    assertThat(mails).hasSize(2);
    assertThat(bureau.answer(latest("bismarck", ANNA), "FORM", "form please", "FORM")).hasSize(1);
  }

  @Test
  void aStandInHasTheFormOfTheSeatAndAsksForTheirOwnReportsAlone() {
    // SET FORM ON is about a person's reports, not about a seat's.
    table();
    Mail form = only(FRED, bureau.answer(latest("bismarck", FRED), "FORM"));
    isTrue("stand-in", form);
    assertThat(filed(form)).isEqualTo("\"" + filed.get("bismarck " + DIRK) + "\"");
    Mail set = only(FRED, bureau.answer(latest("bismarck", FRED), "SET FORM ON"));
    assertThat(Holders.flat(set)).contains("brings a form");
    bureau.passes(Duration.ofDays(5));
    List<Mail> reports = heard(bureau.works());
    assertThat(reports).extracting(Mail::to).contains(FRED, DIRK, ANNA);
    assertThat(reports.stream().filter(FormAskedTest::isForm))
        .extracting(Mail::to)
        .containsExactly(FRED);
  }

  @Test
  void aFormComesOnlyWhereOrdersCount() {
    // Not before the game, not while it is judged, and not after it; in a pause they count.
    table();
    Mail early = only(ANNA, bureau.answer(latest("later", ANNA), "FORM"));
    isTrue("forming", early);
    assertThat(Holders.flat(early)).contains("FORM is not possible now: later is forming");
    master("PAUSE bismarck");
    Mail paused = only(ANNA, bureau.answer(latest("bismarck", ANNA), "FORM"));
    isTrue("paused", paused);
    assertThat(isForm(paused)).isTrue();
    master("RESUME bismarck");
    master("SET MIX bismarck closing value of the index");
    bureau.passes(Duration.ofDays(5));
    heard(bureau.works());
    Mail sealed = only(ANNA, bureau.answer(latest("bismarck", ANNA), "FORM"));
    isTrue("sealed", sealed);
    assertThat(Holders.flat(sealed)).contains("have been sealed");
    master("TERMINATE sedan nobody plays");
    Mail over = only(ANNA, bureau.answer(latest("sedan", ANNA), "FORM"));
    isTrue("over", over);
    assertThat(Holders.flat(over)).contains("FORM is not possible now: sedan is over");
    assertThat(Holders.flat(only(CORA, bureau.answer(latest("sedan", CORA), "SET FORM ON"))))
        .contains("brings a form");
  }

  @Test
  void whereAMailCannotArriveNothingIsSaidToBeAttached() {
    // An answer by mail that comes back goes to the account on Discord, where no page can.
    var _ = begins("bismarck");
    bureau.ask(
        unitOfWork -> {
          PlayerRow anna = unitOfWork.player(ANNA).orElseThrow();
          anna.discord = "100000000000000001";
          return anna;
        });
    Mail form = only(ANNA, bureau.answer(latest("bismarck", ANNA), "FORM"));
    isTrue("by mail", form);
    Mail spare =
        bureau.ask(
            unitOfWork ->
                unitOfWork.outTray().waiting(false).stream()
                    .map((ParcelDue due) -> unitOfWork.parcel(due.id()))
                    .filter(parcel -> parcel.recipient.equals(ANNA) && parcel.spare != null)
                    .map(parcel -> unitOfWork.parcel(Objects.requireNonNull(parcel.spare)))
                    .map(parcel -> Opened.mail(unitOfWork, parcel))
                    .toList()
                    .getLast());
    assertThat(spare.to()).startsWith("discord:");
    assertThat(Holders.flat(spare)).contains("/orders").doesNotContain("attached");
  }
}
