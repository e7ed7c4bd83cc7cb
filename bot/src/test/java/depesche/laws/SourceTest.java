package depesche.laws;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.function.Predicate;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// The laws that can only be read off the source.
class SourceTest {

  private static Stream<String> breaking(Predicate<Source> law) {
    return Source.all().stream()
        .filter(source -> !source.name().contains("/laws/"))
        .filter(law)
        .map(Source::name);
  }

  private static Source test(String text) {
    return new Source("bot/src/test/java/SomeTest.java", text);
  }

  @Test
  void noFileIsLongerThanFourHundredLines() {
    // style 1.2: one file, one thought; what needs 400 lines has more than one.
    assertThat(breaking(Source::tooLong)).isEmpty();
    assertThat(test("\n".repeat(401)).tooLong()).isTrue();
  }

  @Test
  void nothingIsLeftToDoInAComment() {
    // style 1.11: what is left to do stands in the tracker, not in the code.
    assertThat(breaking(Source::unfinished)).isEmpty();
    assertThat(test("// TODO later").unfinished()).isTrue();
  }

  @Test
  void noTestFixesItsPort() {
    // design 7: two builds at once on one machine must not meet.
    assertThat(breaking(Source::fixesPort)).isEmpty();
    assertThat(test("connect(\"localhost:2525\")").fixesPort()).isTrue();
    assertThat(test("new InetSocketAddress(\"::1\", 143)").fixesPort()).isTrue();
    assertThat(test("new ServerSocket(0)").fixesPort()).isFalse();
  }

  @Test
  void noWordOfATitleStandsInTheBot() {
    // design 3: the bot knows titles by the seam alone; their words are their own affair.
    assertThat(breaking(Source::speaksOfATitle)).isEmpty();
    String desk = "bot/src/main/java/depesche/bot/desk/Some.java";
    assertThat(new Source(desk, "add(\"CLEAR\")").speaksOfATitle()).isTrue();
    assertThat(new Source(desk, "\"Such as: A BER - KIE\"").speaksOfATitle()).isTrue();
    assertThat(new Source(desk, "/// `CLEAR` takes back").speaksOfATitle()).isFalse();
  }

  @Test
  void continuousIntegrationRunsWhatTheReadmeSays() {
    // A reader who follows the README must see what continuous integration sees.
    String command = "mvn -B verify";
    assertThat(Source.read(Source.ROOT.resolve("README.md"))).contains("\n" + command + "\n");
    assertThat(Source.read(Source.ROOT.resolve(".ci/run"))).contains("\n" + command + " ");
  }
}
