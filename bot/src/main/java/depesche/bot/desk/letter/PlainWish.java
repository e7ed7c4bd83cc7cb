package depesche.bot.desk.letter;

import depesche.bot.desk.Command;
import depesche.bot.desk.LetterNote;
import depesche.bot.desk.LineOutcome;
import depesche.bot.desk.Request;
import depesche.bot.game.Game;
import java.text.Normalizer;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// What people want, said in a sentence where a command is needed: `I vote for a draw`, `two more
/// days please`, `ich steige aus`. Nothing is done by it, since a program must not guess; they are
/// told which command does it.
enum PlainWish {
  GIVE_UP(
      """
      i (want to |would like to |wish to |will |have to |must |need to )?(now )?(give up|quit|resign|surrender|drop out|step down|withdraw|leave|stop playing)( from)?( (my|this|the) (seat|game|position|country))?
      i am (giving up|quitting|resigning|dropping out|leaving|out)( of)?( (my|this|the) (seat|game|position))?
      i (can't|cannot|can not|don't want to|do not want to) (play|go on|continue|carry on)( any ?more| any longer)?
      (remove me from|take me out of|i want out of) (this|the) game
      ich (gebe|geb|steige|steig|hore|trete) (hiermit )?(auf|aus|zuruck)
      ich (mochte|will|muss|wurde gern|wurde gerne) (gern |gerne )?(aufgeben|aussteigen|aufhoren|zurucktreten|das spiel verlassen)
      ich bin raus( aus dem spiel)?
      ich kann nicht (mehr|weiter)( mitspielen| spielen| mitmachen)?
      (j'abandonne|je demissionne|je me retire|j'arrete|je quitte)( de)?( la partie|du jeu| le jeu| jouer)?
      je (veux|voudrais|souhaite|dois|vais) (abandonner|arreter|quitter|me retirer|demissionner)( la partie| le jeu| de jouer)?
      je ne peux plus (jouer|continuer)
      """),
  CONCEDE(
      """
      i (want to |would like to |will |am ready to )?concede( (to|the game to|victory to) .{1,40}| the game)?
      (we should|let's|let us) (all )?concede( to .{1,40})?
      (i think |i guess )?.{1,20} has won( already| the game)?
      ich (mochte|will) .{0,30}(den sieg uberlassen|gewinnen lassen)
      .{1,20} hat (schon |bereits )?gewonnen
      .{1,20} a (deja )?gagne( la partie)?
      """),
  DRAW(
      """
      (i|we) ((want|would like|vote|propose|suggest|agree|offer|ask|accept|support|would accept|am|are|would be)( to| for| on| in favou?r of| happy with| fine with| ok with| okay with)*)( propose| suggest| offer| accept| vote for| agree to| have)? (a |the )?draw
      (let's|let us|can we|could we|shall we|should we|why don't we) (all )?(call it|make it|have|agree to|agree on|take|end in|vote for) a draw( now)?
      (how about|what about|anyone for|time for) a draw( now)?
      a draw would be (fine|good|ok|okay)( with me| for me| by me)?
      draw ?\\?
      ich (stimme|bin|ware|stimmte) fur (ein |das )?(unentschieden|remis)
      ich (biete|schlage|mochte|will|hatte gern|hatte gerne) (ein |das )?(unentschieden|remis)( an| vor)?
      (wollen|sollen|konnen) wir( nicht)? (uns )?(auf )?(ein )?(unentschieden|remis)( machen| spielen| einigen| vereinbaren)?
      (unentschieden|remis) ?\\?
      je (vote|suis|serais|voterais) (pour|d'accord pour) (le |un |la |une )?(match nul|partie nulle|nulle|nul)
      je (propose|voudrais|souhaite|veux|demande|accepte) (le |un |la |une )?(match nul|partie nulle|nulle|nul)
      (on fait|faisons|et si on faisait) (match nul|nulle)
      (match nul|partie nulle|nulle) ?\\?
      """),
  MORE_TIME(
      """
      (i|we) (need|want|would like|could use|would need|have to have) (a bit |a little |some |.{1,12} )?(more|extra|additional) (time|days?|hours?)
      (i|we) (need|want|would like|could use) (another|an extension|an extra).{0,20}
      (can|could|may|might) (i|we|you|you please) (please )?(have|get|give me|give us) .{0,20}(more|extra|another|extension).{0,12}
      (a|one|two|three|four|five|\\\\d+|a few|a couple of|some) (more|extra) (days?|hours?|weeks?)
      more time
      (can|could|would) (you|we) (please )?(extend|postpone|delay|put off|push back|move) (the|this|our) deadline.{0,20}
      (extend|postpone|delay|put off|push back) (the|this|our) deadline.{0,20}
      (ich|wir) (brauche|brauchten|brauchte|brauchen|mochte|mochten|hatte gern|hatte gerne|hatten gern) (noch |bitte )?(etwas |ein bisschen |ein wenig )?mehr zeit
      (ich|wir) (brauche|brauchen|brauchte|brauchten) noch (einen|ein|zwei|drei|vier|\\\\d+) (tag|tage|stunden|woche)( mehr)?
      (noch )?(einen|ein|zwei|drei|vier|\\\\d+) (tag|tage|stunden) (mehr|langer)
      (konnen|konnten|kann|konnte) (wir|ich|sie|du) (bitte )?(noch )?(etwas |mehr zeit|die frist|einen tag|zwei tage).{0,30}
      (die )?frist (bitte )?verlangern
      mehr zeit
      (j'ai|nous avons|on a|j'aurais) besoin (d'un peu )?(de )?(plus|davantage) de temps
      (je|nous) (voudrais|voudrions|demande|demandons) (un peu )?(plus|davantage) de temps
      (encore )?(un|deux|trois|quatre|\\\\d+) jours? (de plus|supplementaires?)
      encore (un|deux|trois|quatre|\\\\d+) jours?
      (peut-on|pouvez-vous|pourriez-vous|pourrait-on|on peut|est-ce qu'on peut) (prolonger|reporter|repousser|avoir) .{0,30}
      plus de temps
      """),
  AWAY(
      """
      (i|we)( will be| am| are| shall be| will| am going to be) (away|on holidays?|on vacation|travell?ing|out of (the )?(office|town|country)|offline|unavailable|abroad|on leave)( .{1,60})?
      (i|we) (have|will have) no (internet|access|e-?mail|mail)( .{1,60})?
      ich (bin|werde|ware) (.{1,60} )?(im urlaub|weg|verreist|abwesend|nicht da|nicht erreichbar|unterwegs|auf reisen)( .{1,60})?
      ich (fahre|gehe) (.{1,40} )?in (den )?urlaub( .{1,60})?
      ich habe (.{1,40} )?urlaub( .{1,60})?
      je (serai|suis|pars) (absente?|en vacances|en voyage|pas la|indisponible|en deplacement|en conge)( .{1,60})?
      """),
  STOP_MAIL(
      """
      unsubscribe( me)?( .{1,40})?
      stop (sending )?(me )?(these|those|the|all|your|any more|this) ?(e-?mails?|mails?|messages?|spam)?
      stop (e-?mails?|mails?|messages?)
      (remove|take|delete) me (from|off) (the|this|your|all) .{0,20}lists?
      no more (of these |of your )?(e-?mails?|mails?|messages?)
      i (don't|do not) (want|wish) (to (get|receive) )?(these|any more|your|any of your|this) ?(e-?mails?|mails?|messages?|more)?( .{1,20})?
      opt[- ]?out
      abmelden|abbestellen|austragen
      (bitte )?(mich |alles |newsletter )(abmelden|abbestellen|austragen)
      keine (e-?)?mails? mehr
      ich (mochte|will) (keine|diese) (.{1,20} )?(e-?)?mails?( mehr)?( .{1,20})?
      (nehmt|nehmen sie|nimm|streicht|streichen sie) mich (von|aus) .{1,30}
      (me )?(desabonner|desinscrire)|desabonnement|desinscription|desabonnez-moi|desinscrivez-moi
      je (veux|voudrais|souhaite) me (desabonner|desinscrire)
      (arretez|cessez) (de m'envoyer|d'envoyer|ces|les|vos) .{1,30}
      plus de (mails?|courriels?|messages?)
      je ne veux plus (recevoir |de )?(vos |ces |de )?(mails?|courriels?|messages?)
      (retirez|enlevez)-moi de .{1,30}
      """),
  RECEIVED(
      """
      (did|have|do) you (get|got|receive|received|gotten|have|had) (all )?my (orders?|bids?|moves?|builds?|last mail|mail|e-?mail|letter|message)( .{1,20})?
      (are|were|have) (all )?my (orders|bids|moves|builds) (in|received|there|ok|okay|accepted|recorded|on file|arrived|valid|all right)
      (what are|where are|show me) my (current )?(orders|bids|moves)
      (got|received) my (orders|bids|moves|mail)
      (sind|waren) (alle )?meine (befehle|zuge|gebote|orders?) (schon |alle )?(angekommen|da|eingegangen|okay|ok|drin|richtig)
      (haben sie|hast du|habt ihr) (alle )?meine (befehle|zuge|gebote|mail|nachricht) (bekommen|erhalten)
      ist meine (mail|nachricht) (schon )?(angekommen|da|eingegangen)
      (avez-vous|as-tu|vous avez|tu as) (bien )?(recu|eu) mes (ordres|encheres|mouvements|coups)
      mes (ordres|encheres) (sont-ils|sont-elles|ont-ils|sont|ont) (bien )?(arrives|arrivees|recus|recues|ete recus|la)
      """),
  SHOW(
      """
      (show|send|give|get) me (the|a|my) (map|board|picture|table)
      (can|could|may) (i|we|you) (see|get|have|show me|send me) (the|a) (map|board|picture|table)
      where (are|is) (all )?my (armies|army|fleets|fleet|units|pieces)
      where (am|are) (i|we)
      what (units|armies|fleets|centres|centers) do i have
      (zeig|zeige|schick|schicke|zeigen sie|schicken sie) mir (die|eine|das) (karte|landkarte|bild|brett)
      wo (sind|stehen|ist|steht) (alle )?meine (armeen|armee|flotten|flotte|einheiten)
      (montrez|montre|envoyez|envoie)-moi (la|une|le) (carte|plateau)
      ou sont mes (armees|flottes|unites)
      """),
  TASK(
      """
      (what|which) (do|must|should|can|shall) (i|we) (have to |need to )?(do|send|write|answer)( now| next| here)?
      (so )?what( now)?
      what('s| is) (next|my turn|to do|expected of me)
      (whose turn is it|is it my turn)( now)?
      (who|what|which) ((country|power|seat|player|colour|color|side|one) )?(am|do) i( play| have| am)?
      what is my (country|power|seat|colour|color|side|name)
      was (muss|soll|kann) ich( jetzt| nun)? (tun|machen|schicken|schreiben)
      (wer|welches land|welche macht|was) bin ich
      (bin ich|wer ist) (jetzt )?(dran|am zug)
      (que|qu'est-ce que) (dois-je|je dois|puis-je) (faire|envoyer)( maintenant)?
      qui suis-je|c'est a qui
      """),
  HOW(
      """
      how (do|can|should|must) (i|we) (join|play|send orders|order|give orders|write orders|write an order|move|bid|build|start|begin|use this|answer|sign up|register)( here| a game| my orders| my armies| this| units)?
      how (does|do) (this|it|the game|everything) work
      (what are|where are|explain|show me) the rules
      (can|could) (you|somebody|someone) explain (this|it|the rules|how this works|how it works)( to me)?
      wie (kann|soll|muss) (ich|man)( hier)? (mitspielen|mitmachen|anfangen|spielen|befehle (geben|schicken|schreiben))
      wie (geht|funktioniert) (das|das spiel|es)( hier)?
      comment (puis-je|on peut|dois-je) (jouer|participer|donner des ordres|envoyer mes ordres)
      comment (ca|cela) (marche|fonctionne)
      """),
  WRITE(
      """
      (a )?message (to|for) .{1,40}:.{1,80}
      (tell|write to) [a-z ]{1,30}:.{1,80}
      (can|may|could|how can|how do|how could) (i|we) (write|talk|speak|send a message|send a mail|send mail)( to)? .{1,40}
      how (can|do) (i|we) (contact|reach|message|ask) .{1,40}
      (nachricht|botschaft) an .{1,40}:.{1,80}
      (kann|darf|wie kann) ich .{1,40} (schreiben|erreichen|fragen)
      message (a|pour) .{1,40}:.{1,80}
      comment (puis-je|je peux) (ecrire|contacter) .{1,40}
      """),
  PASSWORD(
      """
      i('ve| have)? (forgot|forgotten|lost|don't have|do not have|don't know|do not know) (my|the|a) (password|code)
      (what is|what's|where is|where's|send me|can i have|can i get|i need) (my|the|a|a new) password( again)?
      ich habe (mein|das) (passwort|kennwort) (vergessen|verloren)
      (was|wie|wo) ist mein (passwort|kennwort)
      j'ai (oublie|perdu) mon mot de passe
      (quel|ou) est mon mot de passe
      """),
  ADDRESS(
      """
      (can you |could you |i want to |i would like to |i need to |how do i |how can i )?(change|update|use|add) (my|another|a new|a different) (e-?mail|mail|address|e-?mail address|mail address)( address)?( .{1,60})?
      my new (e-?mail|mail|address|e-?mail address)( address)? (is|will be)( .{1,60})?
      my (e-?mail|mail|address|e-?mail address)( address)? (has changed|changed)( .{1,60})?
      i have a new (e-?mail|mail|address|e-?mail address)( address)?( .{1,60})?
      (meine|ich habe eine) neue (mail|e-?mail|adresse|mailadresse|e-?mail-adresse)( .{1,60})?
      (ma|mon|j'ai une) nouvelle? (adresse|mail|courriel)( .{1,60})?
      """),
  WHO(
      """
      who( is|'s| are|'re)? (playing|plays|who|in this game|in the game|the other players|the players|still in|still playing|left|else)( .{1,30})?
      who else (is playing|plays|is in)( .{1,20})?
      wer (spielt|ist|macht|sind)( noch| alles| wen| was| mit| dabei| denn| hier| wer| die anderen| die spieler| welches land)*
      qui (joue|est qui|sont les joueurs|joue quoi|joue qui|sont les autres)( .{1,30})?
      """),
  WHEN(
      """
      (when|until when)( is|'s| are)? (it|the deadline|this|our deadline|the next deadline|the next turn|next turn|orders|the orders|my orders|bids|the bids|everything|the turn)?( due| over| judged)?
      what(( is|'s) the| is our|'s our) (next )?(deadline|due date)
      (how long|how much time) (do|have) (i|we) (have|got)( left)?
      how much time is left
      when (do|must|should) (i|we) .{1,40}
      wann (ist|wird|lauft|sind|endet) (die |der |es |alles )?(nachste |nachster |meine )?(frist|deadline|abgabe|abgabeschluss|zug|runde|fallig|einsendeschluss|befehle|ende)( .{1,20})?
      bis wann( .{1,40})?
      wie lange (habe|haben) (ich|wir)( noch)?( zeit)?
      (quand|c'est quand|quelle|quel)( est| sont)?( la| le| l'| les)? ?(date limite|echeance|fin du tour|prochain tour|delai|ordres)( .{1,20})?
      (pour|jusqu'a) quand( .{1,30})?
      """);

  private static final int LONGEST = 120;

  private static final Pattern ORDER =
      Pattern.compile("\\h*+[AFaf] \\p{L}{3}(?:/\\p{L}{2})?+ ?(?:[-–>→]|[SHCshc](?: |$))");

  private static final Pattern MARKS = Pattern.compile("\\p{M}+");
  private static final Pattern ENDS =
      Pattern.compile(
          "^(?:please|hi|hello|hey|hallo|bonjour|salut|bitte|sorry|well|so|ok|okay|all|everybody|everyone|guys|master|gm|i"
              + " think|i am afraid|ich glaube|s'il vous plait|svp|then|also|and|but)[ ,.!:]+|["
              + " ,]*(?:please|bitte|thanks|thank you|danke|merci|s'il vous"
              + " plait|svp|now|jetzt|maintenant|guys|all|sorry|leider|desole)?[ .!]*$");

  private final Pattern said;

  PlainWish(String said) {
    this.said =
        Pattern.compile(
            String.join(
                "|", said.lines().map(line -> "(?:" + line.replace("\\\\", "\\") + ")").toList()));
  }

  /// {@return what a line wants, if it is such a sentence and nothing else}
  static Optional<PlainWish> of(String line) {
    if (line.isBlank() || line.length() > LONGEST || isOrder(line)) {
      return Optional.empty();
    }
    String plain = plain(line);
    String bare = bare(plain);
    return Stream.of(values())
        .filter(wish -> wish.said.matcher(bare).matches() || wish.said.matcher(plain).matches())
        .findFirst();
  }

  /// `A PAR - BUR`, `F BRE S A PAR`: most lines of a letter are no sentence.
  private static boolean isOrder(String line) {
    return ORDER.matcher(line).lookingAt();
  }

  /// {@return a line in small letters without marks, and in the longer of two forms}
  static String plain(String line) {
    String decomposed = Normalizer.normalize(line.strip(), Normalizer.Form.NFD);
    return MARKS
        .matcher(decomposed.toLowerCase(Locale.ROOT).replace('’', '\'').replace("ß", "ss"))
        .replaceAll("")
        .replaceAll("\\s+", " ")
        .replaceAll("(?<!\\S)(i|we)'d ", "$1 would ")
        .replaceAll("(?<!\\S)(i|we)'ll ", "$1 will ")
        .replaceAll("(?<!\\S)i'm ", "i am ")
        .replaceAll("(?<!\\S)we're ", "we are ")
        .replaceAll(" (?:leider|unfortunately|probably|sadly)(?= )", "")
        .replaceAll("ae(?=rt|ng|ch)", "a")
        .replaceAll("(?<=m|k|h)oe(?=cht|nn|r)", "o");
  }

  /// Without what is only polite, and without the mark at its end.
  private static String bare(String plain) {
    String bare = plain;
    String before;
    do {
      before = bare;
      bare = ENDS.matcher(bare).replaceAll("").replaceAll(" ?[?]+$", "");
    } while (!bare.equals(before));
    return bare;
  }

  /// {@return what is answered to a line that wants something in such words}
  static Optional<LineOutcome> answered(Request request, Command command) {
    return of(command.text())
        .map(
            wanted ->
                LineOutcome.refused(
                    new LetterNote.PlainlySaid(
                        wanted.name(),
                        command.text(),
                        request
                            .seat()
                            .map(request::game)
                            .or(() -> request.game(""))
                            .map(Game::name)
                            .orElse(""))));
  }
}
