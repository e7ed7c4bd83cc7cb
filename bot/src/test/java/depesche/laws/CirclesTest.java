package depesche.laws;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/// Files that name each other, round and round: to read one of them is to read them all.
class CirclesTest {

  private static final int MOST = 3;

  @Test
  void noCircleOfFilesIsLargerThanThree() {
    // design 9: a file is understood after those it builds on; what three files do in turn is one
    // thought.
    List<SortedSet<String>> found =
        FileGraph.of(
                Source.all().stream().filter(one -> one.name().contains("/src/main/")).toList())
            .circles();
    assertThat(found.stream().filter(circle -> circle.size() > MOST)).isEmpty();
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
}
