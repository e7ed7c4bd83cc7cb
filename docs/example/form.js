// The form for orders: pull-downs of what may be chosen, and the lines that come of it, to copy or to mail. They are drawn on
// the map of the page, if it has one. Nothing is sent from here. Without this a page shows lines to begin with.
'use strict';

const FORM = (() => {
  const LONGEST = 1800;

  // Each line begins with the number of characters it shares with the one before it.
  const unpacked = packed => {
    let last = '';
    return packed.split('\n').map(line => (last = last.slice(0, parseInt(line[0], 36)) + line.slice(1)));
  };

  // The lines that say what is chosen for one question; in an order all that is asked must be chosen.
  const said = (choice, chosen) => {
    const words = chosen.filter((word, at) => word && chosen.indexOf(word) === at);
    if (!words.length || (choice.ordered && words.length < choice.most)) {
      return [];
    }
    return choice.verb ? [choice.verb + ' ' + words.join(' ')] : words;
  };

  // What of lines on file was chosen for a question.
  const chosen = (choice, words, filed) => {
    const head = choice.verb + ' ';
    return choice.verb
      ? filed.filter(line => line.startsWith(head)).slice(-1).flatMap(line => line.slice(head.length).split(' '))
      : filed.filter(line => words.includes(line));
  };

  const encoded = text =>
    encodeURIComponent(text).replace(/[!'()*]/g, sign => '%' + sign.charCodeAt(0).toString(16).toUpperCase());

  // The address that opens a mail with these lines; empty if it is longer than mail programs take.
  const link = (start, lines) => {
    const whole = start + lines.map(encoded).join('%0D%0A');
    return whole.length > LONGEST ? '' : whole;
  };

  // What a line looks like on a map: from where, over what, to where.
  const arrow = (line, places) => {
    const words = line.split(' ');
    const at = words.filter(word => places[word]).map(word => places[word]);
    return {at, aids: words.includes('S') || words.includes('C')};
  };

  return {unpacked, said, chosen, link, arrow};
})();

if (typeof document !== 'undefined' && typeof orders !== 'undefined') {
  (() => {
    const section = document.getElementById('form');
    const part = name => section.querySelector('.' + name);
    const text = part('text');
    const fields = part('fields');
    const send = part('send');
    const start = send ? send.dataset.start : '';
    const drawn = orders.drawn;
    const SVG = 'http://www.w3.org/2000/svg';
    let layer = null;
    let read = () => [];

    const add = (to, name, words) => {
      const element = document.createElement(name);
      element.textContent = words || '';
      to.append(element);
      return element;
    };

    const select = (to, label, words, first) => {
      const box = add(to, 'label', label + ' ');
      const list = add(box, 'select');
      list.append(...(first ? [new Option(first, '')] : []), ...words.map(word => new Option(word, word)));
      return list;
    };

    const shape = (name, values) => {
      const one = document.createElementNS(SVG, name);
      Object.entries(values).forEach(([key, value]) => one.setAttribute(key, value));
      layer.append(one);
    };

    const line = (from, to, kind) => {
      const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
      const length = Math.hypot(dx, dy) || 1;
      const [x, y] = [dx / length * 16, dy / length * 16];
      const end = [to[0] - x * 0.8, to[1] - y * 0.8];
      shape('path', {class: kind, d: 'M' + from + 'L' + end
        + 'M' + [end[0] - x - y * 0.6, end[1] - y + x * 0.6] + 'L' + end + 'L' + [end[0] - x + y * 0.6, end[1] - y - x * 0.6]});
    };

    const draw = lines => {
      if (!layer) {
        return;
      }
      layer.replaceChildren();
      lines.map(one => FORM.arrow(one, drawn.map.places)).forEach(({at, aids}) => {
        if (at.length === 1 || (at.length > 1 && aids && at.length === 2)) {
          const [x, y] = at[at.length - 1];
          shape('circle', {class: aids ? 'aid' : 'move', cx: x, cy: y, r: 24});
        }
        if (at.length === 2) {
          line(at[0], at[1], aids ? 'aid' : 'move');
        } else if (at.length > 2) {
          const [from, one, two] = at;
          line(from, [(one[0] + 2 * two[0]) / 3, (one[1] + 2 * two[1]) / 3], 'aid');
        }
      });
    };

    const tell = () => {
      const lines = read();
      text.value = lines.join('\n');
      text.rows = Math.max(3, lines.length);
      draw(lines);
      if (send) {
        const address = FORM.link(start, lines);
        send.hidden = !lines.length || !address;
        send.href = address || start;
        part('long').hidden = Boolean(address);
      }
    };

    const show = sheet => {
      fields.replaceChildren();
      const all = sheet.choices.map(choice => {
        const words = FORM.unpacked(choice.words);
        const before = FORM.chosen(choice, words, sheet.filed);
        const lists = [];
        for (let i = 0; i < choice.most; i++) {
          const list = select(fields, choice.most > 1 ? choice.about + ' ' + (i + 1) : choice.about, words, '–');
          list.value = before[i] || '';
          list.addEventListener('change', tell);
          lists.push(list);
        }
        return () => FORM.said(choice, lists.map(list => list.value));
      });
      read = () => all.flatMap(one => one());
      tell();
    };

    if (drawn) {
      const figure = add(part('map'), 'div');
      const image = add(figure, 'img');
      image.src = drawn.picture;
      image.alt = '';
      layer = document.createElementNS(SVG, 'svg');
      layer.setAttribute('viewBox', '0 0 ' + drawn.map.width + ' ' + drawn.map.height);
      layer.setAttribute('class', 'layer');
      layer.setAttribute('aria-hidden', 'true');
      figure.className = 'drawn';
      figure.append(layer);
    }
    part('example').hidden = true;
    section.querySelectorAll('.scripted').forEach(one => (one.hidden = false));
    if (orders.sheets.length > 1) {
      const who = select(part('who'), section.dataset.who, orders.sheets.map(sheet => sheet.seat), '');
      who.addEventListener('change', () => show(orders.sheets[who.selectedIndex]));
    }
    part('copy').addEventListener('click', () => {
      text.select();
      document.execCommand('copy');
    });
    show(orders.sheets[0]);
  })();
}
