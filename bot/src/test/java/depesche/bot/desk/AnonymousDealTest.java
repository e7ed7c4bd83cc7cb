package depesche.bot.desk;

import static depesche.bot.desk.Bureau.PLAYERS;
import static org.assertj.core.api.Assertions.assertThat;

import depesche.bot.chance.ProofCheck;
import depesche.bot.chance.TranscriptFile;
import depesche.bot.chance.Verification;
import depesche.bot.game.TranscriptWriter;
import depesche.bot.ledger.StoredSeat;
import depesche.bot.post.discord.DiscordHandler.Typing;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/// Issue 46, point 4: in an anonymous game all seats that nobody asked for by name are dealt when
/// it begins, so that nobody can tell by who has just joined who plays what.
class AnonymousDealTest {

  private static final String MASTER = "master@localhost";
  private static final List<String> SEATS = List.of("Red", "Blue", "Green", "Yellow", "Black");
  private static final Pattern NAMES = Pattern.compile("Red|Blue|Green|Yellow|Black");

  private final Bureau bureau = new Bureau();

  @AfterEach
  void close() {
    bureau.close();
  }

  private static String said(Bureau.Mail mail) {
    return mail.text().replaceAll("\\s+", " ");
  }

  private static Bureau.Mail to(String address, List<Bureau.Mail> mails) {
    return mails.stream().filter(mail -> mail.to().equals(address)).toList().getLast();
  }

  private String seatOf(String game, String address) {
    return bureau.ask(
        unitOfWork ->
            unitOfWork.game(game).orElseThrow().seats().stream()
                .filter(
                    seat -> seat.player().filter(one -> one.address.equals(address)).isPresent())
                .map(StoredSeat::name)
                .findFirst()
                .orElse(""));
  }

  private String transcript(String game) {
    return bureau.ask(
        unitOfWork -> TranscriptWriter.of(unitOfWork.game(game).orElseThrow(), Optional.empty()));
  }

  /// {@return the seat that the transcript says somebody got whose place was this one}
  private String dealt(String game, String place) {
    Matcher one =
        Pattern.compile(
                "\\{[^{}]*\"seat\":\""
                    + place
                    + "\"[^{}]*\"got\":\"(\\w+)\"|\\{[^{}]*\"got\":\"(\\w+)\"[^{}]*\"seat\":\""
                    + place
                    + "\"")
            .matcher(transcript(game).replaceAll("\\s", ""));
    assertThat(one.find()).as(transcript(game)).isTrue();
    return Optional.ofNullable(one.group(1)).orElseGet(() -> String.valueOf(one.group(2)));
  }

  private List<Bureau.Mail> joined(String game, String options, String... wishes) {
    bureau.write(MASTER, "CREATE " + game + " blood-and-iron " + options);
    List<Bureau.Mail> mails = new ArrayList<>();
    for (int i = 0; i < PLAYERS.size(); i++) {
      String wish = i < wishes.length ? " " + wishes[i] : "";
      mails.addAll(bureau.write(PLAYERS.get(i), "JOIN " + game + wish));
    }
    return mails;
  }

  @Test
  void whoKnowsTheOrderOfJoiningDoesNotKnowTheSeats() {
    // The deal is open and stands in the transcript, so the players are mixed before it, unseen.
    int all = 12;
    int guessed = 0;
    int stayed = 0;
    for (int i = 0; i < all; i++) {
      String game = "quiet" + i;
      joined(game, "anonymous=ON");
      bureau.write(MASTER, "START " + game);
      for (int j = 0; j < SEATS.size(); j++) {
        String seat = seatOf(game, PLAYERS.get(j));
        guessed += dealt(game, SEATS.get(j)).equals(seat) ? 1 : 0;
        stayed += SEATS.get(j).equals(seat) ? 1 : 0;
      }
      assertThat(Verification.of(TranscriptFile.read("transcript", transcript(game)), List.of()))
          .allMatch(ProofCheck::passed)
          .anyMatch(check -> check.line().contains("the seats were dealt by the wishes"));
    }
    // 60 guesses, each right with one chance in five: 30 would be seven deviations above.
    assertThat(guessed).isLessThan(30);
    assertThat(stayed).isLessThan(30);
  }

  @Test
  void beforeItBeginsNobodyIsToldWhichSeatsAreTaken() {
    // LIST, STATUS, JOIN and the master's notices name their number, not the seats they asked for.
    bureau.write(MASTER, "CREATE quiet blood-and-iron anonymous=ON");
    List<Bureau.Mail> told = new ArrayList<>();
    for (String who : PLAYERS.subList(0, 2)) {
      String wish = who.equals(PLAYERS.getFirst()) ? " AS Yellow NAME Nordmark" : "";
      told.addAll(
          bureau.write(who, "JOIN quiet" + wish).stream()
              .filter(mail -> !mail.to().equals(who))
              .toList());
      told.addAll(bureau.write("zoe@x.org", "LIST", "STATUS quiet"));
      told.addAll(bureau.write(MASTER, "STATUS quiet"));
    }
    assertThat(told).hasSizeGreaterThan(4);
    assertThat(told)
        .noneMatch(mail -> NAMES.matcher(mail.text() + mail.html()).find())
        .noneMatch(mail -> mail.text().contains("Nordmark"));
    assertThat(told)
        .anyMatch(mail -> said(mail).contains("2 of 5 seats are taken. Nobody is told"));
    assertThat(said(bureau.write("zoe@x.org", "LIST").getFirst()))
        .contains("2 seats are taken, 3 are open");
    // A country that somebody has named is not known either, nor resigned by its name.
    List<Bureau.Mail> asked = bureau.write("emma@x.org", "JOIN quiet AS Nordmark");
    assertThat(said(to("emma@x.org", asked))).contains("Nordmark").contains("not accepted");
    List<String> readers =
        bureau.ask(
            unitOfWork ->
                bureau
                    .enquiry()
                    .suggest(unitOfWork, new Typing("77", "7", "quiet", "press", "to", "")));
    assertThat(readers).contains("Red").doesNotContain("Nordmark");
    // If you ask for a seat that is kept for another, you are told what the other was told.
    String second = said(to("dirk@x.org", bureau.write("dirk@x.org", "JOIN quiet AS Yellow")));
    assertThat(second).contains("Your wishes for quiet: Yellow");
  }

  @Test
  void whoAskedFirstForASeatGetsIt() {
    // A fixed wish stays fixed; the same wish of another is one among all.
    List<Bureau.Mail> welcomes = joined("quiet", "anonymous=ON", "AS Black", "AS Black", "AS G*");
    assertThat(said(to("anna@x.org", welcomes))).contains("Your wishes for quiet: Black");
    List<Bureau.Mail> start = bureau.write(MASTER, "START quiet");
    assertThat(seatOf("quiet", "anna@x.org")).isEqualTo("Black");
    assertThat(seatOf("quiet", "cora@x.org")).isEqualTo("Green");
    assertThat(said(to("cora@x.org", start))).contains("first mixed where nobody sees it");
    // The password that they were given goes with them.
    String password = found("SIGNON quiet (\\w+)", to("dirk@x.org", welcomes));
    assertThat(said(bureau.write("dirk@x.org", "SIGNON quiet " + password, "STATUS").getLast()))
        .contains("you are " + seatOf("quiet", "dirk@x.org"));
  }

  private static String found(String pattern, Bureau.Mail mail) {
    Matcher matcher = Pattern.compile(pattern).matcher(mail.text());
    assertThat(matcher.find()).as(mail.text()).isTrue();
    return String.valueOf(matcher.group(1));
  }

  @Test
  void phrasesGoWithTheirPlayers() {
    // Players reveal what they pledged, though nobody knows any more where they sat down.
    List<Bureau.Mail> welcomes = joined("quiet", "anonymous=ON");
    bureau.answer(to("anna@x.org", welcomes), "ENTROPY seven grey geese");
    bureau.write(MASTER, "START quiet");
    assertThat(transcript("quiet")).contains("seven grey geese");
    assertThat(Verification.of(TranscriptFile.read("transcript", transcript("quiet")), List.of()))
        .allMatch(ProofCheck::passed);
  }

  @Test
  void aGameThatFormsAtTheUpgradeIsDealtAndTold() {
    // An earlier version gave seats in the order of joining, and a seat by its name at once.
    List<Bureau.Mail> welcomes = joined("quiet", "", "", "AS Blue");
    assertThat(said(to("bert@x.org", welcomes))).contains("Your seat is Blue;");
    bureau.write(MASTER, "SET RULE quiet anonymous=ON");
    List<Bureau.Mail> start = bureau.write(MASTER, "START quiet");
    assertThat(seatOf("quiet", "bert@x.org")).isEqualTo("Blue");
    PLAYERS.forEach(
        player -> assertThat(said(to(player, start))).contains("Because this game is anonymous"));
  }

  @Test
  void aStandInIsAskedAlikeWhereverSomebodySits() {
    // STAND-IN and REPLACE told a master: "you play Blue already".
    joined("quiet", "anonymous=ON");
    bureau.write(MASTER, "START quiet");
    for (String command : List.of("STAND-IN", "REPLACE")) {
      List<String> answers = new ArrayList<>();
      List<String> seats = new ArrayList<>(SEATS);
      String own = seatOf("quiet", "anna@x.org");
      seats.remove(own);
      for (String seat : List.of(own, seats.getFirst(), seats.getLast())) {
        String answer =
            said(to(MASTER, bureau.write(MASTER, command + " quiet " + seat + " anna@x.org")));
        answers.add(NAMES.matcher(answer).replaceAll("SEAT"));
      }
      assertThat(answers).containsOnly(answers.getFirst());
      assertThat(answers.getFirst()).doesNotContain("already");
      bureau.passes(Duration.ofHours(25));
    }
  }
}
