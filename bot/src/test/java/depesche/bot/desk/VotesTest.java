package depesche.bot.desk;

import static depesche.bot.desk.Bureau.PLAYERS;
import static org.assertj.core.api.Assertions.assertThat;

import depesche.bot.desk.votes.VoteCount;
import depesche.bot.ledger.GameLife;
import depesche.bot.ledger.StoredGame;
import java.time.Duration;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/// Concessions, proposals, pauses and turns taken back by vote: moderators 1.1 and 2.2.
class VotesTest {

  private static final String MASTER = "master@localhost";

  private static final Pattern ACCEPT = Pattern.compile("ACCEPT \\w+");

  private final Bureau bureau = new Bureau();

  @AfterEach
  void close() {
    bureau.close();
  }

  private static String answer(int place, List<Bureau.Mail> mails) {
    return Holders.flat(Holders.to(PLAYERS.get(place), mails));
  }

  private boolean isOver() {
    return bureau.game().state() == GameLife.State.OVER;
  }

  @Test
  void whomAllOthersConcedeToHasWon() {
    // The winner is not asked; an initial is enough where it is clear.
    Holders game = Holders.at(bureau, "");
    assertThat(answer(1, game.writes(1, "SET CONCEDE R")))
        .contains("would win by concession")
        .contains("nobody learns");
    game.writes(2, "CONCEDE TO Red");
    game.writes(3, "SET CONC red");
    assertThat(isOver()).isFalse();
    List<Bureau.Mail> mails = game.writes(4, "VOTE CONCEDE Red");
    assertThat(isOver()).isTrue();
    assertThat(answer(0, mails))
        .contains("Red wins by concession")
        .contains("1. Red won by concession")
        .contains("was left when the game was conceded");
  }

  @Test
  void aNameThatTwoSeatsShareIsAsked() {
    Holders game = Holders.at(bureau, "");
    assertThat(answer(0, game.writes(0, "CONCEDE B")))
        .contains("NOT ACCEPTED")
        .contains("Blue or Black");
  }

  @Test
  void aNameThatNobodyHasIsNotSaidToBeSomebodys() {
    // What is asked about is what could be meant, and nothing else.
    Holders game = Holders.at(bureau, "dias=OFF");
    for (String word : List.of("Rde", "Austria", "RX")) {
      assertThat(answer(0, game.writes(0, "SET DRAW Blue " + word)))
          .contains("there is no seat “" + word + "”")
          .doesNotContain("could be");
    }
    assertThat(answer(0, game.writes(0, "SET DRAW RB"))).contains("“B” could be Blue or Black");
  }

  @Test
  void aProposalIsToldToEverybodyAndAnsweredWithYes() {
    // Nobody is told whose it is, nor how others answer.
    Holders game = Holders.at(bureau, "");
    List<Bureau.Mail> told = game.writes(0, "PROPOSE DRAW");
    assertThat(answer(3, told))
        .contains("Somebody proposes to end the game as a draw between")
        .doesNotContain("Red proposes");
    assertThat(answer(0, game.writes(0, "PROPOSE DRAW"))).contains("proposed something");
    for (int seat = 1; seat < 4; seat++) {
      assertThat(game.writes(seat, "VOTE YES")).hasSize(1);
    }
    assertThat(answer(1, game.writes(1, "VOTE NO"))).contains("taken back");
    game.writes(4, "VOTE YES");
    assertThat(isOver()).isFalse();
    game.writes(1, "VOTE YES");
    assertThat(isOver()).isTrue();
  }

  @Test
  void ofSeveralProposalsItIsAskedWhichIsMeant() {
    Holders game = Holders.at(bureau, "");
    game.writes(0, "PROPOSE DRAW");
    game.writes(1, "PROPOSE CONCESSION TO Green");
    assertThat(answer(3, game.writes(3, "VOTE YES")))
        .contains("several things")
        .contains("SET CONCEDE Green");
  }

  @Test
  void openVotesAreToldWithTheSeat() {
    Holders game = Holders.at(bureau, "ballot=OPEN");
    List<Bureau.Mail> mails = game.writes(0, "SET DRAW");
    assertThat(answer(2, mails)).contains("Red votes: draw");
    assertThat(answer(2, game.writes(0, "NO DRAW"))).contains("Red takes back a vote (draw)");
  }

  @Test
  void ofOneThingThereIsOneMail() {
    // A proposal says whose vote it is; those who propose or ask for more time have their receipt.
    Holders game = Holders.at(bureau, "ballot=OPEN");
    for (String line : List.of("PROPOSE DRAW", "EXTEND")) {
      List<Bureau.Mail> mails = game.writes(0, line);
      for (int seat = 0; seat < 5; seat++) {
        String player = PLAYERS.get(seat);
        assertThat(mails.stream().filter(mail -> mail.to().equals(player)))
            .as(line + " " + seat)
            .hasSize(1);
      }
    }
  }

  @Test
  void mostPlayersTogetherPauseAGame() {
    // For a week, once a phase.
    Holders game = Holders.at(bureau, "");
    List<Bureau.Mail> asked = game.writes(0, "VOTE PAUSE");
    assertThat(answer(4, asked)).contains("when 3 players have asked");
    // Somebody who asks gets the answer to their letter, not what is meant for the others.
    assertThat(asked).extracting(Bureau.Mail::to).containsOnlyOnce(PLAYERS.getFirst());
    assertThat(answer(0, asked)).contains("your vote: a pause").doesNotContain("asks for a pause");
    game.writes(1, "VOTE PAUSE");
    assertThat(bureau.game().state()).isEqualTo(GameLife.State.RUNNING);
    assertThat(answer(4, game.writes(2, "VOTE PAUSE"))).contains("paused for 7 days");
    assertThat(bureau.game().state()).isEqualTo(GameLife.State.PAUSED);
    bureau.passes(Duration.ofDays(7));
    bureau.works();
    assertThat(bureau.game().state()).isEqualTo(GameLife.State.RUNNING);
    assertThat(answer(0, game.writes(0, "VOTE PAUSE")))
        .contains("by vote in Spring 1865, movement already");
  }

  @Test
  void allTogetherAskForATurnToBeTakenBack() {
    // The vote changes nothing itself: the master is told, and can ask whether all agree.
    Holders.at(bureau, "");
    bureau.write(MASTER, "PROCESS bismarck S1865M");
    for (int seat = 0; seat < 5; seat++) {
      Bureau.Mail status = bureau.write(PLAYERS.get(seat), "STATUS bismarck").getFirst();
      List<Bureau.Mail> mails = bureau.answer(status, "UNDO");
      if (seat == 0) {
        assertThat(answer(3, mails)).contains("asks to take S1865M back");
        assertThat(mails).extracting(Bureau.Mail::to).containsOnlyOnce(PLAYERS.getFirst());
      }
      boolean all = seat == 4;
      assertThat(
              mails.stream()
                  .anyMatch(
                      mail ->
                          mail.text().contains("all players agree")
                              || mail.text().contains("All players agree")))
          .isEqualTo(all);
      assertThat(bureau.<Boolean>asks(game -> new VoteCount(game).consented(game.turn())))
          .isEqualTo(all);
    }
    assertThat(bureau.<Boolean>asks(game -> new VoteCount(game).consented(game.turn() - 1)))
        .isFalse();
    bureau.write(MASTER, "PROCESS bismarck F1865M");
    assertThat(bureau.<Boolean>asks(game -> new VoteCount(game).consented(game.turn()))).isFalse();
  }

  @Test
  void aStandInDoesNotVoteOnTheEnd() {
    Holders game = Holders.at(bureau, "");
    List<Bureau.Mail> asked = game.writes(0, "STAND-IN fred@x.org FOR 2");
    Matcher code = ACCEPT.matcher(Holders.flat(Holders.to("fred@x.org", asked)));
    assertThat(code.find()).isTrue();
    List<Bureau.Mail> accepted = bureau.write("fred@x.org", code.group());
    Bureau.Mail mail = Holders.to("fred@x.org", accepted);
    for (String line : List.of("SET DRAW", "CONCEDE Blue", "UNDO")) {
      assertThat(Holders.flat(Holders.to("fred@x.org", bureau.answer(mail, line))))
          .as(line)
          .contains("Only its player can vote");
    }
    assertThat(Holders.flat(Holders.to("fred@x.org", bureau.answer(mail, "VOTE PAUSE"))))
        .contains("your vote: a pause");
    assertThat(answer(0, game.writes(0, "SET DRAW"))).contains("your vote: a draw");
  }

  @Test
  void aSeatThatIsOutNeitherVotesNorShares() {
    // The others end the game without it; the report says that it was out.
    Holders game = Holders.at(bureau, "dias=OFF");
    bureau.<Boolean>ask(
        book -> {
          StoredGame stored = book.game("bismarck").orElseThrow();
          stored.advance(stored.phase(), stored.positionText() + "\nout Black 1865\n");
          return true;
        });
    assertThat(answer(4, game.writes(4, "SET DRAW"))).contains("Black is out of the game");
    assertThat(answer(0, game.writes(0, "SET DRAW Red Black")))
        .contains("can neither win nor share");
    assertThat(answer(0, game.writes(0, "CONCEDE Black"))).contains("can neither win nor share");
    List<Bureau.Mail> mails = List.of();
    for (int seat = 0; seat < 4; seat++) {
      mails = game.writes(seat, "SET DRAW");
    }
    assertThat(answer(0, mails)).contains("was out before the end");
  }

  @Test
  void aBareYesIsToldWhichCommandSaysIt() {
    // It got general help; nothing is done, since nobody knows to what it says yes.
    Holders game = Holders.at(bureau, "");
    assertThat(answer(1, game.writes(1, "Yes please"))).doesNotContain("what a yes is for");
    game.writes(0, "PROPOSE DRAW");
    assertThat(answer(1, game.writes(1, "Yes please!")))
        .contains("I never guess what a yes is for", "VOTE YES");
    assertThat(answer(0, game.writes(0, "ok"))).doesNotContain("what a yes is for");
    game.writes(0, "VOTE PAUSE");
    assertThat(answer(2, game.writes(2, "Agreed.", "Cora"))).contains("VOTE YES; VOTE PAUSE");
    assertThat(answer(2, game.writes(2, "ok", "VOTE PAUSE"))).doesNotContain("what a yes is for");
    game.writes(3, "STAND-IN fred@x.org FOR 2");
    assertThat(Holders.flat(Holders.to("fred@x.org", bureau.write("fred@x.org", "Ja, gerne"))))
        .contains("ACCEPT ");
    assertThat(bureau.game().state()).isEqualTo(GameLife.State.RUNNING);
  }

  @Test
  void helpExplainsVotes() {
    Holders game = Holders.at(bureau, "");
    for (String topic : List.of("DRAW", "VOTE", "CONCEDE", "UNDO", "STATEMENT")) {
      assertThat(answer(0, game.writes(0, "HELP " + topic)))
          .as(topic)
          .contains("Everybody with a say must agree");
    }
  }

  @Test
  void aVoteIsInNoMailOfOthersAndInNoLog() {
    // Research, story 32: in a game with secret votes nobody sees one, nor that there is one.
    Holders game = Holders.at(bureau, "");
    String before = bureau.answer(game.reports().get(2), "STATUS").getFirst().text();
    assertThat(game.writes(0, "SET DRAW")).hasSize(1);
    assertThat(game.writes(1, "CONCEDE Green")).hasSize(1);
    assertThat(bureau.answer(game.reports().get(2), "STATUS").getFirst().text()).isEqualTo(before);
    List<Bureau.Mail> report = bureau.write(MASTER, "STATUS bismarck", "PROCESS bismarck S1865M");
    assertThat(report)
        .noneMatch(mail -> mail.text().contains("draw between") || mail.text().contains("conce"));
  }

  @Test
  void aVoteInASentenceIsProse() {
    Holders game = Holders.at(bureau, "");
    assertThat(
            answer(0, game.writes(0, "Draw your own conclusions, my friend", "I concede nothing")))
        .doesNotContain("your vote:")
        .doesNotContain("neither counts");
    assertThat(answer(0, game.writes(0, "do not SET DRAW"))).doesNotContain("your vote:");
  }
}
