/**
 * The letters typed between the key that opens the palette and the appearance of its field, whose code may still be on
 * its way: they belong to the search, not to the page's shortcuts.
 */
export const typedAhead = {
  start: (): void => {
    typed = '';
    window.addEventListener('keydown', note, true);
  },
  stop: (): void => window.removeEventListener('keydown', note, true),
  read: (): string => typed,
};

let typed = '';

const note = (event: KeyboardEvent): void => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
  if (event.key === 'Backspace') typed = typed.slice(0, -1);
  else if (event.key.length === 1) typed += event.key;
  else return;
  event.preventDefault();
  event.stopImmediatePropagation();
};
