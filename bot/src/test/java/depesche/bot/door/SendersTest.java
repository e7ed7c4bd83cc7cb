package depesche.bot.door;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.IDN;
import java.nio.charset.StandardCharsets;
import java.text.Normalizer;
import java.util.Locale;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Who a letter is from, by its From line.
class SendersTest {

  private static final Door DOOR = new Door("depesche@example.org");

  private static Sender sender(String headers) {
    byte[] raw = (headers + "\r\nSubject: x\r\n\r\nbody\r\n").getBytes(StandardCharsets.UTF_8);
    return ((Admission.Admitted) DOOR.open(raw, false)).letterHeader().sender();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "From: alice@x.org",
        "from: Alice@X.ORG",
        "FROM:alice@x.org",
        "From: <alice@x.org>",
        "From: Alice Liddell <alice@x.org>",
        "From: \"Liddell, Alice\" <alice@x.org>",
        "From: =?utf-8?q?Al=C3=AFce?= <alice@x.org>",
        "From:\r\n Alice\r\n <alice@x.org>",
        "From: alice@x.org (Alice)",
        "From: (Alice (von der) L) alice@x.org",
        "From: Alice (privat) <alice@x.org> (home)",
        "From: <(home) alice@x.org (sweet)>",
        "From: Al\u00efce <alice@x.org>",
        "From: Liddell, Alice, Dr. <alice@x.org>",
        "From: alice@x.org <alice@x.org>",
        "From: 'alice@x.org' <Alice@x.org>",
        "From: Alice @ home <alice@x.org>",
        "From: \"Al \\\"the\\\" ice\" <alice@x.org>",
        "From: Alice: the third <alice@x.org>",
        "From: Alice :-) <alice@x.org>",
        "From: Alice (: <alice@x.org>",
        "From: <\"alice\"@x.org>",
        "From: <alice\r\n @x.org>",
        "From: friends: alice@x.org;",
        "From: , alice@x.org,",
      })
  void knowsASenderHoweverItIsWritten(String from) {
    // RFC 5322 3.4 and RFC 6532: names, comments and folds are no part of an address.
    assertThat(sender(from)).isEqualTo(new Sender.Named("alice@x.org"));
  }

  @ParameterizedTest
  @CsvSource(
      quoteCharacter = '`',
      value = {
        "\"Anna Schmidt\"@x.org, \"anna schmidt\"@x.org",
        "\"a..b\"@x.org, \"a..b\"@x.org",
        "anna@b\u00fccher.example, anna@xn--bcher-kva.example",
        "anna@BU\u0308CHER.example, anna@xn--bcher-kva.example",
        "anna@XN--BCHER-KVA.example, anna@xn--bcher-kva.example",
        "anna@stra\u00dfe.example, anna@xn--strae-oqa.example",
        "\u0410\u043d\u043d\u0430@x.org, \u0430\u043d\u043d\u0430@x.org",
        "a\u0308nne@x.org, \u00e4nne@x.org",
        "anna@[192.0.2.7], anna@[192.0.2.7]",
        "al\u0456ce@x.org, al\u0456ce@x.org",
        "alice@\u0445.org, alice@xn--u1a.org",
      })
  void bringsAnAddressIntoTheFormInWhichPeopleAreCompared(String written, String address) {
    // RFC 6531 and 5890: a domain in any letters is one domain, and a look-alike is somebody else.
    assertThat(sender("From: " + written)).isEqualTo(new Sender.Named(address));
    assertThat(sender("From: Anna <" + written + ">")).isEqualTo(new Sender.Named(address));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Sender: alice@x.org",
        "From: alice@x.org\r\nFrom: mallory@evil",
        "From: mallory@evil\r\nfrom : alice@x.org",
        "From : alice@x.org",
        "From: alice@x.org, mallory@evil",
        "From: <alice@x.org>mallory@evil",
        "From: <alice@x.org> <mallory@evil>",
        "From: alice@x.org <mallory@evil>",
        "From: alice @ x.org <mallory@evil>",
        "From: 'alice@x.org' <mallory@evil>",
        "From: \"<alice@x.org>\" <mallory@evil>",
        "From: mallory@evil (<alice@x.org>)",
        "From: Alice( <al)?i<e@x.org>",
        "From: mallory@evil (alice@x.org)",
        "From: friends: alice@x.org, mallory@evil;",
        "From: alice@x.org: mallory@evil;",
        "From: <@relay,@other:alice@x.org>",
        "From: alice(@evil)@x.org",
        "From: alice@x(.org)evil",
        "From: \"alice@x.org\"@evil",
        "From: \"alice <alice@x.org>\"@evil",
        "From: \"a\\\" <alice@x.org>",
        "From: alice@x.org\u0000",
        "From: alice@x.org \u0085",
        "From: =?utf-8?q?alice=40x.org?=",
        "From: =?utf-8?q?alice?=@x.org",
        "From: =?utf-8?q?<alice=40x.org>?= <>",
        "From: alice",
        "From: <>",
        "From:",
        "From: alice@x.org\r <mallory@evil>",
        "From: alice@x..org",
        "From: .alice@x.org",
        "From: alice@x.org>",
        "From: [alice@x.org]",
        "From: alice@-x.org",
        "From: mar\u212ao@x.org",
        "From: alice@\u212ax.org",
        "From: alice@x\u3002org",
        "From: ali\u200bce@x.org",
        "From: ali ce@x.org",
        "From: alice\uff20x.org",
      })
  void knowsNoSenderWhereTwoCouldBeRead(String from) {
    // Whatever two mail programs could read in two ways has no sender.
    assertThat(sender(from)).isInstanceOf(Sender.Unclear.class);
  }

  @ParameterizedTest
  @CsvSource({
    "Return-Path: <anna@x.org>, anna@x.org",
    "Reply-To: Anna <anna@x.org>, anna@x.org",
    "Return-Path: <bounces+7-a=b@mail.example>, ''",
    "Return-Path: <MAILER-DAEMON@x.org>, ''",
    "Reply-To: depesche+token@example.org, ''",
    "Reply-To: a@x.org b@x.org, ''",
    "X-Nothing: x, ''"
  })
  void anUnclearSenderIsAnsweredWhereBouncesGo(String header, String wayBack) {
    // RFC 3834 4: along the path of bounces, else where answers are asked for, never to a machine.
    Sender sender = sender(header + "\r\nFrom: nobody");
    assertThat(sender)
        .isEqualTo(
            new Sender.Unclear(
                "From has no plain address", Optional.of(wayBack).filter(to -> !to.isEmpty())));
  }

  @Test
  void readsNoOtherSenderOutOfMutatedLines() {
    // However a From line is bent, the sender is the one address in it or nobody.
    long seed = Long.getLong("depesche.seed", System.nanoTime());
    Random random = new Random(seed);
    String signs = "<>@,;:\"\\()[] \t=?.\u0000\u00e9\u0456\u212amalory";
    for (int round = 0; round < 20_000; round++) {
      StringBuilder from = new StringBuilder("Alice <alice@x.org>");
      for (int i = random.nextInt(4); i >= 0; i--) {
        int at = random.nextInt(from.length() + 1);
        char sign = signs.charAt(random.nextInt(signs.length()));
        if (random.nextBoolean() || at == from.length()) {
          from.insert(at, sign);
        } else {
          from.setCharAt(at, sign);
        }
      }
      if (sender("From: " + from) instanceof Sender.Named(String address)) {
        int sign = address.lastIndexOf('@');
        String seen = address.substring(0, sign + 1) + IDN.toUnicode(address.substring(sign + 1));
        String line = bare(from.toString());
        assertThat(line).as("seed %d: %s", seed, from).contains(bare(seen));
        String unquoted = from.toString().replaceAll("\"(\\\\.|[^\"\\\\])*\"", "");
        assertThat(unquoted.chars().filter(c -> c == '<').count())
            .as("seed %d: %s", seed, from)
            .isLessThanOrEqualTo(1);
      }
    }
  }

  /// What is left of a line without the signs that are no part of an address.
  private static String bare(String line) {
    // A zero is read as the sign for what cannot be read.
    return Normalizer.normalize(line, Normalizer.Form.NFC)
        .replace('\u0000', '\ufffd')
        .toLowerCase(Locale.ROOT)
        .replaceAll("[\" \t]", "");
  }
}
