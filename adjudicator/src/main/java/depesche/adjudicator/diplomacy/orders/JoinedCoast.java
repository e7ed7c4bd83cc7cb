package depesche.adjudicator.diplomacy.orders;

import depesche.adjudicator.diplomacy.campaign.MapIndex;
import depesche.adjudicator.notation.Match;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// A place and its coast in words that name no other place: `South Spain`, `STPNC`.
record JoinedCoast(MapIndex map) {

  private static final Pattern SIDE_FIRST =
      Pattern.compile("(north|south|east|west)(?:ern)?\\h+(\\p{L}.*)", Pattern.CASE_INSENSITIVE);
  private static final Pattern JOINED =
      Pattern.compile("(\\p{L}{3,})([nsew])c", Pattern.CASE_INSENSITIVE);

  Optional<OrderTarget> of(String words) {
    if (!map.hasWater() || map.names().find(words) instanceof Match.Found) {
      return Optional.empty();
    }
    Matcher first = SIDE_FIRST.matcher(words);
    Matcher joined = JOINED.matcher(words);
    if (first.matches()) {
      return at(first.group(2), first.group(1).substring(0, 1));
    }
    return joined.matches() ? at(joined.group(1), joined.group(2)) : Optional.empty();
  }

  private Optional<OrderTarget> at(String place, String side) {
    return map.names().find(place) instanceof Match.Found(String id)
            && !map.board().find(id).orElseThrow().coasts().isEmpty()
        ? Optional.of(new OrderTarget(id, side.toUpperCase(Locale.ROOT) + "C"))
        : Optional.empty();
  }
}
