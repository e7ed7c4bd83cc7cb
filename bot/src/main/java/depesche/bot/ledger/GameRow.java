package depesche.bot.ledger;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.EnumType;
import jakarta.persistence.Enumerated;
import jakarta.persistence.GeneratedValue;
import jakarta.persistence.GenerationType;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import jakarta.persistence.Version;
import java.time.Instant;
import org.hibernate.annotations.DynamicUpdate;
import org.hibernate.annotations.Formula;
import org.jspecify.annotations.Nullable;

/// One table being played, as a row. Outside this package it is a [StoredGame].
@Entity
@DynamicUpdate
@Table(name = "game")
class GameRow {

  @Id
  @GeneratedValue(strategy = GenerationType.IDENTITY)
  long id;

  /// The word by which letters name the game.
  String name = "";

  String title = "";

  String edition = "";

  /// Lines of `key=value`, for options that differ from their default.
  String options = "";

  /// How the table treats its people: lines of `key=value`, for what differs from the usual.
  @Column(name = "table_rules")
  String tableRules = "";

  @Enumerated(EnumType.STRING)
  GameLife.State state = GameLife.State.FORMING;

  /// Steps judged so far; setting up is 1.
  int turn = 0;

  String phase = "";

  /// What the title's codec wrote.
  String position = "";

  /// The deadline policy, as its own text.
  String clock = "";

  String master = "";

  /// S, locked.
  @Column(name = "secret_hidden")
  public byte[] secretHidden = {};

  /// Z, locked.
  @Column(name = "secret_open")
  public byte[] secretOpen = {};

  /// From where a public value enters the draws of each turn, as the master announced it; empty for
  /// none.
  @Column(name = "mix_source")
  String mixSource = "";

  /// What is played, as the text that the commitment covers; empty without a commitment.
  String setup = "";

  /// What was fixed before the game began, as the transcript has it; empty until then.
  String head = "";

  /// The sum over all that was published so far.
  @Column(name = "summary")
  String sum = "";

  /// The head of the chain of all seals so far; empty in a game of an earlier version.
  String chain = "";

  /// Whether it has mailing lists, so that none are looked for where there are none.
  boolean lists;

  Instant created = Instant.EPOCH;

  /// Since when the game has been paused; null while it runs.
  @Nullable Instant paused;

  /// The first turn whose report is still to be written; null for none. It goes before whatever
  /// else happens in the game.
  @Formula(
      "(select min(t.turn) from todo t where t.game_id = id and t.kind = 'REPORT' and t.attempts"
          + " < 3)")
  @Nullable Integer untold;

  @Version long version;

  /// {@return a game in the same position}
  ///
  /// @param head what was fixed before it began
  GameRow like(String name, String head) {
    GameRow copy = new GameRow();
    copy.name = name;
    copy.title = title;
    copy.edition = edition;
    new GameLife(copy).like(this);
    copy.turn = turn;
    copy.phase = phase;
    copy.position = position;
    copy.clock = clock;
    copy.master = master;
    copy.setup = setup;
    copy.head = head;
    copy.sum = sum;
    copy.chain = chain;
    copy.lists = lists;
    copy.created = created;
    return copy;
  }
}
