package depesche.adjudicator.rules;

/// Something that one title can do and another cannot: each kind is a small interface of its own,
/// which the rules of a title implement for their own positions.
public interface Capability {}
