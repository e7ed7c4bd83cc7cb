package depesche.adjudicator.notation;

import java.util.List;
import java.util.Locale;

/// Words of every day. None of them is a misspelt name, and where one is also the short name of a
/// place it names it only in capitals or among nothing but words of the game.
public final class EverydayWords {

  private static final WordList WORDS =
      WordList.of(
          """
          a able about above again ago all almost already also always am among an and another any anybody
          anyone anything are around as ask at attached away back bad be because been before being below best
          better between big both bit bring bring busy but by call came can chance come coming could day days
          deadline did do does doing done down during each early either email end enough enjoy even evening
          ever every everybody everyone everything feel few fine first for found from fun game games gave get
          getting give given go goes going gone good got great had half happy has have having he hear help her
          here him his holiday hope hour hours house how i if in interesting into is it its job just keep know
          last late later least left less let life like little long look looking lot luck made mail make many
          map maybe me mean message mind mine moment monday month more morning most much must my name near need
          never new news next nice night no nobody none not nothing now of off often ok old on once one only
          open or other others our out over own part past people perhaps phone place play player players playing
          pleasure point points post problem question quick quite rather read ready really reply report rest
          right round said same saw say season see seem seen send sent several shall she short should since small
          so some somebody someone something soon sorry start still such sunday sure take taken team tell than
          that the their them then there these they thing things think this those though thought time to today
          together told tomorrow tonight too travel travelling tried try trying turn turns two under until up us
          use used very via vacation wait want was way we weather week weekend well went were what when where
          which while who why will win wish with without wonder word words work world would write writing wrong
          year years yes yesterday yet you your
          stay stays remain remains keep keeps march advance enter sail carry drop drops die dies boom explode
          destroy ship ships boat boats navy cannon through
          ab aber alle allem allen aller alles als also alt am an andere anderen auch auf aus bald bei beim bin
          bis bist da dabei dann das dass dein deine dem den denn der des dich die dies diese diesem diesen dir
          doch dort du durch ein eine einem einen einer eines er erst es etwas euch euer eure für fuer ganz gar
          geht gegen gehen gern gerne gesendet getan gibt gut habe haben hast hat hatte heute hier hin hoffe
          ich ihr ihre im immer in ist ja jeder jetzt kann kein keine kommen kommt können lange leider mache
          machen man mehr mein meine meinem meinen mich mir mit morgen muss nach nachricht neu nicht nichts noch
          nun nur ob oder ohne per recht rund sagen sein sehr seid sein seit sich sie sind so soll spät spiel
          spielen tag tage um und uns unter urlaub viel vom von vor war waren warum was weg weil wenn wer werde
          werden weiter wetter wieder will wir wird wo woche zu zug zum zur zurück
          mes mon ma le la les de du des un une et est pas par pour sur dans avec desde mi su el los las en con
          por que es da do dal dalla di il lo una per non na od z ze za se från fra min mit til med og och är er
          att det som på av den för vanaf mijn van het een naar iphone ipad android
          """);

  /// A sentence has no fewer words.
  private static final int FEWEST = 5;

  private EverydayWords() {}

  /// {@return whether a word is one of them, and not written in capitals as abbreviations are}
  public static boolean isSaid(String word) {
    return !word.equals(word.toUpperCase(Locale.ROOT)) && has(word.toLowerCase(Locale.ROOT));
  }

  /// {@return whether a word, in small letters, is one of them}
  static boolean has(String word) {
    return WORDS.has(word);
  }

  /// {@return whether a line is a sentence: most of its words are said every day}
  public static boolean isSentence(String line) {
    List<String> words = SmallWords.wordsOf(Lines.withoutComment(line));
    long ordinary =
        words.stream()
            .filter(word -> has(word) || Sayings.isPolite(word) || SmallWords.isSmall(word))
            .count();
    return words.size() >= FEWEST && 2 * ordinary > words.size();
  }
}
