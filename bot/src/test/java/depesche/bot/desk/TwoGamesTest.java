package depesche.bot.desk;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.bot.ledger.StoredGame;
import depesche.bot.ledger.StoredSeat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// A player of two games who names one in a reply to a mail of the other changes neither. What
/// stands below a SIGNON is for its game, and what stands above it stays where it was.
class TwoGamesTest {

  private static final String MASTER = "master@localhost";

  private final Bureau bureau = new Bureau();

  @AfterEach
  void close() {
    bureau.close();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"EXTEND sedan", "READY sedan", "SET WAIT sedan", "CONFIRM sedan", "RESIGN sedan"})
  void whatIsMeantForAnotherGameIsNotDoneInThisOne(String line) {
    Bureau.Mail report = bureau.begin().getFirst();
    bureau.write(MASTER, "CREATE sedan blood-and-iron");
    bureau.write(Bureau.PLAYERS.getFirst(), "JOIN sedan");
    assertThat(bureau.answer(report, line))
        .singleElement()
        .satisfies(
            mail ->
                assertThat(Holders.flat(mail))
                    .contains(line + " NOT ACCEPTED")
                    .contains("this message is about bismarck, not sedan"));
  }

  private static final String ANNA = Bureau.PLAYERS.getFirst();

  private static String password(List<Bureau.Mail> mails) {
    return mails.stream()
        .flatMap(
            mail ->
                Pattern.compile("SIGNON \\S+ (\\w+)")
                    .matcher(mail.text())
                    .results()
                    .map((MatchResult found) -> Objects.requireNonNull(found.group(1))))
        .findFirst()
        .orElseThrow();
  }

  /// {@return the line with which Red signs on to a game that has begun, of which this is the first
  /// report}
  private Bureau.Mail begun(String game) {
    bureau.write(MASTER, "CREATE " + game + " blood-and-iron");
    List<Bureau.Mail> welcome = bureau.write(ANNA, "JOIN " + game);
    passwords.put(game, password(welcome));
    Bureau.PLAYERS.stream().skip(1).forEach(player -> bureau.write(player, "JOIN " + game));
    return Holders.to(ANNA, bureau.write(MASTER, "START " + game));
  }

  private final Map<String, String> passwords = new LinkedHashMap<>();

  private String signOn(String game) {
    return "SIGNON Red@" + game + " " + passwords.get(game);
  }

  private String order(String game, int army) {
    String state = bureau.ask(unitOfWork -> unitOfWork.game(game).orElseThrow().positionText());
    List<String> armies =
        Pattern.compile("Red A ([A-Z]{3})")
            .matcher(state)
            .results()
            .map((MatchResult found) -> Objects.requireNonNull(found.group(1)))
            .distinct()
            .toList();
    return "A " + armies.get(army) + " H";
  }

  private String onFile(String game) {
    return bureau.ask(
        unitOfWork -> {
          StoredGame stored = unitOfWork.game(game).orElseThrow();
          StoredSeat red = stored.seat("Red").orElseThrow();
          return stored.letters(red).stream().map(letter -> letter.text).toList().toString();
        });
  }

  @Test
  void eachSignOnHasTheLinesBelowIt() {
    // Issue 45, point 3: two SIGNON in one mail.
    begun("bismarck");
    begun("sedan");
    List<Bureau.Mail> answers =
        bureau.write(
            ANNA,
            signOn("bismarck"),
            order("bismarck", 0),
            "PHASE F1866M",
            order("bismarck", 1),
            signOn("sedan"),
            order("sedan", 1));
    assertThat(onFile("bismarck")).contains(order("bismarck", 0), order("bismarck", 1));
    assertThat(onFile("sedan")).contains(order("sedan", 1)).doesNotContain(order("sedan", 0));
    assertThat(onFile("sedan")).doesNotContain("F1866M");
    // Each game has a receipt of its own, which says that there is another.
    assertThat(answers)
        .satisfiesExactly(
            mail ->
                assertThat(Holders.flat(mail))
                    .contains("bismarck", "Red@sedan", order("bismarck", 0)),
            mail -> assertThat(Holders.flat(mail)).contains("Red@bismarck", order("sedan", 1)));
    assertThat(answers.get(0).token()).isNotEqualTo(answers.get(1).token()).isNotEmpty();
  }

  @Test
  void whatStandsAboveASignOnInAReplyStaysWithTheReply() {
    // Issue 45, point 3: a SIGNON below a reply's orders.
    begun("sedan");
    Bureau.Mail report = begun("bismarck");
    bureau.answer(report, order("bismarck", 0), signOn("sedan"), order("sedan", 1));
    assertThat(onFile("bismarck"))
        .contains(order("bismarck", 0))
        .doesNotContain(order("bismarck", 1));
    assertThat(onFile("sedan")).contains(order("sedan", 1)).doesNotContain(order("sedan", 0));
  }

  @Test
  void belowASignOnThatIsRefusedNothingCounts() {
    // What is meant for another game must not count in this one.
    begun("sedan");
    Bureau.Mail report = begun("bismarck");
    List<Bureau.Mail> answers =
        bureau.answer(report, order("bismarck", 0), "SIGNON Red@sedan no", order("sedan", 1));
    assertThat(onFile("bismarck"))
        .contains(order("bismarck", 0))
        .doesNotContain(order("bismarck", 1));
    assertThat(onFile("sedan")).isEqualTo("[]");
    assertThat(answers)
        .singleElement()
        .satisfies(mail -> assertThat(Holders.flat(mail)).contains("above this line was not"));
    // The reply proves the same seat, whatever the password.
    bureau.answer(report, "SIGNON Red@bismarck typo", order("bismarck", 1));
    assertThat(onFile("bismarck")).contains(order("bismarck", 1));
  }

  @Test
  void whatCannotBeToldApartIsRefused() {
    // Above the first of two sign-ons nothing says whose a line is.
    begun("sedan");
    begun("bismarck");
    List<Bureau.Mail> answers =
        bureau.write(
            ANNA,
            order("bismarck", 0),
            signOn("bismarck"),
            order("bismarck", 1),
            signOn("sedan"),
            order("sedan", 1));
    assertThat(onFile("bismarck"))
        .contains(order("bismarck", 1))
        .doesNotContain(order("bismarck", 0));
    assertThat(onFile("sedan")).doesNotContain(order("sedan", 0));
    assertThat(Holders.flat(answers.getFirst())).contains("above the first of them");
    // With one sign-on there is no doubt.
    bureau.write(ANNA, order("sedan", 0), signOn("sedan"));
    assertThat(onFile("sedan")).contains(order("sedan", 0));
  }

  @Test
  void whatAnAnswerShowsIsOfItsOwnGame() {
    // STATUS and votes of one section know nothing of the other.
    begun("sedan");
    Bureau.Mail report = begun("bismarck");
    List<Bureau.Mail> answers =
        bureau.answer(
            report,
            order("bismarck", 0),
            "STATUS",
            "SET DRAW",
            signOn("sedan"),
            "STATUS",
            "SET NO DRAW");
    assertThat(answers).noneMatch(mail -> Holders.flat(mail).contains("contradict"));
    Bureau.Mail status =
        answers.stream()
            .filter(
                mail -> mail.subject().contains("[bismarck") && mail.subject().contains("tatus"))
            .findFirst()
            .orElseThrow();
    assertThat(Holders.flat(status)).contains(order("bismarck", 0));
  }
}
