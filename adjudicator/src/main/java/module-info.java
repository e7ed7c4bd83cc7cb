/// The rules of all titles, pure: no file, no clock, no network, no chance but the one handed in.
///
/// Exported is the seam, and what a reader of facts and positions must see.
module depesche.adjudicator {
  requires static org.jspecify;

  exports depesche.adjudicator;
  exports depesche.adjudicator.bismarck;
  exports depesche.adjudicator.bismarck.contest;
  exports depesche.adjudicator.bismarck.decks;
  exports depesche.adjudicator.bismarck.letters;
  exports depesche.adjudicator.bismarck.table;
  exports depesche.adjudicator.bismarck.turns;
  exports depesche.adjudicator.bloodandiron;
  exports depesche.adjudicator.board;
  exports depesche.adjudicator.cards;
  exports depesche.adjudicator.cases;
  exports depesche.adjudicator.combat;
  exports depesche.adjudicator.combat.movement;
  exports depesche.adjudicator.congress;
  exports depesche.adjudicator.congress.board;
  exports depesche.adjudicator.congress.decks;
  exports depesche.adjudicator.congress.game;
  exports depesche.adjudicator.congress.news;
  exports depesche.adjudicator.congress.play;
  exports depesche.adjudicator.congress.scenarios;
  exports depesche.adjudicator.congress.solo;
  exports depesche.adjudicator.congress.sums;
  exports depesche.adjudicator.diplomacy;
  exports depesche.adjudicator.diplomacy.ahead;
  exports depesche.adjudicator.diplomacy.campaign;
  exports depesche.adjudicator.diplomacy.letters;
  exports depesche.adjudicator.diplomacy.moves;
  exports depesche.adjudicator.diplomacy.orders;
  exports depesche.adjudicator.diplomacy.winter;
  exports depesche.adjudicator.greatpowers;
  exports depesche.adjudicator.greatpowers.letters;
  exports depesche.adjudicator.greatpowers.table;
  exports depesche.adjudicator.greatpowers.turns;
  exports depesche.adjudicator.json;
  exports depesche.adjudicator.kit;
  exports depesche.adjudicator.letter;
  exports depesche.adjudicator.notation;
  exports depesche.adjudicator.picture;
  exports depesche.adjudicator.rules;
  exports depesche.adjudicator.script;
  exports depesche.adjudicator.standard;
  exports depesche.adjudicator.table;
  exports depesche.adjudicator.table.acts;
  exports depesche.adjudicator.table.layout;
  exports depesche.adjudicator.table.letters;
  exports depesche.adjudicator.table.news;
  exports depesche.adjudicator.table.plain;
  exports depesche.adjudicator.table.position;
  exports depesche.adjudicator.table.turns;
  exports depesche.adjudicator.weimar;
  exports depesche.adjudicator.weimar.board;
  exports depesche.adjudicator.weimar.chairs;
  exports depesche.adjudicator.weimar.decks;
  exports depesche.adjudicator.weimar.dice;
  exports depesche.adjudicator.weimar.news;
  exports depesche.adjudicator.weimar.play;
  exports depesche.adjudicator.weimar.politics;
  exports depesche.adjudicator.weimar.scenarios;
  exports depesche.adjudicator.weimar.solo;
}
