/// The rules of all titles, pure: no file, no clock, no network, no chance but the one handed in.
module depesche.adjudicator {
  requires static org.jspecify;

  exports depesche.adjudicator;
  exports depesche.adjudicator.board;
  exports depesche.adjudicator.cards;
  exports depesche.adjudicator.cases;
  exports depesche.adjudicator.combat;
  exports depesche.adjudicator.bloodandiron;
  exports depesche.adjudicator.diplomacy;
  exports depesche.adjudicator.greatpowers;
  exports depesche.adjudicator.notation;
  exports depesche.adjudicator.script;
  exports depesche.adjudicator.standard;
}
