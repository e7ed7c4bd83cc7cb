package depesche.bot.ledger.people;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.Table;

/// A further address of a person, which they have proved to be theirs.
@Entity
@Table(name = "address")
public class AddressRow {

  @Id public String address = "";

  @Column(name = "player_id")
  public long playerId;
}
