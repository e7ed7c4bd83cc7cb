package depesche.adjudicator.weimar.solo;

import depesche.adjudicator.weimar.board.ThreatKind;
import depesche.adjudicator.weimar.board.UnitOwner;
import depesche.adjudicator.weimar.board.WeimarParty;
import java.util.List;

/// A party that plays itself, with the tables of 1.4.
public enum SoloBot {
  KPD(
      WeimarParty.KPD,
      4,
      List.of(
          "Berlin",
          "Hamburg",
          "Muenchen",
          "Essen",
          "Koeln",
          "Breslau",
          "Leipzig",
          "Frankfurt",
          "Stuttgart",
          "Rostock",
          "Koenigsberg"),
      List.of(WeimarParty.ZENTRUM, WeimarParty.SPD, WeimarParty.DNVP),
      List.of("Media", "Poverty", "USPD", "ROUND", "Security"),
      List.of("Reparations", "Economy", "Foreign Affairs", "Stab in the Back")),
  DNVP(
      WeimarParty.DNVP,
      3,
      List.of(
          "Koenigsberg",
          "Rostock",
          "Muenchen",
          "Berlin",
          "Essen",
          "Breslau",
          "Hamburg",
          "Stuttgart",
          "Koeln",
          "Frankfurt",
          "Leipzig"),
      List.of(WeimarParty.SPD, WeimarParty.KPD, WeimarParty.ZENTRUM),
      List.of("Stab in the Back", "ROUND", "Reparations", "DVP", "Security"),
      List.of("Economy", "Media", "Poverty", "Foreign Affairs"));

  /// The issue of the round card of this round.
  public static final String ROUND = "ROUND";

  private final WeimarParty party;
  private final int coupCost;

  @SuppressWarnings("ImmutableEnumChecker") // made by List.of
  private final List<String> cities;

  @SuppressWarnings("ImmutableEnumChecker") // made by List.of
  private final List<WeimarParty> harmed;

  @SuppressWarnings("ImmutableEnumChecker") // made by List.of
  private final List<String> important;

  @SuppressWarnings("ImmutableEnumChecker") // made by List.of
  private final List<String> others;

  SoloBot(
      WeimarParty party,
      int coupCost,
      List<String> cities,
      List<WeimarParty> harmed,
      List<String> important,
      List<String> others) {
    this.party = party;
    this.coupCost = coupCost;
    this.cities = cities;
    this.harmed = harmed;
    this.important = important;
    this.others = others;
  }

  public WeimarParty party() {
    return party;
  }

  public UnitOwner owner() {
    return UnitOwner.of(party);
  }

  /// {@return how many action points a coup costs}
  public int coupCost() {
    return coupCost;
  }

  /// {@return the cities, the dearest first (1.4.3)}
  public List<String> cities() {
    return cities;
  }

  /// {@return whom something bad hits, first to last (1.4.2); something good goes the other way}
  public List<WeimarParty> harmed() {
    return harmed;
  }

  /// {@return the important issues, first to last (1.4.6)}
  public List<String> important() {
    return important;
  }

  /// {@return all other issues, first to last}
  public List<String> others() {
    return others;
  }

  /// {@return whether a marker is one of the other bot, in whose city it strikes first}
  boolean strikesAt(ThreatKind kind) {
    return kind.party().filter(owner -> owner == party.otherExtreme()).isPresent();
  }
}
