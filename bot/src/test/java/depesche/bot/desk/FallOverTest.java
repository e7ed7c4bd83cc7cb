package depesche.bot.desk;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.bot.ledger.PlayerRow;
import depesche.bot.ledger.mail.ParcelDue;
import depesche.bot.ledger.mail.ParcelRow;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/// People who have linked an account on Discord are written to there when mail does not arrive.
class FallOverTest {

  private static final String ACCOUNT = "100000000000000001";

  private final Bureau bureau = new Bureau();

  @BeforeEach
  void annaHasBoth() {
    bureau.begin();
    bureau.ask(
        unitOfWork -> {
          PlayerRow anna = unitOfWork.player("anna@x.org").orElseThrow();
          anna.discord = ACCOUNT;
          anna.reports = PlayerRow.Reports.MAIL;
          return anna;
        });
  }

  @AfterEach
  void close() {
    bureau.close();
  }

  private List<String> instead(String address) {
    return bureau.ask(
        unitOfWork ->
            Stream.of(false, true)
                .flatMap(there -> unitOfWork.outTray().waiting(there).stream())
                .filter(parcel -> parcel.recipient().equals(address))
                .map(ParcelDue::id)
                .map(unitOfWork::parcel)
                .filter(parcel -> parcel.spare != null)
                .map(parcel -> unitOfWork.parcel(Objects.requireNonNull(parcel.spare)))
                .filter(spare -> spare.state == ParcelRow.State.SPARE)
                .map(spare -> spare.recipient)
                .toList());
  }

  @Test
  void anAnswerByMailHasASpare() {
    // An address that is gone for good must not end an answer.
    bureau.write("anna@x.org", "STATUS bismarck");
    assertThat(instead("anna@x.org")).containsExactly("discord:user:" + ACCOUNT);
  }

  @Test
  void aReportByMailHasASpare() {
    // SET REPORTS MAIL says where reports go, not that they may be lost.
    bureau.write("master@localhost", "PAUSE bismarck");
    assertThat(instead("anna@x.org")).containsExactly("discord:user:" + ACCOUNT);
    assertThat(instead("bert@x.org")).isEmpty();
  }
}
