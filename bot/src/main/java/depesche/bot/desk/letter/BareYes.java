package depesche.bot.desk.letter;

import depesche.adjudicator.Line;
import depesche.adjudicator.Verdict;
import depesche.bot.desk.LetterNote;
import depesche.bot.desk.Request;
import depesche.bot.desk.people.LobbyDesk;
import depesche.bot.desk.people.PersonalOffers;
import depesche.bot.desk.press.PressDesk;
import depesche.bot.desk.votes.OpenMotions;
import depesche.bot.game.rollback.Agreement;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/// `Yes, I am in!`, and nothing else that counts: somebody agrees to something, and a program must
/// not guess to what. They are told which command would say it.
record BareYes(LetterCourse course) {

  private static final int LONGEST = 60;

  /// Each of them says yes.
  private static final Set<String> YES =
      phrases(
          """
          yes|yep|yeah|yup|ok|okay|sure|agreed|i agree|fine|fine with me|i do|i will|absolutely|definitely|certainly|great|perfect
          in|i am in|count me in|i am still in|sign me up|i confirm|confirm|confirmed|i accept|accepted|i will play|i will be there|i would love to
          i will join|i am ready|ready|i will do it|i will take it|i would like to play|i want to play|happy to|gladly|with pleasure|let's go|my pleasure
          i hereby confirm|i am happy to play|i can play|i will take part|i am on board|sounds good|of course
          ja|jawohl|gerne|gern|einverstanden|klar|na klar|naturlich|sicher|passt|ich bin dabei|bin dabei|dabei|ich bestatige|bestatigt|ich spiele mit|spiele mit
          ich mache mit|mache mit|ich bin einverstanden|ich bestaetige|bestaetigt|natuerlich|ich sage zu|zugesagt|ich nehme an|angenommen|ich bin bereit|bereit|ich will mitspielen|ich mochte mitspielen
          ich bestatige hiermit|hiermit bestatige ich|sehr gerne|auf jeden fall|ich ubernehme|ich mache das|selbstverstandlich
          oui|d'accord|volontiers|avec plaisir|bien sur|entendu|je confirme|confirme|j'accepte|je participe|j'en suis|je suis partant|je suis partante
          je suis d'accord|comptez sur moi|compte sur moi|je joue|je suis pret|je suis prete|je veux jouer|je voudrais jouer|ca marche|partant|partante
          """);

  private static final Set<String> SIGNS = Set.of("\ud83d\udc4d", "+1", "\u2705", "\u2714");

  /// What stands beside a yes and says nothing.
  private static final Set<String> POLITE =
      phrases(
          """
          please|thanks|thank you|of course|sure|very much|again|too|all|everybody|master|gm|hi|hello|hey|dear gm|still|for sure|cheers
          bitte|danke|vielen dank|auch|hallo|hiermit|noch|merci|s'il vous plait|bonjour|aussi|salut
          """);

  private static Set<String> phrases(String text) {
    return Set.copyOf(Arrays.asList(text.strip().split("\\s*[|\n]\\s*", -1)));
  }

  /// Tells the writer what they may have meant, if anything is open for them.
  void answer(List<String> lines) {
    Optional<String> yes = lines.stream().map(String::strip).filter(BareYes::isYes).findFirst();
    if (counts() || yes.isEmpty()) {
      return;
    }
    List<String> open = open(course.request());
    if (!open.isEmpty()) {
      course.note(new LetterNote.YesToWhat(yes.get(), open));
    }
  }

  /// {@return whether a line says yes and nothing else, in as many ways as it likes}
  static boolean isYes(String line) {
    if (line.length() > LONGEST) {
      return false;
    }
    if (SIGNS.contains(line)) {
      return true;
    }
    boolean yes = false;
    for (String part : PlainWish.plain(line).split("[^\\p{L}' ]+", -1)) {
      List<String> words = Arrays.asList(part.strip().split(" ", -1));
      int from = 0;
      while (from < words.size() && !words.getFirst().isEmpty()) {
        int end = words.size();
        while (end > from && !isKnown(words, from, end)) {
          end--;
        }
        if (end == from) {
          return yes && isAbout(words.subList(from, words.size()));
        }
        yes |= YES.contains(String.join(" ", words.subList(from, end)));
        from = end;
      }
    }
    return yes;
  }

  private static boolean isKnown(List<String> words, int from, int end) {
    String phrase = String.join(" ", words.subList(from, end));
    return YES.contains(phrase) || POLITE.contains(phrase);
  }

  /// `Count me in for bismarck`.
  private static boolean isAbout(List<String> words) {
    return words.size() <= 3
        && List.of("for", "in", "to", "fur", "bei", "pour", "a").contains(words.getFirst());
  }

  /// {@return whether something of a letter counts}
  boolean counts() {
    return course.lines().stream()
        .map(Line::verdict)
        .anyMatch(
            verdict -> verdict instanceof Verdict.Taken || verdict instanceof Verdict.Doubted);
  }

  private static List<String> open(Request request) {
    List<String> open = new ArrayList<>(new PersonalOffers(request).open());
    open.addAll(LobbyDesk.open(request));
    request
        .seat()
        .ifPresent(
            seat -> {
              boolean own = request.player().filter(seat::isOf).isPresent();
              if (own && Agreement.isAsked(request.game(seat), seat, request.now)) {
                open.add("AGREE");
              }
              open.addAll(new OpenMotions(request).of(request.game(seat), seat));
              open.addAll(PressDesk.open(request));
            });
    return open;
  }
}
