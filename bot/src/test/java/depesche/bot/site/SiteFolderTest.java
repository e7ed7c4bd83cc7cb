package depesche.bot.site;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The folder of pages, in which others may have written.
class SiteFolderTest {

  @TempDir private Path data;

  private Path site() {
    return data.resolve("site");
  }

  private SiteFolder folder() throws IOException {
    return SiteFolder.open(site());
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  @Test
  void onlyWhatDiffersIsWritten() throws IOException {
    // Issue 55, how fast: what stays the same is left alone.
    SiteFolder folder = folder();
    folder.write("bismarck/index.html", bytes("one"));
    Path file = site().resolve("bismarck/index.html");
    Files.setLastModifiedTime(file, FileTime.fromMillis(1000));
    folder.write("bismarck/index.html", bytes("one"));
    assertThat(Files.getLastModifiedTime(file)).isEqualTo(FileTime.fromMillis(1000));
    folder.write("bismarck/index.html", bytes("two"));
    assertThat(file).hasContent("two");
  }

  @Test
  void whatACrashLeftIsNoHindrance() throws IOException {
    // Issue 55, it is done when: kill -9 in the midst of writing.
    SiteFolder folder = folder();
    folder.write("bismarck/index.html", bytes("one"));
    Files.writeString(site().resolve("bismarck/index.html.part"), "half");
    folder.write("bismarck/index.html", bytes("two"));
    assertThat(site().resolve("bismarck/index.html")).hasContent("two");
    Files.writeString(site().resolve("bismarck/feed.atom.part"), "half");
    folder.keep("bismarck", "index.html"::equals, "gone");
    assertThat(site().resolve("bismarck/feed.atom.part")).doesNotExist();
  }

  @Test
  void noLinkIsFollowed() throws IOException {
    // Issue 55, bad input: a folder somebody else wrote into; nothing outside is read or written.
    Path outside = Files.createDirectory(data.resolve("outside"));
    Files.writeString(outside.resolve("index.html"), "theirs");
    SiteFolder folder = folder();
    Files.createSymbolicLink(site().resolve("bismarck"), outside);
    assertThatThrownBy(() -> folder.write("bismarck/index.html", bytes("ours")))
        .isInstanceOf(IOException.class);
    assertThat(folder.has("bismarck/index.html")).isFalse();
    assertThat(folder.made("bismarck/index.html")).isEmpty();
    folder.keep("bismarck", _ -> false, "gone");
    assertThat(outside.resolve("index.html")).hasContent("theirs");
    // A link in the place of a file is replaced; what it led to stays.
    Files.createDirectory(site().resolve("other"));
    Files.createSymbolicLink(site().resolve("other/index.html"), outside.resolve("index.html"));
    folder.write("other/index.html", bytes("ours"));
    assertThat(site().resolve("other/index.html")).hasContent("ours");
    assertThat(outside.resolve("index.html")).hasContent("theirs");
    // And one in the place of a file that is half written.
    Files.createSymbolicLink(site().resolve("other/turns.js.part"), outside.resolve("index.html"));
    folder.write("other/turns.js", bytes("ours"));
    assertThat(outside.resolve("index.html")).hasContent("theirs");
  }

  @Test
  void whatIsNotOursStays() throws IOException {
    // Issue 55, bad input: files of others are left alone.
    SiteFolder folder = folder();
    folder.write("bismarck/turns.js", bytes("ours"));
    folder.write("bismarck/1866/fall.html", bytes("ours"));
    Files.writeString(site().resolve("bismarck/Notes.txt"), "theirs");
    Files.writeString(Files.createDirectory(site().resolve("theirs")).resolve("a.html"), "theirs");
    assertThat(folder.games()).containsExactly("bismarck");
    folder.keep("bismarck", _ -> false, "gone");
    assertThat(site().resolve("bismarck/1866")).doesNotExist();
    assertThat(site().resolve("bismarck/turns.js")).doesNotExist();
    assertThat(site().resolve("bismarck/Notes.txt")).hasContent("theirs");
    assertThat(site().resolve("theirs/a.html")).hasContent("theirs");
    // Something in the way is told, and is tried again.
    Files.writeString(site().resolve("sea"), "theirs");
    assertThatThrownBy(() -> folder.write("sea/index.html", bytes("ours")))
        .isInstanceOf(IOException.class);
    Files.createDirectories(site().resolve("land/index.html/x"));
    assertThatThrownBy(() -> folder.write("land/index.html", bytes("ours")))
        .isInstanceOf(IOException.class);
    assertThat(site().resolve("land/index.html.part")).doesNotExist();
  }
}
