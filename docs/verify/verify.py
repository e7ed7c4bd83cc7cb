"""Checks transcripts of Depesche: python3 verify.py transcript.json (README.md says what is checked, and why)."""
import json, sys
from fairdraw import H, M, F, Draw, chain, commit, pledge, entropy, gamekey, stream, leaf, root, deal, deck
V, failed = 'fairdraw/v1/', 0

def same(line, expected, found):
    global failed
    if isinstance(expected, bytes): expected = expected.hex()
    failed += expected != found
    print('ok      ' + line if expected == found else f'FAILED  {line}: expected {expected}, found {found}')

def once(pairs):                              # a field that stands twice could be read in two ways
    if len(dict(pairs)) != len(pairs): raise ValueError('a field stands twice')
    return dict(pairs)

def bencode(o):                               # what a sum covers: no sum, and nothing that was opened later
    if isinstance(o, dict):
        return b'd' + b''.join(bencode(k) + bencode(o[k]) for k in sorted(o) if k not in ('sum', 'opened')) + b'e'
    if isinstance(o, list): return b'l' + b''.join(map(bencode, o)) + b'e'
    if isinstance(o, str): return str(len(o.encode())).encode() + b':' + o.encode()
    return b'i%de' % o

def draw(where, key, turn, d, steps):         # gives the root over what was drawn
    k = stream(key, turn['turn'], d['purpose'], d['scope'])
    words, cards = Draw(k, turn['mix'].encode()), []
    for step in steps:
        got = [str(words.below(step['below']))] if step['below'] else words.shuffle(step['of'])
        same(f"{where}, {d['purpose']} {d['scope']}: drawn " + (f'{len(step["got"])} in order' if len(step['got']) > 12 else ' '.join(step['got'])), got, step['got'])
        cards += step['got']
    return root([leaf(i, M(k, F(V + 'salt', i)) + F('card', c)) for i, c in enumerate(cards)] or [H(b'')])

def climb(node, i, width, path):              # from leaf i of so many up to the root
    for other in list(path):
        while 1 < width <= i ^ 1: i, width = i // 2, (width + 1) // 2
        node = H(b'\1' + (other + node if i % 2 else node + other))
        i, width = i // 2, (width + 1) // 2
    return node

def verify(t):
    if t['format'] != 'fairdraw/v1': raise ValueError('format ' + t['format'])
    head, unhex = t['head'], bytes.fromhex
    game, before, total, S, Z = head['game'], head['anchor'], head['sum'], unhex(t['keys']['hidden']), unhex(t['keys']['open'])
    seats = [s['seat'] for s in head['seats']]
    codes = {s: H(F(V + 'letters', game, s)) for s in seats}
    if len(codes) != len(seats): raise ValueError('a seat stands twice')
    for s in head['seats']:
        if s['pledge'] and s['phrase']:
            same(f"before the game: {s['seat']} revealed the phrase that was pledged", pledge(s['seat'], s['phrase']), s['pledge'])
    same('before the game: the sum over set-up, commitment and phrases', H(F(V + 'sum', game, 0, '', H(bencode(head)))), total)
    link, roots, decks, E = H(F(V + 'seals', game, unhex(head['commitment']))), {}, json.loads(head['setup']).get('decks', {}), entropy({s['seat']: s['phrase'] for s in head['seats']})
    if file := json.loads(head['setup']).get('deck'): print(f"unseen  before the game: what is in the file {file['file']} (./depesche verify compares it)")
    for n, turn in enumerate(t['turns'], 1):
        where, opened, all = f"turn {turn['turn']}", turn['opened'], [(d['purpose'], d['scope']) for d in turn['draws'] + turn['hidden']]
        if turn['turn'] != n or len(set(all)) < len(all): raise ValueError(where + ' is not in its place, or something was drawn twice in it')
        same(where + ': its anchor, hashed, is the anchor before it', chain(unhex(turn['anchor']), 1), before)
        for d in turn['draws']: draw(where, gamekey(unhex(turn['anchor']), E, game), turn, d, d['steps'])
        lots = {d['scope']: d['steps'][0]['got'] for d in turn['draws'] if d['purpose'] == 'seats'}
        if turn.get('deal') or lots and 'series' not in json.loads(head['setup']):
            if len(turn.get('deal', [])) != len(lots['places']): raise ValueError('deal')
            best = deal(lots['players'], lots['places'], {d['seat']: d['wishes'] for d in turn['deal']})
            same(where + ': the seats were dealt by the wishes', best, {d['seat']: d['got'] for d in turn['deal']})
        for d in turn['hidden'] if S else []:
            same(f"{where}, {d['purpose']} {d['scope']}: is what its root stood for", draw(where, gamekey(S, E, game), turn, d, d['opened']), d['root'])
            cards = decks.get(d['scope'].removesuffix('/1')) if d['purpose'] == 'deck' else None
            if cards: same(f"{where}, {d['purpose']} {d['scope']}: {'all cards that the set-up lists' if isinstance(cards, list) else 'the cards that the set-up stands for'} were shuffled", cards, d['opened'][0]['of'] if isinstance(cards, list) else deck(d['opened'][0]['of']))
        for d in turn['hidden']: roots[d['purpose'] + ' ' + d['scope']] = d['root']
        shown, cards = turn.get('shown', []), opened.get('cards', [])
        if len(shown) != len(cards): raise ValueError('cards of ' + where)
        for s, c in zip(shown, cards):
            name, at = s['purpose'] + ' ' + s['scope'], s['index']
            line = f"{where}, {name}, card {at + 1}: {c['card']} lay there under the root of its deck"
            if c['salt']: same(line, climb(leaf(at, unhex(c['salt']) + F('card', c['card'])), at, s['size'], [unhex(p) for p in c['path']]), roots.get(name))
            elif S or not s['to']: same(line, 'its salt', 'none')
        writers = [l['seat'] for l in opened['letters']]
        same(where + ': the letters stand in the order of the seats', sorted(writers, key=seats.index), writers)
        for l in opened['letters']:
            code = H(F(V + 'letter', game, l['seat'], l['phase'], H(l['text'].encode()), codes[l['seat']], unhex(l['nonce'])))
            same(f"{where}, a letter of {l['seat']}: is what its receipt code stands for", code, l['code'])
            codes[l['seat']] = unhex(l['code'])
        if turn['root'] or turn['leaves']:
            same(where + ': its root is over the leaves of all seats', root([unhex(l) for l in turn['leaves']] or [H(b'')]), turn['root'])
        for s in opened['salts']:
            i = seats.index(s['seat'])
            same(f"{where}, {s['seat']}: the letters so far are its leaf", leaf(i, F(s['seat'], codes[s['seat']], unhex(s['salt']))), turn['leaves'][i])
        if S: same(where + ': the letters of all seats are there', seats if turn['leaves'] else [], [s['seat'] for s in opened['salts']])
        if turn['root']: link = H(F(V + 'seal', game, turn['turn'], link, unhex(turn['root'])))
        if 'chain' in turn: same(where + ': the chain of all roots up to it', link, turn['chain'])
        same(where + ': the sum over all that was published up to it', H(F(V + 'sum', game, turn['turn'], total, H(bencode(turn)))), turn['sum'])
        before, total = turn['anchor'], turn['sum']
    same('the end: no turn is missing', total, t['sum'])
    if S:
        same('the secrets: S and Z are those committed to before the game', commit(game, H(head['setup'].encode()), chain(Z, 1000), S), head['commitment'])
        same('the secrets: Z is the end of the chain of anchors', chain(Z, 1000), head['anchor'])

try:
    for file in sys.argv[1:]:
        with open(file, encoding='utf-8') as f: verify(json.load(f, object_pairs_hook=once))
except (OSError, ValueError, KeyError, TypeError, IndexError) as e:
    sys.exit(print('No transcript that can be checked:', e, file=sys.stderr) or 2)
sys.exit(print('All of it holds.' if not failed else f'{failed} checks failed.') or failed > 0)
