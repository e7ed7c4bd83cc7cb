package depesche.laws;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/// Files that name each other, round and round: to read one of them is to read them all.
class CirclesTest {

  private static final int MOST = 3;

  /// The circles that are left, each a package and its files. None may be added, and no file to one
  /// of them; `.ci/house` prints what is there now.
  private static final List<SortedSet<String>> LEFT =
      circles(
          """
          adjudicator.congress.game: CongressBooks CongressGame CongressPhases CongressSeats CongressTracks IssueNames
          adjudicator.congress.play: CardOnIssue CongressHands IntroBot IntroTrades Negotiations Passes
          adjudicator.table.position: LiveAnswers LiveCards LivePieces LiveStage LiveTable LiveTracks
          demo: AlbumPage Bidder BiddingRound Courier DemoCast DemoGame DemoPhase DemoSetup PlainCast PlainRound Player
          """);

  @Test
  void noCircleOfFilesIsLargerThanThree() {
    // design 9: a file is understood after those it builds on; what three files do in turn is one
    // thought.
    List<SortedSet<String>> found =
        FileGraph.of(
                Source.all().stream().filter(one -> one.name().contains("/src/main/")).toList())
            .circles();
    assertThat(
            found.stream()
                .filter(circle -> circle.size() > MOST)
                .filter(circle -> LEFT.stream().noneMatch(left -> left.containsAll(circle))))
        .isEmpty();
  }

  @Test
  void aCircleIsFound() {
    // design 7: a test must be able to fail.
    FileGraph graph =
        FileGraph.of(
            List.of(
                source("A", "class A { B b; }"),
                source("B", "record B(C c) {}"),
                source("C", "interface C { /* E */ D d(); }"),
                source("D", "class D { A a; String text = \"E\"; }"),
                source("E", "class E { A a; static class Z {} }"),
                source("Z", "class Z { E e; }")));
    assertThat(graph.circles()).containsExactly(new TreeSet<>(Set.of("p.A", "p.B", "p.C", "p.D")));
  }

  private static Source source(String name, String text) {
    return new Source("bot/src/main/java/p/" + name + ".java", "package p;\n" + text);
  }

  private static List<SortedSet<String>> circles(String text) {
    return text.lines()
        .map(line -> List.of(line.split(":? ")))
        .map(
            words ->
                words.stream()
                    .skip(1)
                    .map(file -> "depesche." + words.getFirst() + "." + file)
                    .collect(Collectors.<String, SortedSet<String>>toCollection(TreeSet::new)))
        .toList();
  }
}
