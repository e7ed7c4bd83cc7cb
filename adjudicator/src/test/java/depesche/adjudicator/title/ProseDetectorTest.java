package depesche.adjudicator.title;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.adjudicator.notation.SmallWords;
import depesche.adjudicator.rules.Rules;
import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ProseDetectorTest {

  private static final List<Rules<?, ?>> SHELF = MapFiles.TITLES;

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Hi,",
        "Hi Bismarck,",
        "Dear moderator,",
        "Good morning everyone!",
        "Hallo zusammen,",
        "Guten Tag,",
        "Lieber Bismarck,",
        "Bonjour,",
        "here are my orders:",
        "Please find my orders for the next turn below.",
        "hier sind meine Befehle:",
        "anbei meine Züge",
        "Here you go:",
        "Orders:",
        "My moves for spring 1901",
        "Thanks!",
        "Thank you very much for running this game",
        "Many thanks",
        "Best",
        "Best regards,",
        "Kind regards",
        "Cheers, Bert",
        "Yours sincerely",
        "Mit freundlichen Grüßen",
        "Viele Grüße aus Bonn",
        "LG",
        "MfG",
        "Cordialement",
        "Met vriendelijke groet",
        "Saludos",
        "Anna",
        "Anna Schmidt",
        "Dr. Anna Schmidt",
        "Bert",
        "John",
        "Karl-Heinz",
        "Nick",
        "J. Smith",
        "A. Miller",
        "A.B. Miller",
        "F. Scott Fitzgerald",
        "Berlin, 22. November 2026",
        "Berlin, den 22.11.2026",
        "Paris, le 22 novembre 2026",
        "London, Nov 22nd",
        "Rome, 2026-11-22",
        "80331 München",
        "D-10115 Berlin",
        "1010 Wien",
        "Un saludo desde Brest",
        "Sonnige Grüße aus Wien",
        "à bientôt à Paris !",
        "See you in Munich",
        "Bis bald in Wien",
        "I am in Vienna until Monday",
        "It is raining in London",
        "Ich bin gerade in München",
        "We live in Berlin.",
        "Vienna calling",
        "Give my love to Paris",
        "Pass on my regards to Bert",
        "Please pass along my best wishes",
        "Keep up the good work!",
        "Keep in touch",
        "Keep it up",
        "Hold on",
        "I bid you farewell",
        "Take care",
        "+49 170 1234567",
        "anna@example.org",
        "www.example.org",
        "I hope this is right.",
        "Sorry for the delay, I was on holiday.",
        "Sorry I am late, my train was delayed",
        "Looking forward to the next turn",
        "See you on Monday",
        "This was fun so far.",
        "I will be away until next week",
        "Could you please tell me when the deadline is?",
        "How does this work?",
        "I have no idea what I am doing :-)",
        "Das Wetter ist schön heute.",
        "Ich bin bis Montag im Urlaub.",
        "Entschuldigung für die Verspätung",
        "Sent from my iPhone",
        "Sent from my Galaxy",
        "Sent from Outlook for iOS",
        "Get Outlook for Android",
        "Sent with Proton Mail secure email.",
        "Von meinem iPhone gesendet",
        "Gesendet von meinem iPad",
        "Diese Nachricht wurde von meinem Android-Gerät mit K-9 Mail gesendet.",
        "Envoyé de mon iPhone",
        "Envoyé depuis mon mobile",
        "Enviado desde mi iPhone",
        "Enviado do meu iPhone",
        "Inviato da iPhone",
        "Verstuurd vanaf mijn iPhone",
        "Skickat från min iPhone",
        "Sendt fra min iPhone",
        "Lähetetty iPhonesta",
        "Wysłane z iPhone'a",
        "Odesláno z iPhonu",
        "Az iPhone-omról küldve",
        "Отправлено с iPhone",
        "Надіслано з iPhone",
        "iPhone'umdan gönderildi",
        "Εστάλη από το iPhone μου",
        "iPhoneから送信",
        "发自我的iPhone",
        "나의 iPhone에서 보냄",
        "تم الإرسال من iPhone",
        "נשלח מה-iPhone שלי"
      })
  void whatIsPlainlyNoOrderIsNoneInAnyTitle(String line) {
    // Greetings, names, closings and sentences are no orders.
    for (Rules<?, ?> title : SHELF) {
      assertThat(title.isProse(line)).as(title.title().name()).isTrue();
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Berlin to Munich please",
        "Munich",
        "Berlin Munich",
        "Munich, thanks",
        "Please keep Munich where it is",
        "I am moving from Munich to Burgundy",
        "I am going to Munich",
        "Munich holds, 22 November",
        "Berlin, 22. November, Munich",
        "A. Munich",
        "A. Berln",
        "A. Ber - Mun",
        "See you in Munich, Berlin holds",
        "Munich holding",
        "hold on Munich",
        "1901 Munich",
        "BER-KIE",
        "ber kie",
        "A Brlin H",
        "A BRE - KEI",
        "Bxrlin to Mxnich",
        "Brlin - Mnich",
        "Munich holds",
        "I hold Munich",
        "Munich stays where it is",
        "please hold everything",
        "Everything of mine should just hold",
        "All my armies hold",
        "alle Armeen halten",
        "Meine Armee bleibt in Berlin",
        "hold",
        "waive",
        "wiave",
        "soon waive",
        "Build an army",
        "build army Brlin",
        "Hello, A BER - MUN",
        "Thanks, Munich holds",
        "don't build in Berlin",
        "do not waive",
        "war h",
        "support",
        "CLEAR",
        "xyz -> abc"
      })
  void whatMayBeAnOrderForUnitsIsNotPassedOver(String line) {
    // In doubt a line is answered.
    for (Rules<?, ?> title : SHELF.subList(0, 2)) {
      assertThat(title.isProse(line)).as(title.title().name()).isFalse();
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "bid navis",
        "bdi navis",
        "industry colonies navies",
        "1 5 4",
        "I bid industry",
        "pik jaz",
        "PIKC Jazz",
        "Jazz please",
        "don't pick Jazz",
        "maybe discard",
        "pass",
        "NAVIES",
        "ARMIES",
        "navies please",
        "keep Jazz",
        "keep up Jazz",
        "pass on Jazz",
        "I bid navies",
        "target the strongest",
        "any VP > Jazz"
      })
  void whatMayBeACommandIsNotPassedOver(String line) {
    // In doubt a line is answered.
    assertThat(SHELF.get(2).isProse(line)).isFalse();
  }

  @Test
  void noSmallWordIsAName() throws IOException {
    // A word that is passed over, or that turns an order into none, must not name a province.
    try (var maps = Files.list(MapFiles.MAPS)) {
      for (var map : maps.toList()) {
        Pattern.compile("\"(?:id|name|german|printed)\": \"([^\"]+)\"")
            .matcher(Files.readString(map))
            .results()
            .map((MatchResult found) -> found.group(1))
            .forEach(
                name -> {
                  assertThat(SmallWords.withoutPoliteness(name)).isEqualTo(name);
                  assertThat(SmallWords.isNoise(name)).as(name).isFalse();
                  assertThat(SmallWords.objection(name)).as(name).isEmpty();
                });
      }
    }
  }
}
