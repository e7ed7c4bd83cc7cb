package depesche.bot.ledger.mail;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.Table;

/// A file that parcels bring: kept once, as long as one of them is still to be sent.
@Entity
@Table(name = "enclosure")
public class EnclosureRow {

  /// SHA-256 of the file, in hexadecimal.
  @Id public String digest = "";

  @Column(name = "content")
  public byte[] bytes = {};

  /// How many parcels will bring it.
  public int parcels;
}
