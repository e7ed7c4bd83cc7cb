package depesche.bot.report.form;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.databind.ObjectMapper;
import depesche.bot.Volume;
import depesche.bot.browser.Chromium;
import depesche.bot.desk.Bureau;
import depesche.bot.report.page.MailtoLink;
import java.io.IOException;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;

/// A real browser fills in forms as people do, from the disk and without a network. Only `.ci/long`
/// asks for it, with `-Ddepesche.browser=on`.
@EnabledIfSystemProperty(named = "depesche.browser", matches = "on")
class FormBrowserTest {

  private static final long SEED = Long.getLong("depesche.seed", 55);
  private static final MailtoLink REPLY = new MailtoLink("depesche+t@x.org", "Re: [b F1866M]");
  private static final ObjectMapper JSON = new ObjectMapper();

  private static final String FILL =
      "(chosen => { const lists = [...document.querySelectorAll('#form .fields select')]; let at ="
          + " 0; orders.sheets[0].choices.forEach((choice, number) => {  for (let i = 0; i <"
          + " choice.most; i++) {   const list = lists[at++];   list.value = chosen[number][i] ||"
          + " '';   list.dispatchEvent(new Event('change'));  } }); const send ="
          + " document.querySelector('#form .send'); return {said: document.querySelector('#form"
          + " .text').value, wide: document.documentElement.scrollWidth,  left: lists.length - at,"
          + " mail: send.hidden ? '' : send.href};})";

  @TempDir private Path folder = Path.of("");

  @Test
  void aBrowserFillsInFormsThatReadBackAsTheSameOrders() throws Exception {
    // Issue 55, 5: 500 random positions filled in by a real browser read back as the same orders.
    assumeTrue(Chromium.installed().isPresent(), "no Chromium on the PATH or by DEPESCHE_CHROMIUM");
    try (Chromium chromium = Chromium.open(folder)) {
      int left = Volume.of(500);
      for (List<String> title :
          List.of(
              List.of("standard", "7"),
              List.of("blood-and-iron", "5"),
              List.of("great-powers", "5"),
              List.of("bismarcks-dance", "1"))) {
        left -= play(chromium, title.getFirst(), Integer.parseInt(title.get(1)), Volume.of(125));
      }
      assertThat(left).isLessThan(4);
      assertThat(chromium.faults()).isEmpty();
    }
  }

  private int play(Chromium chromium, String title, int seats, int positions) throws IOException {
    long seed = SEED;
    FilledForms forms = new FilledForms(Bureau.library().rules(title), seats, seed);
    for (int i = 0; i < positions; i++) {
      List<FilledForms.Filled> all = forms.next();
      if (all.isEmpty()) {
        seed += 1000;
        forms = new FilledForms(forms.rules(), seats, seed);
        all = forms.next();
      }
      FilledForms.Filled one = all.get(i % all.size());
      if (!one.choices().isEmpty()) {
        fill(chromium, one, i, title + ", seed " + seed + ", " + one.now().phase().id());
      }
    }
    return positions;
  }

  private void fill(Chromium chromium, FilledForms.Filled one, int number, String where)
      throws IOException {
    Path page = folder.resolve("orders.html");
    String html = new FormSection(one.form(), name -> name).page("Orders", REPLY);
    Files.writeString(page, html, StandardCharsets.UTF_8);
    int width = number % 2 == 0 ? 390 : 1280;
    chromium.window(width, number % 4 < 2);
    chromium.open(page.toUri());
    var seen = chromium.run(FILL + "(" + JSON.writeValueAsString(one.chosen()) + ")");
    List<String> said = seen.path("said").asText().lines().toList();
    assertThat(said).as(where).isEqualTo(one.lines());
    assertThat(seen.path("left").asInt()).as(where).isZero();
    assertThat(seen.path("wide").asInt()).as(where).isLessThanOrEqualTo(width);
    String mail = seen.path("mail").asText();
    if (!mail.isEmpty()) {
      String body = mail.substring(mail.indexOf("body=") + "body=".length());
      assertThat(URLDecoder.decode(body, StandardCharsets.UTF_8).split("\r\n"))
          .as(where)
          .containsExactlyElementsOf(said);
    }
    assertThat(one.read(said).lines()).as(where).hasSize(Math.max(1, said.size()));
  }
}
