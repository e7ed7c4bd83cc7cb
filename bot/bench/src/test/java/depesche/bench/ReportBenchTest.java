package depesche.bench;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.bot.report.Mail;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/// `bench report` measures whole reports as the player of the seat gets them.
class ReportBenchTest {

  @Test
  void eachReportHasThePictureOfItsReader() {
    // A report of Bismarck's Dance with its picture takes less than 100 ms, warm.
    ReportBench reportBench = new ReportBench(Path.of("..", "..").toAbsolutePath().normalize());
    List<Mail> reports = reportBench.reports(3, 4);
    assertThat(reports)
        .hasSizeGreaterThan(1)
        .allSatisfy(
            mail ->
                assertThat(mail)
                    .isInstanceOfSatisfying(
                        Mail.TurnReport.class,
                        report ->
                            assertThat(report.picture().toString())
                                .contains("Panel[heading=Hand,")));
    ReportBench.Pace pace = reportBench.pace(reports.subList(0, 1));
    assertThat(pace.words()).isPositive();
    assertThat(pace.picture()).isPositive();
  }
}
