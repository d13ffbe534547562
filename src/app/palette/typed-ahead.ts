/**
 * The letters typed between the key that opens the palette and the appearance of its field, whose code may still be on
 * its way: they belong to the search, not to the page's shortcuts. Escape and a click mean that it is not wanted any
 * more: they call `cancel`.
 */
export const typedAhead = {
  start: (cancel: () => void): void => {
    typed = '';
    cancelled = cancel;
    window.addEventListener('keydown', note, true);
    window.addEventListener('pointerdown', leave, true);
  },
  stop: (): void => {
    window.removeEventListener('keydown', note, true);
    window.removeEventListener('pointerdown', leave, true);
  },
  read: (): string => typed,
};

let typed = '';
let cancelled = () => {};

const leave = (): void => {
  typedAhead.stop();
  cancelled();
};

const note = (event: KeyboardEvent): void => {
  if (event.key === 'Escape') return leave();
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
  if (event.key === 'Backspace') typed = typed.slice(0, -1);
  else if (event.key.length === 1) typed += event.key;
  // Enter would submit the page's form.
  else if (event.key !== 'Enter') return;
  event.preventDefault();
  event.stopImmediatePropagation();
};
