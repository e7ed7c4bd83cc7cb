package depesche.bot.mime;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ListAddressTest {

  private static final Address TURNS = Address.read("turns@l.example").orElseThrow();

  @ParameterizedTest
  @CsvSource({
    // What is known without a mail of the list: Mailman's, and the two houses with their own.
    "turns@l.example, '', turns-owner@l.example",
    "turns@googlegroups.com, '', turns+owners@googlegroups.com",
    "turns@groups.io, '', turns+owner@groups.io",
    "turns@club.groups.io, '', turns+owner@club.groups.io",
    "turns@notgroups.io, '', turns-owner@notgroups.io",
    // List-Owner of Mailman, mlmmj, Sympa, Majordomo, Google Groups.
    "turns@l.example, turns-owner@l.example, turns-owner@l.example",
    "turns@l.example, turns+owner@l.example, turns+owner@l.example",
    "turns@l.example, Turns-Request@L.example, turns-request@l.example",
    "turns@l.example, owner-turns@l.example, owner-turns@l.example",
    "turns@googlegroups.com, turns+managers@googlegroups.com, turns+managers@googlegroups.com",
    // Anybody can write that line.
    "turns@l.example, mallory@evil.example, turns-owner@l.example",
    "turns@l.example, turns-request@evil.example, turns-owner@l.example",
    "turns@l.example, turnsx-request@l.example, turns-owner@l.example",
    "turns@l.example, other-owner@l.example, turns-owner@l.example",
    "turns@l.example, turns@l.example, turns-owner@l.example",
    "turns@l.example, turns-bounces@l.example, turns-owner@l.example"
  })
  void whereTheOwnerReads(String list, String told, String owner) {
    // REPORTS TO: the code goes to the owner of the list, and to nobody else.
    assertThat(ListAddress.owner(Address.read(list).orElseThrow(), Address.read(told)))
        .isEqualTo(owner);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "turns",
        "turns-owner",
        "turns+owner",
        "turns+owners",
        "turns+managers",
        "turns-request",
        "turns-bounces",
        "turns-bounces+depesche=localhost",
        "turns+bounces-17-depesche=localhost",
        "turns-confirm+0123abcd",
        "turns+help",
        "turns+noreply",
        "turns-moderators",
        "owner-turns",
        "turns-admin",
        "turns-editor"
      })
  void whoSpeaksForAList(String local) {
    // What holds or refuses a post writes from one of these.
    assertThat(ListAddress.spokenFor(local + "@l.example")).contains(TURNS.text());
  }

  @Test
  void aListWithSuchANameIsItself() {
    // A sign in a name begins no end.
    assertThat(ListAddress.spokenFor("new-owner-club@l.example"))
        .containsExactly("new-owner-club@l.example");
    Address club = Address.read("new-owner-club@l.example").orElseThrow();
    assertThat(ListAddress.owner(club, Optional.empty()))
        .isEqualTo("new-owner-club-owner@l.example");
  }
}
