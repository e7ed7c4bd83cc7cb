package depesche.bot.desk;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// What people want in plain words names the command that does it, and does nothing by itself.
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class PlainWishTest {

  private final Bureau bureau = new Bureau();
  private Bureau.Mail report;

  @BeforeAll
  void begin() {
    report = bureau.begin().getFirst();
  }

  @AfterAll
  void close() {
    bureau.close();
  }

  private String answer(String... lines) {
    List<Bureau.Mail> mails = bureau.answer(report, lines);
    assertThat(mails).hasSize(1);
    return mails.getFirst().text().replaceAll("\\s+", " ");
  }

  private String state() {
    return bureau.asks(
        game ->
            game.deadline()
                + " "
                + game.seats().stream()
                    .map(
                        seat ->
                            seat.name()
                                + seat.isHeld()
                                + seat.absences().size()
                                + seat.wantsLonger(game.phase()))
                    .toList());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "MAP | Show me the map ; where are my armies? ; Can I see the board, please? ; zeig mir die"
            + " Karte ; Où sont mes armées ?",
        "STATUS | What do I have to do? ; What now? ; Who am I? ; What country am I? ; Which power"
            + " do I play? ; whose turn is it ; Wer bin ich? ; Was muss ich tun?",
        "HELP ORDERS | How do I send orders? ; How does this work? ; how do I play ; Wie"
            + " funktioniert das?",
        "JOIN | How do I join? ; How can I sign up? ; Wie kann ich mitspielen?",
        "PRESS TO | Message to Blue: hello neighbour ; tell Blue: hello ; How do I contact Blue? ;"
            + " Nachricht an Blue: hallo",
        "reply to one | I forgot my password ; What is my password? ; Wie ist mein Passwort?",
        "ADDRESS ADD | Please change my email to anna2@x.org ; My new email address is a2@x.org ;"
            + " I have a new address",
        "RESIGN | I give up. ; I quit ; I resign from the game. ; I want to resign; I have to drop"
            + " out, sorry ; I'm out ; I am quitting the game",
        "RESIGN | I cannot play any more ; I can't go on ; Please remove me from the game ; I would"
            + " like to leave the game ; I’m giving up my seat",
        "RESIGN | Ich gebe auf. ; Ich steige aus ; Ich höre auf! ; Ich möchte aussteigen ; Ich"
            + " moechte aufgeben ; Ich will aufhören ; Ich muss leider aufgeben",
        "RESIGN | Ich bin raus ; Ich kann nicht mehr mitspielen ; Ich trete zurück ; Ich bin raus"
            + " aus dem Spiel ; Ich will das Spiel verlassen",
        "RESIGN | J'abandonne ; J’abandonne la partie. ; Je démissionne ; Je me retire de la partie"
            + " ; Je veux arrêter ; J'arrête ; Je quitte le jeu",
        "RESIGN | Je voudrais abandonner ; Je ne peux plus jouer ; Je dois quitter la partie ; Je"
            + " souhaite me retirer ; Je vais arrêter de jouer",
        "CONCEDE | I want to concede to Blue ; I concede. ; I would like to concede ; Blue has won"
            + " already",
        "SET DRAW | I vote for a draw. ; I propose a draw ; Let's call it a draw ; How about a"
            + " draw? ; I would like a draw ; I am for a draw",
        "SET DRAW | Can we agree on a draw? ; I'd like to propose a draw ; We want a draw ; I would"
            + " accept a draw ; Shall we call it a draw, guys?",
        "SET DRAW | Ich stimme für ein Unentschieden ; Ich bin für Remis ; Ich biete Remis an ; Ich"
            + " schlage ein Unentschieden vor ; Remis?",
        "SET DRAW | Wollen wir Remis machen? ; Unentschieden? ; Ich hätte gern ein Unentschieden ;"
            + " Sollen wir uns auf Remis einigen?",
        "SET DRAW | Je vote pour le match nul ; Je propose la partie nulle ; Match nul ? ; On fait"
            + " match nul ; Je suis pour le match nul",
        "EXTEND | two more days please ; I need more time ; Could I have two more days? ; Please"
            + " extend the deadline ; We need a bit more time ; more time please",
        "EXTEND | Can you extend the deadline until Sunday? ; I need an extension ; I need another"
            + " day ; 3 more days, please ; Could we get some extra time",
        "EXTEND | Ich brauche mehr Zeit ; Bitte noch zwei Tage länger ; Frist verlängern bitte ;"
            + " Ich brauche noch zwei Tage ; Könnten wir mehr Zeit bekommen?",
        "EXTEND | J'ai besoin de plus de temps ; deux jours de plus s'il vous plaît ; Peut-on"
            + " prolonger le délai ? ; encore deux jours svp",
        "SET ABSENCE | I will be away from 20 December to 3 January. ; I'm on holiday next week ; I"
            + " am travelling until Monday ; I'll be offline for a week",
        "SET ABSENCE | Ich bin bis Montag im Urlaub ; Ich werde nächste Woche nicht da sein ; Ich"
            + " fahre in Urlaub ; Ich bin vom 3. bis 10. Mai verreist",
        "SET ABSENCE | Je serai absent du 3 au 10 mai ; Je suis en vacances ; Je pars en voyage"
            + " demain ; Je serai absente la semaine prochaine",
        "ERASE ME | UNSUBSCRIBE ; unsubscribe ; Please stop sending me these mails ; remove me from"
            + " this list ; No more mails please ; opt out ; unsubscribe me from this",
        "ERASE ME | Abmelden ; Bitte keine Mails mehr ; Ich möchte keine Mails mehr ; Bitte mich"
            + " abmelden ; Nehmen Sie mich von der Liste",
        "ERASE ME | Me désabonner ; Désinscription ; Je veux me désinscrire ; Arrêtez de m'envoyer"
            + " ces mails ; Plus de mails s'il vous plaît ; Désabonnez-moi",
        "STATUS | Did you get my orders? ; Are my orders in? ; Have you received my bids? ; Did you"
            + " get my mail ; Do you have my orders?",
        "STATUS | Sind meine Befehle angekommen? ; Haben Sie meine Züge bekommen? ; Hast du meine"
            + " Befehle erhalten? ; Ist meine Mail angekommen?",
        "STATUS | Avez-vous reçu mes ordres ? ; As-tu bien reçu mes ordres? ; Mes ordres sont bien"
            + " arrivés ?",
        "STATUS | Who is playing? ; Who plays who? ; Who else is playing? ; Wer spielt mit? ; Wer"
            + " ist noch dabei? ; Qui joue ? ; Qui sont les joueurs ?",
        "STATUS | When is it due? ; When is the deadline? ; What's the deadline? ; How long do we"
            + " have? ; How much time is left? ; When are orders due?",
        "STATUS | Wann ist die Frist? ; Bis wann muss ich schicken? ; Wie lange haben wir noch"
            + " Zeit? ; Wann ist Abgabe?",
        "STATUS | Quand est la date limite ? ; C'est quand la date limite? ; Jusqu'à quand ? ;"
            + " Quelle est l'échéance ?",
      })
  void aWishInPlainWordsNamesItsCommandAndDoesNothing(String command, String sentences) {
    // English, German and French, with and without politeness.
    String before = state();
    for (String sentence : sentences.split(";")) {
      assertThat(answer(sentence.strip()))
          .as(sentence)
          .containsPattern("NOT ACCEPTED: nothing is done by .*" + command);
    }
    assertThat(state()).isEqualTo(before);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Thanks for the game!",
        "See you when the deadline is over",
        "We draw our swords at dawn",
        "I will march away from your border next year",
        "Who dares wins",
        "more time for diplomacy would have been nice, but so be it",
        "A draw of cards",
        "I resign myself to my fate"
      })
  void otherSentencesAreLeftToBeWhatTheyAre(String sentence) {
    // Only a line that is nothing but the wish is answered so.
    assertThat(answer(sentence)).as(sentence).doesNotContain("nothing is done by");
  }

  @Test
  void ordersBesideAWishCount() {
    // The wish is named, the order taken.
    String army = bureau.armies("Red").getFirst();
    assertThat(answer("A " + army + " H", "", "I will be away next week."))
        .contains("OK: A " + army + " H")
        .contains("SET ABSENCE");
  }
}
