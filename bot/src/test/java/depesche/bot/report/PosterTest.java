package depesche.bot.report;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.bot.report.page.Pieces;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/// The one message in a game's place that says how it stands.
class PosterTest {

  private static final MailWriter WRITER = MailWriter.load(Templated.FOLDER);

  /// {@return how a game stands, for everybody}
  private static Mail.StatusReport status(int times) {
    Mail.StatusReport one = (Mail.StatusReport) Scenes.status();
    MailContext his = one.heading();
    MailContext mailContext =
        new MailContext(
            his.game(), his.title(), his.phase(), Optional.empty(), his.names(), his.zone());
    List<SeatLine> seats =
        Collections.nCopies(times, new SeatLine(one.seats().getFirst().seat(), "vacant"));
    return new Mail.StatusReport(
        mailContext, seats, one.state(), one.picture(), List.of(), one.due(), List.of());
  }

  @Test
  void aShortStatusIsToldWhole() {
    // Nothing is left out that fits.
    assertThat(WRITER.poster(status(1)).said(name -> "/" + name))
        .isEqualTo(WRITER.discord(status(1)).said(name -> "/" + name));
  }

  @Test
  void aLongStatusSaysWhereTheRestIs() {
    // It is one message, which begins with what everybody wants to know: phase, deadline, seats.
    assertThat(WRITER.poster(status(50)).said(name -> "/" + name).pieces().getFirst())
        .contains("Nordmark");
    for (int times : List.of(60, 90, 200)) {
      DiscordText said = WRITER.poster(status(times)).said(name -> "/" + name);
      assertThat(said.pieces()).hasSize(1);
      assertThat(said.attachment()).isEmpty();
      assertThat(said.pieces().getFirst())
          .hasSizeLessThanOrEqualTo(Pieces.LONGEST)
          .contains("Current phase: Fall 1868", "The deadline is")
          .endsWith("Use /status here to see everything.");
    }
  }
}
