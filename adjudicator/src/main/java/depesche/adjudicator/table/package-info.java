/// Moderated tables: games whose whole rules are not at hand. Their players own the printed game;
/// the table keeps hidden hands, sealed choices, decks, dice, the sequence of play, sums, tracks
/// and the journal.
///
/// A title is put on the family so:
///
/// 1. It implements [depesche.adjudicator.table.turns.TableTitle]: `title()`, and `book(options)`,
///    the [depesche.adjudicator.table.layout.TableBook] of each scenario, made once when the title
///    is built. Decks whose cards nobody typed in are lists of
///    [depesche.adjudicator.table.layout.TableCard#numbered]. Issues, boxes and numbers are tracks;
///    what stands in cities and armies are pieces in places.
/// 2. Its own acts are [depesche.adjudicator.table.acts.TableVerb]s: how its lines are written,
///    with blanks for things of the table, who may do it, and what it does to a
///    [depesche.adjudicator.table.position.LiveTable]. There it moves markers
///    (`table.tracks().add`), pieces, cards, rolls (`table.roll`), asks for reactions
///    (`table.answers().askReactions`) and tells facts of its own (`table.tell`). Why it cannot be
///    done it returns; then nothing of it stays. Calculators are pure classes; an act calls them.
/// 3. Its sequence of play is the phases of the layout: turns, together, sealed, or none, which the
///    title does by itself in `phaseBegins`. `asked` says who acts in which order, `phaseEnds` may
///    jump or finish the game.
/// 4. `new ModeratedTable(title)` are its rules. Its folder of templates names `plain-table` in a
///    file `family` and says only its own facts.
@NullMarked
package depesche.adjudicator.table;

import org.jspecify.annotations.NullMarked;
