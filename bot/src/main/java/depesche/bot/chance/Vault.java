package depesche.bot.chance;

import depesche.bot.config.OwnerOnly;
import depesche.bot.config.UnusableInput;
import java.io.IOException;
import java.math.BigInteger;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.GeneralSecurityException;
import java.security.SecureRandom;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.Optional;
import java.util.Set;
import javax.crypto.Cipher;
import javax.crypto.spec.GCMParameterSpec;
import javax.crypto.spec.SecretKeySpec;

/// Locks the secrets of games, so that neither the ledger nor a copy of it shows them: AES-256-GCM
/// under a key in a file of its own. The key is made when it is first needed.
public final class Vault {

  private static final int KEY = 32;
  private static final int NONCE = 12;
  private static final int TAG_BITS = 128;
  private static final String CIPHER = "AES/GCM/NoPadding";

  private final Path file;
  private final SecureRandom random = new SecureRandom();
  private Optional<SecretKeySpec> key;

  /// One that is not on the disk yet.
  private Optional<SecretKeySpec> draft = Optional.empty();

  private Vault(Path file, Optional<SecretKeySpec> key) {
    this.file = file;
    this.key = key;
  }

  /// {@return the vault whose key is in this file, or will be}
  ///
  /// @throws UnusableInput if the file holds no key, or others may read it
  public static Vault in(Path file) {
    return new Vault(file, Files.exists(file) ? Optional.of(read(file)) : Optional.empty());
  }

  private static SecretKeySpec read(Path file) {
    try {
      if (mayOthersRead(file) && OwnerOnly.isKept(file.toAbsolutePath().resolveSibling("."))) {
        throw new UnusableInput(file + " can be read by others: chmod 600 " + file);
      }
      byte[] bytes = HexFormat.of().parseHex(Files.readString(file).strip());
      if (bytes.length == KEY) {
        return new SecretKeySpec(bytes, "AES");
      }
    } catch (IOException | IllegalArgumentException _) {
      // Told below.
    }
    throw new UnusableInput(
        file + " holds no key: 64 hexadecimal digits; put your copy of it back");
  }

  private static boolean mayOthersRead(Path file) throws IOException {
    try {
      Set<PosixFilePermission> may = Files.getPosixFilePermissions(file);
      return may.contains(PosixFilePermission.GROUP_READ)
          || may.contains(PosixFilePermission.OTHERS_READ);
    } catch (UnsupportedOperationException _) {
      return false;
    }
  }

  /// Makes the key, if there is none yet.
  public synchronized void ready() {
    if (key.isEmpty()) {
      prepare();
      write(HexFormat.of().formatHex(draft.orElseThrow().getEncoded()) + "\n");
      key = draft;
    }
  }

  /// Makes the key, if there is none yet, and leaves it to [#ready] to write it: until then it
  /// tells words, but opens nothing.
  public synchronized void prepare() {
    if (key.isEmpty() && draft.isEmpty()) {
      draft = Optional.of(new SecretKeySpec(random(KEY), "AES"));
    }
  }

  /// {@return whether the key is on the disk}
  public synchronized boolean isReady() {
    return key.isPresent();
  }

  /// The key is on the disk before anything is locked with it.
  private void write(String text) {
    Set<PosixFilePermission> mine = PosixFilePermissions.fromString("rw-------");
    Set<StandardOpenOption> fresh = Set.of(StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
    try (FileChannel channel =
        FileChannel.open(file, fresh, PosixFilePermissions.asFileAttribute(mine))) {
      channel.write(ByteBuffer.wrap(text.getBytes(StandardCharsets.US_ASCII)));
      channel.force(true);
    } catch (IOException _) {
      throw new UnusableInput(
          "cannot make " + file + ": fix its permissions, or set another data folder");
    }
  }

  private byte[] random(int length) {
    byte[] bytes = new byte[length];
    random.nextBytes(bytes);
    return bytes;
  }

  /// {@return the secret, locked: longer than it was}
  public byte[] lock(byte[] secret) {
    ready();
    byte[] nonce = random(NONCE);
    return Fairdraw.concat(nonce, cipher(Cipher.ENCRYPT_MODE, nonce, secret, 0));
  }

  /// {@return what [#lock] locked}
  ///
  /// @throws UnusableInput if the key is missing or another one
  public byte[] unlock(byte[] locked) {
    if (key.isEmpty()) {
      throw new UnusableInput(
          "the key of the ledger is missing: put your copy of %s back; without it no game can be continued"
              .formatted(file));
    }
    byte[] nonce = Arrays.copyOf(locked, NONCE);
    return cipher(Cipher.DECRYPT_MODE, nonce, locked, NONCE);
  }

  /// {@return a word that only the holder of the key can tell, always the same for the same thing}
  /// So something lost and done again is called as it was before.
  ///
  /// @param about what it is for
  public String word(int length, String... about) {
    if (draft.isEmpty()) {
      ready();
    }
    byte[] thing =
        Fairdraw.concat(Fairdraw.fields("depesche/word"), Fairdraw.fields((Object[]) about));
    BigInteger rest =
        new BigInteger(1, Fairdraw.hmac(key.or(() -> draft).orElseThrow().getEncoded(), thing));
    BigInteger base = BigInteger.valueOf(RandomTokens.LETTERS.length());
    StringBuilder word = new StringBuilder();
    for (int i = 0; i < length; i++) {
      word.append(RandomTokens.LETTERS.charAt(rest.mod(base).intValue()));
      rest = rest.divide(base);
    }
    return word.toString();
  }

  private byte[] cipher(int mode, byte[] nonce, byte[] bytes, int from) {
    try {
      Cipher cipher = Cipher.getInstance(CIPHER);
      cipher.init(mode, key.orElseThrow(), new GCMParameterSpec(TAG_BITS, nonce));
      return cipher.doFinal(bytes, from, bytes.length - from);
    } catch (GeneralSecurityException _) {
      throw new UnusableInput(
          file + " is not the key of this ledger: put your copy of the right one back");
    }
  }
}
