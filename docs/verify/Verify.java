import module java.base; // Java 25 and nothing else: java Verify.java transcript.json; README.md says what is checked, and why
int failed; final HexFormat HEX = HexFormat.of(); RuntimeException bad(Object found) { return new IllegalArgumentException("in the wrong place: " + found); }
final Pattern TOKEN = Pattern.compile("\"(?:[^\"\\\\\\x00-\\x1f]++|\\\\.)*+\"|\\d++|\\S"), ESCAPE = Pattern.compile("\\\\(u.{4}|.)");
Object json(Deque<String> tokens) { // objects, lists, texts and whole numbers: nothing else occurs in a transcript
  String t = tokens.remove(), end = t.equals("{") ? "}" : "]"; if (t.matches("\\d+")) return Integer.valueOf(t);
  if (t.length() > 1) return ESCAPE.matcher(t.substring(1, t.length() - 1)).replaceAll(m -> Matcher.quoteReplacement(m.group().length() > 2
      ? "" + (char) Integer.parseInt(m.group().substring(2), 16) : m.group().replace("\\/", "/").translateEscapes()));
  var list = new ArrayList<Object>(); var map = new TreeMap<String, Object>(); if (!"[{".contains(t)) throw bad(t);
  for (String sign = tokens.element().equals(end) ? tokens.remove() : ","; !sign.equals(end); sign = tokens.remove())
    if (sign.equals(end.equals("}") && list.size() % 2 == 1 ? ":" : ",")) list.add(json(tokens)); else throw bad(sign);
  for (int i = 0; i < list.size() && end.equals("}"); i += 2) if (map.put((String) list.get(i), list.get(i + 1)) != null) throw bad(list.get(i));
  return end.equals("}") ? map : list; }
@SuppressWarnings("unchecked") <T> T in(Object map, String field) { return (T) Objects.requireNonNull(((Map<String, T>) map).get(field), field); }
String text(Object map, String field) { return in(map, field); } List<Object> list(Object map, String field) { return in(map, field); }
List<Object> maybe(Object map, String field) { return map instanceof Map<?, ?> m && m.containsKey(field) ? list(map, field) : List.of(); }
byte[] hex(Object map, String field) { return HEX.parseHex(text(map, field)); }
byte[] utf8(String text) { return text.getBytes(StandardCharsets.UTF_8); } byte[] number(long n) { return ByteBuffer.allocate(8).putLong(n).array(); }
byte[] join(byte[]... parts) { var all = new ByteArrayOutputStream(); for (byte[] p : parts) all.writeBytes(p); return all.toByteArray(); }
byte[] field(Object f) { // behind its length in two bytes, so that nothing is ambiguous
  byte[] b = f instanceof byte[] raw ? raw : f instanceof Integer n ? number(n) : utf8((String) f); return join(new byte[] {(byte) (b.length >> 8), (byte) b.length}, b); }
byte[] F(Object... fields) { return join(Stream.of(fields).map(this::field).toArray(byte[][]::new)); } byte[] sha(byte[]... b) throws Exception { return MessageDigest.getInstance("SHA-256").digest(join(b)); }
byte[] hash(String name, Object... fields) throws Exception { return sha(F("fairdraw/v1/" + name), F(fields)); }
byte[] mac(byte[] key, byte[] b) throws Exception { var m = Mac.getInstance("HmacSHA256"); m.init(new SecretKeySpec(key, "HMAC")); return m.doFinal(b); }
byte[] mac(byte[] key, String name, Object... fields) throws Exception { return mac(key, join(F("fairdraw/v1/" + name), F(fields))); }
byte[] leaf(int i, byte[] b) throws Exception { return sha(new byte[1], Arrays.copyOfRange(number(i), 4, 8), b); }
byte[] root(List<byte[]> row) throws Exception { var up = new ArrayList<byte[]>(); // a Merkle tree; an odd node is carried up unchanged
  for (int i = 0; i < row.size(); i += 2) up.add(i + 1 < row.size() ? sha(new byte[] {1}, row.get(i), row.get(i + 1)) : row.get(i));
  return up.isEmpty() ? sha() : up.size() == 1 ? up.getFirst() : root(up); }
byte[] climb(byte[] node, int i, int width, List<Object> path) throws Exception { // from leaf i of so many up to the root
  if (width < 2) return path.isEmpty() ? node : sha(); boolean alone = (i ^ 1) >= width; byte[] other = alone ? node : HEX.parseHex((String) path.getFirst());
  return climb(alone ? node : i % 2 == 0 ? sha(new byte[] {1}, node, other) : sha(new byte[] {1}, other, node), i / 2, (width + 1) / 2,
      path.subList(alone ? 0 : 1, path.size())); }
String bencode(Object o) { var b = new StringBuilder(); // what a sum covers: all that was published, but no sum and nothing that was opened later
  if (o instanceof Map<?, ?> m) m.forEach((k, v) -> b.append(k.equals("sum") || k.equals("opened") ? "" : bencode(k) + bencode(v))); if (o instanceof List<?> l) l.forEach(v -> b.append(bencode(v)));
  return o instanceof Map ? "d" + b + "e" : o instanceof List ? "l" + b + "e" : o instanceof String s ? utf8(s).length + ":" + s : "i" + o + "e"; }
void same(String line, Object expected, Object found) { Object e = expected instanceof byte[] b ? HEX.formatHex(b) : expected; failed += e.equals(found) ? 0 : 1;
  IO.println(e.equals(found) ? "ok      " + line : "FAILED  " + line + ": expected " + e + ", found " + found); }
int below(byte[] key, long[] used, int n) throws Exception { // the next word, or the one after it: by rejection, so exactly uniform
  long word = ByteBuffer.wrap(mac(key, number(used[0] / 4))).getLong((int) (used[0]++ % 4) * 8);
  return Long.compareUnsigned(word, -1 - Long.remainderUnsigned(-n, n)) <= 0 ? (int) Long.remainderUnsigned(word, n) : below(key, used, n); }
byte[] draw(byte[] gameKey, Object turn, Object draw, String steps) throws Exception { // gives the root over what was drawn
  byte[] stream = mac(gameKey, "stream", in(turn, "turn"), in(draw, "purpose"), in(draw, "scope")), key = mac(stream, "mix", text(turn, "mix"));
  long[] used = {0}; var row = new ArrayList<byte[]>(); for (Object step : list(draw, steps)) {
    var got = new ArrayList<Object>(list(step, "of")); int n = in(step, "below");
    if (n > 0) got.add("" + below(key, used, n)); else for (int i = got.size() - 1; i > 0; i--) Collections.swap(got, i, below(key, used, i + 1));
    same("turn " + in(turn, "turn") + ", " + in(draw, "purpose") + " " + in(draw, "scope") + ": drawn " + (list(step, "got").size() > 12 ? list(step, "got").size() + " in order" : String.join(" ", this.<List<String>>in(step, "got"))), got, in(step, "got"));
    for (Object card : list(step, "got")) row.add(leaf(row.size(), join(mac(stream, "salt", row.size()), F("card", card)))); } return root(row); }
int cost(List<Object> wishes, Object seat) { int r = 1; for (Object group : wishes) if (((List<?>) group).contains(seat)) break; else r++; return r * r; }
int[] deal(List<List<Object>> wishes, List<Object> seats, List<Integer> row, int[] best) { // the least sum of squared ranks, then the luck of the draw
  int[] key = new int[1 + 2 * row.size()]; for (int i = 0; i < row.size(); i++) key[0] += key[2 * i + 1] = cost(wishes.get(i), seats.get(key[2 * i + 2] = row.get(i)));
  if (row.size() == seats.size()) return best.length == 0 || Arrays.compare(key, best) < 0 ? key : best;
  for (int i = 0; i < seats.size(); i++) if (!row.contains(i)) { row.add(i); best = deal(wishes, seats, row, best); row.removeLast(); } return best; }
Deque<String> tokens(String file) { return new ArrayDeque<>(TOKEN.matcher(file).results().map(MatchResult::group).toList()); }
void verify(Deque<String> tokens) throws Exception {
  Object file = json(tokens), head = in(file, "head"), keys = in(file, "keys"), before = in(head, "anchor"), sum = in(head, "sum"), game = in(head, "game");
  if (!tokens.isEmpty() || !text(file, "format").equals("fairdraw/v1")) throw bad("format " + in(file, "format") + tokens);
  var phrases = new TreeMap<String, String>(); var codes = new LinkedHashMap<String, byte[]>(); // of each seat's last letter
  for (Object seat : list(head, "seats")) { String name = in(seat, "seat"), phrase = in(seat, "phrase"), pledge = in(seat, "pledge");
    if (phrases.put(name, phrase) != null || codes.put(name, hash("letters", game, name)) != null) throw bad("seat " + name);
    if (!phrase.isEmpty() && !pledge.isEmpty()) same("before the game: " + name + " revealed the phrase that was pledged", hash("pledge", name, phrase), pledge); }
  same("before the game: the sum over set-up, commitment and phrases", hash("sum", game, 0, "", sha(utf8(bencode(head)))), sum); var setup = (Map<?, ?>) json(tokens(text(head, "setup"))); Object decks = setup.get("decks");
  if (setup.get("deck") instanceof Map<?, ?> f) IO.println("unseen  before the game: what is in the file " + f.get("file") + " (./depesche verify compares it)");
  byte[] entropy = hash("entropy", phrases.entrySet().stream().flatMap(e -> Stream.of(e.getKey(), e.getValue())).toArray());
  byte[] chained = hash("seals", game, hex(head, "commitment")); var roots = new HashMap<Object, Object>(); var seats = List.copyOf(codes.keySet()); boolean over = !text(keys, "hidden").isEmpty(); int number = 0;
  for (Object turn : list(file, "turns")) {
    String where = "turn " + in(turn, "turn"); Object opened = in(turn, "opened"); var leaves = list(turn, "leaves"); if (!in(turn, "turn").equals(++number) || Stream.of("draws", "hidden").flatMap(f -> list(turn, f).stream())
        .map(d -> text(d, "purpose") + "\n" + in(d, "scope")).distinct().count() < list(turn, "draws").size() + list(turn, "hidden").size()) throw bad(where);
    same(where + ": its anchor, hashed, is the anchor before it", hash("chain", hex(turn, "anchor")), before); before = in(turn, "anchor");
    for (Object d : list(turn, "draws")) draw(mac(entropy, "game", game, hex(turn, "anchor")), turn, d, "steps");
    var lots = new HashMap<Object, List<Object>>(); var wishes = new ArrayList<List<Object>>(); var dealt = new ArrayList<Object>(); var deal = maybe(turn, "deal");
    for (Object d : list(turn, "draws")) if (text(d, "purpose").equals("seats")) lots.put(in(d, "scope"), list(list(d, "steps").getFirst(), "got"));
    if (deal.isEmpty() && !lots.isEmpty() && !setup.containsKey("series")) throw bad("seats without a deal");
    if (!deal.isEmpty()) { for (Object p : lots.get("players")) for (Object d : deal) if (p.equals(in(d, "seat")) && wishes.add(list(d, "wishes"))) dealt.add(in(d, "got"));
      int[] best = deal(wishes, lots.get("places"), new ArrayList<>(), new int[0]); if (best.length != 2 * deal.size() + 1) throw bad("deal");
      same(where + ": the seats were dealt by the wishes", IntStream.range(1, wishes.size() + 1).mapToObj(i -> lots.get("places").get(best[2 * i])).toList(), dealt); }
    for (Object d : over ? list(turn, "hidden") : List.of()) same(where + ", " + in(d, "purpose") + " " + in(d, "scope") + ": is what its root stood for",
        draw(mac(entropy, "game", game, hex(keys, "hidden")), turn, d, "opened"), in(d, "root"));
    var shown = maybe(turn, "shown"); if (shown.size() != maybe(opened, "cards").size()) throw bad("cards of " + where);
    for (Object d : list(turn, "hidden")) roots.put(text(d, "purpose") + " " + in(d, "scope"), in(d, "root")); for (int i = 0; i < shown.size(); i++) {
      Object s = shown.get(i), c = list(opened, "cards").get(i); String deck = text(s, "purpose") + " " + in(s, "scope"); int at = in(s, "index");
      String line = where + ", " + deck + ", card " + (at + 1) + ": " + in(c, "card") + " lay there under the root of its deck";
      if (!text(c, "salt").isEmpty()) same(line, climb(leaf(at, join(hex(c, "salt"), F("card", in(c, "card")))), at, in(s, "size"), list(c, "path")), roots.get(deck));
      else if (over || list(s, "to").isEmpty()) same(line, "its salt", "none"); }
    if (over) for (Object d : list(turn, "hidden")) if (in(d, "purpose").equals("deck") && decks instanceof Map<?, ?> m && m.get(text(d, "scope").replaceFirst("/1$", "")) instanceof Object cards) { var of = list(list(d, "opened").getFirst(), "of");
      same(where + ", " + in(d, "purpose") + " " + in(d, "scope") + (cards instanceof List ? ": all cards that the set-up lists" : ": the cards that the set-up stands for") + " were shuffled", cards, cards instanceof List ? of : HEX.formatHex(hash("deck", of.toArray()))); }
    var writers = list(opened, "letters").stream().map(l -> text(l, "seat")).toList();
    same(where + ": the letters stand in the order of the seats", writers.stream().sorted(Comparator.comparing(seats::indexOf)).toList(), writers);
    for (Object l : list(opened, "letters")) same(where + ", a letter of " + in(l, "seat") + ": is what its receipt code stands for", hash("letter", game, in(l, "seat"), in(l, "phase"), sha(utf8(text(l, "text"))), codes.put(text(l, "seat"), hex(l, "code")), hex(l, "nonce")), in(l, "code"));
    if (leaves.size() + text(turn, "root").length() > 0) same(where + ": its root is over the leaves of all seats", root(leaves.stream().map(l -> HEX.parseHex((String) l)).toList()), in(turn, "root"));
    for (Object s : list(opened, "salts")) same(where + ", " + in(s, "seat") + ": the letters so far are its leaf", leaf(seats.indexOf(text(s, "seat")),
        F(in(s, "seat"), codes.get(text(s, "seat")), hex(s, "salt"))), leaves.get(seats.indexOf(text(s, "seat"))));
    if (over) same(where + ": the letters of all seats are there", leaves.isEmpty() ? leaves : seats, list(opened, "salts").stream().map(s -> text(s, "seat")).toList());
    if (!text(turn, "root").isEmpty()) chained = hash("seal", game, in(turn, "turn"), chained, hex(turn, "root")); if (((Map<?, ?>) turn).containsKey("chain")) same(where + ": the chain of all roots up to it", chained, in(turn, "chain"));
    same(where + ": the sum over all that was published up to it", hash("sum", game, in(turn, "turn"), sum, sha(utf8(bencode(turn)))), sum = in(turn, "sum")); }
  same("the end: no turn is missing", sum, in(file, "sum")); byte[] link = hex(keys, "open"); for (int i = 0; i < 1000; i++) link = hash("chain", link); if (!over) return;
  same("the secrets: Z is the end of the chain of anchors", link, in(head, "anchor"));
  same("the secrets: S and Z are those committed to before the game", hash("commit", game, sha(utf8(text(head, "setup"))), link, hex(keys, "hidden")), in(head, "commitment")); }
void main(String[] files) throws Exception { try { for (String file : files) verify(tokens(Files.readString(Path.of(file))));
  } catch (RuntimeException | IOException e) { System.err.println("No transcript that can be checked: " + e); System.exit(2); }
  IO.println(failed == 0 ? "All of it holds." : failed + " checks failed."); System.exit(failed == 0 ? 0 : 1); }
