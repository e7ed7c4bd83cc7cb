package depesche.bot.desk;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.bot.Volume;
import depesche.bot.game.trouble.ReturnAddress;
import depesche.bot.ledger.mail.ParcelRow;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/// Who is believed when they say that a mail of ours came back.
class BounceTest {

  private static final String MASTER = "master@localhost";
  private static final String ANNA = "anna@x.org";
  private static final String BERT = "bert@x.org";

  private final Bureau bureau = new Bureau();
  private final Map<String, ParcelRow> parcels = new TreeMap<>();

  @AfterEach
  void close() {
    bureau.close();
  }

  private List<Bureau.Mail> bounces(String to, String id, String recipient) {
    String raw =
        """
        Return-Path: <>
        From: MAILER-DAEMON@relay.example
        To: %s
        Subject: Undelivered Mail
        Message-ID: <%d.bounce@relay.example>
        MIME-Version: 1.0
        Content-Type: multipart/report; report-type=delivery-status; boundary="b"

        --b
        Content-Type: message/delivery-status

        Reporting-MTA: dns; relay.example

        Final-Recipient: rfc822; %s
        Action: failed
        Status: 5.1.1

        --b
        Content-Type: text/rfc822-headers

        Message-ID: %s
        --b--
        """
            .formatted(to, System.nanoTime(), recipient, id);
    bureau.arrives(raw.replace("\n", "\r\n").getBytes(StandardCharsets.US_ASCII), bureau.now());
    return bureau.works();
  }

  /// All that waits is taken by a mail server.
  private void leaves() {
    bureau.ask(
        unitOfWork -> {
          unitOfWork.outTray().waiting(false).forEach(due -> leaves(unitOfWork.parcel(due.id())));
          return 0;
        });
  }

  private void leaves(ParcelRow parcel) {
    parcel.state = ParcelRow.State.SENT;
    parcels.put(parcel.recipient, parcel);
  }

  private String back(ParcelRow parcel) {
    return bureau.ask(
        unitOfWork -> ReturnAddress.of(bureau.services.settings(), parcel, unitOfWork::word));
  }

  private static final String US = "depesche@localhost";

  @Test
  void aForgedBounceSaysNothing() {
    // Issue 46.3: masters were made to write to a player by a mail that named no mail of ours.
    bureau.begin();
    leaves();
    ParcelRow anna = parcels.get(ANNA);
    assertThat(bounces(US, "<nothing@x.org>", ANNA)).isEmpty();
    assertThat(bounces(US, "<Unreached.bismarck.0@localhost>", ANNA)).isEmpty();
    assertThat(bounces(US, anna.messageId, BERT)).isEmpty();
    assertThat(bounces(back(anna), "<nothing@x.org>", BERT)).isEmpty();
    assertThat(bounces("depesche+b1-bcdfghjkmnpq@localhost", "<nothing@x.org>", ANNA)).isEmpty();
    ParcelRow.State state = bureau.ask(unitOfWork -> unitOfWork.parcel(anna.id).state);
    assertThat(state).isEqualTo(ParcelRow.State.SENT);
  }

  @Test
  void aBounceWithOurWordIsTold() {
    // Issue 46.3: the return address or the Message-ID of a mail to the address that it names.
    bureau.begin();
    leaves();
    ParcelRow anna = parcels.get(ANNA);
    ParcelRow bert = parcels.get(BERT);
    assertThat(bounces(US, anna.messageId, "Anna@X.org"))
        .singleElement()
        .satisfies(mail -> assertThat(mail.to()).isEqualTo(MASTER));
    assertThat(bounces(back(bert), "<nothing@x.org>", BERT))
        .singleElement()
        .satisfies(mail -> assertThat(mail.text()).contains("did not arrive"));
    assertThat(bounces(US, anna.messageId, ANNA)).isEmpty();
  }

  @Test
  void whoeverHeardOfTheSameLetterKnowsNoWordOfItsAnswer() {
    // What a letter brings about has a word in common; the Message-ID of an answer has one more.
    bureau.begin();
    bureau.write(MASTER, "PAUSE bismarck");
    leaves();
    ParcelRow answer = parcels.get(MASTER);
    String common = answer.key;
    assertThat(answer.messageId).startsWith("<" + common + ".");
    assertThat(bounces(US, "<" + common + "@localhost>", MASTER)).isEmpty();
    ParcelRow.State state = bureau.ask(unitOfWork -> unitOfWork.parcel(answer.id).state);
    assertThat(state).isEqualTo(ParcelRow.State.SENT);
  }

  @Test
  void whoeverGuessesIsNotBelieved() {
    // Any other word, any other address, any other mail: nobody hears of it.
    long seed = Long.getLong("depesche.seed", System.nanoTime());
    System.out.println("BounceTest: depesche.seed=" + seed);
    Random random = new Random(seed);
    bureau.begin();
    leaves();
    List<String> people = List.copyOf(parcels.keySet());
    for (int i = 0; i < Volume.of(300); i++) {
      String person = people.get(random.nextInt(people.size()));
      ParcelRow parcel = parcels.get(person);
      String other = people.get((people.indexOf(person) + 1) % people.size());
      String id = parcel.messageId;
      String tagged = back(parcel);
      switch (random.nextInt(4)) {
        case 0 -> person = other;
        case 1 -> {
          id = changed(id, random);
          tagged = changed(tagged, random);
        }
        case 2 -> {
          id = id.replaceFirst("\\.[^.]*@", "@");
          tagged = tagged.replaceFirst("-.*@", "@");
        }
        default -> {
          id = id.replace("@localhost", "@x.org");
          tagged = US;
        }
      }
      assertThat(bounces(tagged, id, person)).as("%s %s %s", tagged, id, person).isEmpty();
    }
  }

  private static String changed(String word, Random random) {
    int place = word.indexOf('@') - 1 - random.nextInt(12);
    char sign = word.charAt(place) == 'b' ? 'c' : 'b';
    return word.substring(0, place) + sign + word.substring(place + 1);
  }

  @Test
  void noBounceTellsTheMasterOfAnAnonymousGameWhoPlaysWhat() {
    // Issue 46.3: to know whose mailbox is dead tells of no seat; two runs are alike.
    List<String> told = new ArrayList<>();
    for (String player : Bureau.PLAYERS) {
      told.add(toldOf(player));
      bureau.close();
    }
    assertThat(told.stream().distinct()).hasSize(1);
    assertThat(told.getFirst()).contains("one of the players");
  }

  private String toldOf(String player) {
    bureau.begin("anonymous=ON");
    leaves();
    List<Bureau.Mail> mails = new ArrayList<>(bounces(US, parcels.get(player).messageId, player));
    mails.addAll(bureau.write(MASTER, "STATUS bismarck"));
    StringBuilder told = new StringBuilder();
    for (Bureau.Mail mail : mails) {
      assertThat(mail.to()).isEqualTo(MASTER);
      told.append(mail.subject()).append(mail.id()).append(Holders.flat(mail)).append('\n');
    }
    return told.toString()
        .replaceAll("<answer[^>]*>", "")
        .replaceAll("The board Red.*The printed map", "");
  }
}
