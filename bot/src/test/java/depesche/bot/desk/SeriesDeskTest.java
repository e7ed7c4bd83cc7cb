package depesche.bot.desk;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.bot.ledger.series.SeriesPlayerRow;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/// What can be said about a series, and what is answered to what cannot be.
class SeriesDeskTest {

  private static final String MASTER = "master@localhost";

  private final Bureau bureau = new Bureau();

  @BeforeEach
  void presets() {
    Presets.write("quick", "title=blood-and-iron", "endYear=1866 # soon over");
    Presets.write("small", "title=great-powers", "move=24");
  }

  @AfterEach
  void close() {
    bureau.close();
  }

  private String says(String from, String line) {
    return said(bureau.write(from, line));
  }

  private static String said(List<Bureau.Mail> mails) {
    return String.join(" ", mails.stream().map(Bureau.Mail::text).toList()).replaceAll("\\s+", " ");
  }

  private static String player(int number) {
    return "player" + number + "@x.org";
  }

  private void join(String series, int players) {
    IntStream.rangeClosed(1, players)
        .forEach(number -> bureau.write(player(number), "SERIES JOIN " + series));
  }

  private List<Integer> numbers() {
    return bureau.ask(
        unitOfWork ->
            unitOfWork
                .series()
                .players(unitOfWork.series().named("spring2027").orElseThrow())
                .stream()
                .map((SeriesPlayerRow row) -> row.number)
                .toList());
  }

  @Test
  void aSeriesIsCreatedFromAPresetAndCommitsToItsDraws() {
    assertThat(says(MASTER, "SERIES CREATE spring2027 preset=quick games=3 points=sum-of-squares"))
        .contains("series spring2027 (Blood & Iron) has been created")
        .contains("by the square of their centres", "the anchor", "the commitment");
    assertThat(says(player(1), "SERIES LIST")).contains("Series spring2027 (Blood & Iron): open");
    assertThat(says(player(1), "SERIES JOIN spring2027 PHRASE never say never"))
        .contains("you are number 1 in spring2027", "player 1", "You add “never say never”");
  }

  @Test
  void nothingIsPromisedThatDoesNotCome() {
    // The seat is dealt and the game begins at once; behind the last round there is no next one.
    bureau.write(MASTER, "SERIES CREATE spring2027 preset=quick");
    join("spring2027", 6);
    String told = said(bureau.write(MASTER, "SERIES START spring2027"));
    assertThat(told)
        .contains("A draw of the series spring2027 gave it to you. The game begins at once")
        .contains("Without a seat in it, and the first to replace somebody: player")
        .doesNotContain("for now", "when the master says START", "SET PREFERENCE", "ENTROPY");
    assertThat(says(player(1), "SERIES PROOF spring2027"))
        .contains("The transcript is attached. Check it")
        .doesNotContain("the game has published", "only you may see");
  }

  @Test
  void onlyTheMasterCreatesAndStarts() {
    assertThat(says(player(1), "SERIES CREATE spring2027 preset=quick")).contains("master");
    bureau.write(MASTER, "SERIES CREATE spring2027 preset=quick");
    assertThat(says(player(1), "SERIES START spring2027")).contains("master");
  }

  @Test
  void whatIsWrongInACreationIsNamedWithWhatWouldDo() {
    assertThat(says(MASTER, "SERIES CREATE spring2027 preset=quik"))
        .contains("there is no preset “quik”. Did you mean quick?");
    assertThat(says(MASTER, "SERIES CREATE spring2027")).contains("preset=", "quick");
    assertThat(says(MASTER, "SERIES CREATE spring2027 preset=quick points=squars"))
        .contains("no points rule “squars”. Did you mean points=SQUARES?");
    assertThat(says(MASTER, "SERIES CREATE spring2027 preset=quick games=0"))
        .contains("games must be a number from 1 to 50, not “0”");
    assertThat(says(MASTER, "SERIES CREATE spring2027 preset=quick rouns=2"))
        .contains("I do not understand “rouns=2”. Did you mean rounds=…?");
    assertThat(says(MASTER, "SERIES CREATE spring2027 preset=quick seats=6"))
        .contains("Blood & Iron cannot be played by 6; it is played by 5");
    assertThat(says(MASTER, "SERIES CREATE 2027 preset=quick")).contains("cannot be the name");
    assertThat(says(MASTER, "SERIES TABEL spring2027")).contains("Did you mean SERIES TABLE?");
    assertThat(says(MASTER, "SERIES TABLE spring2027")).contains("there is no series “spring2027”");
  }

  @Test
  void aBrokenPresetIsNamedWithFileLineAndMend() {
    Presets.write("odd", "title=standard", "", "lastYeer=1914");
    assertThat(says(MASTER, "SERIES CREATE spring2027 preset=odd"))
        .contains("config/presets/odd, line 3: ", "lastYeer", "lastYear");
    Presets.write("mute", "# a comment", "standard");
    assertThat(says(MASTER, "SERIES CREATE spring2027 preset=mute"))
        .contains("config/presets/mute, line 2: “standard” is no setting; write key=value");
    Presets.write("twice", "title=standard", "move=24", "move=48");
    assertThat(says(MASTER, "CREATE sedan preset=twice"))
        .contains("config/presets/twice, line 3: move stands in line 2 already");
    Presets.write("bare", "move=24");
    assertThat(says(MASTER, "CREATE sedan preset=bare")).contains("names no title", "title=");
    Presets.write("late", "title=standard", "at=25:00");
    assertThat(says(MASTER, "CREATE sedan preset=late")).contains("config/presets/late, line 2: ");
  }

  @Test
  void aSingleGameIsCreatedFromAPresetToo() {
    assertThat(says(MASTER, "CREATE sedan preset=quick endYear=1870 patience=3"))
        .contains("game sedan (Blood & Iron) has been created");
    Map<String, String> options =
        bureau.ask(unitOfWork -> unitOfWork.game("sedan").orElseThrow().options());
    assertThat(options).containsEntry("endYear", "1870");
    assertThat(says(MASTER, "CREATE metz standard preset=quick"))
        .contains("config/presets/quick is for blood-and-iron, and you wrote standard");
  }

  @Test
  void theShippedPresetsAreGood() {
    for (String preset : List.of("weekly-diplomacy", "short-war")) {
      assertThat(says(MASTER, "CREATE a-" + preset + " preset=" + preset))
          .as(preset)
          .contains("has been created");
    }
  }

  @Test
  void aNameIsAGamesOrASeries() {
    bureau.write(MASTER, "CREATE bismarck blood-and-iron");
    assertThat(says(MASTER, "SERIES CREATE bismarck preset=quick"))
        .contains("there is already a game bismarck");
    bureau.write(MASTER, "SERIES CREATE spring2027 preset=quick");
    assertThat(says(MASTER, "CREATE spring2027 blood-and-iron"))
        .contains("there is already a series spring2027");
    assertThat(says(MASTER, "SERIES CREATE spring2027 preset=quick"))
        .contains("there is already a series spring2027");
  }

  @Test
  void whoHasJoinedIsNotInTwice() {
    bureau.write(MASTER, "SERIES CREATE spring2027 preset=quick");
    bureau.write(player(1), "SERIES JOIN spring2027");
    assertThat(says(player(1), "SERIES JOIN spring2027"))
        .contains("you are in spring2027 already, as number 1");
    assertThat(says(player(2), "SERIES JOIN spring2027 NAME Anna PHRASE "))
        .contains("a phrase may be up to 200 characters long, and must not be empty");
    assertThat(says(player(2), "SERIES JOIN spring2027 NAME PHRASE luck"))
        .doesNotContain("You take part");
    assertThat(says(player(2), "SERIES JOIN spring2027 NAME Anna")).contains("calls you Anna");
    assertThat(says(player(3), "SERIES JOIN spring2027 NAME anna"))
        .contains("somebody else in spring2027 is called anna");
    assertThat(says(player(3), "SERIES JOIN spring2027 NAME <b>")).contains("calls you b.");
    assertThat(says(player(2), "SERIES JOIN spring2072"))
        .contains("there is no series “spring2072”. Did you mean spring2027?");
  }

  @Test
  void leavingNeedsTheCodeFromTheAnswer() {
    // A sender's address can be forged; what stood in a mail to them cannot.
    bureau.write(MASTER, "SERIES CREATE spring2027 preset=quick");
    String joined = says(player(1), "SERIES JOIN spring2027");
    assertThat(says(player(1), "SERIES LEAVE spring2027")).contains("the code that stood in");
    String code = joined.replaceFirst(".*SERIES LEAVE spring2027 (\\w+)\\..*", "$1");
    assertThat(says(player(1), "SERIES LEAVE spring2027 " + code))
        .contains("you have left spring2027");
    assertThat(says(player(1), "SERIES LEAVE spring2027 " + code))
        .contains("you are not in spring2027");
  }

  @Test
  void tooFewPlayersBeginNothing() {
    bureau.write(MASTER, "SERIES CREATE spring2027 preset=quick games=2");
    join("spring2027", 4);
    assertThat(says(MASTER, "SERIES START spring2027"))
        .contains("spring2027 has 4 players, and a game of Blood & Iron needs 5");
    long games = bureau.ask(unitOfWork -> unitOfWork.lobby().count());
    assertThat(games).isZero();
  }

  @Test
  void theStartDealsSeatsAndNamesWhoWaits() {
    bureau.write(MASTER, "SERIES CREATE spring2027 preset=quick games=2");
    bureau.write(player(11), "SERIES JOIN spring2027 NAME Zoe");
    join("spring2027", 10);
    List<Bureau.Mail> mails = bureau.write(MASTER, "SERIES START spring2027");
    assertThat(said(mails)).contains("spring2027-1 and spring2027-2", "Without a seat in it");
    assertThat(mails.stream().filter(mail -> mail.subject().contains("Welcome"))).hasSize(10);
    for (String name : List.of("spring2027-1", "spring2027-2")) {
      bureau.ask(
          unitOfWork -> {
            assertThat(unitOfWork.game(name).orElseThrow().hasBegun()).isTrue();
            assertThat(unitOfWork.game(name).orElseThrow().seats()).allMatch(seat -> seat.isHeld());
            return name;
          });
    }
    assertThat(says(player(12), "SERIES JOIN spring2027")).contains("no other round");
    assertThat(says(MASTER, "SERIES START spring2027")).contains("spring2027 has begun");
    assertThat(says(MASTER, "SERIES NEXT spring2027")).contains("all rounds of spring2027");
    assertThat(says(player(12), "SERIES TABLE spring2027"))
        .contains("Game spring2027-1 is being played");
  }

  @Test
  void tablesOfATitleForSeveralSizesAreEven() {
    bureau.write(MASTER, "SERIES CREATE autumn preset=small games=2 seats=3");
    join("autumn", 7);
    bureau.write(MASTER, "SERIES START autumn");
    for (String name : List.of("autumn-1", "autumn-2")) {
      int seats = bureau.ask(unitOfWork -> unitOfWork.game(name).orElseThrow().seats().size());
      assertThat(seats).isEqualTo(3);
    }
  }

  @Test
  void anErasedPersonIsDealtNoSeat() {
    bureau.write(MASTER, "SERIES CREATE spring2027 preset=quick");
    join("spring2027", 6);
    bureau.write(MASTER, "CREATE bismarck blood-and-iron");
    Bureau.Mail welcome = bureau.write(player(3), "JOIN bismarck").getLast();
    String asked = bureau.answer(welcome, "ERASE ME").getFirst().text();
    String code = asked.replaceFirst("(?s).*ERASE ME (\\w{8,}).*", "$1");
    bureau.answer(welcome, "ERASE ME " + code);
    assertThat(numbers()).containsExactly(1, 2, 4, 5, 6);
    bureau.write(MASTER, "SERIES START spring2027");
    assertThat(says(player(1), "SERIES TABLE spring2027")).doesNotContain("player3@x.org");
  }

  @Test
  void aSentenceAboutASeriesIsNoCommand() {
    bureau.write(MASTER, "SERIES CREATE spring2027 preset=quick");
    assertThat(says(player(1), "Series of games are what I like.")).doesNotContain("do not know");
    assertThat(says(player(1), "series spring2027")).contains("No game is over yet");
    says(player(1), "do not SERIES JOIN spring2027");
    says(player(1), "SERIES JOIN spring2027?");
    says(player(1), "SERIES JOIN spring2027 if Anna does");
    assertThat(numbers()).isEmpty();
  }
}
