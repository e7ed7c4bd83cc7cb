package depesche.bot.report.form;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.adjudicator.Verdict;
import depesche.adjudicator.rules.Suggests;
import depesche.bot.Volume;
import depesche.bot.desk.Bureau;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// What is chosen in a form is read as it was chosen. The script of the form runs here without a
/// browser; `.ci/long` fills in the same forms in a real one.
class OrderFormTest {

  private static final long SEED = Long.getLong("depesche.seed", 55);

  /// @param games of the title
  @ParameterizedTest
  @CsvSource({
    "standard, 7, 150",
    "blood-and-iron, 5, 150",
    "great-powers, 5, 120",
    "bismarcks-dance, 1, 40",
    "congress-of-vienna, 4, 20"
  })
  void whatIsChosenIsReadAsItWasChosen(String title, int seats, int positions) {
    // Issue 55, 5: 500 random positions, filled in at random, read back as the same orders.
    FormScript script = new FormScript();
    long seed = SEED;
    FilledForms forms = new FilledForms(Bureau.library().rules(title), seats, seed);
    int chosen = 0;
    for (int i = 0; i < Volume.of(positions); i++) {
      List<FilledForms.Filled> all = forms.next();
      if (all.isEmpty()) {
        seed += 1000;
        forms = new FilledForms(forms.rules(), seats, seed);
        all = forms.next();
      }
      for (FilledForms.Filled one : all) {
        List<String> said = script.lines(one);
        String where = title + ", seed " + seed + ", " + one.now().phase().id() + ", " + one.seat();
        assertThat(said).as(where).isEqualTo(one.lines());
        assertThat(one.read(said).lines())
            .as(where)
            .allMatch(line -> said.isEmpty() || line.verdict() instanceof Verdict.Taken);
        assertThat(script.filed(one, said)).as(where).isEqualTo(one.chosen());
        chosen += said.size();
      }
    }
    assertThat(chosen).isPositive();
  }

  @Test
  void aLinkIsNoLongerThanMailProgramsTake() {
    // Under 1,800 characters encoded, lines end with CRLF; beyond that there is none.
    FormScript script = new FormScript();
    String start = "mailto:depesche+t@x.org?subject=Re%3A%20%5Bb%20F1866M%5D&body=";
    assertThat(script.link(start, List.of("A BER - KIE", "FOREIGN (x) & ü!")))
        .isEqualTo(start + "A%20BER%20-%20KIE%0D%0AFOREIGN%20%28x%29%20%26%20%C3%BC%21");
    List<String> many = new ArrayList<>();
    while (script.link(start, many).length() < 1700) {
      many.add("A BER S A KIE - MUN");
    }
    assertThat(script.link(start, many)).hasSizeLessThanOrEqualTo(1800);
    many.addAll(List.copyOf(many));
    assertThat(script.link(start, many)).isEmpty();
  }

  @Test
  void nothingInAFormIsMarkup() {
    // Names come from people; they end no script and begin no element.
    Suggests.Menu choice = new Suggests.Menu("A</script>", "", List.of("<b>", "<b>x"), 1, false);
    OrderForm form =
        new OrderForm(
            List.of(
                new OrderForm.Sheet(
                    "</script><img src=x>", List.of(choice), List.of("<i>"), true)));
    FormSection section = new FormSection(form, name -> "<" + name + ">");
    assertThat(form.script(Optional.empty())).doesNotContain("<");
    assertThat(section.html()).doesNotContain("<i>", "<Copy>").contains("&lt;i&gt;");
  }
}
