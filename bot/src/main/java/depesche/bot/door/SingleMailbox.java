package depesche.bot.door;

import depesche.bot.door.AddressPiece.Kind;
import depesche.bot.mime.Address;
import depesche.bot.mime.CharacterSets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Reads an address line that must hold one mailbox (RFC 5322 3.4, with RFC 6532). Names may be
/// written as badly as mail programs write them, as long as nothing in the line could be read as
/// another address.
final class SingleMailbox {

  /// What came of it.
  sealed interface Answer {}

  record Found(Address address) implements Answer {}

  /// @param reason a few words, without a word of the line
  record Doubt(String reason) implements Answer {}

  private static final Answer MANY = new Doubt("From is not one name with one address");
  private static final Answer NONE = new Doubt("From has no plain address");

  /// Blanks beside the sign are passed over by some; a domain has a dot somewhere.
  private static final Pattern SIGN = Pattern.compile("[ \t]{1,9}@[ \t]*+(?=[^@]*\\.)|@[ \t]++");

  private static final Pattern WORDS = Pattern.compile("[^ \t<>()\",;:]+");
  private static final Pattern ANGLES = Pattern.compile("<([^<>\"]*)");
  private static final Pattern TRIMMINGS = Pattern.compile("^['*_.-]+|['*_.-]+$");

  private SingleMailbox() {}

  /// @param value of the header, each byte as one char
  static Answer read(String value) {
    CharacterSets characterSets = CharacterSets.bare(value);
    String line = group(characterSets.text());
    if (line.codePoints().anyMatch(c -> c != '\t' && Character.isISOControl(c))) {
      return new Doubt("control characters in From");
    }
    Optional<List<AddressPiece>> pieces = AddressPiece.of(line);
    if (pieces.isEmpty()) {
      return new Doubt("From has a quote or a bracket too many");
    }
    List<List<AddressPiece>> members = members(pieces.get());
    List<List<AddressPiece>> addressed =
        members.stream().filter(SingleMailbox::hasAddress).toList();
    if (addressed.size() != 1) {
      return addressed.isEmpty() ? NONE : MANY;
    }
    Optional<Address> address = address(addressed.getFirst());
    if (address.isEmpty() || (characterSets.odd() && !address.get().isAscii())) {
      return NONE;
    }
    boolean another =
        others(addressed.getFirst(), pieces.get())
            .anyMatch(text -> Address.read(text).filter(address.get()::equals).isEmpty());
    return another || opensTwice(pieces.get()) ? MANY : new Found(address.get());
  }

  /// A reader that knows no comments takes an angle that opens in one for the address.
  private static boolean opensTwice(List<AddressPiece> pieces) {
    boolean angled = pieces.stream().anyMatch(addressPiece -> addressPiece.kind() == Kind.ANGLE);
    return angled
        && pieces.stream()
            .map(
                addressPiece ->
                    addressPiece.kind() == Kind.ANGLE
                        ? commented(addressPiece)
                        : addressPiece.text())
            .filter(text -> !text.startsWith("\""))
            .anyMatch(text -> text.contains("<"));
  }

  /// A group of one (RFC 6854) is that one. Elsewhere a colon is a sign of a name.
  private static String group(String line) {
    int colon = line.indexOf(':');
    boolean plain =
        colon > 0
            && line.endsWith(";")
            && line.substring(0, colon).chars().noneMatch(c -> "<>@\"(),;".indexOf(c) >= 0);
    return plain ? line.substring(colon + 1, line.length() - 1) : line;
  }

  /// Some write a name with a comma and no quotes, so what has no address is a part of a name.
  private static List<List<AddressPiece>> members(List<AddressPiece> pieces) {
    List<List<AddressPiece>> members = new ArrayList<>();
    members.add(new ArrayList<>());
    for (AddressPiece addressPiece : pieces) {
      if (addressPiece.kind() == Kind.SEPARATOR) {
        members.add(new ArrayList<>());
      } else {
        members.getLast().add(addressPiece);
      }
    }
    return members;
  }

  private static boolean hasAddress(List<AddressPiece> member) {
    return member.stream()
        .anyMatch(
            addressPiece ->
                addressPiece.kind() == Kind.ANGLE
                    || (addressPiece.kind() == Kind.WORD && addressPiece.text().contains("@")));
  }

  private static Optional<Address> address(List<AddressPiece> member) {
    List<AddressPiece> spoken = member.stream().filter(p -> p.kind() != Kind.COMMENT).toList();
    AddressPiece last = spoken.getLast();
    if (spoken.stream().noneMatch(addressPiece -> addressPiece.kind() == Kind.ANGLE)) {
      return bare(member, spoken);
    }
    boolean one =
        spoken.stream().filter(addressPiece -> addressPiece.kind() == Kind.ANGLE).count() == 1;
    return one && last.kind() == Kind.ANGLE
        ? AddressPiece.of(last.inside()).flatMap(SingleMailbox::inAngle)
        : Optional.empty();
  }

  private static Optional<Address> inAngle(List<AddressPiece> pieces) {
    List<AddressPiece> spoken = pieces.stream().filter(p -> p.kind() != Kind.COMMENT).toList();
    boolean plain = spoken.stream().allMatch(p -> p.kind() == Kind.WORD || p.kind() == Kind.QUOTED);
    return spoken.isEmpty() || !plain ? Optional.empty() : bare(pieces, spoken);
  }

  /// Comments may stand before and behind an address; within it some programs read it otherwise.
  private static Optional<Address> bare(List<AddressPiece> member, List<AddressPiece> spoken) {
    int first = member.indexOf(spoken.getFirst());
    int last = member.lastIndexOf(spoken.getLast());
    if (last - first + 1 != spoken.size()) {
      return Optional.empty();
    }
    StringBuilder text = new StringBuilder();
    int end = spoken.getFirst().from();
    for (AddressPiece addressPiece : spoken) {
      text.append(addressPiece.from() > end ? " " : "").append(addressPiece.text());
      end = addressPiece.to();
    }
    return Address.read(text.toString());
  }

  /// {@return what else somebody could take for the address: in names and comments, and in quotes
  /// what stands in angles}
  private static Stream<String> others(List<AddressPiece> member, List<AddressPiece> all) {
    boolean angled = member.stream().anyMatch(addressPiece -> addressPiece.kind() == Kind.ANGLE);
    String names =
        member.stream()
            .filter(addressPiece -> angled && addressPiece.kind() == Kind.WORD)
            .map(AddressPiece::text)
            .collect(Collectors.joining(" "));
    Stream<String> comments =
        all.stream()
            .filter(
                addressPiece ->
                    addressPiece.kind() == Kind.COMMENT || addressPiece.kind() == Kind.ANGLE)
            .map(
                addressPiece ->
                    addressPiece.kind() == Kind.COMMENT
                        ? addressPiece.inside()
                        : commented(addressPiece));
    Stream<String> quoted =
        all.stream()
            .filter(addressPiece -> addressPiece.kind() == Kind.QUOTED)
            .flatMap(addressPiece -> ANGLES.matcher(addressPiece.text()).results())
            .map((MatchResult found) -> found.group(1).strip())
            .filter(text -> text.contains("@"));
    return Stream.concat(
        Stream.concat(Stream.of(names), comments).flatMap(SingleMailbox::lookalikes), quoted);
  }

  /// {@return the comments within an angle}
  private static String commented(AddressPiece angle) {
    return AddressPiece.of(angle.inside()).orElse(List.of()).stream()
        .filter(addressPiece -> addressPiece.kind() == Kind.COMMENT)
        .map(AddressPiece::inside)
        .collect(Collectors.joining(" "));
  }

  private static Stream<String> lookalikes(String text) {
    return WORDS
        .matcher(SIGN.matcher(text).replaceAll("@"))
        .results()
        .map(MatchResult::group)
        .filter(word -> word.indexOf('@') > 0 && !word.endsWith("@"))
        .map(word -> TRIMMINGS.matcher(word).replaceAll(""));
  }
}
