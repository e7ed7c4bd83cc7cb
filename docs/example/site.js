// Turns the pages of a game: with the arrow keys, and with a slider over all its turns; copies what is there to be copied.
// Without this every page is whole.
'use strict';

addEventListener('keydown', event => {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || event.target.matches('input, select, textarea')) {
    return;
  }
  const rel = {ArrowLeft: 'prev', ArrowRight: 'next'}[event.key];
  const link = rel && document.querySelector('a[rel=' + rel + ']');
  if (link) {
    location.href = link.href;
  }
});

const slot = document.getElementById('turns');
if (slot && typeof turns !== 'undefined' && turns.length > 1) {
  const slider = document.createElement('input');
  const words = document.createElement('output');
  const here = Number(slot.dataset.place);
  slider.type = 'range';
  slider.min = 0;
  slider.max = turns.length - 1;
  slider.value = here;
  slider.setAttribute('aria-label', 'Turn');
  const say = () => {
    words.textContent = turns[slider.value][1];
    slider.setAttribute('aria-valuetext', words.textContent);
  };
  slider.addEventListener('input', say);
  slider.addEventListener('change', () => {
    if (Number(slider.value) !== here) {
      location.href = slot.dataset.folder + turns[slider.value][0];
    }
  });
  say();
  slot.append(slider, words);
}

document.querySelectorAll('.paste').forEach(paste => {
  const button = paste.querySelector('button');
  const said = paste.querySelector('output');
  button.hidden = false;
  button.addEventListener('click', () => {
    paste.querySelector('textarea').select();
    said.textContent = document.execCommand('copy') ? said.dataset.said : '';
    button.focus();
  });
});
