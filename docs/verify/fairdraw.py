"""Reference generator of fairdraw/v1: prints the test vectors; verify.py uses its formulas."""
import hashlib, hmac, itertools, struct
H = lambda b: hashlib.sha256(b).digest()
M = lambda k, b: hmac.new(k, b, hashlib.sha256).digest()
def F(*ps):                                   # unambiguous: u16 length + bytes per field
    o = b''
    for p in ps:
        p = p.encode() if isinstance(p, str) else struct.pack('>Q', p) if isinstance(p, int) else p
        o += struct.pack('>H', len(p)) + p
    return o
def chain(z, n):                              # A(t) = chain(Z, T-t); A(0) is the public anchor
    for _ in range(n): z = H(F('fairdraw/v1/chain', z))
    return z
commit  = lambda game, setup, anchor, S: H(F('fairdraw/v1/commit', game, setup, anchor, S))
deck    = lambda cards: H(F('fairdraw/v1/deck', *cards)).hex()     # of a list that stays closed
pledge  = lambda seat, e: H(F('fairdraw/v1/pledge', seat, e))
entropy = lambda d: H(F('fairdraw/v1/entropy', *[x for k in sorted(d) for x in (k, d[k])]))
gamekey = lambda seed, E, game: M(E, F('fairdraw/v1/game', game, seed))   # seed = A(t) public, S hidden
stream  = lambda K, turn, purpose, scope: M(K, F('fairdraw/v1/stream', turn, purpose, scope))
class Draw:
    def __init__(s, key, mix=b''): s.k, s.j, s.b = M(key, F('fairdraw/v1/mix', mix)), 0, b''
    def u64(s):
        if not s.b: s.b = M(s.k, struct.pack('>Q', s.j)); s.j += 1
        x, s.b = struct.unpack('>Q', s.b[:8])[0], s.b[8:]; return x
    def below(s, n):                          # rejection sampling: exactly uniform
        lim = 2**64 - 2**64 % n
        while True:
            x = s.u64()
            if x < lim: return x % n
    def shuffle(s, a):                        # Fisher-Yates, high index down
        a = list(a)
        for i in range(len(a) - 1, 0, -1):
            j = s.below(i + 1); a[i], a[j] = a[j], a[i]
        return a
leaf = lambda i, b: H(b'\0' + struct.pack('>I', i) + b)
def root(ls):                                 # odd node is carried up unchanged
    while len(ls) > 1:
        ls = [H(b'\1' + ls[i] + ls[i+1]) if i + 1 < len(ls) else ls[i] for i in range(0, len(ls), 2)]
    return ls[0]
def deck_root(kd, deck): return root([leaf(i, M(kd, F('fairdraw/v1/salt', i)) + F('card', c)) for i, c in enumerate(deck)])
def deal(players, places, wishes):            # the least sum of squared ranks, then the luck of the draw
    cost = lambda p, s: (1 + next((i for i, group in enumerate(wishes[p]) if s in group), len(wishes[p]))) ** 2
    key = lambda row: (sum(map(cost, players, row)), [(cost(p, s), places.index(s)) for p, s in zip(players, row)])
    return dict(zip(players, min(itertools.permutations(places), key=key)))
if __name__ == '__main__':
    S, Z, T, g, setup = bytes(range(32)), bytes(range(32, 64)), 1000, 'BI-0001', H(b'canonical setup json')
    A = lambda t: chain(Z, T - t)
    E = entropy({'p1': 'red fox', 'p2': 'blue whale', 'p3': '', 'p4': '7 7 7', 'p5': 'Zürich'})
    assert chain(A(3), 3) == A(0)             # what a player checks after turn 3
    k = stream(gamekey(A(3), E, g), 3, 'foreign-army', 'france'); d = Draw(k)
    print(A(0).hex(), commit(g, setup, A(0), S).hex(), pledge('p1', 'red fox').hex(), E.hex(), A(3).hex(), k.hex(), sep='\n')
    print([format(d.u64(), '016x') for _ in range(3)])
    d = Draw(k); print([d.below(6) + 1 for _ in range(12)]); print(Draw(k).shuffle(['p1', 'p2', 'p3', 'p4', 'p5']))
    kd = stream(gamekey(S, E, g), 0, 'deck', 'event/1'); deck = Draw(kd).shuffle([str(i) for i in range(12)])
    print(deck); print(deck_root(kd, deck).hex())
