package depesche.bot.game.trouble;

import depesche.bot.ledger.UnitOfWork;
import depesche.bot.ledger.mail.ListRow;
import depesche.bot.mime.Address;
import depesche.bot.mime.ListAddress;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/// For which of our lists a mail speaks.
record ListVoice(UnitOfWork unitOfWork) {

  /// Programs that write from one address for all lists of a domain.
  private static final Set<String> PROGRAMS =
      Set.of("sympa", "listserv", "majordomo", "mailman", "noreply", "no-reply");

  /// {@return the lists that get something, by the addresses that hang together with theirs}
  List<ListRow> of(String sender, String subject) {
    Optional<Address> program =
        Address.read(sender).filter(address -> PROGRAMS.contains(address.local()));
    List<ListRow> named =
        program.isPresent()
            ? at(program.get().domain(), subject)
            : ListAddress.spokenFor(sender).stream()
                .flatMap(one -> unitOfWork.lists().named(one).stream())
                .toList();
    // Anybody can be named as a list, and its owner answers us before it is one.
    return named.stream().filter(list -> list.state == ListRow.State.ON).toList();
  }

  /// The subject names the list, or there is no other.
  private List<ListRow> at(String domain, String subject) {
    List<ListRow> there = unitOfWork.lists().at(domain);
    boolean single = there.stream().map(list -> list.address).distinct().count() == 1;
    String words = subject.toLowerCase(Locale.ROOT);
    return there.stream()
        .filter(list -> single || words.contains(list.address.replaceFirst("@[^@]*$", "")))
        .toList();
  }
}
