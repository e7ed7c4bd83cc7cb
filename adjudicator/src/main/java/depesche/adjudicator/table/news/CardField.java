package depesche.adjudicator.table.news;

import depesche.adjudicator.Fact;

/// A field of a card, as it is printed.
public record CardField(String name, String value) implements Fact {}
